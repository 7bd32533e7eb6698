"""What statistics of cards count, by the names of the log lines (see `vocabulary`)."""

from __future__ import annotations

DEEDS = {
    "played": ("deploys", "hides", "attaches", "lays", "plays", "casts"),
    "used": ("uses", "boards", "zone", "against", "helps", "sabotages"),
    "fired": (
        *("destiny", "pays", "loses", "victory", "falls", "heads", "tails", "looks", "completed", "bids", "jailed"),
        *("saved", "taken", "transfers"),
    ),
}
