"""Shards of Infinity: the expansion, the ways to get relics and characters, and the other readings."""

from __future__ import annotations

from typing import Any

SETUPS: tuple[dict[str, Any], ...] = (
    {"expansion": True},
    {"expansion": True, "relics": "draft"},
    {"expansion": True, "relics": "random"},
    {"characters": "auction"},
    {"characters": "random"},
    {"expansion": True, "relics": "draft", "characters": "auction"},
    {"expansion": True, "relics": "random", "characters": "random"},
    {
        "expansion": True,
        "seating": "square",
        "hold_back": True,
        "talons": "whole_turn",
        "ferrata_guards": "once",
        "cloud_oracles": "enemies",
        "nemesis": "random",
        "eleventh": True,
        "nemesis_match": "power",
        "nemesis_draw": "health",
        "nemesis_reckons_shields": True,
    },
)

GOLDEN: dict[str, dict[str, Any]] = {
    "duel": {"characters": ("decima", "volos")},
    "free_for_all": {"characters": "auction"},
    "teams": {"expansion": True, "characters": "random"},
    "melee": {"expansion": True, "relics": "draft", "characters": "random"},
}
