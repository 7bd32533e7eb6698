"""Cave Goblins: what their units do, and what they must not do."""

from __future__ import annotations

from ..table import (
    at,
    boosts,
    dice,
    ended,
    hurt,
    life,
    moves,
    options,
    play,
    strength,
    table,
    targets,
    zone,
)


# ---- Sneeks: Sly ----
def test_sly_swaps_sneeks_with_a_unit_that_costs_nothing_at_any_distance() -> None:
    board = {"A1": "cg_sneeks:2", "F7": "cg_horde_slinger", "C3": "cg_beast_rider", "D5": "gate", "D7": "cg_smeg@p2"}
    m = table(board=board, phase="attack")
    play(m, "use cg_sneeks@A1 sly")  # the Rider costs 2, a gate is no unit, Smeg is the opponent's: nothing to choose
    assert (at(m, "F7"), at(m, "A1")) == ("cg_sneeks", "cg_horde_slinger")
    assert hurt(m, "F7") == 2  # its tokens go with it


def test_sly_works_once_a_turn_and_leaves_the_attacks_alone() -> None:
    board = {"A1": "cg_sneeks", "C3": "cg_horde_slinger", "E3": "cg_horde_climber", "E4": "gate@p2"}
    m = table(board=board, phase="attack")
    play(m, "use cg_sneeks@A1 sly", "target cg_horde_climber@E3")
    assert "use cg_sneeks@E3 sly" not in options(m)
    assert targets(m, "cg_sneeks@E3") == {"E4"}
    assert m.state.attacks == 0


def test_sly_needs_somebody_and_the_attack_phase() -> None:
    alone = table(board={"C3": "cg_beast_rider", "C4": "gate@p2"}, phase="attack")
    assert "use cg_sneeks@A1 sly" not in options(alone)
    early = table(board={"C3": "cg_horde_slinger"}, phase="move")
    assert "use cg_sneeks@A1 sly" not in options(early)


def test_the_digital_sneeks_has_two_more_life() -> None:
    m = table(board={"C3": "cg_smeg", "E3": "cg_smeg@p2"}, setup={"edition": "digital"})
    assert (at(m, "A1"), life(m, "A1"), life(m, "F8")) == ("cg_sneeks_digital", 13, 13)
    assert life(table(board={"C3": "cg_smeg"}), "A1") == 11


# ---- Blarf: Blood Runes, Imbued Strength ----
def test_blood_runes_cost_a_magic_and_boost_or_hurt() -> None:
    board = {"C3": "cg_blarf", "C4": "gate@p2"}
    m = table({"hand": ["gate"], "magic": 1}, board=board, phase="build")
    play(m, "end")
    assert set(options(m)) == {"first", "second"}
    paid = play(table({"hand": ["gate"], "magic": 1}, board=board, phase="build"), "end", "first")
    assert (boosts(paid, "C3"), hurt(paid, "C3"), paid.state.magic[0]) == (1, 0, 0)
    assert strength(paid, "C3") == 1
    play(m, "second")
    assert (boosts(m, "C3"), hurt(m, "C3"), m.state.magic[0]) == (0, 1, 1)
    assert strength(m, "C3") == 0


def test_without_magic_blood_runes_hurt_and_in_the_opponents_turn_they_are_silent() -> None:
    board = {"C3": "cg_blarf", "C4": "gate@p2", "E5": "cg_blarf@p2"}
    m = table({"hand": ["gate"]}, board=board, phase="build")
    play(m, "end")
    assert (hurt(m, "C3"), hurt(m, "E5")) == (1, 0)


def test_blood_runes_can_kill_and_bring_nobody_magic() -> None:
    m = table(
        {"hand": ["gate"]}, board={"C3": "cg_blarf:5", "C4": "gate@p2", "E3": "cg_smeg", "E4": "gate@p2"}, phase="build"
    )
    play(m, "end")
    assert at(m, "C3") is None
    assert m.state.magic == [0, 0]


# ---- Smeg: Magic Junkie, Relentless ----
def test_smeg_is_paid_or_discarded_at_the_end_of_the_turn() -> None:
    m = table({"magic": 2, "hand": ["cg_unrelenting"]}, {"hand": ["cg_blarf"]}, board={"C3": "cg_smeg"}, phase="magic")
    play(m, "end")
    assert set(options(m)) == {"first", "second"}
    play(m, "first")
    assert (at(m, "C3"), m.state.magic[0]) == ("cg_smeg", 1)
    away = table(
        {"magic": 2, "hand": ["cg_unrelenting"]}, {"hand": ["cg_blarf"]}, board={"C3": "cg_smeg"}, phase="magic"
    )
    play(away, "end", "second")
    assert at(away, "C3") is None
    assert "cg_smeg" in zone(away, "discard", 0)
    assert away.state.magic == [2, 0]  # discarded, not destroyed (SUW-258)


