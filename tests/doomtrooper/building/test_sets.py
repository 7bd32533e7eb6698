"""Sets and rarities: every built card has its own, and a table allows the sets that it names."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.doomtrooper.cards.catalogue import BY_ID, CARDS
from sudi.games.doomtrooper.cards.sets import RULES_ONLY, SETS, TRIAL, printings, sheet_share
from sudi.games.doomtrooper.game import GAME
from tests.doomtrooper.cards.test_facts import FACTS, NOWHERE, entry_of
from tests.doomtrooper.cards.test_facts import SETS as CODES

# How many cards each set has, as the publisher counted them.
SIZES = {
    "unlimited": 341,
    "inquisition": 175,
    "warzone": 131,
    "mortificator": 122,
    "golgotha": 80,
    "apocalypse": 80,
    "paradise_lost": 124,
    "promo": 20,
}


def test_every_title_of_every_set_is_listed_once():
    listed = [box for box, _ in printings().values()]
    assert {box: listed.count(box) for box in SETS} == SIZES


def test_every_built_card_has_a_set_and_a_rarity():
    for card in CARDS:
        if card.box not in (TRIAL, RULES_ONLY):
            assert card.box in SETS
            assert card.rarity[0] in "CURP"
            assert sheet_share(card) in (1, 2, 3)
    assert {card.id for card in CARDS if card.box == RULES_ONLY} == NOWHERE


@pytest.mark.skipif(not FACTS, reason="the facts of the printed cards do not lie beside the project")
def test_set_and_rarity_are_those_of_the_printed_card():
    boxes = dict(zip(CODES, SETS, strict=True))
    for card in CARDS:
        if card.box not in (TRIAL, RULES_ONLY):
            entry = entry_of(card)
            assert (card.box, card.rarity) == (boxes[entry["expansion_code"]], entry["rarity"]), card.id


def test_programs_and_pages_are_told_set_and_rarity():
    assert BY_ID["archangel"].face()[1]["rarity"] == "C1"
    assert set(SETS) <= set(sudi.games()["doomtrooper"]["sets"])


def test_a_deck_with_cards_of_another_set_is_refused_by_its_cards():
    with pytest.raises(sudi.BadSetup, match=r"not allowed.* and [0-9]+ more"):
        sudi.new("doomtrooper", sets="inquisition", decks=["legion", "legion"])
    sudi.new("doomtrooper", sets="unlimited", decks=["legion", "legion"])  # a starter deck of the base set


@pytest.mark.parametrize("written", ["warzone+unlimited", ["unlimited", "warzone"], "Unlimited, Warzone"])
def test_several_sets_are_written_as_people_write_lists(written):
    match = sudi.new("doomtrooper", seed=5, sets=written, decks=["drawn", "drawn"])
    assert {card.box for card in match.state.t.defs} == {"unlimited", "warzone"}


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"sets": "unlimted"}, "did you mean 'unlimited'"),
        ({"sets": ""}, "Write the names of sets"),
        ({"sets": 3}, "Write the names of sets|is a name"),
        ({"sets": "promo", "decks": ["drawn", "drawn"]}, "too few warriors for any army"),
        ({"sets": "golgotha", "decks": ["drawn:tribes", "drawn"]}, "too few warriors for the army 'tribes'"),
        ({"decks": ["drawn:nobody", "drawn"]}, "There is no army 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused(setup, said):
    with pytest.raises(sudi.SudiError, match=said):
        sudi.new("doomtrooper", **setup)


def test_a_random_deck_is_one_of_the_sets():
    for seed in range(6):
        match = sudi.new("doomtrooper", seed=seed, sets="warzone+inquisition", decks=["random", "random"])
        assert {card.box for card in match.state.t.defs} <= {"warzone", "inquisition"}
        assert GAME.check_deck(match.state.t.setup["decks"][0]).legal
