"""Choices that hurt whoever makes them are marked, so that nobody takes them by a slip; all others are not."""

from __future__ import annotations

from typing import Any

import pytest

from ..table import Match, dice, play, table

KEEP = {"hand": ["gate"]}


def marked(m: Match) -> tuple[set[str], set[str]]:
    """What the options of the question point at: those that harm their chooser, and those that do not."""
    assert m.decision is not None
    told = [(o.name.split("@")[-1].split()[-1], o.harms) for o in m.decision.options]
    return {name for name, harms in told if harms}, {name for name, harms in told if not harms}


@pytest.mark.rule("SUW-056", "SUW-127", "SUW-258", "SUW-086", "SUW-158")
@pytest.mark.parametrize(
    ("phase", "hand", "board", "choices", "harming", "harmless"),
    [
        pytest.param(
            "move",
            [],
            {"C2": "pe_ember_archer", "D3": "pe_royal_guardian", "C5": "fk_undead_carrier@p2"},
            ["move pe_ember_archer@C2 C3"],
            {"D3"},
            {"C5", "decline"},
            id="damage by an ability",
        ),
        pytest.param(
            "move",
            ["pe_burn"],
            {"C3": "pe_queen_maldaria", "D3": "pe_royal_guardian", "C5": "fk_undead_carrier@p2"},
            ["play pe_burn"],
            {"D3"},
            {"C5"},
            id="damage by an event",
        ),
        pytest.param(
            "move",
            ["br_blast"],
            {"C3": "br_tacullu", "D3": "br_wind_mage", "C5": "fk_undead_carrier@p2"},
            ["play br_blast"],
            {"D3"},
            {"C5"},
            id="forced and hurt",
        ),
        pytest.param(
            "attack",
            [],
            {"C3": "br_wind_mage", "D3": "br_wind_archer", "B3": "fk_undead_carrier@p2", "C4": "gate_start@p2"},
            ["use br_wind_mage@C3 push"],
            set(),
            {"D3", "B3"},
            id="forced only",
        ),
        pytest.param(
            "attack",
            [],
            {"C3": "fk_dragos", "C4": "gate@p2", "D2": "fk_hellfire_cultist"},
            ["attack fk_dragos@C3 gate@C4"],
            {"D2"},
            {"decline"},
            id="destroyed for an attack",
        ),
        pytest.param(
            "attack",
            [],
            {"C3": "cg_the_eater", "C4": "cg_horde_climber", "C2": "cg_sneeks", "F6": "gate@p2"},
            ["end", "first"],
            {"C4", "C2"},
            set(),
            id="discarded",
        ),
        pytest.param(
            "move",
            ["fk_purge"],
            {"C3": "fk_undead_carrier", "C4": "fk_undead_warrior@p2", "D3": "fk_undead_warrior", "A1": "fk_ret_talus"},
            ["play fk_purge"],
            {"C3", "D3", "A1"},
            {"done"},
            id="given up",
        ),
        pytest.param(
            "move",
            ["fk_purge"],
            {"C3": "fk_undead_carrier", "C4": "fk_undead_warrior@p2", "D3": "fk_undead_warrior", "A1": "fk_ret_talus"},
            ["play fk_purge", "target fk_undead_carrier@C3", "done"],
            {"D3"},
            {"C4", "decline"},
            id="struck by those that are given up",
        ),
        pytest.param(
            "summon",
            ["fk_blood_summon", "fk_undead_carrier"],
            {"C3": "fk_undead_warrior", "A1": "fk_ret_talus"},
            ["play fk_blood_summon"],
            {"C3", "A1"},
            {"done"},
            id="paying with damage",
        ),
        pytest.param(
            "attack",
            [],
            {"C3": "se_border_archer+1", "C4": "gate_start@p2", "D3": "se_lioness", "B3": "fk_undead_carrier@p2"},
            ["attack se_border_archer@C3 gate_start@C4", "accept"],
            {"D3"},
            {"C4", "B3", "decline"},
            id="an extra attack",
        ),
        pytest.param(
            "move",
            ["se_chant_of_growth"],
            {"C3": "se_lioness", "A1": "se_abua_shi"},
            ["play se_chant_of_growth"],
            set(),
            {"C3", "A1"},
            id="boosted",
        ),
        pytest.param(
            "build",
            ["fk_hellforged_weapon"],
            {"C3": "fk_undead_carrier", "D3": "fk_undead_warrior"},
            ["play fk_hellforged_weapon"],
            set(),
            {"C3", "D3"},
            id="armed",
        ),
    ],
)
def test_a_choice_that_hurts_an_own_card_is_marked(
    phase: str, hand: list[str], board: dict[str, str], choices: list[str], harming: set[str], harmless: set[str]
) -> None:
    p1: dict[str, Any] = {"hand": [*hand, "gate"], "magic": 3}
    m = table(p1, KEEP, board, phase=phase)
    rolls = ["MR MR"] if any("border_archer" in choice for choice in choices) else []
    with dice(*rolls):
        play(m, *choices)
    assert marked(m) == (harming, harmless)


@pytest.mark.rule("SUW-146", "SUW-119")
def test_a_unit_that_takes_the_place_of_an_own_one_harms_and_one_that_comes_to_a_gate_does_not() -> None:
    board = {"C3": "gate", "E6": "fk_undead_carrier"}
    m = table({"hand": ["fk_elut_bal", "fk_hellfire_cultist"], "magic": 6}, board=board)
    told = {o.name: o.harms for o in m.decision.options if o.name.startswith("summon")}
    assert told["summon fk_elut_bal E6"] is True
    assert {told[f"summon fk_hellfire_cultist {space}"] for space in ("C4", "C2", "B3", "D3")} == {False}


@pytest.mark.rule("SUW-146")
def test_the_ram_may_strike_an_own_unit_and_says_so() -> None:
    board = {"D1": "pd_svara", "D4": "gate", "E3": "pd_frost_mage", "C3": "fk_undead_carrier@p2"}
    m = table({"active": ["pd_ice_ram"], **KEEP}, KEEP, board, phase="move")
    play(m, "move pd_svara@D1 D2", "target gate@D4", "to D3")
    assert marked(m) == ({"E3", "D2"}, {"C3", "decline"})


@pytest.mark.rule("SUW-256")
def test_a_way_that_gets_hurt_is_marked_where_another_does_not() -> None:
    """From C2 to D3: by C3 the fighter leaves the guardian at B2 after a step beside it, by D2 at once; both hit it
    once, so neither is worse. With the guardian at B3 only the way by C3 comes beside it and leaves again."""
    same = play(
        table(KEEP, board={"C2": "to_smasher", "B2": "pe_royal_guardian@p2"}, phase="move"), "move to_smasher@C2 D3"
    )
    assert same.decision is None or same.decision.name != "path" or marked(same)[0] == set()
    worse = table(KEEP, board={"C2": "to_smasher", "B3": "pe_royal_guardian@p2"}, phase="move")
    assert marked(play(worse, "move to_smasher@C2 D3")) == ({"C3"}, {"D2"})
