"""Savanna Elves: what their units do, and what they must not do."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.state import SWIFT_SHOT

from ..table import (
    Match,
    at,
    boosts,
    dice,
    hurt,
    life,
    moves,
    number,
    options,
    play,
    refused,
    settle,
    strength,
    table,
)

# Something to do in every phase, so that none passes by itself.
SPARE = {"hand": ["se_chant_of_growth", "se_chant_of_weaving", "gate"]}


# ---- Abua Shi: Spirit Bond ----
def test_spirit_bond_boosts_a_friend_and_hands_all_boosts_over() -> None:
    board = {
        "D1": "se_abua_shi+3",
        "D5": "se_lioness+1",  # 3 spaces from D2
        "D6": "se_rhinoceros",  # 4 spaces
        "E2": "gate",
        "C2": "fk_undead_warrior@p2",
        "E3": "se_spirit_mage",
    }
    m = table(SPARE, board=board, phase="move")
    play(m, "move se_abua_shi@D1 D2")
    assert set(options(m)) == {"target se_lioness@D5", "target se_spirit_mage@E3", "decline"}
    play(m, "target se_lioness@D5")
    assert boosts(m, "D5") == 1 + 1 + 3
    assert boosts(m, "D2") == 0


def test_spirit_bond_may_be_declined_and_works_without_own_boosts() -> None:
    m = table(SPARE, board={"D1": "se_abua_shi+3", "D5": "se_lioness"}, phase="move")
    play(m, "move se_abua_shi@D1 D2", "decline")
    assert (boosts(m, "D2"), boosts(m, "D5")) == (3, 0)
    m = table(SPARE, board={"D1": "se_abua_shi", "D5": "se_lioness"}, phase="move")
    play(m, "move se_abua_shi@D1 D2", "target se_lioness@D5")
    assert boosts(m, "D5") == 1


# ---- Miti Mumway and the Rhinoceros: Imbued Strength, Imbued Speed, Trample ----
def test_mumway_has_one_strength_and_up_to_five_more() -> None:
    m = table(board={"C3": "se_miti_mumway", "D3": "se_lioness+4"})
    assert strength(m, "C3") == 1
    for boost, wanted in ((4, 5), (5, 6), (6, 6)):
        m = table(board={"C3": f"se_miti_mumway+{boost}"})
        assert strength(m, "C3") == wanted


def test_mumway_tramples_commons_but_no_champions() -> None:
    board = {"C3": "se_miti_mumway", "C4": "fk_undead_warrior@p2", "D3": "fk_dragos@p2"}
    m = table(SPARE, board=board, phase="move")
    assert "C5" in moves(m, "se_miti_mumway@C3")
    assert "E3" not in moves(m, "se_miti_mumway@C3")
    play(m, "move se_miti_mumway@C3 C5")
    assert hurt(m, "C4") == 1


@pytest.mark.parametrize(("boost", "farthest"), [(0, 2), (1, 3), (4, 6), (5, 7), (6, 7)])
def test_the_rhinoceros_runs_one_space_farther_for_each_boost_up_to_five(boost: int, farthest: int) -> None:
    rhino = f"se_rhinoceros+{boost}" if boost else "se_rhinoceros"
    m = table(SPARE, board={"A1": rhino, "F1": "se_abua_shi"}, phase="move")
    far = {f"A{1 + farthest}", f"B{farthest}"}
    goals = moves(m, "se_rhinoceros@A1")
    assert far <= goals
    assert not {f"A{2 + farthest}", f"B{1 + farthest}"} & goals


def test_a_running_rhinoceros_hurts_each_common_once_and_the_player_chooses_the_way() -> None:
    board = {
        "C3": "se_rhinoceros+2",
        "C4": "fk_undead_warrior@p2",
        "C5": "fk_undead_carrier@p2",
        "D4": "gate@p2",
        "B4": "fk_undead_archer@p2",
    }
    m = table(SPARE, board=board, phase="move")
    play(m, "move se_rhinoceros@C3 C6")
    while m.decision.name == "path":  # straight on, over the two of them
        play(m, next(o for o in options(m) if o in ("to C4", "to C5", "to C6")))
    assert at(m, "C6") == "se_rhinoceros"
    assert (hurt(m, "C4"), hurt(m, "C5"), hurt(m, "B4")) == (1, 1, 0)


@pytest.mark.rule("SUW-256")
def test_a_rhinoceros_at_its_goal_may_run_on_and_come_back() -> None:
    board = {"C3": "se_rhinoceros+1", "D3": "gate", "B3": "gate", "D4": "fk_undead_warrior@p2", "C5": "gate@p2"}
    m = play(table(SPARE, board=board, phase="move"), "move se_rhinoceros@C3 C4")
    assert set(options(m)) == {"to D4", "done"}
    assert refused(m, "to C5") == "SUW-033"
    play(m, "done")
    assert (at(m, "C4"), hurt(m, "D4")) == ("se_rhinoceros", 0)
    m = play(table(SPARE, board=board, phase="move"), "move se_rhinoceros@C3 C4", "to D4")
    assert (at(m, "C4"), hurt(m, "D4")) == ("se_rhinoceros", 1)


# ---- Makeinda Ru and the Border Archer: Prepare, Swift Shot ----
ARCHERS = pytest.mark.parametrize("archer", ["se_makeinda_ru", "se_border_archer"])


@ARCHERS
def test_prepare_takes_the_place_of_the_move(archer: str) -> None:
    board = {"C3": archer, "E3": "se_lioness", "E4": "se_spirit_mage", "A4": "se_lioness"}
    m = table(SPARE, board=board, phase="move")
    play(m, f"use {archer}@C3 prepare")
    assert boosts(m, "C3") == 1
    assert m.state.moves == 1
    assert not moves(m, f"{archer}@C3")
    assert f"use {archer}@C3 prepare" not in options(m)
    m = table(SPARE, board=board, phase="move")
    play(m, f"move {archer}@C3 C4")
    assert f"use {archer}@C4 prepare" not in options(m)
    assert boosts(m, "C4") == 0
    m = table(SPARE, board=board, phase="move", moves=3)
    assert f"use {archer}@C3 prepare" not in options(m)


@ARCHERS
def test_swift_shot_buys_one_more_attack_in_a_turn(archer: str) -> None:
    m = table(SPARE, board={"C3": f"{archer}+2", "C5": "gate_start@p2", "E3": "se_lioness"}, phase="attack")
    with dice("MR M", "MR MR"):
        play(m, f"attack {archer}@C3 gate_start@C5")
        assert options(m) == ["accept", "decline"]
        play(m, "accept")
        assert boosts(m, "C3") == 1
        play(m, "target gate_start@C5")
    assert hurt(m, "C5") == 1 + 2
    assert "accept" not in options(m)  # once per turn, though there is another boost
    assert boosts(m, "C3") == 1
    assert m.state.attacks == 1  # SUW-158: the extra attack is none of the three


@ARCHERS
def test_swift_shot_needs_a_boost_and_is_not_used_up_by_declining(archer: str) -> None:
    board = {"C3": archer, "C5": "gate_start@p2", "E3": "se_lioness"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M"):
        play(m, f"attack {archer}@C3 gate_start@C5")
    assert "accept" not in options(m)
    board["C3"] = f"{archer}+1"
    m = table(SPARE, board=board, phase="attack")
    with dice("M M"):
        play(m, f"attack {archer}@C3 gate_start@C5", "decline")
    assert boosts(m, "C3") == 1
    assert not m.state.spent[number(m, "C3")] & SWIFT_SHOT


# ---- Miti Kyru: Inspire, Withdraw ----
def test_inspire_boosts_every_adjacent_friend_after_the_move() -> None:
    board = {
        "C3": "se_miti_kyru",
        "C5": "se_lioness",
        "B4": "se_abua_shi",
        "D4": "fk_undead_warrior@p2",
        "D5": "se_rhinoceros",
    }
    m = table(SPARE, board=board, phase="move")
    play(m, "move se_miti_kyru@C3 C4")
    assert (boosts(m, "C5"), boosts(m, "B4")) == (1, 1)
    assert (boosts(m, "C4"), boosts(m, "D4"), boosts(m, "D5")) == (0, 0, 0)


def _withdrawing(boost: str, magic: int) -> Match:
    board = {"D4": f"se_miti_kyru{boost}", "D5": "gate_start@p2", "E4": "se_lioness"}
    m = table({**SPARE, "magic": magic}, board=board, phase="attack")
    with dice("M M M M"):
        return play(m, "attack se_miti_kyru@D4 gate_start@D5")


def test_withdraw_is_paid_with_a_boost_or_with_magic() -> None:
    m = _withdrawing("+1", 1)
    assert options(m) == ["first", "second", "decline"]
    play(m, "first")
    assert set(options(m)) == {"to C4", "to B4", "to D3", "to D2"}
    play(m, "to B4")
    assert at(m, "B4") == "se_miti_kyru"
    assert (boosts(m, "B4"), m.state.magic[0]) == (0, 1)
    m = play(_withdrawing("+1", 1), "second", "to D3")
    assert at(m, "D3") == "se_miti_kyru"
    assert (boosts(m, "D3"), m.state.magic[0]) == (1, 0)


def test_withdraw_may_be_declined_and_has_to_be_paid() -> None:
    m = play(_withdrawing("+1", 1), "decline")
    assert (at(m, "D4"), boosts(m, "D4"), m.state.magic[0]) == ("se_miti_kyru", 1, 1)
    assert options(_withdrawing("", 1)) == ["second", "decline"]
    assert options(_withdrawing("+2", 0)) == ["first", "decline"]
    assert "decline" not in options(_withdrawing("", 0))


# ---- Lioness: Momentum, Imbued Life ----
def test_the_lioness_grows_by_her_first_attack_on_an_enemy_unit() -> None:
    board = {"C3": "se_lioness:1", "C4": "fk_undead_warrior@p2", "E3": "se_lioness", "E4": "gate@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("RS RS RS", "RS RS RS"):
        play(m, "attack se_lioness@C3 fk_undead_warrior@C4", "attack se_lioness@E3 gate@E4")
    assert (boosts(m, "C3"), life(m, "C3")) == (1, 3)
    assert (boosts(m, "E3"), life(m, "E3")) == (0, 2)


@pytest.mark.parametrize(("boost", "wanted"), [(1, 3), (5, 7), (6, 7)])
def test_imbued_life_stops_at_five(boost: int, wanted: int) -> None:
    m = table(board={"C3": f"se_lioness+{boost}"})
    assert life(m, "C3") == wanted


def test_a_lioness_falls_only_when_the_damage_reaches_her_boosted_life() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "se_lioness@p2+1", "E3": "fk_undead_carrier"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C3 se_lioness@C4"))
    assert (at(m, "C4"), hurt(m, "C4")) == ("se_lioness", 2)
    board["C4"] = "se_lioness@p2:1+1"
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C3 se_lioness@C4"))
    assert at(m, "C4") is None


# ---- Spirit Mage: Charged, Commune with Spirits ----
def test_a_summoned_mage_comes_charged() -> None:
    m = table({"hand": ["se_spirit_mage"], "magic": 1}, board={"C3": "gate", "E3": "se_spirit_mage"})
    play(m, "summon se_spirit_mage C4")
    assert boosts(m, "C4") == 1
    assert boosts(m, "E3") == 0


def test_the_mage_gathers_or_hands_on_after_its_move() -> None:
    board = {"C3": "se_spirit_mage+1", "C6": "se_lioness", "F5": "se_rhinoceros", "B4": "fk_undead_warrior@p2"}
    m = table(SPARE, board=board, phase="move")
    play(m, "move se_spirit_mage@C3 C4")
    assert options(m) == ["first", "second"]  # one of them has to be done
    play(m, "first")
    assert boosts(m, "C4") == 2
    m = table(SPARE, board=board, phase="move")
    play(m, "move se_spirit_mage@C3 C4", "second")  # the Rhinoceros is 4 spaces away: no choice
    assert (boosts(m, "C4"), boosts(m, "C6"), boosts(m, "F5")) == (0, 1, 0)


def test_a_mage_without_boost_gathers_without_being_asked() -> None:
    m = table(SPARE, board={"C3": "se_spirit_mage", "C6": "se_lioness"}, phase="move")
    play(m, "move se_spirit_mage@C3 C4")
    assert boosts(m, "C4") == 1
    assert "end" in options(m)
