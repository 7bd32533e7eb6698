"""The quick ways to a number, an option or a ban say the same as the plain ones, all through random play."""

from __future__ import annotations

from random import Random

import pytest

from sudi.games.smashup.events import MINION_PLAYED, event
from sudi.games.smashup.game import GAME
from sudi.games.smashup.language.numbers import BREAKPOINT, POWER
from sudi.games.smashup.law.minion_offers import PLAYS, minion_plays, open_places
from sudi.games.smashup.law.minions import may_be_played
from sudi.games.smashup.law.permits import HAND, fits, permits
from sudi.games.smashup.rules.playing import awaited
from sudi.games.smashup.rules.readiness import most_gained, ready
from sudi.games.smashup.state import SmashState, by_kind, controller, minions_in_play, own_among
from sudi.games.smashup.words.prompts import PLAY as ASK_PLAY
from sudi.kernel.dealing import determinise
from sudi.kernel.machine import apply
from sudi.kernel.standing import cards_of, in_force
from sudi.kernel.triggers import collect

FACTIONS = [
    ("robots+dinosaurs", "ninjas+zombies"),
    ("tricksters+zombies", "wizards+robots"),
    ("dinosaurs+robots", "dinosaurs+robots"),
]


def moments(factions: tuple[str, str]) -> list[SmashState]:
    """The states of three random matches in which somebody plays cards."""
    found = []
    for seed in range(3):
        rng = Random(seed)
        s = GAME.new_state(players=2, seed=seed, factions=factions, boxes=2)
        while s.seat >= 0:
            if s.prompt == ASK_PLAY and len(s.stack) == 1:
                found.append(s.copy())
            apply(s, rng.randrange(len(s.options)))
    return found


@pytest.mark.parametrize("factions", FACTIONS)
def test_the_table_of_powers_agrees_with_each_minions_own(factions):
    changed = 0
    for s in moments(factions):
        powers = POWER.table(s)
        for minion in minions_in_play(s):
            assert powers[minion] == POWER.of(s, minion) == POWER.derive(s, minion).total
            changed += powers[minion] != s.t.power[minion]
        for rule, seat, card, target, _ in in_force(s, "power"):
            if target < 0:
                covered = [m for m in minions_in_play(s) if rule.scope.covers(s, seat, card, seat, m)]
                assert sorted(rule.scope.those(s, seat, card)) == sorted(covered), s.t.cards[card].id
    assert changed > 20, "something has to change powers for this to mean anything"


@pytest.mark.parametrize("factions", FACTIONS)
def test_a_base_is_ready_when_its_minions_reach_the_breakpoint(factions):
    seen = set()
    for s in moments(factions):
        expected = []
        for place, base in enumerate(s.bases):
            total = sum(POWER.of(s, m) for m in s.minions[place])
            if base and total >= BREAKPOINT.of(s, base[0]):
                expected.append(place)
        assert ready(s) == expected
        seen.add(bool(expected))
    assert seen == {True, False}


@pytest.mark.parametrize("factions", FACTIONS)
def test_no_base_gains_more_than_the_most_that_the_rules_in_play_can_add(factions):
    exhausted = 0
    for s in moments(factions):
        fixed, each, everywhere = most_gained(s.t, s.t.changing_power & s.live)
        for here in s.minions:
            gained = sum(POWER.of(s, m) - s.t.power[m] for m in here)
            most = fixed + each * len(here) + everywhere * len(minions_in_play(s))
            assert s.lasting or gained <= most
            exhausted += gained == most > 0
    assert exhausted, "the limit is not a wild guess"


@pytest.mark.parametrize("factions", FACTIONS)
def test_whatever_waits_for_a_minion_lies_where_it_is_played(factions):
    answered = 0
    for s in moments(factions):
        for minion in minions_in_play(s):
            for place in range(s.t.slots):
                waiting = collect(s, MINION_PLAYED, s.turn, minion, event(minion, place))
                assert awaited(s, place) or not waiting
                answered += bool(waiting)
    assert answered > 20


@pytest.mark.parametrize("factions", FACTIONS)
def test_a_card_is_live_exactly_while_it_lies_at_a_place(factions):
    for s in moments(factions):
        for state in (s, determinise(s, s.seat, 5)):
            assert state.live == sum(1 << card for card, place in enumerate(state.at) if place >= 0)


@pytest.mark.parametrize("factions", FACTIONS)
def test_minions_may_be_played_where_a_permission_covers_it_and_nothing_forbids_it(factions):
    offered = refused = 0
    for s in moments(factions):
        me, allowed = s.turn, permits(s)[0]
        plain = []
        for card in by_kind(s, [c for c in s.hand[me] if s.t.is_minion[c]]):
            for place in range(s.t.slots):
                covered = open_places(s) >> place & 1 and any(fits(s, me, x, card, place, HAND) for x in allowed)
                if covered and may_be_played(s, me, card, place):
                    plain.append(PLAYS[1 << place][card][0])
                else:
                    refused += 1
        plays = minion_plays(s, me, allowed, by_kind(s, s.hand[me]))
        quick = [option for option in plays if option in PLAYS[s.t.everywhere][option & 4095]]
        assert quick == plain
        assert set(plain) <= set(s.options)
        offered += len(plain)
    assert offered > 500
    assert refused > 100


def test_minions_are_sorted_by_who_controls_them():
    for s in moments(FACTIONS[0])[::5]:
        for seat in range(2):
            assert own_among(s, seat, minions_in_play(s)) == [m for m in minions_in_play(s) if controller(s, m) == seat]


def test_the_cards_of_a_set():
    assert cards_of(0) == ()
    assert cards_of(0b1011) == (0, 1, 3)
    assert cards_of(1 << 700) == (700,)
