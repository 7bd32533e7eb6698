"""Breakers: what their commons do, and what they must not do."""

from __future__ import annotations

from ..table import at, dice, hurt, moves, options, play, table, targets, zone


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
