"""All cards of the game. The set is the project's own; see docs/games/rone.md for which names the rulebook gives."""

from __future__ import annotations

from ..language.readings import RULES, read_as, teach
from ..words.vocabulary import library
from .boards import PAIRS, ZONE_ORDERS
from .card import RoneCard
from .hybrids import CARDS as HYBRIDS
from .invasion_schemers import SCHEMERS
from .invasion_starting import STARTING
from .invasion_supply import SUPPLY
from .leaders import LEADERS
from .machines import CARDS as MACHINES
from .mutants import CARDS as MUTANTS
from .protocols import PROTOCOLS
from .scenarios import SCENARIOS
from .soldiers import CARDS as SOLDIERS
from .starters import ADDITIONAL, STARTERS
from .technologies import TECHNOLOGIES

RECRUITS = (*SOLDIERS, *MACHINES, *HYBRIDS, *MUTANTS)
INVASION = (*STARTING, *SUPPLY, *SCHEMERS)
PLAYERS: tuple[RoneCard, ...] = (*STARTERS, *ADDITIONAL, *RECRUITS, *LEADERS, *TECHNOLOGIES)

library.add(*PLAYERS, *INVASION, *PROTOCOLS, *SCENARIOS)
teach(PLAYERS)
for _kind, _effect in PAIRS.items():
    library.compile("board", f"pair {_kind}", _effect)
    for _reading in RULES:
        library.compile(f"{_reading}board", f"pair {_kind}", read_as(_reading, _effect))

__all__ = [
    "ADDITIONAL",
    "INVASION",
    "LEADERS",
    "PAIRS",
    "PLAYERS",
    "PROTOCOLS",
    "RECRUITS",
    "SCENARIOS",
    "STARTERS",
    "TECHNOLOGIES",
    "ZONE_ORDERS",
]
