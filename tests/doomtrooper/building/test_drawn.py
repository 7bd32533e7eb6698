"""Decks drawn by chance: legal, of their army, with cards that somebody in them can use."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.doomtrooper.building.armies import ARMIES
from sudi.games.doomtrooper.building.drawn import able, draw, line, pool, varied
from sudi.games.doomtrooper.building.usable import idle, suits, usable
from sudi.games.doomtrooper.cards.catalogue import BY_ID, CARDS
from sudi.games.doomtrooper.cards.types import WARRIOR
from sudi.games.doomtrooper.decks import check, parse
from sudi.games.doomtrooper.words import traits as tr


@pytest.mark.rule("DTR-471", "DTR-500")
@pytest.mark.parametrize("army", ARMIES)
def test_a_drawn_deck_is_legal_and_of_its_army(army):
    for seed in range(5):
        deck = draw(seed, ARMIES[army])
        assert check(deck) == []
        assert (len(deck.main), len(deck.side)) == (60, 25)
        warriors = [BY_ID[id] for id in deck.main if BY_ID[id].type == WARRIOR]
        assert len(warriors) >= 20
        assert all(ARMIES[army].takes(card) for card in warriors)
        assert any(ARMIES[army].has(card) for card in warriors)


def test_a_seed_draws_one_deck_and_another_seed_another():
    assert draw(7) == draw(7)
    assert len({draw(seed) for seed in range(20)}) == 20


def test_no_banned_card_is_drawn_and_none_of_our_own():
    banned = {card.id for card in CARDS if card.limit == 0}
    assert banned
    assert banned.isdisjoint(pool())
    assert all(BY_ID[id].box != "trial" for id in pool())


def test_every_title_can_be_drawn_with_somebody_who_can_use_it():
    for number, id in enumerate(pool()):
        deck = draw(number, around=id)
        assert check(deck) == [], id
        assert deck.main.count(id) == min(4, BY_ID[id].limit), id
    assert {army.id for army in able()} == set(ARMIES)


def test_the_decks_of_many_matches_have_every_title_in_turn():
    seen: set[str] = set()
    for number in range(len(pool()) // 2 + 1):
        for written, wanted in zip(varied(number, number, 2), range(2), strict=True):
            title = pool()[(2 * number + wanted) % len(pool())]
            assert title in parse(written).main
            seen.add(title)
    assert seen == set(pool())


def test_a_line_of_a_deck_is_read_back_as_the_deck():
    deck = draw(3)
    assert parse(line(deck)) == deck


def test_a_match_of_drawn_decks_is_recorded_with_its_cards():
    match = sudi.new("doomtrooper", seed=11, decks=["drawn", "drawn:mishima"])
    mine = [card for card, owner in zip(match.state.t.defs, match.state.t.owner, strict=True) if owner == 1]
    assert all(card.traits & tr.MISHIMA for card in mine[:60] if card.type == WARRIOR)
    record = match.record()
    assert all(" / " in deck for deck in record.setup["decks"])
    assert sudi.replay(record).state == match.state


# ---- what can be used ----
@pytest.mark.parametrize(
    ("card", "warrior", "fits"),
    [
        ("clansman_claymore", "clansman", True),  # for Imperial warriors
        ("clansman_claymore", "necromutant", False),
        ("elemental_wall", "keeper_of_the_art", True),  # masters all aspects
        ("elemental_wall", "infantry", False),
        ("dark_fire", "necromutant", True),  # a gift of the Dark Symmetry
        ("dark_fire", "infantry", False),
    ],
)
def test_who_can_use_a_card(card, warrior, fits):
    assert suits(card, warrior) == fits
    assert usable(BY_ID[card], [card, warrior]) == fits


def test_what_opponents_may_bring_is_no_reason_to_call_a_card_idle():
    assert idle(["infantry", "doomed"]) == []  # played on somebody else's warrior
    assert idle(["infantry", "powerful_blow"]) == []


def test_parts_need_something_to_be_added_to():
    assert idle(["infantry", "bayonet"]) == ["bayonet"]
    assert idle(["infantry", "bayonet", "interceptor"]) == []  # a sub-machine gun
