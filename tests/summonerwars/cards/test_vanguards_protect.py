"""Protect draws every attack of an enemy beside it: plain ones, extra ones, those of units with a text."""

from __future__ import annotations

import pytest

from ..table import dice, options, play, refused, table, targets

KEEP = {"hand": ["gate"]}
KNIGHT = "va_citadel_knight@p2"


@pytest.mark.rule("SUW-089", "SUW-028")
@pytest.mark.parametrize(
    ("knights", "drawn"),
    [
        ({"F6": KNIGHT}, {"C4", "D3"}),  # far away
        ({"B4": KNIGHT}, {"C4", "D3"}),  # at a corner
        ({"B3": KNIGHT}, {"B3"}),
        ({"B3": KNIGHT, "C2": KNIGHT}, {"B3", "C2"}),
    ],
)
@pytest.mark.parametrize("attacker", ["se_border_archer", "br_wind_archer", "pe_fire_drake"])
def test_whoever_stands_beside_a_knight_attacks_a_knight(
    attacker: str, knights: dict[str, str], drawn: set[str]
) -> None:
    friend = {"se": "se_lioness", "br": "br_deceiver", "pe": "pe_ember_mage"}[attacker[:2]]
    m = table(KEEP, KEEP, {"C3": attacker, "C4": "va_temple_priest@p2", "D3": friend, **knights}, phase="attack")
    assert targets(m, f"{attacker}@C3") == drawn
    if drawn != {"C4", "D3"}:
        assert refused(m, f"attack {attacker}@C3 va_temple_priest@C4") == "SUW-089"


@pytest.mark.rule("SUW-089", "SUW-158")
@pytest.mark.parametrize(
    ("knights", "drawn"),
    [({"F6": KNIGHT}, {"C4", "D3"}), ({"B4": KNIGHT}, {"C4", "D3"}), ({"B3": KNIGHT}, {"B3"})],
)
def test_an_extra_attack_is_drawn_as_well(knights: dict[str, str], drawn: set[str]) -> None:
    board = {"C3": "se_border_archer+1", "C4": "va_temple_priest@p2", "D3": "se_lioness", **knights}
    m = table(KEEP, KEEP, board, phase="attack")
    with dice("M M"):
        play(m, options(m)[0] if "B3" in knights else "attack se_border_archer@C3 va_temple_priest@C4", "accept")
    assert {option.split("@")[-1] for option in options(m)} == drawn | {"decline"}
