"""Breakers: what their cards do, and what they must not do."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.cards.catalogue import PACKS

from ..table import at, boosts, dice, ended, hurt, moves, options, play, settle, side, strength, table, targets, zone


@pytest.mark.parametrize(
    ("card", "numbers", "attack", "symbols"),
    [
        ("br_tacullu", (-1, 3, 13), "ranged", "air resolve martial"),
        ("br_gwalark", (6, 3, 8), "ranged", "air resolve"),
        ("br_kalal", (7, 4, 8), "ranged", "air"),
        ("br_gulldune", (6, 4, 6), "melee", "resolve"),
        ("br_wind_archer", (2, 4, 2), "ranged", "air"),
        ("br_wind_mage", (1, 2, 3), "ranged", "air"),
        ("br_mind_witch", (1, 3, 2), "ranged", "resolve"),
        ("br_deceiver", (1, 1, 4), "ranged", "resolve"),
        ("br_mind_control", (0, 0, 0), "", ""),
        ("br_perplexing_tempest", (0, 0, 0), "", "air resolve"),
        ("br_blast", (1, 0, 0), "", "air"),
        ("br_hypnotic_call", (0, 0, 0), "", "resolve"),
    ],
)
def test_printed_numbers(card: str, numbers: tuple[int, int, int], attack: str, symbols: str) -> None:
    printed = {c.id: c for c in PACKS["breakers"]}[card]
    assert (printed.cost, printed.strength, printed.life) == numbers
    assert printed.attack == attack
    assert printed.symbols == tuple(symbols.split())


# ---- Tacullu: Mind Capture ----
def test_mind_capture_takes_a_unit_that_would_fall_with_the_damage_it_has() -> None:
    board = {"C3": "br_tacullu", "C5": "cg_beast_rider@p2:1", "C7": "gate_start@p2", "E3": "br_deceiver"}
    m = table(board=board, phase="attack")
    with dice("MR MR M"):
        play(m, "attack br_tacullu@C3 cg_beast_rider@C5")
    assert set(options(m)) == {"damage", "capture"}
    play(m, "capture")
    assert (side(m, "C5"), hurt(m, "C5")) == (0, 1)
    assert m.state.magic[0] == 0
    while m.state.turn == 0:
        play(m, "end")
    assert side(m, "C5") == 0  # for good


def test_a_captured_unit_may_attack_in_the_same_phase() -> None:
    board = {"C3": "br_tacullu", "C5": "cg_beast_rider@p2", "C6": "cg_horde_climber@p2"}
    m = table(board=board, phase="attack")
    with dice("MR MR MR"):
        play(m, "attack br_tacullu@C3 cg_beast_rider@C5", "capture")
    assert targets(m, "cg_beast_rider@C5") == {"C6"}
    with dice("M M M"):
        play(m, "attack cg_beast_rider@C5 cg_horde_climber@C6")
    assert at(m, "C6") is None
    assert m.state.magic[0] == 1


def test_the_damage_can_be_added_all_the_same() -> None:
    m = table({"hand": ["br_blast"]}, board={"C3": "br_tacullu", "C5": "cg_beast_rider@p2"}, phase="attack")
    with dice("MR MR MR"):
        play(m, "attack br_tacullu@C3 cg_beast_rider@C5", "damage")
    assert at(m, "C5") is None
    assert m.state.magic[0] == 1


def test_mind_capture_is_not_asked_when_the_target_survives_or_is_no_enemy_unit() -> None:
    alive = table(board={"C3": "br_tacullu", "C5": "cg_beast_rider@p2"}, phase="attack")
    with dice("MR MR M"):
        play(alive, "attack br_tacullu@C3 cg_beast_rider@C5")
    assert (side(alive, "C5"), hurt(alive, "C5")) == (1, 2)
    gate = table({"hand": ["br_blast"]}, board={"C3": "br_tacullu", "C5": "gate@p2:4"}, phase="attack")
    with dice("MR MR M"):
        play(gate, "attack br_tacullu@C3 gate@C5")
    assert at(gate, "C5") is None
    friend = table({"hand": ["br_blast"]}, board={"C3": "br_tacullu", "C5": "br_mind_witch"}, phase="attack")
    with dice("MR MR M"):
        play(friend, "attack br_tacullu@C3 br_mind_witch@C5")
    assert at(friend, "C5") is None


def test_mind_capture_is_not_offered_against_a_summoner() -> None:
    m = table(board={"C3": "br_tacullu", "C5": "cg_sneeks@p2:10"}, phase="attack")
    with dice("MR MR M"):
        play(m, "attack br_tacullu@C3 cg_sneeks@C5")
    assert ended(m) == (0,)


def test_only_tacullu_captures() -> None:
    m = table(board={"C3": "br_wind_archer", "C5": "cg_horde_slinger@p2"}, phase="attack")
    with dice("MR MR MR MR"):
        play(m, "attack br_wind_archer@C3 cg_horde_slinger@C5")
    assert at(m, "C5") is None


def test_a_captured_unit_that_falls_goes_to_the_pile_of_its_own_player() -> None:
    board = {"C5": "cg_horde_slinger@p2", "C6": "cg_horde_climber@p2"}
    m = table(board=board, decks=("breakers", "cave_goblins"), phase="attack", turn="p2", taken={"C5": "p1"})
    with dice("M"):
        play(m, "attack cg_horde_climber@C6 cg_horde_slinger@C5")
    assert zone(m, "discard", 1) == ["cg_horde_slinger"]
    assert m.state.magic[1] == 1  # it was an enemy's card


# ---- Gwalark: Flight, Levitate ----
def test_gwalark_flies_three_spaces_over_anything() -> None:
    board = {"C3": "br_gwalark", "C4": "cg_sneeks@p2", "B3": "gate@p2", "D3": "cg_blarf@p2", "C2": "br_deceiver"}
    m = table(board=board, phase="move")
    reached = moves(m, "br_gwalark@C3")
    assert {"C5", "C6", "A3", "F3", "C1"} <= reached
    assert not {"C7", "C4", "B3"} & reached
    play(m, "move br_gwalark@C3 C6")
    assert (at(m, "C6"), at(m, "C4")) == ("br_gwalark", "cg_sneeks")


def test_levitate_lends_flight_to_commons_that_set_out_within_two_spaces() -> None:
    board = {
        "C3": "br_gwalark",
        "C5": "br_wind_mage",  # 2 spaces away
        "C6": "cg_sneeks@p2",
        "E4": "br_wind_mage",  # 3 spaces away
        "C4": "br_gulldune",  # a champion
        "D3": "cg_horde_slinger@p2",
    }
    m = table(board=board, phase="move")
    assert "C8" in moves(m, "br_wind_mage@C5")
    assert "E7" not in moves(m, "br_wind_mage@E4")
    assert "E5" not in moves(m, "br_gulldune@C4")  # 3 spaces
    play(m, "move br_wind_mage@C5 C8")  # far out of reach of Gwalark at the end, and over a summoner on the way
    assert (at(m, "C8"), at(m, "C6")) == ("br_wind_mage", "cg_sneeks")
    assert side(m, "C6") == 1
    assert m.state.held[0] & m.state.held[1] == 0


def test_levitate_does_not_lift_the_enemys_commons() -> None:
    board = {"C3": "br_gwalark", "C4": "cg_horde_slinger@p2", "C5": "gate@p2"}
    m = table(p2={"hand": ["cg_sneak"]}, board=board, phase="move", turn="p2")
    assert not {"C6", "C7", "D6"} & moves(m, "cg_horde_slinger@C4")
    assert "D5" in moves(m, "cg_horde_slinger@C4")


def test_every_space_that_levitate_offers_can_be_reached() -> None:
    board = {
        "C3": "br_gwalark",
        "C5": "br_wind_mage",
        "C6": "cg_horde_climber@p2",
        "B5": "cg_sneeks@p2",
        "D5": "gate@p2",
        "C4": "br_wind_archer",
    }
    offered = moves(table(board=board, phase="move"), "br_wind_mage@C5")
    assert len(offered) == 23 - 5 + 1  # all within 3 spaces, not the occupied ones, and there and back
    for space in sorted(offered):
        m = table(board=board, phase="move")
        play(m, f"move br_wind_mage@C5 {space}")
        assert at(m, space) == "br_wind_mage"
        assert {at(m, q) for q in ("C6", "B5", "D5")} == {"cg_horde_climber", "cg_sneeks", "gate"}


def test_a_common_that_leaves_the_air_of_gwalark_walks_again() -> None:
    board = {"C3": "br_gwalark", "C5": "br_wind_mage", "C6": "cg_sneeks@p2", "F1": "br_wind_archer"}
    m = table(board=board, phase="move")
    play(m, "move br_gwalark@C3 A2")
    assert "C8" not in moves(m, "br_wind_mage@C5")
    assert "B6" in moves(m, "br_wind_mage@C5")
    assert "B7" not in moves(m, "br_wind_mage@C5")


def test_flying_three_spaces_straight_is_a_charge_and_around_a_corner_it_is_none() -> None:
    board = {"C3": "br_gwalark", "C4": "cg_beast_rider@p2", "E6": "br_deceiver"}
    straight = table(board=board, phase="move", taken={"C4": "p1"})
    play(straight, "move cg_beast_rider@C4 C7")
    assert strength(straight, "C7") == 3 + 1
    bent = table(board=board, phase="move", taken={"C4": "p1"})
    play(bent, "move cg_beast_rider@C4 D6")
    assert strength(bent, "D6") == 3


# ---- Kalal: Greater Push, Steadfast; Wind Mage: Push ----
def test_push_forces_somebody_within_two_spaces_after_the_attack() -> None:
    board = {
        "C3": "br_wind_mage",
        "C5": "gate@p2",
        "D4": "cg_horde_climber@p2",
        "B3": "br_deceiver",
        "C6": "cg_smeg@p2",
        "A3": "gate",
        "C1": "br_tacullu",
    }
    m = table(board=board, phase="attack")
    with dice("MR M"):
        play(m, "attack br_wind_mage@C3 gate@C5")
    # Commons and champions, own and enemy; no summoner, no gate, and Smeg is 3 spaces away.
    assert set(options(m)) == {"target cg_horde_climber@D4", "target br_deceiver@B3", "decline"}
    play(m, "target cg_horde_climber@D4")
    assert set(options(m)) == {"to C4", "to E4", "to D3", "to D5"}
    play(m, "to D5")
    assert at(m, "D5") == "cg_horde_climber"


def test_push_may_be_left_out_after_the_attack() -> None:
    board = {"C3": "br_wind_mage", "C5": "gate@p2", "D4": "cg_horde_climber@p2", "F3": "br_wind_archer"}
    m = table({"hand": ["br_blast"]}, board=board, phase="attack")
    with dice("MR M"):
        play(m, "attack br_wind_mage@C3 gate@C5", "decline")
    assert at(m, "D4") == "cg_horde_climber"


def test_push_instead_of_attacking_takes_one_of_the_three_attacks_and_is_none() -> None:
    board = {"C3": "br_wind_mage", "C5": "gate@p2", "D4": "cg_horde_climber@p2", "A1": "br_tacullu"}
    m = table({"hand": ["br_blast"]}, board=board, phase="attack")
    play(m, "use br_wind_mage@C3 push")  # the Climber is the only one in reach
    play(m, "to D5")
    assert m.state.attacks == 1
    assert targets(m, "br_wind_mage@C3") == set()
    assert "use br_wind_mage@C3 push" not in options(m)
    assert hurt(m, "A1") == 1  # SUW-246: no attack was made


def test_push_is_not_offered_without_anybody_to_force() -> None:
    m = table(board={"C3": "br_wind_mage", "C5": "gate@p2", "F6": "cg_horde_climber@p2"}, phase="attack")
    assert "use br_wind_mage@C3 push" not in options(m)
    assert m.why_not("use br_wind_mage@C3 push").rule == "SUW-194"
    late = table(board={"C3": "br_wind_mage", "C5": "gate@p2", "D4": "cg_horde_climber@p2"}, phase="attack", attacks=3)
    assert "use br_wind_mage@C3 push" not in options(late)


def test_greater_push_reaches_three_spaces() -> None:
    board = {"C3": "br_kalal", "C6": "cg_horde_climber@p2", "C7": "cg_smeg@p2", "E3": "gate@p2"}
    m = table(board=board, phase="attack")
    play(m, "use br_kalal@C3 greater_push")
    assert set(options(m)) == {"to B6", "to D6", "to C5"}
    play(m, "to B6")
    assert at(m, "B6") == "cg_horde_climber"


def test_kalal_cannot_be_forced() -> None:
    board = {"C3": "br_wind_mage", "C4": "br_kalal", "D3": "br_deceiver", "B3": "gate@p2"}
    m = table(board=board, phase="attack")
    with dice("MR M"):
        play(m, "attack br_wind_mage@C3 gate@B3")
    assert set(options(m)) == {"target br_deceiver@D3", "decline"}


def test_steadfast_does_not_stop_the_damage_of_a_blast_nor_the_aim_of_a_call() -> None:
    board = {"A1": "br_tacullu", "A3": "br_kalal@p2", "F1": "br_deceiver"}
    decks = ("breakers", "breakers")
    m = table({"hand": ["br_blast", "br_blast"], "magic": 2}, board=board, decks=decks, phase="move")
    play(m, "play br_blast")
    assert (at(m, "A3"), hurt(m, "A3")) == ("br_kalal", 1)


# ---- Gulldune: Telepathic Command ----
def test_telepathic_command_gives_a_common_an_extra_attack() -> None:
    board = {
        "C3": "br_gulldune",
        "C4": "gate_start@p2",
        "D4": "br_wind_mage",
        "E4": "br_wind_archer",  # 3 spaces away
        "F4": "br_deceiver",  # 4 spaces away
        "B4": "br_kalal",
        "D5": "cg_horde_slinger@p2",  # within 3 spaces, but not a friend
    }
    m = table({"hand": ["br_blast"]}, board=board, phase="attack")
    with dice("RS RS"):
        play(m, "attack br_wind_mage@D4 gate_start@C4", "decline")
    with dice("M RS RS RS"):
        play(m, "attack br_gulldune@C3 gate_start@C4")
    assert set(options(m)) == {"target br_wind_mage@D4", "target br_wind_archer@E4", "decline"}
    play(m, "target br_wind_mage@D4")  # it has attacked already: this one is extra
    with dice("RS RS"):
        play(m, "target gate_start@C4", "decline")
    assert hurt(m, "C4") == 2 + 1 + 2
    assert m.state.attacks == 2


def test_telepathic_command_needs_an_attack_on_an_enemy_card() -> None:
    board = {"C3": "br_gulldune", "C4": "gate", "D3": "br_wind_mage", "D5": "cg_blarf@p2", "F3": "br_wind_archer"}
    m = table({"hand": ["br_blast"]}, board=board, phase="attack")
    with dice("M RS RS RS"):
        play(m, "attack br_gulldune@C3 gate@C4")
    assert not any(o.startswith("target") for o in options(m))


# ---- Wind Archer: Swift, Far Shot ----
def test_wind_archers_go_three_spaces_and_shoot_four() -> None:
    walking = table(board={"C2": "br_wind_archer", "D2": "gate"}, phase="move")
    assert "C5" in moves(walking, "br_wind_archer@C2")
    assert "C6" not in moves(walking, "br_wind_archer@C2")
    assert "F2" not in moves(walking, "br_wind_archer@C2")  # around the gate it is 5 spaces
    shooting = table(
        board={"C2": "br_wind_archer", "C6": "gate@p2", "A2": "br_wind_archer", "A7": "gate@p2"}, phase="attack"
    )
    assert targets(shooting, "br_wind_archer@C2") == {"C6", "A2"}
    assert "A7" not in targets(shooting, "br_wind_archer@A2")  # 5 spaces


# ---- Mind Witch: Mimic ----
def test_mimic_gives_the_witch_the_abilities_of_a_common_until_the_end_of_the_turn() -> None:
    board = {
        "C3": "br_mind_witch",
        "C6": "cg_horde_climber@p2",  # 3 spaces away
        "C7": "cg_horde_slinger@p2",  # 4
        "D3": "cg_smeg@p2",  # a champion
        "C4": "gate@p2",
    }
    m = table({"hand": ["br_blast"]}, {"hand": ["cg_blarf"]}, board=board)
    assert set(options(m)) == {"target cg_horde_climber@C6", "decline"}
    play(m, "target cg_horde_climber@C6")
    assert "C5" in moves(m, "br_mind_witch@C3")  # Climb: through the gate
    assert "A2" in moves(m, "br_mind_witch@C3")  # and 3 spaces far
    while m.state.turn == 0:
        play(m, "end")
    assert not m.state.lasting


def test_mimic_is_a_choice_and_sleeps_in_the_opponents_turn() -> None:
    board = {"C3": "br_mind_witch", "C6": "cg_horde_climber@p2", "C4": "gate@p2"}
    m = table({"hand": ["br_deceiver"], "magic": 1}, board={**board, "D3": "gate"})
    play(m, "end", "decline")
    assert "A2" not in moves(m, "br_mind_witch@C3")
    asleep = table(p2={"hand": ["cg_beast_rider"], "magic": 2}, board={**board, "E6": "gate@p2"}, turn="p2")
    play(asleep, "end")
    assert asleep.decision.seat == 1


def test_a_mimicked_ability_that_is_used_works_for_the_witch() -> None:
    board = {"C3": "br_mind_witch", "C4": "br_wind_mage", "C5": "cg_horde_climber@p2", "D3": "gate"}
    m = table({"hand": ["br_deceiver"], "magic": 1}, board=board)
    play(m, "end", "target br_wind_mage@C4", "end")
    while m.state.phase < 3:
        play(m, "end")
    play(m, "use br_mind_witch@C3 push", "target cg_horde_climber@C5", "to D5")
    assert at(m, "D5") == "cg_horde_climber"


def test_a_mimicked_relentless_attack_takes_none_of_the_three() -> None:
    board = {"C3": "br_mind_witch", "C5": "cg_horde_slinger@p2", "D3": "gate", "B3": "gate@p2"}
    m = table({"hand": ["br_deceiver"], "magic": 1}, board=board)
    play(m, "end", "target cg_horde_slinger@C5")
    while m.state.phase < 3:
        play(m, "end")
    with dice("RS RS RS"):
        play(m, "attack br_mind_witch@C3 gate@B3")
    assert m.state.attacks == 0


def test_mimic_copies_an_ability_that_a_common_was_lent() -> None:
    board = {"C3": "br_mind_witch", "C4": "cg_horde_climber@p2", "D5": "gate@p2", "E5": "br_deceiver", "D3": "gate"}
    m = table({"hand": ["br_deceiver"], "magic": 1}, {"active": ["cg_pile_on"]}, board=board)
    play(m, "end", "target cg_horde_climber@C4")
    play(m, "move br_mind_witch@C3 D4")
    while m.state.phase < 3:
        play(m, "end")
    with dice("RS RS RS RS"):  # Gang Up: the Deceiver stands beside the gate as well
        play(m, "attack br_mind_witch@D4 gate@D5")
    assert hurt(m, "D5") == 4


def test_mimic_does_not_copy_the_flight_that_levitate_lends_for_a_move() -> None:
    board = {"C3": "br_mind_witch", "C5": "br_wind_mage", "C7": "br_gwalark", "D3": "gate"}
    m = table({"hand": ["br_deceiver"], "magic": 1}, board=board)
    play(m, "end", "target br_wind_mage@C5")
    assert "F3" not in moves(m, "br_mind_witch@C3")
    assert "C6" not in moves(m, "br_mind_witch@C3")


# ---- Deceiver: Stupefy, Engage ----
def test_stupefy_takes_a_damage_off_the_attack_of_an_adjacent_enemy_with_a_special() -> None:
    board = {"C4": "br_deceiver", "C5": "cg_the_eater@p2", "D5": "br_kalal"}
    m = table(p2={"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2")
    with dice("MS M M M RS"):
        play(m, "attack cg_the_eater@C5 br_kalal@D5")  # not the Deceiver itself: any card
    assert hurt(m, "D5") == 4 - 1
    plain = table(p2={"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2")
    with dice("MR M M M M"):
        play(plain, "attack cg_the_eater@C5 br_kalal@D5")
    assert hurt(plain, "D5") == 5


def test_stupefy_needs_an_enemy_beside_it_and_two_deceivers_take_two() -> None:
    board = {"C3": "br_deceiver", "C5": "cg_the_eater@p2", "D5": "br_kalal"}
    far = table(p2={"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2")
    with dice("MS M M M RS"):
        play(far, "attack cg_the_eater@C5 br_kalal@D5")
    assert hurt(far, "D5") == 4
    two = table(
        p2={"hand": ["cg_sneak"]},
        board={**board, "C3": "br_deceiver", "C4": "br_deceiver", "B5": "br_deceiver"},
        phase="attack",
        turn="p2",
    )
    with dice("MS RS RS RS RS"):
        play(two, "attack cg_the_eater@C5 br_kalal@D5")
    assert hurt(two, "D5") == 0  # 1 less 2, never below 0
    own = table({"hand": ["br_blast"]}, board={"C4": "br_deceiver", "C5": "br_kalal", "D5": "gate@p2"}, phase="attack")
    with dice("RS RS RS MS"):
        play(own, "attack br_kalal@C5 gate@D5")
    assert hurt(own, "D5") == 3


def test_engage_hurts_an_enemy_for_each_step_away() -> None:
    board = {"C4": "br_deceiver", "C5": "cg_beast_rider@p2", "F1": "cg_horde_climber@p2"}
    m = table(p2={"hand": ["cg_sneak"]}, board=board, phase="move", turn="p2")
    play(m, "move cg_beast_rider@C5 C7")
    assert hurt(m, "C7") == 1


def test_a_unit_that_dies_of_engage_does_not_arrive() -> None:
    board = {"C4": "br_deceiver", "C5": "cg_horde_slinger@p2", "F1": "cg_horde_climber@p2"}
    m = table(p2={"hand": ["cg_sneak"]}, board=board, phase="move", turn="p2")
    play(m, "move cg_horde_slinger@C5 C7")
    assert (at(m, "C7"), at(m, "C6"), at(m, "C5")) == (None, None, None)
    assert zone(m, "discard", 1) == ["cg_horde_slinger"]
    assert m.state.magic[0] == 1


def test_forcing_sets_engage_off_and_swapping_does_not() -> None:
    board = {"C4": "br_deceiver", "C5": "cg_horde_climber@p2", "A8": "cg_sneeks@p2"}
    forced = table(p2={"hand": ["cg_sneak", "cg_sneak"]}, board=board, phase="move", turn="p2")
    play(forced, "play cg_sneak", "target cg_horde_climber@C5", "to C6")
    assert hurt(forced, "C6") == 1
    swapped = table(p2={"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2")
    play(swapped, "use cg_sneeks@A8 sly")
    assert (at(swapped, "A8"), hurt(swapped, "A8")) == ("cg_horde_climber", 0)


# ---- Mind Control ----
def test_mind_control_lasts_until_the_end_of_the_turn() -> None:
    board = {
        "C3": "br_tacullu",
        "C5": "cg_beast_rider@p2:1",
        "D4": "cg_smeg@p2",
        "C6": "cg_horde_climber@p2",  # 3 spaces away
        "B3": "cg_sneeks@p2",  # a summoner
        "C4": "gate@p2",
        "D3": "br_deceiver",
    }
    m = table({"hand": ["br_mind_control", "br_hypnotic_call"]}, {"hand": ["cg_blarf"], "magic": 3}, board=board)
    play(m, "play br_mind_control")
    assert set(options(m)) == {"target cg_beast_rider@C5", "target cg_smeg@D4", "done"}
    play(m, "target cg_beast_rider@C5", "done")
    assert (side(m, "C5"), side(m, "D4")) == (0, 1)
    while m.state.phase < 3:
        settle(play(m, "end"))
    assert "C6" in targets(m, "cg_beast_rider@C5")
    while m.state.turn == 0:
        play(m, "end")
    assert (side(m, "C5"), hurt(m, "C5")) == (1, 1)
    assert m.state.lent_until_end == 0


def test_a_unit_that_was_taken_back_for_a_turn_returns_to_its_captor() -> None:
    board = {"C3": "br_tacullu", "C5": "br_deceiver", "E3": "br_wind_mage"}
    m = table(
        {"hand": ["br_mind_control", "br_hypnotic_call"]},
        {"hand": ["br_blast"]},
        board=board,
        decks=("breakers", "breakers"),
        taken={"C5": "p2"},
    )
    play(m, "play br_mind_control", "target br_deceiver@C5")
    assert side(m, "C5") == 0
    while m.state.turn == 0:
        play(m, "end")
    assert side(m, "C5") == 1


# ---- Perplexing Tempest ----
def test_the_tempest_shortens_every_move_of_everybody() -> None:
    board = {"C4": "cg_horde_climber@p2", "E4": "cg_beast_rider@p2", "A4": "cg_smeg@p2"}
    m = table({"active": ["br_perplexing_tempest"]}, {"hand": ["cg_sneak"]}, board=board, phase="move", turn="p2")
    assert {"C6", "B5"} <= moves(m, "cg_horde_climber@C4")
    assert "C7" not in moves(m, "cg_horde_climber@C4")
    assert moves(m, "cg_smeg@A4") == {"A3", "A5", "B4"}
    assert "E7" in moves(m, "cg_beast_rider@E4")  # a charge of 3 instead of 4
    assert "E8" not in moves(m, "cg_beast_rider@E4")


def test_two_tempests_hold_everybody_but_the_fast_and_the_charging() -> None:
    board = {"C4": "cg_horde_climber@p2", "E4": "cg_beast_rider@p2", "A4": "cg_smeg@p2"}
    active = {"active": ["br_perplexing_tempest", "br_perplexing_tempest"]}
    m = table(active, {"hand": ["cg_sneak"]}, board=board, phase="move", turn="p2")
    assert moves(m, "cg_smeg@A4") == set()
    assert moves(m, "cg_horde_climber@C4") == {"C3", "C5", "B4", "D4"}
    assert moves(m, "cg_beast_rider@E4") == {"E2", "E3", "E5", "E6", "D4", "F4"}
    play(m, "move cg_beast_rider@E4 E6")
    assert at(m, "E6") == "cg_beast_rider"


def test_the_tempest_ends_with_the_start_of_its_players_next_turn() -> None:
    board = {"C4": "br_deceiver", "E6": "cg_horde_climber@p2"}
    m = table({"hand": ["br_perplexing_tempest", "br_blast"]}, {"hand": ["cg_sneak"]}, board=board, phase="magic")
    play(m, "play br_perplexing_tempest", "end")
    assert zone(m, "active", 0) == ["br_perplexing_tempest"]
    while m.state.turn == 1:
        play(m, "end")
    assert zone(m, "active", 0) == []


# ---- Blast ----
def test_blast_forces_past_units_and_hurts_all_of_them() -> None:
    board = {
        "C1": "br_tacullu",
        "C3": "cg_horde_climber@p2",
        "C4": "cg_blarf@p2",
        "C5": "br_deceiver",
        "C7": "cg_beast_rider@p2",
        "A1": "cg_horde_clinger@p2",
    }
    m = table({"hand": ["br_blast", "br_blast"], "magic": 2}, board=board, phase="move")
    play(m, "play br_blast")
    assert set(options(m)) == {"target cg_horde_climber@C3", "target cg_horde_clinger@A1"}  # the nearest in each line
    play(m, "target cg_horde_climber@C3")
    assert {"to C6", "to C2", "to B3", "to F3"} <= set(options(m))
    assert not {"to C4", "to C5", "to C7", "to C1"} & set(options(m))
    play(m, "to C6")
    assert (at(m, "C6"), hurt(m, "C6"), hurt(m, "C4")) == ("cg_horde_climber", 1, 1)
    assert hurt(m, "C5") == 1  # an own unit on the way suffers, too
    assert hurt(m, "C7") == 0
    assert m.state.magic[0] == 1


def test_blast_does_not_pass_structures_nor_summoners_and_needs_a_clear_line() -> None:
    board = {
        "C1": "br_tacullu",
        "C3": "cg_horde_climber@p2",
        "C4": "gate@p2",
        "D3": "cg_sneeks@p2",
        "E1": "gate",
        "F1": "cg_horde_slinger@p2",
        "B2": "cg_smeg@p2",
    }
    m = table({"hand": ["br_blast", "br_blast"], "magic": 1}, board=board, phase="move")
    play(m, "play br_blast")  # the Climber alone: the Slinger hides behind a gate, Smeg stands in no line
    assert set(options(m)) == {"to C2", "to B3", "to A3"}


def test_a_unit_that_falls_on_the_way_of_a_blast_hurts_nobody_farther_on() -> None:
    board = {
        "C1": "br_tacullu",
        "B3": "br_deceiver",
        "C3": "cg_horde_slinger@p2",
        "D3": "cg_horde_climber@p2",
        "F5": "cg_blarf@p2",
    }
    hand = {"hand": ["br_blast", "br_blast"], "magic": 1}
    m = table(hand, board=board, phase="move")
    play(m, "play br_blast", "to E3")  # the Slinger dies of the Deceiver's Engage on its first step
    assert zone(m, "discard", 1) == ["cg_horde_slinger"]
    assert (at(m, "E3"), hurt(m, "D3")) == (None, 0)
    passed = table(hand, board={**board, "C3": "cg_horde_climber@p2"}, phase="move")
    play(passed, "play br_blast", "to E3")
    assert (hurt(passed, "E3"), hurt(passed, "D3")) == (1 + 1, 1)


def test_blast_reaches_three_spaces_forces_by_three_and_spares_summoners() -> None:
    board = {
        "A2": "br_tacullu",
        "A5": "cg_horde_climber@p2",  # 3 spaces away
        "D2": "cg_blarf@p2",  # 3 spaces away
        "A1": "cg_sneeks@p2",
    }
    hand = {"hand": ["br_blast", "br_blast"], "magic": 1}
    m = table(hand, board=board, phase="move")
    play(m, "play br_blast")
    assert set(options(m)) == {"target cg_horde_climber@A5", "target cg_blarf@D2"}
    play(m, "target cg_horde_climber@A5")
    assert {"to A8", "to D5", "to A4", "to A3"} <= set(options(m))
    assert "to E5" not in options(m)
    far = table(hand, board={"A1": "br_tacullu", "A5": "cg_horde_climber@p2", "E1": "cg_blarf@p2"}, phase="move")
    play(far, "play br_blast")  # both are 4 spaces away
    assert far.decision.name == "move"
    assert (hurt(far, "A5"), hurt(far, "E1")) == (0, 0)


# ---- Hypnotic Call ----
def test_hypnotic_call_brings_a_unit_nearer_and_strengthens_attacks_of_the_summoner_on_it() -> None:
    board = {"C1": "br_tacullu", "C5": "cg_the_eater@p2", "C8": "cg_sneeks@p2", "E5": "br_wind_mage", "F4": "gate"}
    m = table({"hand": ["br_hypnotic_call", "br_deceiver"], "magic": 1}, board=board)
    play(m, "play br_hypnotic_call")
    assert set(options(m)) == {"target cg_the_eater@C5", "target br_wind_mage@E5"}
    play(m, "target cg_the_eater@C5", "accept")  # only C4 is nearer: B5 and D5 are farther
    assert at(m, "C4") == "cg_the_eater"
    assert strength(m, "C1") == 3
    while m.state.phase < 3:
        play(m, "end")
    with dice("M M M M"):
        play(m, "attack br_tacullu@C1 cg_the_eater@C4")


def test_the_call_strengthens_no_other_attack() -> None:
    board = {"C1": "br_tacullu", "C3": "cg_the_eater@p2", "A1": "cg_blarf@p2", "C5": "br_wind_mage"}
    common = {"phase": "attack", "aim": {"p1.active.0": "C3"}}
    m = table({"active": ["br_hypnotic_call"]}, board=board, **common)
    with dice("M M M"):
        play(m, "attack br_tacullu@C1 cg_blarf@A1")
    m = table({"active": ["br_hypnotic_call"]}, board=board, **common)
    with dice("M M"):
        play(m, "attack br_wind_mage@C5 cg_the_eater@C3")
    m = table({"active": ["br_hypnotic_call"]}, board=board, **common)
    with dice("M M M M"):
        play(m, "attack br_tacullu@C1 cg_the_eater@C3")


def test_the_call_need_not_force() -> None:
    board = {"C1": "br_tacullu", "C5": "cg_the_eater@p2", "F4": "gate"}
    m = table({"hand": ["br_hypnotic_call", "br_deceiver"], "magic": 1}, board=board)
    play(m, "play br_hypnotic_call", "decline")
    assert at(m, "C5") == "cg_the_eater"
    assert zone(m, "active", 0) == ["br_hypnotic_call"]
    assert boosts(m, "C5") == 0
