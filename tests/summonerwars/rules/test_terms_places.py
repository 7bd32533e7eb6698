"""Terms of the glossary about places: forcing, moving through, swapping, replacing, distances, getting away."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.rules import board as b

from ..table import at, boosts, dice, hurt, moves, options, play, settle, strength, summons, table, targets, zone


# ---- forcing ----
@pytest.mark.rule("SUW-086", "SUW-233", "SUW-250")
def test_a_forced_card_slides_to_an_empty_space() -> None:
    board = {"C3": "cg_horde_clinger", "C4": "gate@p2", "B3": "cg_smeg", "A3": "gate"}
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    play(m, "play cg_sneak", "target cg_horde_clinger@C3")
    assert set(options(m)) == {"to D3", "to C2"}  # occupied spaces and corners are closed
    play(m, "to C2")
    assert at(m, "C2") == "cg_horde_clinger"
    assert set(options(m)) == {"target cg_smeg@B3", "done"}  # any number, each once; the summoner has no cost of 0


@pytest.mark.rule("SUW-086", "SUW-243")
def test_the_whole_way_has_to_be_clear() -> None:
    """Withdraw forces by 1 or 2 spaces: a card on the way closes what lies behind it, the edge too."""
    board = {"B3": "se_miti_kyru+1", "B4": "gate_start@p2", "D3": "se_lioness", "B1": "gate"}
    m = table({"hand": ["gate"]}, board={**board, "F1": "se_abua_shi"}, phase="attack")
    with dice("M M M M"):
        play(m, "attack se_miti_kyru@B3 gate_start@B4", "first")
    # Two to the left is off the board, two down and two to the right is taken.
    assert set(options(m)) == {"to A3", "to C3", "to B2"}


@pytest.mark.rule("SUW-243")
def test_a_card_shut_in_cannot_be_forced() -> None:
    walls = {"A2": "cg_horde_climber", "B1": "gate", "B3": "gate@p2", "C2": "gate@p2"}
    m = table(
        {"hand": ["cg_sneak", "gate"]}, board={"B2": "cg_horde_slinger", "F1": "cg_sneeks", **walls}, phase="move"
    )
    play(m, "play cg_sneak")
    assert set(options(m)) == {"target cg_horde_climber@A2", "done"}


@pytest.mark.rule("SUW-087", "SUW-233", "SUW-155")
def test_forcing_is_no_movement() -> None:
    """The Clinger cannot move but can be forced; no move is used; nothing answers as to a move."""
    board = {"C3": "cg_horde_clinger", "D3": "cg_horde_climber", "F1": "cg_sneeks"}
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    assert moves(m, "cg_horde_clinger@C3") == set()
    play(m, "play cg_sneak", "target cg_horde_climber@D3", "to D4")
    assert "accept" not in options(m)  # Cling waits for a friend's move
    play(m, "done")
    assert m.state.moves == 0
    assert moves(m, "cg_horde_climber@D4")
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    play(m, "move cg_horde_climber@D3 D4")
    assert set(options(m)) == {"accept", "decline"}


@pytest.mark.rule("SUW-087")
def test_nothing_that_follows_a_move_follows_forcing() -> None:
    """Inspire boosts friends after Miti Kyru's move, not after he was forced."""
    board = {"C3": "se_miti_kyru", "C5": "br_wind_mage@p2", "D4": "se_lioness", "B2": "se_lioness"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move se_miti_kyru@C3 C4")
    assert boosts(m, "D4") == 1
    m = table(p2={"hand": ["gate"]}, board=board, phase="attack", turn="p2")
    play(m, "use br_wind_mage@C5 push", "target se_miti_kyru@C3", "to C4")
    assert at(m, "C4") == "se_miti_kyru"
    assert boosts(m, "D4") == 0


# ---- getting away ----
@pytest.mark.rule("SUW-256")
def test_a_step_away_hurts_at_once_and_a_dead_unit_goes_no_further() -> None:
    """The Knight engages: leaving the space beside it costs 1 damage at that step."""
    board = {"C4": "va_citadel_knight@p2", "C3": "cg_horde_climber", "F1": "cg_sneeks"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move cg_horde_climber@C3 C1")
    assert hurt(m, "C1") == 1
    board["C3"] = "cg_horde_climber:2"
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move cg_horde_climber@C3 C1")
    assert at(m, "C1") is at(m, "C2") is at(m, "C3") is None
    assert m.state.magic == [0, 1]


@pytest.mark.rule("SUW-256")
def test_a_step_towards_or_around_at_a_distance_costs_nothing() -> None:
    board = {"C5": "va_citadel_knight@p2", "C3": "cg_horde_slinger", "F1": "cg_sneeks"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move cg_horde_slinger@C3 C4")
    assert hurt(m, "C4") == 0
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move cg_horde_slinger@C3 C1")  # farther away, but it did not stand beside the Knight
    assert hurt(m, "C1") == 0


@pytest.mark.rule("SUW-256", "SUW-212")
def test_forcing_counts_as_getting_away_and_swapping_does_not() -> None:
    board = {
        "C4": "va_citadel_knight@p2",
        "C3": "cg_horde_clinger",
        "F3": "cg_sneeks",
        "E5": "gate@p2",
        "E4": "cg_horde_climber",
    }
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    play(m, "play cg_sneak", "target cg_horde_clinger@C3", "to C2")
    assert hurt(m, "C2") == 1
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    play(m, "use cg_sneeks@F3 sly", "target cg_horde_clinger@C3")
    assert (at(m, "C3"), at(m, "F3")) == ("cg_sneeks", "cg_horde_clinger")
    assert hurt(m, "F3") == 0


# ---- swapping and replacing ----
@pytest.mark.rule("SUW-211", "SUW-212", "SUW-255")
def test_swapped_cards_exchange_their_spaces_and_keep_what_lies_on_them() -> None:
    board = {"B2": "cg_sneeks:3+2", "E6": "cg_blarf:1+4", "E7": "gate@p2", "C2": "cg_horde_clinger"}
    m = table({"hand": ["gate"], "magic": 3}, board=board, phase="attack")
    play(m, "use cg_sneeks@B2 sly", "target cg_blarf@E6")
    assert (at(m, "E6"), at(m, "B2")) == ("cg_sneeks", "cg_blarf")
    assert (hurt(m, "E6"), boosts(m, "E6"), hurt(m, "B2"), boosts(m, "B2")) == (3, 2, 1, 4)
    assert "accept" not in options(m)  # Cling does not answer: nobody has moved
    assert targets(m, "cg_sneeks@E6") == {"E7"}


@pytest.mark.rule("SUW-255", "SUW-228")
def test_tucked_cards_go_along_when_a_card_is_placed_moved_or_forced() -> None:
    board = {"C3": "fk_undead_archer:1+1", "C4": "fk_gul_dass", "C5": "fk_undead_warrior@p2:3"}
    tucked = {"tucked": ["fk_hellforged_weapon@p1"], "under": {"tucked.0": "C3"}}
    m = table({"hand": ["gate"]}, board=board, phase="attack", **tucked)
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 fk_undead_warrior@C5", "accept")  # Soul Shift places the Archer
    assert at(m, "C5") == "fk_undead_archer"
    assert (hurt(m, "C5"), boosts(m, "C5"), strength(m, "C5")) == (1, 1, 5)
    assert zone(m, "tucked") == ["fk_hellforged_weapon"]
    m = table({"hand": ["gate"]}, board=board, phase="move", **tucked)
    play(m, "move fk_undead_archer@C3 D2")
    assert (hurt(m, "D2"), boosts(m, "D2"), strength(m, "D2")) == (1, 1, 5)


@pytest.mark.rule("SUW-146")
def test_a_card_that_replaces_another_takes_its_space() -> None:
    m = table({"hand": ["fk_elut_bal"], "magic": 6}, board={"E6": "fk_undead_carrier", "D3": "gate"})
    play(m, "summon fk_elut_bal E6")
    assert at(m, "E6") == "fk_elut_bal"
    assert zone(m, "discard", 0) == ["fk_undead_carrier"]


# ---- through ----
@pytest.mark.rule("SUW-187", "SUW-188", "SUW-189", "SUW-126")
@pytest.mark.parametrize(
    ("wall", "passed"),
    [
        ("cg_horde_climber@p2", True),
        ("pd_ice_smith", True),
        ("cg_blarf@p2", False),
        ("cg_sneeks@p2", False),
        ("gate@p2", False),
        ("pd_ollag", False),
    ],
)
def test_whoever_moves_through_commons_is_stopped_by_everything_else(wall: str, passed: bool) -> None:
    board = {"A2": "pd_bear_cavalry", "A1": "gate", "B2": "gate_start", "A3": wall, "F1": "pd_svara"}
    m = table({"hand": ["pd_parapet"]}, board=board, decks=("polar_dwarves", "cave_goblins"), phase="move")
    assert ("A4" in moves(m, "pd_bear_cavalry@A2")) == passed
    assert "A3" not in moves(m, "pd_bear_cavalry@A2")  # never to end on an occupied space
    if passed:
        play(m, "move pd_bear_cavalry@A2 A4")
        assert hurt(m, "A3") == 1


@pytest.mark.rule("SUW-189")
def test_a_move_through_cards_never_ends_on_one() -> None:
    board = {"A2": "pd_bear_cavalry", "A1": "gate", "B2": "gate_start", "A3": "pd_ice_smith", "F1": "pd_svara"}
    m = table({"hand": ["pd_parapet"]}, board={**board, "A4": "pd_ice_smith", "B3": "pd_frost_mage"}, phase="move")
    assert moves(m, "pd_bear_cavalry@A2") <= {"A2"}


@pytest.mark.rule("SUW-187", "SUW-190")
def test_attacks_through_a_parapet_help_ranged_units_only() -> None:
    board = {
        "C3": "pd_frost_mage",
        "C4": "pd_parapet",
        "C5": "cg_blarf@p2",
        "B4": "pd_bear_cavalry",
        "D4": "cg_smeg@p2",
    }
    m = table({"hand": ["gate"]}, board={**board, "F1": "pd_svara"}, phase="attack")
    assert targets(m, "pd_frost_mage@C3") == {"C4", "C5"}
    assert targets(m, "pd_bear_cavalry@B4") == {"C4"}
    theirs = table(p2={"hand": ["gate"]}, board={**board, "F1": "pd_svara"}, phase="attack", turn="p2")
    assert "B4" not in targets(theirs, "cg_smeg@D4")  # a wall for the enemy


# ---- distances ----
@pytest.mark.rule("SUW-090", "SUW-091", "SUW-092", "SUW-093", "SUW-217", "SUW-218")
def test_distances_are_steps_by_sides_and_cards_do_not_block_them() -> None:
    assert b.distance(b.at("C3"), b.at("D4")) == 2
    assert b.distance(b.at("C3"), b.at("C6")) == 3
    within = {b.NAMES[q] for q in b.spaces(b.WITHIN[2][b.at("C3")])}
    assert within == {"B3", "D3", "C2", "C4", "A3", "E3", "C1", "C5", "B2", "B4", "D2", "D4"}
    board = {
        "C3": "pd_nadiana",
        "C4": "pd_ollag",
        "C5": "gate",
        "D4": "gate",
        "C6": "gate",
        "E4": "gate_start",
        "F1": "pd_svara",
    }
    m = table(board=board, decks=("polar_dwarves", "fallen_kingdom"))
    assert strength(m, "C3") == 2 + 2  # C5 behind another card and D4 around the corner; C6 and E4 are 3 away


@pytest.mark.rule("SUW-092", "SUW-093")
def test_a_card_is_never_within_any_distance_of_itself() -> None:
    """Dragos may give up a unit within 2 spaces, not himself; Gwalark does not lend himself his own Flight."""
    m = table(board={"C3": "fk_dragos", "C4": "gate@p2", "C1": "fk_undead_carrier"}, phase="attack")
    play(m, "attack fk_dragos@C3 gate@C4")
    assert set(options(m)) == {"target fk_undead_carrier@C1", "decline"}


@pytest.mark.rule("SUW-208", "SUW-218", "SUW-145")
def test_clear_straight_spaces_have_no_card_between() -> None:
    """Quick Shot asks for clear spaces in a straight line; Burn only counts."""
    board = {
        "C4": "pe_ember_archer",
        "C5": "gate",
        "C6": "cg_blarf@p2",
        "E4": "cg_smeg@p2",
        "D6": "cg_beast_rider@p2",
        "F2": "pe_queen_maldaria",
    }
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move pe_ember_archer@C4 C4")
    chosen = {o.split("@")[-1] for o in options(m) if o.startswith("target")}
    assert chosen == {"E4"}  # C6 is hidden, D6 is not in line
    board = {
        "C4": "pe_queen_maldaria",
        "C5": "gate",
        "C6": "cg_blarf@p2",
        "D5": "cg_smeg@p2",
        "E5": "cg_beast_rider@p2",
    }
    m = table({"hand": ["pe_burn", "gate"]}, board=board, phase="move")
    play(m, "play pe_burn")
    assert {o.split("@")[-1] for o in options(m)} == {"C6", "D5"}  # within 2 spaces, whatever stands between


@pytest.mark.rule("SUW-089")
def test_card_texts_override_the_rules() -> None:
    """Far Shot reaches 4 spaces, Renewed Hope lets units come beside the summoner in any phase."""
    m = table(board={"C2": "br_wind_archer", "C6": "gate@p2", "E1": "br_deceiver", "E5": "gate@p2"}, phase="attack")
    assert targets(m, "br_wind_archer@C2") == {"C6"}
    assert targets(m, "br_deceiver@E1") == set()
    hope = {"hand": ["va_temple_priest"], "active": ["va_renewed_hope"]}
    m = table(hope, board={"C4": "va_sera_eldwyn", "E6": "gate@p2"}, phase="build")
    assert summons(m, "va_temple_priest") == {"B4", "D4", "C3", "C5"}


@pytest.mark.rule("SUW-257")
def test_another_way_of_moving_is_a_move() -> None:
    """Charge takes one of the three moves, and a Clinger beside the Rider's start follows."""
    board = {"C2": "cg_beast_rider", "B2": "cg_horde_clinger", "F1": "cg_sneeks", "C8": "gate@p2"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    assert {"C6", "C5"} <= moves(m, "cg_beast_rider@C2")
    play(m, "move cg_beast_rider@C2 C6")
    assert m.state.moves == 1
    assert {o.split()[1] for o in options(m)} == {"cg_beast_rider@C6", "cg_horde_clinger@B2"}
    settle(m)
    play(m, "accept", "to B6")
    assert at(m, "B6") == "cg_horde_clinger"


@pytest.mark.rule("SUW-175")
def test_after_a_move_means_after_the_whole_way() -> None:
    """Miti Kyru inspires whoever is beside him in the end, not those he has passed."""
    board = {"C2": "se_miti_kyru", "B3": "se_lioness", "D4": "se_rhinoceros", "F1": "se_abua_shi"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move se_miti_kyru@C2 C4")
    assert (boosts(m, "B3"), boosts(m, "D4")) == (0, 1)
