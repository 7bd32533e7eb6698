"""Breakers: what their summoner and champions do, and what they must not do."""

from __future__ import annotations

from ..table import at, dice, ended, hurt, moves, options, play, side, strength, table, targets, zone


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
    assert m.why_not("use br_wind_mage@C3 push").rule == "SUW-086"
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
