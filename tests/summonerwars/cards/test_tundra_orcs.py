"""Tundra Orcs: what their cards do, and what they must not do."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.cards.catalogue import PACKS

from ..table import (
    Match,
    at,
    boosts,
    dice,
    hurt,
    moves,
    options,
    play,
    settle,
    strength,
    table,
    targets,
    until,
    zone,
)


@pytest.mark.parametrize(
    ("card", "numbers", "attack", "symbols"),
    [
        ("to_grognack", (-1, 4, 14), "melee", "instinct water martial"),
        ("to_ragnor", (5, 3, 8), "melee", "instinct water"),
        ("to_shonk", (5, 8, 11), "melee", "instinct"),
        ("to_targan", (5, 4, 6), "ranged", "water"),
        ("to_smasher", (3, 4, 6), "melee", "water"),
        ("to_tundra_fighter", (1, 2, 3), "melee", "instinct"),
        ("to_tundra_charger", (0, 2, 2), "melee", "instinct"),
        ("to_frost_shaman", (1, 3, 4), "ranged", "water"),
        ("to_for_glory", (0, 0, 0), "", ""),
        ("to_brutal_force", (0, 0, 0), "", "instinct water"),
        ("to_freeze", (0, 0, 0), "", "water"),
        ("to_primal_fury", (0, 0, 0), "", "instinct"),
    ],
)
def test_printed_numbers(card: str, numbers: tuple[int, int, int], attack: str, symbols: str) -> None:
    printed = {c.id: c for c in PACKS["tundra_orcs"]}[card]
    assert (printed.cost, printed.strength, printed.life) == numbers
    assert printed.attack == attack
    assert printed.symbols == tuple(symbols.split())


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


# ---- For Glory ----
GLORY = {"active": ["to_for_glory"], "hand": ["to_freeze"]}


def test_for_glory_strengthens_friendly_commons() -> None:
    board = {"C3": "to_smasher", "D3": "to_ragnor", "C6": "to_smasher@p2"}
    m = table({"hand": ["to_for_glory", "to_freeze"]}, board=board, phase="build")
    play(m, "play to_for_glory")
    assert [strength(m, space) for space in ("C3", "D3", "C6")] == [4 + 2, 3, 4]


def test_a_reckless_strike_hurts_the_attacker_as_much_as_its_target_unless_two_specials_show() -> None:
    for roll, dealt, taken in (("M M MS MR", 4, 4), ("M M RS M", 3, 3), ("M M MS RS", 3, 0), ("RS MR M M", 3, 3)):
        m = table(GLORY, board={"C3": "to_tundra_charger", "C4": "gate_start@p2"}, phase="attack")
        with dice(roll):
            play(m, "attack to_tundra_charger@C3 gate_start@C4")
        assert hurt(m, "C4") == dealt
        assert at(m, "C3") == (None if taken >= 2 else "to_tundra_charger")


def test_who_dies_of_a_reckless_strike_brings_nobody_magic() -> None:
    m = table(GLORY, board={"C3": "to_tundra_charger", "C4": "gate_start@p2"}, phase="attack")
    with dice("M M M M"):
        play(m, "attack to_tundra_charger@C3 gate_start@C4")
    assert m.state.magic == [0, 0]


def test_a_reckless_shaman_that_adds_no_damage_takes_none() -> None:
    m = table(GLORY, board={"C3": "to_frost_shaman", "C5": "gate_start@p2"}, phase="attack")
    with dice("MR MR MR MR MR"):
        play(m, "attack to_frost_shaman@C3 gate_start@C5")
    assert (hurt(m, "C3"), hurt(m, "C5")) == (0, 0)


# ---- Brutal Force ----
def test_brutal_force_lets_a_damaged_unit_be_forced_away() -> None:
    board = {"C3": "to_smasher", "C4": "fk_dragos@p2"}
    m = table({"hand": ["to_brutal_force", "to_freeze"]}, board=board, phase="attack")
    play(m, "play to_brutal_force")
    with dice("M MR MR M"):
        play(m, "attack to_smasher@C3 fk_dragos@C4", "accept")
    assert set(options(m)) == {"to B4", "to D4", "to C5"}  # each is farther from the Smasher
    play(m, "to C5")
    assert at(m, "C5") == "fk_dragos"


FORCEFUL = {"active": ["to_brutal_force"], "hand": ["to_freeze"]}


def test_brutal_force_needs_damage_and_a_unit() -> None:
    m = table(FORCEFUL, board={"C3": "to_smasher", "C4": "fk_dragos@p2"}, phase="attack")
    with dice("RS RS RS RS"):
        play(m, "attack to_smasher@C3 fk_dragos@C4")
    assert "accept" not in options(m)
    gate = table(FORCEFUL, board={"C3": "to_ragnor", "C4": "gate_start@p2"}, phase="attack")
    with dice("M M M"):
        play(gate, "attack to_ragnor@C3 gate_start@C4")
    assert "accept" not in options(gate)
    board = {"C3": "to_ragnor", "C4": "fk_dragos@p2"}
    enemy = table(FORCEFUL, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    with dice("M M M M"):
        play(enemy, "attack fk_dragos@C4 to_ragnor@C3")
    assert "accept" not in options(enemy)  # only friends of the event have it


def test_brutal_force_never_pulls_the_unit_nearer() -> None:
    board = {"C3": "to_targan", "C5": "fk_dragos@p2", "C6": "gate@p2", "B5": "gate@p2", "D5": "gate@p2"}
    m = table(FORCEFUL, board=board, phase="attack")
    with dice("MR MR MR M"):
        play(m, "attack to_targan@C3 fk_dragos@C5")
    assert "accept" not in options(m)  # only C4 is free, and it is nearer


# ---- Freeze ----
def test_freeze_is_for_unboosted_commons_and_champions_near_the_summoner() -> None:
    board = {
        "C1": "to_grognack",
        "C2": "to_smasher+1",
        "D1": "to_ragnor",
        "C4": "fk_dragos@p2",
        "C5": "fk_undead_warrior@p2",  # 4 spaces away
        "B1": "gate",
    }
    m = table({"hand": ["to_freeze", "to_for_glory"]}, board=board)
    play(m, "play to_freeze")
    assert set(options(m)) == {"target to_ragnor@D1", "target fk_dragos@C4"}


def test_a_frozen_unit_cannot_move_attack_or_be_attacked() -> None:
    board = {
        "C1": "to_grognack",
        "C3": "to_smasher",
        "B3": "gate@p2",
        "C4": "fk_undead_warrior@p2",
        "D4": "fk_undead_carrier@p2",
        "D3": "to_smasher",
    }
    m = table(SPARE, {"hand": ["fk_purge"]}, board=board)
    play(m, "play to_freeze", "target fk_undead_warrior@C4")
    until(m, "attack")
    assert targets(m, "to_smasher@C3") == {"B3", "D3"}
    assert m.why_not("attack to_smasher@C3 fk_undead_warrior@C4").cards == ("fk_undead_warrior", "to_freeze")
    until(m, "move", 1)
    assert moves(m, "fk_undead_warrior@C4") == set()
    assert moves(m, "fk_undead_carrier@D4")
    assert m.why_not("move fk_undead_warrior@C4 C5").cards == ("fk_undead_warrior", "to_freeze")
    until(m, "attack", 1)
    assert targets(m, "fk_undead_warrior@C4") == set()
    assert targets(m, "fk_undead_carrier@D4") == {"D3"}  # the Warrior is frozen for everybody
    assert m.why_not("attack fk_undead_warrior@C4 to_smasher@C3").cards == ("fk_undead_warrior", "to_freeze")


def test_a_frozen_unit_thaws_at_the_start_of_the_next_turn() -> None:
    board = {"C1": "to_grognack", "C4": "va_citadel_knight@p2", "C5": "to_smasher"}
    m = table(SPARE, {"hand": ["va_mass_heal"]}, board=board)
    play(m, "play to_freeze")  # the Knight is the only one near enough
    until(m, "magic", 1)
    assert m.state.silenced
    play(m, "end")
    assert m.state.turn == 0
    assert m.state.silenced == 0
    assert zone(m, "active", 0) == []
    until(m, "attack")
    assert targets(m, "to_smasher@C5") == {"C4"}


def test_a_frozen_unit_has_no_abilities_printed_or_lent() -> None:
    board = {"C1": "to_grognack", "C4": "va_citadel_knight@p2", "C3": "to_smasher", "B3": "va_temple_priest@p2"}
    m = table(
        {"hand": ["to_freeze", "to_for_glory"]},
        {"hand": ["va_mass_heal"], "active": ["va_guarding_spirits"]},
        board=board,
    )
    play(m, "play to_freeze", "target va_citadel_knight@C4")
    until(m, "attack")
    assert targets(m, "to_smasher@C3") == {"B3"}  # the Knight does not protect, and cannot be chosen
    own = table({"hand": ["to_freeze", "to_for_glory"]}, board={"C1": "to_grognack", "C2": "to_smasher"})
    play(own, "play to_freeze")
    until(own, "build")
    play(own, "play to_for_glory")
    assert strength(own, "C2") == 4  # Reckless Strike is an ability, too


@pytest.mark.parametrize("freeze", [False, True])
def test_a_frozen_unit_cannot_be_forced(freeze: bool) -> None:
    board = {"C1": "to_grognack", "C3": "to_smasher", "C6": "br_tacullu@p2"}
    m = table(SPARE, {"hand": ["br_hypnotic_call", "br_blast"]}, board=board)
    if freeze:
        play(m, "play to_freeze")
    until(m, "summon", 1)
    play(m, "play br_hypnotic_call")  # the Smasher is the only one to choose
    assert ("accept" in options(m)) is not freeze


def test_what_silenced_a_unit_is_forgotten_when_it_leaves() -> None:
    board = {"C1": "to_grognack", "C2": "to_smasher:5", "D1": "to_ragnor", "D2": "fk_undead_warrior@p2"}
    m = table({"hand": ["to_freeze", "to_freeze"]}, {"hand": ["fk_purge"]}, board=board)
    play(m, "play to_freeze", "target to_ragnor@D1", "play to_freeze", "target fk_undead_warrior@D2")
    assert bin(m.state.silenced).count("1") == 2
    until(m, "move", 1)
    play(m, "play fk_purge", "target fk_undead_warrior@D2", "done", "decline")
    assert at(m, "D2") is None
    assert m.state.silenced == 1 << m.state.board[3]  # D1


# ---- Primal Fury ----
FURY = {"active": ["to_primal_fury"], "hand": ["to_freeze"]}


def test_primal_fury_forces_the_summoner_and_attacks_once_more() -> None:
    board = {"C3": "to_grognack", "C4": "gate_start@p2", "E4": "fk_dragos@p2"}
    m = table(FURY, board=board, phase="attack")
    with dice("M M M M"):
        play(m, "attack to_grognack@C3 gate_start@C4", "accept")
    assert set(options(m)) == {"to B3", "to A3", "to D3", "to E3", "to C2", "to C1"}
    with dice("M MR MR M"):
        play(m, "to E3", "target fk_dragos@E4")
    assert (hurt(m, "C4"), hurt(m, "E4")) == (4, 4)
    assert "accept" not in options(m)  # once per turn


def test_a_primal_fury_that_was_declined_may_be_used_later_in_the_turn() -> None:
    board = {"C3": "to_grognack", "C4": "gate_start@p2", "D4": "gate@p2"}
    m = table({"active": ["to_primal_fury"] * 2, "hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("M M M M", "M M M M"):
        settle(play(m, "attack to_grognack@C3 gate_start@C4"))
        settle(play(m, "decline"))
        play(m, "accept", "to D3", "target gate@D4")
    settle(m)
    assert set(options(m)) == {"accept", "decline"}  # the one that was declined
    play(m, "accept", "to C3", "decline")
    assert "accept" not in options(m)


def test_primal_fury_is_for_the_summoner_and_an_adjacent_enemy() -> None:
    board = {"C3": "to_ragnor", "C4": "gate_start@p2", "A1": "to_grognack", "A2": "gate"}
    m = table(FURY, board=board, phase="attack")
    with dice("M M M", "M M M M"):
        play(m, "attack to_ragnor@C3 gate_start@C4")
        assert "accept" not in options(m)
        play(m, "attack to_grognack@A1 gate@A2")
    assert "accept" not in options(m)
