"""Tundra Orcs: what their units do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    at,
    boosts,
    dice,
    hurt,
    options,
    play,
    refused,
    strength,
    table,
    targets,
)

SPARE = {"hand": ["to_for_glory", "to_freeze"]}


# ---- Grognack: Restore ----
def test_restore_boosts_grognack_after_a_move_only_if_there_is_no_boost_on_him() -> None:
    for before, after in ((0, 1), (1, 1), (2, 2)):
        m = table(SPARE, board={"C2": f"to_grognack+{before}", "E2": "to_smasher"}, phase="move")
        play(m, "move to_smasher@E2 E3")
        assert boosts(m, "C2") == before  # another unit's move
        play(m, "move to_grognack@C2 C3")
        assert boosts(m, "C3") == after


# ---- Grognack: Influence ----
def influenced(boost: int, attacker: str = "C4") -> Match:
    """A Smasher attacks a gate; Grognack stands at C1."""
    there = "C5" if attacker == "C4" else "C6"
    board = {"C1": f"to_grognack+{boost}", attacker: "to_smasher", there: "gate_start@p2"}
    m = table(SPARE, board=board, phase="attack")
    return play(m, f"attack to_smasher@{attacker} gate_start@{there}")


def test_influence_rolls_all_dice_of_an_attack_again_for_a_boost() -> None:
    with dice("RS RS RS M", "M M M M"):
        m = influenced(1)  # 3 spaces away
        assert set(options(m)) == {"reroll", "decline"}
        play(m, "reroll")
    assert hurt(m, "C5") == 4
    assert boosts(m, "C1") == 0


def test_influence_may_be_declined_and_used_once_more_on_the_new_roll() -> None:
    with dice("RS RS RS M"):
        kept = play(influenced(1), "decline")
    assert (hurt(kept, "C5"), boosts(kept, "C1")) == (1, 1)
    with dice("RS RS RS RS", "M RS RS RS", "M M M M"):
        again = play(influenced(2), "reroll", "reroll")  # SUW-166: several, one after another
    assert (hurt(again, "C5"), boosts(again, "C1")) == (4, 0)


def test_influence_needs_a_boost_and_a_unit_within_three_spaces() -> None:
    with dice("M M M M"):
        assert "reroll" not in options(influenced(0))
    with dice("M M M M"):
        assert "reroll" not in options(influenced(1, attacker="C5"))  # 4 spaces away


def test_influence_does_not_reach_grognacks_own_dice() -> None:
    m = table(SPARE, board={"C1": "to_grognack+1", "C2": "gate_start@p2"}, phase="attack")
    with dice("M M M M"):
        play(m, "attack to_grognack@C1 gate_start@C2")
    assert "reroll" not in options(m)  # SUW-092


@pytest.mark.parametrize("turn", ["p1", "p2"])
def test_influence_is_silent_in_the_opponents_turn(turn: str) -> None:
    """p1 has taken Coleen and a Knight from p2; her shield rolls for p1, whoever's turn it is."""
    board = {
        "C1": "to_grognack+1",
        "C3": "va_coleen_brighton@p2",
        "C4": "va_citadel_knight@p2",
        "C5": "va_citadel_paladin@p2",
        "B4": "to_shonk",
    }
    hands = ({"hand": ["to_freeze"]}, {"hand": ["va_mass_heal"]})
    m = table(*hands, board=board, phase="attack", turn=turn, taken={"C3": "p1", "C4": "p1"})
    if turn == "p1":
        with dice("MR M"):
            play(m, "attack to_shonk@B4 va_citadel_knight@C4")
        assert set(options(m)) == {"reroll", "decline"}
    else:
        with dice("MR M", "M M M"):
            play(m, "attack va_citadel_paladin@C5 va_citadel_knight@C4")
        assert "reroll" not in options(m)


