"""The log tells everything that happens, once and in its order, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ..table import dice, options, play, settle, table, told

KEEP: dict[str, Any] = {"hand": ["gate"]}


@pytest.mark.rule("SUW-021", "SUW-027", "SUW-056", "SUW-063")
def test_a_whole_turn_is_told() -> None:
    p1 = {
        "hand": ["fk_undead_carrier", "gate", "fk_purge"],
        "magic": 3,
        "discard": ["fk_undead_warrior"],
        "deck": ["fk_dragos", "fk_undead_carrier"],
    }
    board = {"D3": "gate", "D1": "fk_ret_talus", "C5": "fk_hellfire_cultist@p2:1", "E5": "gate@p2"}
    m = table(p1, KEEP, board)
    play(m, "summon fk_undead_carrier D4", "use fk_ret_talus@D1 raise_the_dead", "take fk_undead_warrior", "to D2")
    play(m, "move fk_undead_carrier@D4 C4", "end", "build gate F1")
    with dice("M M"):
        settle(play(m, "attack fk_undead_carrier@C4 fk_hellfire_cultist@C5"))
    play(m, "decline", "end", "discard fk_purge")
    assert m.state.turn == 1
    assert told(m) == [
        "Player 1 pays 1 magic.",
        "Player 1 summons Undead Carrier at D4.",
        "Player 1 uses Raise the Dead of Ret-Talus.",
        "Ret-Talus takes 2 damage.",
        "Undead Warrior is placed at D2.",
        "Move phase.",
        "Undead Carrier moves to C4.",
        "Build phase.",
        "Player 1 builds Gate at F1.",
        "Attack phase.",
        "Undead Carrier attacks Hellfire Cultist (Player 2).",
        "The dice: [⚔] [⚔].",
        "Hellfire Cultist takes 2 damage.",
        "Hellfire Cultist is destroyed.",
        "Undead Warrior gets 1 boost.",
        "Hellfire Cultist deals damage.",
        "Undead Carrier takes 1 damage.",
        "Magic phase.",
        "Player 1 discards a card from hand.",
        "Player 1 gains 1 magic.",
        "Draw phase.",
        "Player 1 draws a card.",
        "Player 1 draws a card.",
        "Undead Warrior loses 1 boost.",
        "— It is the turn of Player 2. —",
        "Summon phase.",
        "Move phase.",
    ]


@pytest.mark.parametrize(
    ("position", "choices", "roll", "lines"),
    [
        pytest.param(
            {
                "p1": {"hand": ["va_mass_heal", "gate"], "magic": 1},
                "board": {"C3": "va_sera_eldwyn", "C4": "va_citadel_knight:3", "C5": "va_citadel_paladin:1"},
                "phase": "move",
            },
            ["play va_mass_heal"],
            None,
            [
                "Player 1 pays 1 magic.",
                "Player 1 plays Mass Heal.",
                "Citadel Knight loses 2 damage.",
                "Citadel Paladin loses 1 damage.",
            ],
            id="healed",
        ),
        pytest.param(
            {"p1": KEEP, "board": {"C3": "cg_sneeks", "E5": "cg_horde_climber"}, "phase": "attack"},
            ["use cg_sneeks@C3 sly"],
            None,
            [
                "Player 1 uses Sly of Sneeks.",
                "Sneeks and Horde Climber swap places.",
                "Player 1 attacked no enemy: the price of idleness.",
                "Sneeks takes 1 damage.",
                "Magic phase.",
            ],
            id="swapped, idle",
        ),
        pytest.param(
            {"p1": {"hand": ["gate", "br_mind_control"]}, "board": {"C3": "br_tacullu", "C5": "se_lioness@p2"}},
            ["play br_mind_control", "target se_lioness@C5"],
            None,
            ["Player 1 plays Mind Control.", "Player 1 takes control of Lioness.", "Move phase."],
            id="taken over",
        ),
        pytest.param(
            {"p1": {"hand": ["gate", "fk_hellforged_weapon"]}, "board": {"C3": "fk_undead_carrier"}, "phase": "build"},
            ["play fk_hellforged_weapon"],
            None,
            ["Player 1 plays Hellforged Weapon.", "Hellforged Weapon is tucked under Undead Carrier."],
            id="tucked",
        ),
        pytest.param(
            {
                "p1": KEEP,
                "p2": {"active": ["cg_unrelenting"], **KEEP},
                "board": {"C3": "fk_undead_carrier", "C4": "cg_horde_climber@p2:2"},
                "phase": "attack",
            },
            ["attack fk_undead_carrier@C3 cg_horde_climber@C4"],
            "M M",
            [
                "Undead Carrier attacks Horde Climber.",
                "The dice: [⚔] [⚔].",
                "Horde Climber takes 2 damage.",
                "Horde Climber goes back to the hand of Player 2.",
                "Magic phase.",
            ],
            id="back in hand",
        ),
        pytest.param(
            {"p1": {"magic": 1, **KEEP}, "board": {"C3": "cg_smeg", "D3": "cg_horde_climber"}, "phase": "magic"},
            ["end", "second"],
            None,
            [
                "Draw phase.",
                *["Player 1 draws a card."] * 4,
                "Smeg is discarded.",
                "— It is the turn of Player 2. —",
                "Summon phase.",
                "Move phase.",
            ],
            id="discarded",
        ),
        pytest.param(
            {"p1": KEEP, "board": {"C3": "pe_ember_archer", "C6": "fk_undead_carrier@p2"}, "phase": "move"},
            ["move pe_ember_archer@C3 C4", "target fk_undead_carrier@C6"],
            None,
            ["Ember Archer moves to C4.", "Ember Archer deals damage.", "Undead Carrier takes 1 damage."],
            id="hurt by an ability",
        ),
        pytest.param(
            {
                "p1": {"hand": ["gate", "va_citadel_knight"]},
                "board": {"C3": "va_citadel_archer", "C5": "gate_start@p2"},
                "phase": "attack",
            },
            ["attack va_citadel_archer@C3 gate_start@C5", "shed va_citadel_knight"],
            "MR M",
            [
                "Player 1 shows and discards Citadel Knight.",
                "Player 1 gains 1 magic.",
                "Citadel Archer attacks Starting Gate (Player 2).",
                "The dice: [⚔➶] [⚔].",
                "Starting Gate takes 1 damage.",
                "Magic phase.",
            ],
            id="shown for magic and strength",
        ),
        pytest.param(
            {"board": {"C4": "fk_undead_carrier", "C5": "fk_ret_talus@p2:11"}, "phase": "attack"},
            ["attack fk_undead_carrier@C4 fk_ret_talus@C5"],
            "M M",
            [
                "Undead Carrier attacks Ret-Talus (Player 2).",
                "The dice: [⚔] [⚔].",
                "Ret-Talus takes 2 damage.",
                "Ret-Talus is destroyed.",
                "The match is over: Player 1 wins.",
            ],
            id="the end",
        ),
    ],
)
def test_what_happens_is_told(position: dict[str, Any], choices: list[str], roll: str | None, lines: list[str]) -> None:
    m = table(**position)
    with dice(*([roll] if roll else [])):
        play(m, *choices)
    assert told(m) == lines


@pytest.mark.rule("SUW-171", "SUW-158")
def test_boost_that_is_spent_for_an_extra_attack_is_told_between_the_two() -> None:
    board = {"C3": "se_border_archer+1", "C4": "gate_start@p2"}
    m = table(KEEP, KEEP, board, phase="attack")
    with dice("MR M", "MR MR"):
        play(m, "attack se_border_archer@C3 gate_start@C4", "accept", "target gate_start@C4")
    assert told(m)[2:6] == [
        "Starting Gate takes 1 damage.",
        "Border Archer loses 1 boost.",
        "Border Archer attacks Starting Gate (Player 2).",
        "The dice: [⚔➶] [⚔➶].",
    ]
    assert "discard gate" in options(m)


@pytest.mark.rule("SUW-086", "SUW-256")
def test_a_forced_unit_is_told_step_by_step_where_it_is_held_fast() -> None:
    board = {"C1": "br_tacullu", "C3": "va_citadel_knight@p2", "D3": "br_wind_mage", "B2": "br_kalal"}
    m = table({"hand": ["gate"]}, KEEP, board, phase="attack")
    play(m, "use br_kalal@B2 greater_push", "target br_wind_mage@D3", "to E3")
    assert told(m) == [
        "Player 1 uses Greater Push of Kalal.",
        "Wind Mage gets away from D3.",
        "Citadel Knight deals damage.",
        "Wind Mage takes 1 damage.",
        "Wind Mage is forced to E3.",
    ]
