"""Boosters opened by the players themselves: pick and pass, build, play; nobody sees what another one has."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sudi
from sudi.bots import bot, decide
from sudi.games.doomtrooper.building.boosters import SIZE
from sudi.games.doomtrooper.decks import LEAST, MOST_COPIES, SIDEBOARD
from sudi.kernel.view import sight

from ..soundness import in_order
from ..table import options, play, why

BOOSTERS = 5


def drafted(players: int = 2, seed: int = 3, **setup: Any) -> sudi.Match:
    mode = {2: "duel", 3: "war", 4: "war"}[players]
    values = {"decks": ["picked"] * players, "boosters": BOOSTERS, "sets": "unlimited", **setup}
    return in_order(sudi.new("doomtrooper", mode, players, seed, **values))


def titles(m: sudi.Match, cards: Any) -> list[str]:
    return [m.state.t.defs[c].id for c in cards]


def through(m: sudi.Match, name: str) -> sudi.Match:
    """The first option for everybody while this is asked."""
    while m.decision is not None and m.decision.name == name:
        play(m, options(m)[0])
    return m


# ---- pick and pass ----
def test_everybody_sees_a_booster_of_fifteen_and_no_other():
    m = drafted(3)
    s = m.state
    assert [len(hand) for hand in s.hand] == [SIZE] * 3
    assert [len(left) for left in s.library] == [SIZE * (BOOSTERS - 1)] * 3
    assert len(options(m)) == SIZE + 1
    for seat in range(3):
        seen = sight(s, seat).values
        assert seen["hand"][seat] == s.hand[seat]
        for other in range(3):
            assert seen["library"][other] == [None] * SIZE * (BOOSTERS - 1)
            if other != seat:
                assert seen["hand"][other] == [None] * SIZE
        assert ("options" in seen) is (seat == m.decision.seat if m.decision else False)


def test_boosters_go_to_the_left_then_to_the_right():
    m = drafted(3)
    for step in (1, -1):
        before = [set(hand) for hand in m.state.hand]
        picked = []
        for seat in range(3):
            assert m.decision is not None
            assert m.decision.seat == seat
            card = m.state.hand[seat][4]
            picked.append(card)
            play(m, f"pick {m.state.t.defs[card].id}")
            assert card in m.state.spare[seat]
        for seat in range(3):
            assert set(m.state.hand[(seat + step) % 3]) == before[seat] - {picked[seat]}
        while m.decision is not None and len(m.state.hand[0]) != SIZE:
            play(m, options(m)[0])


def test_others_do_not_see_what_was_picked():
    m = drafted()
    for _ in range(6):
        play(m, options(m)[3])
    seen = sight(m.state, 0).values
    assert seen["spare"][0] == m.state.spare[0]
    assert seen["spare"][1] == [None] * 3
    names = {m.state.t.defs[card].name.en for card in m.state.spare[1]}
    assert not [line for line in m.log(0) if any(name in str(line) for name in names)]


def test_every_card_of_the_boosters_is_somebodys_in_the_end_and_his_own():
    m = drafted(3)
    s = m.state
    there = Counter(titles(m, [c for cards in (*s.hand, *s.library) for c in cards]))
    through(m, "pick")
    assert m.decision is not None
    assert m.decision.name == "build"
    held = [[*s.hand[seat], *s.spare[seat]] for seat in range(3)]
    assert [len(cards) for cards in held] == [SIZE * BOOSTERS] * 3
    assert Counter(titles(m, [c for cards in held for c in cards])) == there
    assert all(s.t.owner[card] == seat for seat, cards in enumerate(held) for card in cards)
    assert len(s.outside) == 2 * 3 * SIZE * BOOSTERS


def test_the_rest_is_picked_for_whoever_likes():
    m = drafted()
    play(m, "pick_rest")
    asked = []
    while m.decision is not None and m.decision.name == "pick":
        asked.append(m.decision.seat)
        play(m, options(m)[0])
    assert set(asked) == {1}
    assert len(asked) == BOOSTERS * (SIZE - 1)  # the last card of a booster is no choice
    m = drafted()
    play(m, "pick_rest", "pick_rest")
    assert m.decision is not None
    assert m.decision.name == "build"


# ---- building ----
@pytest.mark.parametrize("how", ["opened", "picked"])
def test_a_proposal_is_a_legal_deck_and_may_be_taken_as_it_is(how: str):
    m = drafted(decks=[how, how])
    if how == "picked":
        play(m, "pick_rest", "pick_rest")
    for seat in range(2):
        assert m.decision is not None
        assert (m.decision.name, m.decision.seat) == ("build", seat)
        deck = Counter(titles(m, m.state.hand[seat]))
        assert sum(deck.values()) == LEAST
        assert max(deck.values()) <= MOST_COPIES
        assert sight(m.state, 1 - seat).values["hand"][seat] == [None] * LEAST
        play(m, "ready")
    s = m.state
    assert m.decision is not None
    assert m.decision.name == "privilege"
    assert [len(hand) for hand in s.hand] == [7, 7]
    assert [len(left) for left in s.library] == [LEAST - 7] * 2
    rest = SIZE * BOOSTERS - LEAST
    assert all(len(side) == min(SIDEBOARD, rest) for side in s.sideboard)


def test_a_deck_is_changed_card_by_card_within_the_rules():
    m = drafted(decks=["opened", "legion"], boosters=8)
    s = m.state
    assert not [o for o in options(m) if o.startswith("take_out")]  # not under sixty
    assert why(m, f"take_out {s.t.defs[s.hand[0][0]].id}") == "DTR-471"
    added = next(o.split()[1] for o in options(m) if o.startswith("put_in"))
    before = Counter(titles(m, s.hand[0]))
    play(m, f"put_in {added}")
    assert Counter(titles(m, s.hand[0])) == before + Counter([added])
    gone = next(o.split()[1] for o in options(m) if o.startswith("take_out") and not o.endswith(added))
    play(m, f"take_out {gone}")
    deck = Counter(titles(m, s.hand[0]))
    assert deck == before + Counter([added]) - Counter([gone])
    play(m, "ready")
    assert Counter(titles(m, [*s.library[0], *s.hand[0]])) == deck
    assert m.decision is not None
    assert m.decision.name == "privilege"  # the other one has a deck


def test_no_title_is_in_a_deck_more_often_than_the_rules_allow():
    ids = ["infantry"] * 6 + ["trencher", "clansman", "razide", "necromutant"] * 18
    m = sudi.new("doomtrooper", "duel", 2, 1, decks=[f"opened: {' '.join(ids)}", "legion"], victory_points=20)
    assert m.decision is not None
    assert m.decision.name == "privilege"  # whoever has too many of the same has a smaller deck, and no choice
    deck = [*m.state.hand[0], *m.state.library[0]]
    assert Counter(titles(m, deck)) == Counter(dict.fromkeys(ids, MOST_COPIES))


# ---- set-ups, records, bots ----
@pytest.mark.parametrize(
    ("decks", "reason"),
    [
        (["picked", "legion"], "two players"),
        (["opened: infantry", "legion"], "60 cards"),
        (["opened: " + " ".join(["nobody"] * 60), "legion"], "nobody"),
        (["picked: " + " ".join(["infantry"] * 75), "picked: " + " ".join(["infantry"] * 60)], "same number"),
    ],
)
def test_set_ups_that_cannot_be(decks: list[str], reason: str):
    with pytest.raises((sudi.BadSetup, sudi.UnknownName), match=reason):
        sudi.new("doomtrooper", "duel", 2, 1, decks=decks)


@pytest.mark.parametrize("how", ["opened", "picked"])
def test_a_match_with_built_decks_is_recorded_and_played_again(how: str):
    m = drafted(decks=[how, how])
    dice = random.Random(8)
    for _ in range(260):
        if m.decision is None:
            break
        m.choose(dice.randrange(len(m.decision.options)))
    again = sudi.replay(m.record())
    assert again.state == m.state
    assert m.decision is None or m.decision.name not in ("pick", "build")


def test_a_bot_lets_its_cards_be_picked_and_its_deck_be_built():
    m = drafted()
    for _ in range(4):
        assert m.decision is not None
        m.choose(decide(bot("greedy"), m.game, m.state, m.decision.seat, random.Random(1)))
    assert m.decision is not None
    assert m.decision.name == "privilege"


def test_random_players_draft_build_and_finish():
    for seed in range(3):
        m = drafted(seed=seed, sets="all")
        dice = random.Random(seed)
        for step in range(20_000):
            if m.decision is None:
                break
            m.choose(dice.randrange(len(m.decision.options)))
            if step % 40 == 0:
                in_order(m)
        assert m.result is not None
