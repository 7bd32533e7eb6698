"""All cards of the game. The set is the project's own; see docs/games/rone.md for which names the rulebook gives."""

from __future__ import annotations

from sudi.kernel.effects import Effect

from ..card import RoneCard
from ..choices import ChooseOne
from ..effects import ARMOUR, LIFE, PARTS, REROLLS, Damage, Gain, RecruitCards, Screws
from ..readings import RULES, read_as, teach
from ..vocabulary import library
from ..words import BREAK, KIND_IDS, MELEE, RANGED
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

# What two stored resources of a kind do (RON-122, RON-126, RON-127), as it stands on the players' board.
PAIRS: dict[str, Effect] = dict(
    zip(
        KIND_IDS,
        (
            Gain(ARMOUR, 2),
            Damage(RANGED, 1),
            Damage(MELEE, 1) >> Damage(BREAK, 1),
            Gain(LIFE, 1),
            Screws(1) >> Gain(REROLLS, 1),
            ChooseOne((Gain(PARTS, 2), RecruitCards(1))),
        ),
        strict=True,
    )
)

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
]