def test_influence_works_on_the_die_of_an_ability() -> None:
    board = {"C1": "to_grognack+1", "C3": "to_tundra_fighter", "C4": "gate_start@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "M", "RS"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4", "decline")  # the attack's own dice stay
        assert set(options(m)) == {"reroll", "decline"}
        play(m, "reroll")  # the die of Frenzy
    assert set(options(m)) == {"accept", "decline"}


# ---- Ragnor: Blood Bond ----
def test_blood_bond_boosts_the_summoner_for_each_special_symbol_against_an_enemy_unit() -> None:
    board = {"C3": "to_ragnor", "C4": "fk_dragos@p2", "D3": "gate@p2", "E3": "to_smasher"}
    m = table(SPARE, board=board, phase="attack")
    with dice("MS RS M"):
        play(m, "attack to_ragnor@C3 fk_dragos@C4")
    assert (boosts(m, "A1"), boosts(m, "C3")) == (2, 0)
    gate = table(SPARE, board=board, phase="attack")
    with dice("MS RS M"):
        play(gate, "attack to_ragnor@C3 gate@D3")
    assert boosts(gate, "A1") == 0


# ---- Shonk: Wild Strike ----
def test_wild_strike_counts_special_symbols_only() -> None:
    m = table(SPARE, board={"C3": "to_shonk", "C4": "gate_start@p2"}, phase="attack")
    with dice("MS RS MR MR M M M M"):
        play(m, "attack to_shonk@C3 gate_start@C4")
    assert hurt(m, "C4") == 2


# ---- Targan: Far Shot, Piercing Frost ----
def test_targan_reaches_four_spaces_in_a_clear_line() -> None:
    board = {"C2": "to_targan", "C6": "gate@p2", "F2": "gate@p2", "A2": "to_smasher"}
    m = table(board=board, phase="attack")
    assert targets(m, "to_targan@C2") == {"C6", "F2", "A2"}
    assert targets(table(board={"C2": "to_targan", "C7": "gate@p2"}, phase="attack"), "to_targan@C2") == set()
    blocked = table(board={"C2": "to_targan", "C6": "gate@p2", "C4": "to_smasher"}, phase="attack")
    assert targets(blocked, "to_targan@C2") == {"C4"}


def test_piercing_frost_strengthens_adjacent_friendly_frost_units() -> None:
    board = {
        "C3": "to_targan",
        "C4": "to_frost_shaman",
        "D4": "to_frost_shaman",  # touches by a corner only
        "B3": "to_smasher",
        "C2": "pd_frost_mage@p2",
    }
    m = table(board=board)
    assert [strength(m, space) for space in ("C4", "D4", "B3", "C2", "C3")] == [3 + 1, 3, 4, 1, 4]


# ---- Smasher: Sluggish ----
def test_sluggish_adds_damage_for_each_special_symbol_in_attacks_on_the_smasher() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "to_smasher@p2", "D3": "to_ragnor@p2"}
    for target, there, wanted in (("to_smasher", "C4", 1 + 2), ("to_ragnor", "D3", 1)):
        m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
        with dice("MS RS"):
            play(m, f"attack fk_undead_warrior@C3 {target}@{there}")
        assert hurt(m, there) == wanted


def test_sluggish_is_about_attacks_on_the_smasher_not_by_it() -> None:
    m = table(SPARE, board={"C3": "to_smasher", "C4": "gate_start@p2"}, phase="attack")
    with dice("MS MS RS RS"):
        play(m, "attack to_smasher@C3 gate_start@C4")
    assert hurt(m, "C4") == 2


# ---- Tundra Fighter: Frenzy ----
def test_frenzy_forces_the_fighter_and_attacks_again_and_again() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2", "D4": "fk_dragos@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "RS"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4")
    assert set(options(m)) == {"accept", "decline"}
    play(m, "accept")
    assert set(options(m)) == {"to B3", "to D3", "to C2"}
    play(m, "to D3")
    assert set(options(m)) == {"target fk_dragos@D4", "decline"}
    with dice("M MR", "RS"):
        play(m, "target fk_dragos@D4")
    assert (hurt(m, "C4"), hurt(m, "D4")) == (2, 2)
    assert set(options(m)) == {"accept", "decline"}  # the extra attack sets it off again
    assert m.state.attacks == 1


