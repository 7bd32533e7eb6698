"""What is looked up or done in one go gives the same as the long way, on random play with all decks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.effects.forcing import Force
from sudi.games.summonerwars.language.own_text import MORE_LIFE, OTHER_LIFE, life_by
from sudi.games.summonerwars.law.attacks import ATTACKING, ATTACKING_OWN
from sudi.games.summonerwars.law.moves import MOVING
from sudi.games.summonerwars.law.offers import attacks, moves
from sudi.games.summonerwars.rules import attack
from sudi.games.summonerwars.rules.ways import guards
from sudi.games.summonerwars.state import find_strays
from sudi.games.summonerwars.tables import WarTables
from sudi.games.summonerwars.words.phases import ATTACK, MOVE
from sudi.kernel.law import Case
from sudi.kernel.machine import apply
from sudi.kernel.standing import in_force

PAIRS = list(product(READY, READY))


def states(pairs: list[tuple[str, str]], **setup: Any) -> Iterator[Any]:
    """Every decision of one random match for each pair of decks."""
    for seed, decks in enumerate(pairs):
        s, rng = GAME.new_state(seed=seed, decks=list(decks), **setup), Random(seed)
        while s.seat >= 0:
            yield s
            apply(s, rng.randrange(len(s.options)))


def trace(pairs: list[tuple[str, str]], **setup: Any) -> list[Any]:
    return [(s.prompt, s.options, s.rng, list(s.damage), list(s.spent)) for s in states(pairs, **setup)]


@pytest.mark.parametrize("edition", ["first", "later"])
def test_moves_and_attacks_that_are_looked_up_are_those_that_the_law_gives(edition: str) -> None:
    """The generic suite compares every kind of question; this one looks at many more moves and attacks."""
    offered = {MOVE: 0, ATTACK: 0}
    for n, s in enumerate(states(PAIRS, edition=edition)):
        if s.phase in offered and n % 9 == 0:
            quick = moves(s, s.turn) if s.phase == MOVE else attacks(s, s.turn)
            law = (MOVING,) if s.phase == MOVE else (ATTACKING, ATTACKING_OWN)
            lawful = [option for choice in law for option in choice.options(Case(s, s.turn, -1, s.stack[0]))]
            assert sorted(quick) == sorted(lawful)
            offered[s.phase] += bool(quick)
    assert min(offered.values()) > 100


def test_an_attack_done_in_one_go_is_the_same_as_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    plain = attack.plain_attack

    def counted(s: Any, f: Any) -> None:
        done.append(f)
        plain(s, f)

    monkeypatch.setattr(attack, "plain_attack", counted)
    quick = trace(PAIRS)
    assert len(done) > 300
    done.clear()
    monkeypatch.setattr(attack, "spoken_of", lambda s, unit, target: True)
    monkeypatch.setattr(attack, "hits", lambda s, unit, target, dice: attack.HITS.of(s, target))
    assert trace(PAIRS) == quick
    assert not done


def test_no_text_takes_life_away() -> None:
    """If one did, the printed life would not be the least that a card can have (see `least_life`)."""
    kinds = [life_by(rule) for rule in GAME.library.rules.all]
    assert MORE_LIFE in kinds
    assert OTHER_LIFE not in kinds


@pytest.mark.parametrize("edition", ["first", "later"])
def test_whoever_cannot_fall_by_the_printed_life_has_not_fallen(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [pair for pair in PAIRS if "polar_dwarves" in pair or "fallen_kingdom" in pair]  # decks that give life
    quick = trace(pairs, edition=edition)
    made = WarTables.__init__

    def careful(self: WarTables, *args: Any) -> None:
        made(self, *args)
        self.least_life = [0] * len(self.cards)

    monkeypatch.setattr(WarTables, "__init__", careful)
    monkeypatch.setattr(GAME, "_tables", {})
    assert trace(pairs, edition=edition) == quick


def test_units_that_hold_others_fast_are_found_by_their_own_text() -> None:
    found = 0
    for s in states(PAIRS):
        if s.t.on_the_way & s.live:
            odd = s.t.odd_watchers
            for unit in [c for c in s.board if c >= 0 and s.t.is_unit[c]]:
                quick = guards(s, unit)
                s.t.odd_watchers = -1
                assert sorted(guards(s, unit)) == sorted(quick)
                s.t.odd_watchers = odd
                found += bool(quick)
    assert found > 300


def test_a_card_with_room_beside_it_can_be_forced() -> None:
    answers = set()
    for s in states(PAIRS[::3]):
        for card in [c for c in s.board if c >= 0]:
            for force in (Force(1, 2), Force(1, 1), Force(2, 2)):
                answer = force.usable(s, s.turn, card, card)
                assert answer == bool(force.lines(s, s.turn, card, card))
                answers.add((force.low, answer))
    assert answers == {(1, False), (1, True), (2, False), (2, True)}


def test_rules_that_are_remembered_are_the_rules_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    strayed = 0
    for n, s in enumerate(states(PAIRS)):
        if n % 7:
            continue
        strayed += bool(s.strays)
        remembered = {key: in_force(s, key) for key in s.t.standing_masks}
        with monkeypatch.context() as forgetful:
            forgetful.setattr(type(s.t), "remembers", False)
            assert remembered == {key: in_force(s, key) for key in s.t.standing_masks}
    assert strayed > 20


def test_the_cards_that_are_astray_are_kept_up_to_date() -> None:
    for s in states(PAIRS):
        kept = s.strays
        find_strays(s)
        assert s.strays == kept
