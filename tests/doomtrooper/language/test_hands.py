"""Hands and hidden piles: discarded, filled, swapped, looked through; cards that come back to a hand."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, fight, ids, options, passes, play, table, why


# ---- whole hands ----
def test_subterfuge_takes_the_whole_hand_of_a_player_for_three_actions_and_is_gone():
    m = table({"hand": ["subterfuge"]}, {"hand": ["lucky_shot", "infantry", "infantry"]}, actions=4)
    assert [o for o in options(m) if "subterfuge" in o] == ["play_at subterfuge p2"]  # there is nothing else in p1's
    play(m, "play_at subterfuge p2")
    passes(m)
    assert ids(m, "hand", 1) == []
    assert ids(m, "grave", 1) == ["infantry", "infantry", "lucky_shot"]
    assert ids(m, "sacrificed", 0) == ["subterfuge"]
    assert m.state.actions == 1
    assert m.view(0)["players"][1]["grave"] == [None] * 3  # a discard pile lies face down


def test_a_hand_is_swapped_for_as_many_cards_from_under_the_library():
    library = ["trencher", "clansman", "blood_beret", "infantry"]  # the first lies at the bottom
    m = table({"squad": ["valkyrie"], "hand": ["tucked_away"]}, {"hand": ["lucky_shot", "curator"], "library": library})
    play(m, "meditate", "play_at tucked_away p2")
    passes(m)
    assert ids(m, "hand", 1) == ["clansman", "trencher"]
    under = [m.state.t.defs[c].id for c in m.state.library[1]]
    assert sorted(under[:2]) == ["curator", "lucky_shot"]
    assert under[2:] == ["blood_beret", "infantry"]


def test_everybody_may_fill_the_hand_but_not_in_the_turn_of_whoever_says_so():
    library = ["infantry"] * 12
    mine = {"hand": ["fill_em_up", "curator"], "squad": ["clansman"], "library": library}
    m = table(mine, {"hand": ["trencher"] * 5, "library": library})
    play(m, "meditate")
    assert m.decision.name == "action"  # one's own turn
    assert "play fill_em_up" not in options(m)
    m = table({"hand": ["trencher"] * 5, "library": library}, mine)
    play(m, "meditate")
    play(m, "play fill_em_up")
    assert (m.decision.name, m.decision.seat) == ("fill", 1)
    play(m, "yes")
    assert (m.decision.name, m.decision.seat) == ("fill", 0)
    play(m, "no")
    passes(m)
    assert [len(hand) for hand in m.state.hand] == [5, 7]


# ---- looking through ----
def test_who_looks_through_a_discard_pile_sacrifices_up_to_two_cards_of_it():
    theirs = {"grave": ["clansman", "clansman", "trencher", "valkyrie"]}
    m = table({"hand": ["and_stay_dead"], "grave": ["infantry"]}, theirs)
    play(m, "meditate", "play and_stay_dead")
    passes(m)
    assert set(options(m)) == {"target clansman", "target trencher", "target valkyrie", "done"}
    play(m, "target clansman", "target valkyrie")
    passes(m)
    assert m.decision.name == "action"
    assert ids(m, "sacrificed", 1) == ["clansman", "valkyrie"]
    assert ids(m, "grave", 1) == ["clansman", "trencher"]
    assert ids(m, "sacrificed", 0) == ["and_stay_dead"]
    seen = [card["card"] for card in m.view(0)["players"][1]["grave"]]
    assert sorted(seen) == ["clansman", "trencher"]  # what has been looked at is known


def test_nobody_looks_through_an_empty_pile_or_has_to_take_anything():
    m = table({"hand": ["and_stay_dead"], "grave": ["infantry"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"
    m = table({"hand": ["and_stay_dead"]}, {"grave": ["clansman"]})
    play(m, "meditate", "play and_stay_dead")
    passes(m)
    play(m, "done")
    passes(m)
    assert ids(m, "grave", 1) == ["clansman"]


# ---- back to a hand ----
def test_banishment_sends_a_dark_legion_warrior_back_to_its_owner_without_its_cards():
    m = table(
        {"squad": ["cardinal_durand", "clansman"], "hand": ["banishment"], "destiny": 6},
        {"kohort": ["necromutant+dark_fire"], "squad": ["trencher"]},
    )
    play(m, "cast banishment cardinal_durand")
    passes(m)
    assert ids(m, "hand", 1) == ["necromutant"]
    assert ids(m, "grave", 1) == ["dark_fire"]
    assert (destiny(m)[0], m.state.actions) == (1, 1)
    immune = table({"squad": ["cardinal_durand"], "hand": ["banishment"]}, {"kohort": ["necromutant+corrupt_shield"]})
    assert "cast banishment cardinal_durand" not in options(immune)


@pytest.mark.parametrize(("points", "rule"), [(4, "DTR-228"), (5, "DTR-346")])
def test_banishment_wants_five_points_and_somebody_of_the_dark_legion(points: int, rule: str):
    theirs = {"kohort": ["necromutant"]} if points < 5 else {"squad": ["trencher"]}
    m = table({"squad": ["cardinal_durand"], "hand": ["banishment"], "destiny": points}, theirs)
    assert why(m, "cast banishment cardinal_durand") == rule


def test_second_thoughts_end_the_combat_and_send_both_home():
    m = table(
        {"squad": ["clansman+composite_armor", "infantry"], "hand": ["second_thoughts"]},
        {"kohort": ["necromutant@p1"], "squad": ["trencher"]},
    )
    fight(m, "clansman", "necromutant")
    play(m, "play second_thoughts")
    passes(m)
    assert m.state.phase == 0
    assert ids(m, "hand", 0) == ["clansman", "necromutant"]  # a card returns to its owner
    assert ids(m, "grave", 0) == ["composite_armor"]
    assert ids(m, "sacrificed", 0) == ["second_thoughts"]


# ---- out of the collection ----
def test_a_nasty_surprise_takes_a_card_of_the_collection_that_is_shown_and_cannot_be_countered():
    mine = {
        "hand": ["nasty_surprise"],
        "library": ["infantry", "lucky_shot", "valerie_duval"],
        "grave": ["clansman"],
        "sideboard": ["composite_armor"],
        "destiny": 9,
    }
    m = table(mine, {"hand": ["miscommunication"], "squad": ["trencher"]})
    play(m, "meditate", "play nasty_surprise")
    assert m.decision.name == "take"  # nobody was asked to react
    assert set(options(m)) == {"target infantry", "target clansman", "target composite_armor"}
    play(m, "target composite_armor")
    passes(m)
    assert ids(m, "hand", 0) == ["composite_armor"]
    assert [card["card"] for card in m.view(1)["players"][0]["hand"]] == ["composite_armor"]
    assert destiny(m)[0] == 0
    end_turn(m)


def test_a_library_that_was_looked_through_is_shuffled_wherever_the_card_was_found():
    library = ["infantry", "trencher", "blood_beret", "valkyrie", "curator", "necromutant", "razide", "templar"] * 3
    m = table({"hand": ["nasty_surprise"], "library": library, "grave": ["clansman"], "destiny": 10}, {})
    before = m.state.library[0][:]
    play(m, "meditate", "play nasty_surprise", "target clansman")
    assert sorted(m.state.library[0]) == sorted(before)
    assert m.state.library[0] != before  # whoever saw all of it does not know what comes next