def test_smeg_leaves_a_player_without_magic_but_stays_through_the_opponents_turn() -> None:
    poor = table(
        {"hand": ["cg_sneak"]}, {"hand": ["cg_blarf"]}, board={"C3": "cg_smeg", "E6": "cg_smeg@p2"}, phase="magic"
    )
    play(poor, "end")
    assert poor.state.turn == 1
    assert at(poor, "C3") is None
    assert at(poor, "E6") == "cg_smeg"


def test_unrelenting_does_not_save_what_is_discarded() -> None:
    m = table(
        {"active": ["cg_unrelenting"], "hand": ["cg_sneak"]},
        {"hand": ["cg_blarf"]},
        board={"C3": "cg_the_eater", "C4": "cg_horde_slinger", "E6": "gate@p2"},
        phase="attack",
    )
    play(m, "end", "first")
    assert "cg_horde_slinger" in zone(m, "discard", 0)
    assert "cg_horde_slinger" not in zone(m, "hand", 0)


def test_relentless_attackers_come_on_top_of_three_but_only_once_each() -> None:
    board = {
        "A3": "cg_horde_climber",
        "A4": "gate@p2",
        "B3": "cg_horde_climber",
        "B4": "gate@p2",
        "C3": "cg_horde_climber",
        "C4": "gate@p2",
        "D3": "cg_horde_climber",
        "D4": "gate_start@p2",
        "E4": "cg_horde_slinger",
        "F4": "cg_smeg",
    }
    m = table({"magic": 1}, board=board, phase="attack")
    with dice("M", "M", "M"):
        for column in "ABC":
            play(m, f"attack cg_horde_climber@{column}3 gate@{column}4")
    assert targets(m, "cg_horde_climber@D3") == set()
    assert "D4" in targets(m, "cg_horde_slinger@E4")
    with dice("MR MR"):
        play(m, "attack cg_horde_slinger@E4 gate_start@D4")
    assert targets(m, "cg_horde_slinger@E4") == set()
    assert "E4" in targets(m, "cg_smeg@F4")


def test_a_relentless_attack_takes_none_of_the_three() -> None:
    board = {"E4": "cg_horde_slinger", "D4": "gate_start@p2", "C3": "cg_horde_climber", "C4": "gate@p2"}
    m = table(board=board, phase="attack")
    with dice("MR MR"):
        play(m, "attack cg_horde_slinger@E4 gate_start@D4")
    assert m.state.attacks == 0


# ---- The Eater: Feed the Eater ----
FEEDING = {"C3": "cg_the_eater", "C4": "cg_horde_climber", "D3": "gate", "B3": "cg_blarf@p2", "E3": "cg_horde_slinger"}


def test_a_hungry_eater_takes_a_friendly_unit_beside_it() -> None:
    m = table({"hand": ["cg_sneak"]}, board=FEEDING, phase="attack")
    play(m, "end")
    assert set(options(m)) == {"first", "second"}
    play(m, "first")  # the Climber is the only friendly unit next to it: no gate, no enemy, no Slinger two spaces away
    assert zone(m, "discard", 0)[-1] == "cg_horde_climber"
    assert at(m, "C3") == "cg_the_eater"
    assert m.state.magic == [0, 0]


def test_the_eater_can_go_itself_and_must_if_nobody_is_beside_it() -> None:
    m = table({"hand": ["cg_sneak"]}, board=FEEDING, phase="attack")
    play(m, "end", "second")
    assert (at(m, "C3"), at(m, "C4")) == (None, "cg_horde_climber")
    alone = table(
        {"hand": ["cg_sneak"]}, board={"C3": "cg_the_eater", "E3": "cg_horde_slinger", "F3": "gate@p2"}, phase="attack"
    )
    play(alone, "end")
    assert at(alone, "C3") is None


def test_an_eater_that_has_destroyed_a_unit_is_full_but_a_structure_does_not_feed_it() -> None:
    board = {"C3": "cg_the_eater", "C4": "cg_horde_climber", "B3": "cg_horde_slinger@p2"}
    m = table({"hand": ["cg_sneak"]}, board=board, phase="attack")
    with dice("M M M M M"):
        play(m, "attack cg_the_eater@C3 cg_horde_slinger@B3")
    play(m, "end")
    assert m.decision.name == "magic"
    assert (at(m, "C3"), at(m, "C4")) == ("cg_the_eater", "cg_horde_climber")
    stone = table({"hand": ["cg_sneak"]}, board={**board, "B3": "gate@p2"}, phase="attack")
    with dice("M M M M M"):
        play(stone, "attack cg_the_eater@C3 gate@B3")
    play(stone, "end")
    assert set(options(stone)) == {"first", "second"}


