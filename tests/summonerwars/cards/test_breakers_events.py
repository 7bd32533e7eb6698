"""Breakers: what their events do, and what they must not do."""

from __future__ import annotations

from ..table import at, boosts, dice, hurt, moves, options, play, settle, side, strength, table, targets, zone


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


def test_the_call_leads_to_any_space_that_is_nearer_to_the_own_summoner() -> None:
    board = {"B2": "br_tacullu", "D5": "cg_the_eater@p2", "F7": "cg_sneeks@p2", "F4": "gate"}
    m = table({"hand": ["br_hypnotic_call", "br_deceiver"], "magic": 1}, board=board)
    play(m, "play br_hypnotic_call", "accept")
    assert set(options(m)) == {"to C5", "to D4"}
    reason = m.why_not("to E5")
    assert reason.rule == "SUW-143"
    assert reason.text.en == "It is forced nearer to your summoner, and E5 is not nearer."
    assert reason.text.cs == "Zatlačuje se blíž k tvému Vyvolavači, a pole E5 blíž není."
    play(m, "to D4")
    assert (at(m, "D4"), at(m, "D5")) == ("cg_the_eater", None)


def test_the_call_need_not_force() -> None:
    board = {"C1": "br_tacullu", "C5": "cg_the_eater@p2", "F4": "gate"}
    m = table({"hand": ["br_hypnotic_call", "br_deceiver"], "magic": 1}, board=board)
    play(m, "play br_hypnotic_call", "decline")
    assert at(m, "C5") == "cg_the_eater"
    assert zone(m, "active", 0) == ["br_hypnotic_call"]
    assert boosts(m, "C5") == 0
