"""Doomtrooper: the decks the other way round, a short match, and decks of the cards beyond the starter decks."""

from __future__ import annotations

import random
from typing import Any

from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.cards.types import ALLIANCE, ART, SYMMETRY, WARRIOR
from sudi.games.doomtrooper.words.traits import (
    AFFILIATIONS,
    CULTIST,
    DOOMTROOPER,
    FOLLOWERS,
    HERETIC,
    LEGION,
    NEVER_FIGHTS,
    TRIBAL,
)

# Cards of all sets, two of each, one of what is limited to that or banned, in the hands of the side they serve. By
# chance: decks of all that there is take minutes where these take seconds, and `around` brings every card in turn.
_LIMITED = {card.id: max(1, min(2, card.limit)) for card in CARDS}
_DARK = [c.id for c in CARDS if c.traits & (LEGION | FOLLOWERS | HERETIC | CULTIST) or c.type in (SYMMETRY,)]
_LIGHT = [c.id for c in CARDS if c.traits & (AFFILIATIONS | DOOMTROOPER | TRIBAL) or c.type in (ART, ALLIANCE)]
_ANY = [c.id for c in CARDS if c.id not in {*_DARK, *_LIGHT}]
_GOOD = [id for id in _LIGHT if id not in _DARK]


def _some(ids: list[str], count: int) -> list[str]:
    return sorted(random.Random(len(ids)).sample(ids, count))


_OTHERS: dict[str, Any] = {
    "deck_rules": "free",
    "victory_points": 200,
    "windows": "able",
    "decks": tuple(
        ", ".join(f"{_LIMITED[id]} {id}" for id in (*_some(own, 70), *_some(_ANY, 30))) for own in (_GOOD, _DARK)
    ),
}

# Every card that there is, for what looks at the start of a match alone.
EVERYTHING: dict[str, Any] = {
    **_OTHERS,
    "decks": tuple(", ".join(f"{_LIMITED[id]} {id}" for id in (*own, *_ANY)) for own in (_GOOD, _DARK)),
}

SETUPS: tuple[dict[str, Any], ...] = (
    {"decks": ("legion", "brotherhood"), "victory_points": 20},
    {"decks": ("brotherhood", "brotherhood"), "first": "p2"},
    _OTHERS,
    {**_OTHERS, "windows": "everyone"},  # whatever is played waits a moment for reactions
    {"decks": ("picked", "picked"), "boosters": 5, "victory_points": 20},  # cards that go round, and decks to be built
)

_WARRIORS = {c.id for c in CARDS if c.type == WARRIOR}
AT_ONCE = 40  # of several hundred missing cards few would come up in one match


def around(missing: set[str], seed: int) -> dict[str, Any]:
    """A set-up with decks of what has not had its turn yet, among warriors and cards of its side drawn by chance."""
    dice = random.Random(seed)

    def deck(own: list[str]) -> str:
        side = (*own, *_ANY)
        wanted = [id for id in side if id in missing]
        wanted = dice.sample(wanted, min(len(wanted), AT_ONCE))
        warriors = [id for id in side if id in _WARRIORS]
        chosen = {*wanted, *dice.sample(warriors, 30), *dice.sample(side, 20)}
        return ", ".join(f"{_LIMITED[id]} {id}" for id in sorted(chosen))

    return {**_OTHERS, "decks": (deck(_GOOD), deck(_DARK))}


GOLDEN: dict[str, dict[str, Any]] = {mode: {"first": "p1"} for mode in ("duel", "war", "teams")}
# Leaders and others that never fight leave play by hardly anything; the bank may never be discarded; the princess is
# hurt only by a relic; nothing looks for an alarm. The last ones can be played so seldom (a ritual needs its patriarch
# on the Outpost, an essence or an exorcism what it drives out, an answer its occasion, the mission of Cardinal Dominic
# him and the Cathedral) that random players only ever discard them.
STAYS = {c.id for c in CARDS if c.traits & NEVER_FIGHTS or (c.type == WARRIOR and c.fight is None and c.shoot is None)}
STAYS |= {"bauhaus_bank", "golgotha_princess", "perimeter_alarm"}
STAYS |= {"the_protection", "censer_drops", "essence_of_integrity", "essence_of_purity", "repudiate"}
STAYS |= {"inspire_the_masses", "essence_of_rectitude", "exorcise_dark_influences"}

# The victim of an assassination dies when its mission is fulfilled; an affliction bites in the turns that follow.
HURTS_LATER = {("victim", "target"), ("afflict", "target")}