def test_frenzy_may_carry_the_fighter_from_a_fallen_enemy_to_the_next_one() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "fk_undead_carrier@p2:2", "D4": "fk_dragos@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "RS"):
        play(m, "attack to_tundra_fighter@C3 fk_undead_carrier@C4")
    assert at(m, "C4") is None
    play(m, "accept", "to D3")  # only there an enemy stands beside it
    assert set(options(m)) == {"target fk_dragos@D4", "decline"}


def test_frenzy_needs_a_special_symbol_and_an_enemy_card() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2", "B3": "gate"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "MR"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4")
    assert "accept" not in options(m)
    own = table(SPARE, board=board, phase="attack")
    with dice("M M"):  # no die is rolled
        play(own, "attack to_tundra_fighter@C3 gate@B3")


def test_frenzy_offers_no_attack_where_no_enemy_is_beside_the_fighter() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "MS"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4", "accept", "to C2")
    assert at(m, "C2") == "to_tundra_fighter"
    assert not [o for o in options(m) if o.startswith("target")]


@pytest.mark.rule("SUW-121", "SUW-028", "SUW-158")
def test_the_extra_attack_of_frenzy_spares_friends_and_reaches_no_farther_than_the_next_space() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2", "D4": "fk_dragos@p2", "E3": "to_smasher", "D2": "gate"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "RS"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4", "accept", "to D3")
    assert set(options(m)) == {"target fk_dragos@D4", "decline"}
    assert refused(m, "target to_smasher@E3") == "SUW-121"
    assert refused(m, "target gate@D2") == "SUW-121"
    assert refused(m, "target gate_start@C4") == "SUW-048"


def test_a_fighter_that_nothing_lets_go_is_not_asked() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2", "B3": "gate", "D3": "gate", "C2": "gate"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M", "MS"):
        play(m, "attack to_tundra_fighter@C3 gate_start@C4")
    assert "accept" not in options(m)


# ---- Tundra Charger: Blood Rush ----
def test_blood_rush_forces_the_summoned_charger_for_a_damage() -> None:
    hand = {"hand": ["to_tundra_charger", "to_freeze"]}
    m = table(hand, board={"C3": "gate"})
    play(m, "summon to_tundra_charger C4")
    assert set(options(m)) == {"accept", "decline"}
    play(m, "accept")
    assert set(options(m)) == {"to B4", "to D4", "to C5"}
    play(m, "to C5")
    assert hurt(m, "C5") == 1
    calm = play(table(hand, board={"C3": "gate"}), "summon to_tundra_charger C4", "decline")
    assert hurt(calm, "C4") == 0


def test_a_charger_without_room_is_not_asked() -> None:
    board = {"C3": "gate", "C5": "gate", "B4": "gate@p2", "D4": "gate@p2"}
    m = table({"hand": ["to_tundra_charger", "to_freeze"]}, board=board)
    play(m, "summon to_tundra_charger C4")
    assert "accept" not in options(m)
    assert hurt(m, "C4") == 0


# ---- Frost Shaman: Unwieldy Magic ----
def test_a_shaman_needs_a_special_symbol_to_do_any_damage() -> None:
    for roll, wanted in (("MR MR MR", 0), ("MR MR RS", 3), ("MR MR MS", 2), ("M M MS", 0)):
        m = table(SPARE, board={"C3": "to_frost_shaman", "C5": "gate_start@p2"}, phase="attack")
        with dice(roll):
            play(m, "attack to_frost_shaman@C3 gate_start@C5")
        assert hurt(m, "C5") == wanted
