"""Cover: who may seek it, who may be driven into it, when somebody has to come out (DTR-050 to DTR-063)."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.law import Case, Check, Domain, barred
from sudi.kernel.standing import lasts_any

from ..language.counting import marked, untouched
from ..language.gear import in_vehicle, urban
from ..language.marks import COVER, DRIVEN, IMPRISONED, SILENCED, STAYS_IN_COVER
from ..state import DoomState, own_warriors
from ..words import traits as tr
from .bans import banned


def never_covered(s: DoomState, warrior: int) -> int:
    """DTR-061: the card (or the warrior itself) because of which it may never be in cover; -1: it may.

    Whoever is a vehicle cannot leave it, as somebody driven into cover does (DTR-105, DTR-518).
    """
    if s.t.traits[warrior] & tr.NEVER_FIGHTS or (s.t.traits[warrior] & tr.VEHICLE and not urban(s, warrior)):
        return warrior
    return banned(s, DRIVEN, warrior)


def may_be_driven(s: DoomState, warrior: int) -> bool:
    """The short way to `DRIVING`."""
    return not s.covered >> warrior & 1 and never_covered(s, warrior) < 0 and not untouched(s, warrior)


def may_take_cover(s: DoomState, warrior: int) -> bool:
    """The short way to `seeking`."""
    if s.covered >> warrior & 1 or s.t.traits[warrior] & tr.NEVER_FIGHTS:
        return False
    if in_vehicle(s, warrior) and not urban(s, warrior):
        return False
    if not s.t.covering[0] & s.live and not (s.lasting and lasts_any(s, s.t.covering[2])):
        return True
    return banned(s, DRIVEN, warrior) < 0 and banned(s, COVER, warrior) < 0


def may_seek(s: DoomState, warrior: int) -> bool:
    """The same, with the freedom to act; that somebody stays open is the caller's business."""
    if not may_take_cover(s, warrior):
        return False
    return not (marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior))


def held_in_cover(s: DoomState, warrior: int) -> bool:
    """Does a card keep the warrior in cover?"""
    return bool(s.t.standing_masks.get(STAYS_IN_COVER, 0) & s.live) and bool(marked(s, STAYS_IN_COVER, warrior))


def must_leave_cover(s: DoomState, me: int) -> bool:
    """DTR-053, DTR-521: all warriors of the player are in cover."""
    mine = own_warriors(s, me)
    for w in mine:
        if not s.covered >> w & 1:
            return False
    return bool(mine or s.hidden[me])


# ---- the law ----
def _of(argument: str) -> Callable[[Case], int]:
    return (lambda c: c.a) if argument == "a" else (lambda c: c.b)


def driving(argument: str = "a") -> tuple[Check, ...]:
    """What is asked when a warrior is sent into cover, willingly or not."""
    warrior = _of(argument)
    return (
        Check(
            "DTR-050",
            lambda c: not c.s.covered >> warrior(c) & 1,
            cs=f"Bojovník {{{argument}}} už v úkrytu je.",
            en=f"{{{argument}}} is in cover already.",
        ),
        barred(
            "DTR-061",
            lambda c: never_covered(c.s, warrior(c)),
            cs=f"Bojovník {{{argument}}} nesmí být nikdy v úkrytu: brání tomu {{by}}.",
            en=f"{{{argument}}} may never be in cover, because of {{by}}.",
        ),
    )


def seeking(argument: str = "a") -> tuple[Check, ...]:
    """What is asked when it goes there by itself."""
    warrior = _of(argument)
    return (
        *driving(argument),
        Check(
            "DTR-104",
            lambda c: not in_vehicle(c.s, warrior(c)) or urban(c.s, warrior(c)),
            cs=f"Bojovník {{{argument}}} je ve vozidle nebo je sám vozidlem, a proto úkryt vyhledat nesmí.",
            en=f"{{{argument}}} is inside a vehicle or is one itself, so it may not seek cover.",
        ),
        barred(
            "DTR-334",
            lambda c: banned(c.s, COVER, warrior(c)),
            cs=f"Bojovník {{{argument}}} nesmí vyhledat úkryt: brání tomu {{by}}.",
            en=f"{{{argument}}} may not seek cover, because of {{by}}.",
        ),
    )


SOMEBODY_STAYS = Check(
    "DTR-052",
    lambda c: sum(not c.s.covered >> w & 1 for w in own_warriors(c.s, c.me)) > 1,
    cs="Aspoň jeden tvůj bojovník musí zůstat mimo úkryt.",
    en="At least one of your warriors has to stay out of cover.",
)


IN_COVER = Domain(
    lambda c: [*own_warriors(c.s, c.me), *c.s.hidden[c.me]],
    "DTR-508",
    cs="Úkryt opouští některý z tvých bojovníků",
    en="Cover is exited by one of your warriors",
)
