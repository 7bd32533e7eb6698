"""What is answered by sets of cards or by memory is the same as the long way, on random play with all cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.cards.types import ON_BEARER
from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.language.gear import riders
from sudi.games.doomtrooper.language.ratings import RATING, all_ratings
from sudi.games.doomtrooper.language.reach import reaching, touched
from sudi.games.doomtrooper.language.select import CHANGING, Who
from sudi.games.doomtrooper.language.standing.nature import Becomes
from sudi.games.doomtrooper.law.bearing import BEARING
from sudi.games.doomtrooper.law.combat.attacks import any_attacker, attacks_of
from sudi.games.doomtrooper.law.combat.capability import any_capable, capable, tactic_mask
from sudi.games.doomtrooper.law.cover import may_seek
from sudi.games.doomtrooper.law.laying import bearers
from sudi.games.doomtrooper.law.moments import ANY_MOMENT
from sudi.games.doomtrooper.law.windows import anything, offers
from sudi.games.doomtrooper.state import own_warriors, warriors
from sudi.games.doomtrooper.words.traits import ids
from sudi.kernel.law import Case, allowed
from sudi.kernel.machine import apply
from sudi.kernel.standing import in_force

from ..table import table

TAKERS = ("programmed", "recruitment", "heist", "animate_dead")  # in every deck, so that cards do change hands
EVERY = 5  # every so manieth decision is looked at


def deck(rng: Random) -> str:
    """Warriors and other cards of any kind: of most one, or several of a few, so that copies meet."""
    copies = rng.choice((1, 3))
    fighters = rng.sample([card.id for card in CARDS if card.type == "warrior"], 30 // copies)
    others = rng.sample([card.id for card in CARDS if card.type != "warrior"], 48 // copies)
    return (
        ", ".join(f"{copies} {id}" for id in (*fighters, *dict.fromkeys((*others, *TAKERS))))
        + " / 25 "
        + rng.choice(others)
    )


def states(matches: int, players: int = 2) -> Iterator[Any]:
    """Decisions of random matches: the first of the starter decks, the others of all cards."""
    for seed in range(matches):
        rng = Random(seed)
        decks = [deck(rng) for _ in range(players)]
        free: dict[str, Any] = {} if seed < 2 else {"decks": decks, "deck_rules": "free", "turn_limit": 60}
        s, n = GAME.new_state(players=players, seed=seed, **free), 0
        while s.seat >= 0:
            if n % EVERY == 0:
                yield s
            n += 1
            apply(s, rng.randrange(len(s.options)))


def test_whom_a_card_may_be_given_is_found_by_sets_as_by_asking_everybody() -> None:
    given = refused = 0
    for s in states(30):
        for seat in range(2):
            for card in s.hand[seat]:
                give = s.t.cards[card].give
                if s.t.cards[card].lies != ON_BEARER or not isinstance(give, Who):
                    continue
                pool = own_warriors(s, seat) if give.whose == "yours" else warriors(s)
                slowly = [w for w in pool if allowed(BEARING, Case(s, seat, -1, [], card, w))]
                assert bearers(s, seat, card) == slowly, s.t.defs[card].id
                given += len(slowly)
                refused += len(pool) - len(slowly)
    assert given > 1000
    assert refused > 1000


def test_a_weapon_that_tolerates_no_other_one_is_found_by_sets_too() -> None:
    s = table({"kohort": ["necromutant+vassht", "centurion"], "hand": ["curator_sword"]}).state
    assert [s.t.defs[w].id for w in bearers(s, 0, s.hand[0][0])] == ["centurion"]


@pytest.mark.parametrize(
    ("mine", "theirs", "can"),
    [
        (["cardinal_dominic"], ["clansman"], False),  # attacks the Dark Legion only
        (["cardinal_dominic", "valkyrie"], ["clansman"], True),
        (["samurai~+dai_sho"], ["clansman"], True),  # out of cover
        (["clansman~", "valkyrie~"], ["samurai+dai_sho"], False),  # not with somebody else's weapon
        (["golgotha_princess+foxhole"], [], False),  # may not attack by fight and cannot shoot
        (["golgotha_princess"], [], True),
    ],
)
def test_rare_reasons_for_and_against_an_attack_are_seen_as_well(mine: list[str], theirs: list[str], can: bool) -> None:
    other = {"squad": theirs} if theirs else {"hidden": ["clansman"]}
    s = table({"squad": mine}, other).state
    assert any_attacker(s, 0) == can
    assert bool(attacks_of(s, 0)) == can


def test_somebody_can_attack_exactly_when_there_is_a_pair() -> None:
    seen = set()
    for s in states(20):
        for seat in range(2):
            quick = any_attacker(s, seat)
            assert quick == bool(attacks_of(s, seat))
            assert any_capable(s, seat) == (bool(s.hidden[seat]) or any(capable(s, w) for w in own_warriors(s, seat)))
            seen.add(quick)
    assert seen == {True, False}


def test_a_warrior_that_nothing_touches_seeks_cover_and_fights_by_what_is_printed() -> None:
    plain = touched_ones = 0
    for s in states(20):
        t, inside = s.t, riders(s)
        for w in warriors(s):
            for asking, attacking in ((t.attacking, True), (t.defending, False)):
                if not (touched(s, asking) | inside) >> w & 1:
                    assert tactic_mask(s, w, attacking) == t.tactics[w]
            if (touched(s, t.covering) | inside | s.covered) >> w & 1:
                touched_ones += 1
                continue
            plain += 1
            assert may_seek(s, w) == (not t.never_in_cover >> w & 1), t.defs[w].id
    assert plain > 1000
    assert touched_ones > 1000


def test_the_rules_that_can_reach_a_warrior_are_all_that_do(monkeypatch: pytest.MonkeyPatch) -> None:
    strays = lasting = 0
    for s in states(20):
        strays += bool(s.strays & s.live)
        lasting += bool(s.lasting)
        remembered = {key: in_force(s, key) for key in s.t.standing_masks}
        numbers = {w: [rating.of(s, w) for rating in RATING.values()] for w in warriors(s)}
        for key in s.t.standing_masks:
            for w in warriors(s):
                reached = reaching(s, key, w)
                for entry in in_force(s, key):
                    scope = getattr(entry[0], "scope", None)
                    if entry not in reached and scope is not None:
                        assert not scope.covers(s, entry[1], entry[2], entry[1], w)
        with monkeypatch.context() as forgetful:
            forgetful.setattr(type(s.t), "remembers", False)
            assert remembered == {key: in_force(s, key) for key in s.t.standing_masks}
            assert numbers == {w: [rating.of(s, w) for rating in RATING.values()] for w in warriors(s)}
    assert strays > 50
    assert lasting > 50


def test_cards_of_other_seats_are_kept_up_to_date() -> None:
    for s in states(10):
        kept, live = s.strays, s.live
        s.t.derive(s)
        assert (s.strays, s.live) == (kept, live)


@pytest.mark.parametrize("players", [2, 3])
def test_a_window_is_opened_exactly_when_somebody_has_something_to_offer(players: int) -> None:
    seen = {True: 0, False: 0}
    for s in states(10, players):
        found = any(offers(s, seat, -1, ANY_MOMENT) for seat in range(players) if not s.lost[seat])
        assert anything(s) == found
        seen[found] += 1
    assert min(seen.values()) > 50


def test_every_trait_that_a_card_gives_or_takes_is_known_to_change() -> None:
    changed = 0
    for rule in GAME.library.rules.all:
        if isinstance(rule, Becomes):
            changed |= rule.gains | rule.loses
    assert changed
    assert ids(changed & ~CHANGING) == []


def test_ratings_of_all_are_those_of_each() -> None:
    seen = 0
    for s in states(8):
        each = {w: {name: rating.of(s, w) for name, rating in RATING.items()} for w in warriors(s)}
        assert all_ratings(s, warriors(s)) == each
        seen += any(rating != s.t.printed[name][w] for w, own in each.items() for name, rating in own.items())
    assert seen > 100, "hardly any rating was anything but printed"