def test_feeding_the_own_summoner_to_the_eater_loses() -> None:
    m = table(
        {"hand": ["cg_sneak"]}, board={"A1": "cg_sneeks", "A2": "cg_the_eater", "E3": "cg_beast_rider"}, phase="attack"
    )
    play(m, "end", "first")
    assert ended(m) == (1,)


# ---- Horde Climber: Climb ----
def test_climbers_go_three_spaces_and_through_structures_but_not_through_units() -> None:
    board = {"C3": "cg_horde_climber", "C4": "gate@p2", "B3": "cg_blarf@p2", "D3": "gate"}
    m = table(board=board, phase="move")
    reached = moves(m, "cg_horde_climber@C3")
    assert {"C5", "C6", "E3", "F3"} <= reached
    assert "C7" not in reached  # 4 spaces
    assert not {"C4", "D3", "B3"} & reached  # nobody ends on an occupied space
    assert "A3" not in reached  # 2 spaces, but Blarf stands between; around him it is 4
    play(m, "move cg_horde_climber@C3 C6")
    assert (at(m, "C6"), at(m, "C4")) == ("cg_horde_climber", "gate")


# ---- Beast Rider: Charge ----
def test_a_rider_charges_up_to_four_clear_spaces_straight_on() -> None:
    m = table(board={"C2": "cg_beast_rider", "E2": "gate"}, phase="move")
    reached = moves(m, "cg_beast_rider@C2")
    assert {"C5", "C6"} <= reached
    assert "C7" not in reached
    assert "D2" in reached
    assert "F2" not in reached  # the gate is in the way, and there is no charging through it
    assert "D4" not in reached  # 3 spaces, not straight


def test_three_spaces_in_one_direction_give_strength_until_the_end_of_the_turn() -> None:
    m = table(
        {"hand": ["cg_sneak"]},
        {"hand": ["cg_blarf"]},
        board={"C2": "cg_beast_rider", "E2": "cg_beast_rider"},
        phase="move",
    )
    play(m, "move cg_beast_rider@C2 C5")
    assert (strength(m, "C5"), strength(m, "E2")) == (4, 3)
    assert m.state.moves == 1
    while m.state.turn == 0:
        play(m, "end")
    assert strength(m, "C5") == 3


def test_two_spaces_straight_give_nothing() -> None:
    m = table({"hand": ["cg_sneak"]}, board={"C2": "cg_beast_rider", "E2": "cg_horde_climber"}, phase="move")
    play(m, "move cg_beast_rider@C2 C4")
    assert strength(m, "C4") == 3


# ---- Horde Clinger: Immobile, Cling ----
def test_a_clinger_cannot_move_but_goes_along_with_a_friend() -> None:
    board = {"C3": "cg_horde_clinger", "C4": "cg_horde_climber", "E6": "cg_horde_slinger"}
    m = table(board=board, phase="move")
    assert moves(m, "cg_horde_clinger@C3") == set()
    assert m.why_not("move cg_horde_clinger@C3 C2").rule == "SUW-089"
    play(m, "move cg_horde_climber@C4 C7", "accept")
    assert set(options(m)) == {"to C6", "to B7", "to D7", "to C8"}
    play(m, "to C6")
    assert (at(m, "C6"), at(m, "C3")) == ("cg_horde_clinger", None)
    assert m.state.moves == 1  # being placed is no move


def test_a_clinger_does_not_answer_to_those_who_began_elsewhere_or_were_forced_or_are_enemies() -> None:
    board = {"C3": "cg_horde_clinger", "C5": "cg_horde_climber", "D4": "cg_horde_slinger", "C2": "cg_smeg"}
    m = table(board=board, phase="move")
    play(m, "move cg_horde_climber@C5 B3")  # it ends beside the Clinger, that is not enough
    assert "accept" not in options(m)
    play(m, "move cg_horde_slinger@D4 D3")  # one step diagonal of it at the start
    assert "accept" not in options(m)
    forced = table({"hand": ["cg_sneak", "cg_sneak"]}, board=board, phase="move")
    play(forced, "play cg_sneak", "target cg_smeg@C2", "to C1")
    assert "accept" not in options(forced)
    enemy = table(board={"C3": "cg_horde_clinger@p2", "C4": "cg_horde_climber"}, phase="move")
    play(enemy, "move cg_horde_climber@C4 C6")
    assert "accept" not in options(enemy)


def test_clinging_is_a_choice() -> None:
    m = table(board={"C3": "cg_horde_clinger", "C4": "cg_horde_climber", "E6": "cg_horde_slinger"}, phase="move")
    play(m, "move cg_horde_climber@C4 C7", "decline")
    assert at(m, "C3") == "cg_horde_clinger"
