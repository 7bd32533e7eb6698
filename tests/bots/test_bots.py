"""Computer players: what they may know, and that the greedy one plays like somebody who wants to win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sudi
from sudi.bots import NAMES, bot, decide
from sudi.games import game
from sudi.kernel.decision import option_names
from sudi.kernel.machine import apply
from tests.doomtrooper.table import table as doomtrooper
from tests.shards.table import options, table

SHARDS = game("shards")


def middle(seed: int, mode: str = "duel", choices: int = 90, **setup: Any) -> Any:
    """A state somewhere in a random match, at a decision with several options."""
    rng = Random(seed)
    s = SHARDS.new_state(mode, seed=seed, **setup)
    for _ in range(choices):
        before = s.copy()
        apply(s, rng.randrange(len(s.options)))
        if s.seat < 0:
            return before
    return s


def turn_round(s: Any, viewer: int, *piles: list[int]) -> None:
    """Put the cards of hidden piles that the viewer does not know into another order, across all the piles."""
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if not s.known[viewer] >> card & 1]
    cards = [pile[at] for pile, at in places]
    for (pile, at), card in zip(places, reversed(cards), strict=True):
        pile[at] = card


def greedy(match: sudi.Match, seed: int = 0) -> str:
    """The name of what the greedy bot would choose now."""
    assert match.decision is not None
    at = decide(bot("greedy"), match.game, match.state, match.decision.seat, Random(seed))
    return match.decision.options[at].name


class Recorder:
    """Writes down what it is shown and chooses like another bot."""

    name = "recorder"

    def __init__(self, like: str = "random") -> None:
        self.like, self.seen = bot(like), []  # type: ignore[var-annotated]

    def choose(self, game: Any, state: Any, seat: int, rng: Random) -> int:
        self.seen.append(state.copy())
        return self.like.choose(game, state, seat, rng)


def test_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(sudi.UnknownName, match="did you mean 'greedy'"):
        bot("gready")
    assert {"random", "greedy", "greedy0", "policy", "glance", "search", "beginner", "grandmaster"} < set(NAMES)


@pytest.mark.parametrize("name", ["random", "greedy", "policy", "glance", "beginner", "search:i16"])
@pytest.mark.parametrize("mode", ["duel", "teams", "solo"])
def test_what_a_seat_cannot_see_cannot_change_what_its_bot_does(name: str, mode: str) -> None:
    for seed in range(4):
        s = middle(seed, mode, choices=25 if mode == "solo" else 90)
        other = s.copy()
        me = s.seat
        other.rng ^= 0xABCDEF
        turn_round(other, me, other.centre)
        for seat in range(s.t.seats):
            turn_round(other, me, *([other.deck[seat]] if seat == me else [other.deck[seat], other.hand[seat]]))
        assert other.centre != s.centre
        looks = Recorder(name), Recorder(name)
        choices = [decide(look, SHARDS, state, me, Random(7)) for look, state in zip(looks, (s, other), strict=True)]
        assert choices[0] == choices[1]
        assert looks[0].seen == looks[1].seen


def test_a_bot_is_shown_a_plausible_state_and_never_the_real_one() -> None:
    s = middle(3)
    look = Recorder()
    before = s.copy()
    decks = set()
    for seed in range(6):
        decide(look, SHARDS, s, s.seat, Random(seed))
    for shown in look.seen:
        assert shown.options == s.options
        assert shown.hand[s.seat] == sorted(s.hand[s.seat]) or shown.hand[s.seat] == s.hand[s.seat]
        assert (shown.row, shown.health, shown.discard) == (s.row, s.health, s.discard)
        assert sorted(shown.centre) == sorted(s.centre)
        assert shown.rng != s.rng
        decks.add(tuple(shown.centre))
    assert len(decks) == 6
    assert tuple(s.centre) not in decks
    assert s == before


def test_a_bot_that_names_no_option_is_an_error() -> None:
    class Confused:
        name = "confused"

        def choose(self, game: Any, state: Any, seat: int, rng: Random) -> int:
            return len(state.options)

    s = middle(1)
    with pytest.raises(IndexError, match="confused"):
        decide(Confused(), SHARDS, s, s.seat, Random(1))


def test_random_takes_every_option_about_equally_often() -> None:
    match = table({"hand": ["crystal", "blaster", "shard_reactor"]})
    rng, count = Random(1), [0] * 4
    for _ in range(2000):
        count[decide(bot("random"), match.game, match.state, 0, rng)] += 1
    assert all(420 < n < 580 for n in count)


def test_greedy_leaves_no_card_unplayed() -> None:
    for seed in range(6):
        s, rng = SHARDS.new_state("duel", seed=seed, expansion=bool(seed % 2)), Random(seed)
        while s.seat >= 0:
            at = decide(bot("greedy"), SHARDS, s, s.seat, rng)
            names = option_names(s, SHARDS.verbs, s.options)
            me, turn, ends = s.seat, s.turn, names[at] == "end"
            left = [name for name in names if name.startswith(("play ", "exhaust "))]
            if ends and turn == me and left:
                # Only a blow that may end the match is struck before everything is done.
                assert s.power >= s.health[1 - me], names
            apply(s, at)


def test_greedy_strikes_the_last_blow_instead_of_hitting_a_champion() -> None:
    facing = {"health": 5, "champions": ["drakonarius"]}
    assert greedy(table({"hand": []}, facing, power=5)) == "end"


def test_greedy_buys_what_it_can_and_focuses_with_the_rest() -> None:
    row = ["order_initiate", "reactor_drone", "command_seer"]
    match = table({"hand": []}, row=row, gems=5)
    chosen = []
    while match.decision is not None and match.decision.seat == 0 and match.state.turn == 0:
        chosen.append(greedy(match))
        match.choose(chosen[-1])
    assert "recruit command_seer" in chosen or "recruit reactor_drone" in chosen
    assert "focus" in chosen


def test_greedy_defends_itself() -> None:
    match = table({"hand": ["blaster", "crystal"]}, {"hand": ["command_seer", "crystal"], "health": 9})
    match.choose("play blaster")
    match.choose("end")
    assert options(match) == ["shield command_seer", "done"]
    assert greedy(match) == "shield command_seer"


def test_greedy_bids_little_for_a_character() -> None:
    for seed in range(5):
        s, rng = SHARDS.new_state("duel", seed=seed, characters="auction"), Random(seed)
        while s.turns == 0:
            apply(s, decide(bot("greedy"), SHARDS, s, s.seat, rng))
        assert 44 <= min(s.health) < max(s.health) == 50


@pytest.mark.parametrize(
    ("mode", "setup"),
    [
        ("free_for_all", {}),
        ("melee", {"expansion": True}),
        ("teams", {"expansion": True, "relics": "draft"}),
        ("solo", {}),
    ],
)
def test_greedy_plays_every_mode_to_its_end(mode: str, setup: dict[str, Any]) -> None:
    s, rng = SHARDS.new_state(mode, seed=5, **setup), Random(5)
    made = 0
    while s.seat >= 0:
        apply(s, decide(bot("greedy"), SHARDS, s, s.seat, rng))
        made += 1
        assert made < 3000
    assert s.result is not None


def test_who_has_nothing_to_discard_can_only_be_done() -> None:
    """At tables that ask all the same (`ends: asked`), the discard step of an empty hand has that one answer."""
    match = doomtrooper({"hand": []}, {"hand": ["clansman"]}, setup={"ends": "asked"}, actions=0)
    match.choose("end")
    assert match.pending.names == ["done"]
    assert list(match.game.promising(match.state)) == [0]
