"""Phoenix Elves: what their events do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    dice,
    hurt,
    options,
    play,
    settle,
    table,
    until,
    zone,
)

SPARE = {"hand": ["pe_burn", "pe_spirit_of_the_phoenix"]}
FOE = {"hand": ["fk_purge"]}


# ---- Spirit of the Phoenix ----
PHOENIX = {"hand": ["pe_burn"], "active": ["pe_spirit_of_the_phoenix"]}


def test_the_spirit_makes_damage_by_abilities_bigger() -> None:
    board = {"C3": "pe_ember_beast", "C4": "fk_dragos@p2", "E3": "pe_ember_archer", "E6": "pe_fanessa"}
    m = table({"hand": ["pe_spirit_of_the_phoenix", "pe_burn"]}, board=board)
    play(m, "play pe_spirit_of_the_phoenix")
    until(m, "move")
    assert hurt(m, "C4") == 2
    play(m, "move pe_ember_archer@E3 E4", "target pe_fanessa@E6")
    assert hurt(m, "E6") == 1  # a friend


def test_the_spirit_changes_neither_events_nor_attacks_nor_the_enemys_abilities() -> None:
    board = {"A1": "pe_queen_maldaria", "A3": "fk_dragos@p2", "C3": "pe_ember_beast", "C5": "gate_start@p2"}
    m = table(PHOENIX, board=board, phase="move")
    play(m, "play pe_burn")  # Dragos is the only one within 2 spaces
    assert hurt(m, "A3") == 2
    board = {"C3": "pe_fanessa", "C4": "fk_gul_dass@p2", "E1": "fk_undead_carrier@p2"}
    fight = table(PHOENIX, FOE, board=board, phase="attack")
    with dice("M M RS"):
        play(fight, "attack pe_fanessa@C3 fk_gul_dass@C4")
    assert hurt(fight, "C4") == 2


def test_the_spirit_helps_riposte_and_the_aura() -> None:
    board = {"A1": "pe_queen_maldaria", "C2": "pe_fanessa", "C3": "fk_dragos@p2"}
    active = {"active": ["pe_spirit_of_the_phoenix", "pe_divine_retribution"]}
    m = table(active, FOE, board=board, phase="attack", turn="p2")
    with dice("M M M M"):
        settle(play(m, "attack fk_dragos@C3 pe_fanessa@C2"))
    assert hurt(m, "C3") == 2 + 2


# ---- Burn ----
def test_burn_deals_two_damage_to_a_common_or_champion_within_two_spaces() -> None:
    board = {
        "C1": "pe_queen_maldaria",
        "C3": "fk_dragos@p2",
        "D1": "pe_fanessa",
        "C4": "fk_gul_dass@p2",  # 3 spaces away
        "B1": "gate@p2",
        "C2": "fk_ret_talus@p2",
    }
    m = table(SPARE, board=board, phase="move")
    play(m, "play pe_burn")
    assert set(options(m)) == {"target fk_dragos@C3", "target pe_fanessa@D1"}
    play(m, "target fk_dragos@C3")
    assert hurt(m, "C3") == 2
    assert zone(m, "discard", 0) == ["pe_burn"]


# ---- Blinding Flare ----
FLARE = {"active": ["pe_blinding_flare"]}


@pytest.mark.parametrize(("place", "wanted"), [("C2", 2), ("D2", 3)])  # beside her; touching by a corner
def test_in_a_blinding_flare_only_special_symbols_count(place: str, wanted: int) -> None:
    beside = {"C2": "C3", "D2": "D3"}[place]
    board = {"C1": "pe_queen_maldaria", place: "pe_fanessa", beside: "fk_undead_warrior@p2+2"}
    m = table(FLARE, FOE, board=board, phase="attack", turn="p2")
    with dice("M M MS RS"):
        play(m, f"attack fk_undead_warrior@{beside} pe_fanessa@{place}")
    assert hurt(m, place) == wanted


def test_the_flare_protects_the_summoner_and_no_structure() -> None:
    board = {"C1": "pe_queen_maldaria", "C2": "gate", "C3": "fk_undead_warrior@p2", "D1": "fk_undead_warrior@p2"}
    m = table(FLARE, FOE, board=board, phase="attack", turn="p2")
    with dice("M MS", "M MS"):
        play(m, "attack fk_undead_warrior@D1 pe_queen_maldaria@C1", "attack fk_undead_warrior@C3 gate@C2")
    assert (hurt(m, "C1"), hurt(m, "C2")) == (1, 2)


def test_in_the_flare_a_special_symbol_counts_once_even_if_it_also_counts_as_melee() -> None:
    board = {"C1": "pe_queen_maldaria", "C2": "fk_dragos@p2", "D3": "fk_hellfire_cultist@p2"}
    m = table(FLARE, FOE, board=board, phase="attack", turn="p2")
    play(m, "attack fk_dragos@C2 pe_queen_maldaria@C1")
    with dice("MS MS RS M"):
        play(m, "target fk_hellfire_cultist@D3")  # Life Drain
    assert hurt(m, "C1") == 3


# ---- Divine Retribution ----
@pytest.mark.parametrize(("place", "wanted"), [("C4", 1), ("C5", 0)])
def test_retribution_hurts_who_attacks_a_friendly_unit_within_three_spaces(place: str, wanted: int) -> None:
    beside = {"C4": "D4", "C5": "D5"}[place]
    board = {"C1": "pe_queen_maldaria", place: "pe_ember_beast", beside: "fk_dragos@p2"}
    m = table({"active": ["pe_divine_retribution"]}, FOE, board=board, phase="attack", turn="p2")
    with dice("M M M M"):
        play(m, f"attack fk_dragos@{beside} pe_ember_beast@{place}")
    assert at(m, place) is None  # it answers even if the unit has fallen
    assert hurt(m, beside) == wanted


def test_retribution_answers_for_the_summoner_but_not_for_structures_or_friends() -> None:
    board = {"C1": "pe_queen_maldaria", "C3": "fk_undead_archer@p2", "D2": "gate", "D3": "fk_dragos@p2"}
    m = table({"active": ["pe_divine_retribution"]}, FOE, board=board, phase="attack", turn="p2")
    with dice("M M M", "M M M M"):
        play(m, "attack fk_undead_archer@C3 pe_queen_maldaria@C1")
        assert hurt(m, "C3") == 1
        play(m, "attack fk_dragos@D3 gate@D2", "decline")
    assert hurt(m, "D3") == 0
    own = table(
        {"hand": ["pe_burn"], "active": ["pe_divine_retribution"]},
        board={"C1": "pe_fanessa", "C2": "pe_ember_beast"},
        phase="attack",
    )
    with dice("M M M"):
        play(own, "attack pe_ember_beast@C2 pe_fanessa@C1")
    assert hurt(own, "C2") == 0
