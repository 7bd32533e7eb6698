"""Ready-made decks and what is said about a deck: whom it lacks, what cannot be used, how dear its warriors are."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.building.advice import advice, curve
from sudi.games.doomtrooper.building.armies import ARMIES
from sudi.games.doomtrooper.cards.catalogue import BY_ID
from sudi.games.doomtrooper.cards.types import WARRIOR
from sudi.games.doomtrooper.decks import check, starter
from sudi.games.doomtrooper.game import GAME


@pytest.mark.parametrize("army", ARMIES)
def test_every_army_has_a_legal_deck_of_its_warriors_that_lacks_nothing(army):
    deck = starter(f"{army}_army")
    assert check(deck) == []
    assert advice(deck.main) == []
    warriors = [BY_ID[id] for id in deck.main if BY_ID[id].type == WARRIOR]
    assert all(ARMIES[army].takes(card) for card in warriors)
    own = sum(ARMIES[army].has(card) for card in warriors)
    assert own * 2 > len(warriors) or army == "mercenaries"  # there are few of them


def rules(text: str) -> list[str]:
    return [one.rule for one in GAME.check_deck(text).advice]


def test_a_deck_without_fighters_and_missions_cannot_score():
    assert rules("4 algeroth_apostle, 4 powerful_blow") == ["DTR-323"]  # an apostle never fights
    assert "DTR-323" not in rules("4 infantry, 4 powerful_blow")
    assert "DTR-323" not in rules("4 suicide_mission")


def test_a_quarter_of_the_cards_should_be_warriors():
    assert rules("4 infantry, 4 powerful_blow, 4 lucky_shot, 4 inspired") == []
    assert rules("3 infantry, 4 powerful_blow, 4 lucky_shot, 4 inspired") == ["DTR-049"]


def test_what_nothing_can_use_is_named():
    found = GAME.check_deck("4 infantry, 1 elemental_wall, 1 clansman_claymore, 1 bayonet").advice
    assert [one.cards for one in found] == [("bayonet",), ("clansman_claymore",), ("elemental_wall",)]
    assert "Živelná stěna" in found[2].text.cs


def test_the_curve_counts_warriors_by_value():
    main = ("infantry",) * 3 + ("cardinal_dominic", "powerful_blow")
    found = curve(main)
    assert sum(found.values()) == 4
    assert found[str(BY_ID["infantry"].value)] == 3
    assert list(found)[-1] == "10+"


def test_a_name_with_a_slash_or_a_comma_is_read_from_a_file_of_its_own():
    for id in ("ah_uh_19_grapeshot_guardian",):
        name = next((card.name for card in BY_ID.values() if "/" in card.name.en), None)
        assert name is not None, id
        for lang in ("cs", "en"):
            assert GAME.check_deck(f"2 {name[lang]}\n1 infantry\n").size == 3
