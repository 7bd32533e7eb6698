"""Smash Up: the draft, combined boxes, and named factions."""

from __future__ import annotations

from typing import Any

SETUPS: tuple[dict[str, Any], ...] = (
    {"factions": "draft"},
    {"boxes": 2},
    {"boxes": 4, "factions": "draft"},
)

GOLDEN: dict[str, dict[str, Any]] = {"standard": {"factions": ("pirates+ninjas", "zombies+wizards")}}

# Whoever is put to sleep plays no actions in the turn that follows.
HURTS_LATER = {("sleep", "who")}
