"""Boosters, sealed decks and drafts: cards by rarity, pick and pass, decks of what was picked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sudi
from sudi.games.doomtrooper.building.boosters import booster, classes, with_boosters
from sudi.games.doomtrooper.building.drawn import ALL_SETS
from sudi.games.doomtrooper.building.limited import BOOSTERS, best_army, build, draft, pick, sealed
from sudi.games.doomtrooper.building.usable import idle
from sudi.games.doomtrooper.cards.catalogue import BY_ID
from sudi.games.doomtrooper.cards.types import WARRIOR
from sudi.games.doomtrooper.decks import check

BOXES = with_boosters(ALL_SETS)


@pytest.mark.parametrize("box", BOXES)
def test_a_booster_has_fifteen_cards_of_its_set_by_rarity(box):
    for seed in range(10):
        cards = [BY_ID[id] for id in booster(box, Random(seed))]
        assert len({card.id for card in cards}) == 15
        assert {card.box for card in cards} == {box}
        assert Counter(card.rarity[0] for card in cards) == Counter(classes(box))


def test_the_base_set_has_one_rare_card_in_a_booster_and_promotional_cards_have_none():
    assert Counter(classes("unlimited")) == {"R": 1, "U": 3, "C": 11}
    assert Counter(classes("warzone")) == {"U": 4, "C": 11}
    assert "promo" not in BOXES


def test_what_stands_more_often_on_the_sheet_comes_more_often():
    dice = Random(1)
    seen = Counter(id for _ in range(400) for id in booster("golgotha", dice))
    by_share: dict[str, list[int]] = {}
    for id, n in seen.items():
        by_share.setdefault(BY_ID[id].rarity, []).append(n)
    mean = {rarity: sum(found) / len(found) for rarity, found in by_share.items()}
    assert 1.3 < mean["C2"] / mean["C1"] < 2.3  # twice as often, less because no card comes twice in a booster


def test_everybody_picks_one_card_of_each_pack_and_passes_the_rest():
    opened = draft(3, Random(4), ("unlimited",))
    assert [len(cards) for cards in opened] == [15 * BOOSTERS] * 3
    again = draft(3, Random(4), ("unlimited",))
    assert opened == again
    # Three boosters go round: whoever opened one has at most five of its cards, so rare ones are spread.
    rares = [sum(BY_ID[id].rarity == "R" for id in cards) for cards in opened]
    assert sum(rares) == 3 * BOOSTERS


def test_a_pick_is_what_can_be_used():
    mine = ["clansman"] * 4 + ["young_guard"] * 4
    assert best_army(mine).id == "imperial"
    assert pick(["clansman_claymore", "curator_sword"], mine) == "clansman_claymore"
    assert (
        pick(["clansman_claymore", "curator_sword"], ["necromutant"] * 4 + ["undead_legionnaire"] * 4)
        == "curator_sword"
    )
    assert pick(["golden_lion", "centurion"], mine) == "golden_lion"


@pytest.mark.rule("DTR-471", "DTR-500")
@pytest.mark.parametrize("how", ["sealed", "draft"])
def test_what_is_built_is_legal_and_can_be_used(how):
    for seed in range(4):
        dice = Random(seed)
        cards = sealed(dice, ALL_SETS) if how == "sealed" else draft(2, dice, ALL_SETS)[0]
        deck = build(cards)
        assert check(deck) == []
        assert not Counter((*deck.main, *deck.side)) - Counter(cards)  # nothing that was not opened
        warriors = sum(BY_ID[id].type == WARRIOR for id in deck.main)
        assert warriors >= 15
        assert len(idle(deck.main)) <= 8


@pytest.mark.parametrize("how", ["sealed", "draft"])
def test_a_match_of_such_decks_begins_and_is_recorded(how):
    match = sudi.new("doomtrooper", seed=6, sets="unlimited+inquisition", decks=[how, how])
    assert {card.box for card in match.state.t.defs} <= {"unlimited", "inquisition"}
    assert sudi.replay(match.record()).state == match.state
    other = sudi.new("doomtrooper", seed=7, sets="unlimited+inquisition", decks=[how, how])
    assert other.state.t.setup["decks"] != match.state.t.setup["decks"]
    with pytest.raises(sudi.BadSetup, match="boosters"):
        sudi.new("doomtrooper", sets="promo", decks=[how, how])
