"""The Invasion's training zones: storing resources there (RON-259 to RON-261) and destroying them."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, push, slots

from ...state import RoneState
from ...words import vocabulary as v
from ...words.names import COLOURS, KIND_WORD, WILD
from ...words.vocabulary import programs
from ..bags import ZONES


# ---- storing ----
def inv_store(s: RoneState, kinds: tuple[int, ...], source: int = -1) -> None:
    """RON-259, RON-261: into the zone of its colour, without limit; the players choose for a wild one (RON-260)."""
    for kind in kinds:
        if kind != WILD:
            into_zone(s, kind)
    wild = sum(kind == WILD for kind in kinds)
    if wild:
        push(s, INV_STORING, 0, source, wild)


def into_zone(s: RoneState, colour: int) -> None:
    s.inv_stored += ZONES.one[colour]
    if s.log is not None:
        s.log.append((v.L_INV_STORES, 0, -1, KIND_WORD + colour, -1))


def ask_store_zone(s: RoneState, f: Frame) -> None:
    if not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, 0, v.ASK_ZONE_STORE, [v.ZONE(colour) for colour in COLOURS], f[SRC])


def take_store_zone(s: RoneState, f: Frame) -> None:
    into_zone(s, first(s.answer))
    f[PC] = 0


INV_STORING = programs.procedure("the Invasion stores", ask_store_zone, take_store_zone)


DONE_WITH, DISTINCT = slots(2)  # zones that are done with; must they differ?


def ask_unstore(s: RoneState, f: Frame) -> None:
    """Resources in training zones are destroyed."""
    left = [z for z, n in enumerate(ZONES.counts(s.inv_stored)) if n and not f[DONE_WITH] >> z & 1]
    if not f[X] or not left:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[ME], v.ASK_ZONE_EMPTY, [v.ZONE(zone) for zone in left], f[SRC])


def take_unstore(s: RoneState, f: Frame) -> None:
    zone = first(s.answer)
    s.inv_stored -= ZONES.one[zone]
    if f[DISTINCT]:
        f[DONE_WITH] |= 1 << zone
    if s.log is not None:
        s.log.append((v.L_INV_LOSES, f[ME], -1, 1, -1))
    f[PC] = 0


INV_UNSTORING = programs.procedure("destroying the Invasion's resources", ask_unstore, take_unstore, slots=2)
