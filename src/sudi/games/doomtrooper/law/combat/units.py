"""Sergeants and their units (DTR-398 to DTR-406), and the two faces of cultists (DTR-420 to DTR-423)."""

from __future__ import annotations

from sudi.kernel.law import Check, Choice, Domain
from sudi.kernel.standing import cards_of

from ...language.select import traits_of
from ...state import DoomState, own_warriors
from ...words import traits as tr
from ...words import vocabulary as v


def unit_of(s: DoomState, sergeant: int) -> list[int]:
    return [w for w in own_warriors(s, s.side[sergeant]) if s.unit[w] == sergeant]


def share_corporation(s: DoomState, warrior: int, sergeant: int) -> bool:
    """Are both of the corporation for which the sergeant leads, the one printed on it?"""
    return bool(traits_of(s, warrior) & traits_of(s, sergeant) & s.t.traits[sergeant] & tr.CORPORATIONS)


def sergeant_of(s: DoomState, warrior: int) -> int:
    """Whose unit a warrior belongs to: with the one that was assigned come all its copies; -1: nobody's."""
    if s.unit[warrior] >= 0:
        return s.unit[warrior]
    copies, seat = s.t.copies[warrior] & s.live, s.side[warrior]
    found = (s.unit[c] for c in cards_of(copies) if s.unit[c] >= 0 and s.side[c] == seat)
    return next(found, -1)


def of_the_unit(s: DoomState, sergeant: int, warrior: int) -> bool:
    """DTR-400: is it the same kind as the rest of the unit?"""
    kind = s.t.kind[warrior]
    return all(s.t.kind[mate] == kind for mate in unit_of(s, sergeant))


def may_join(s: DoomState, sergeant: int, warrior: int) -> bool:
    """The short way to `ASSIGNING`."""
    if warrior == sergeant or sergeant_of(s, warrior) >= 0 or s.side[warrior] != s.side[sergeant]:
        return False
    return (
        not traits_of(s, warrior) & (tr.COMMANDER | tr.PERSONALITY)
        and s.t.value[warrior] < s.t.value[sergeant]
        and share_corporation(s, warrior, sergeant)
        and of_the_unit(s, sergeant, warrior)
    )


def assignments(s: DoomState, seat: int, sergeant: int) -> list[int]:
    """DTR-401: at any time, even in a combat; for good (DTR-402)."""
    return [v.ASSIGN(w, sergeant) for w in own_warriors(s, seat) if may_join(s, sergeant, w)]


def leads(s: DoomState, sergeant: int, warrior: int) -> bool:
    """Is the warrior in the sergeant's unit, and has neither lost the corporation (DTR-405)?"""
    return sergeant_of(s, warrior) == sergeant and share_corporation(s, warrior, sergeant)


def hand_down(s: DoomState, warrior: int) -> None:
    """A warrior leaves its unit; a copy that stays keeps it together (DTR-404)."""
    heirs = [w for w in own_warriors(s, s.side[warrior]) if w != warrior and s.t.copies[warrior] >> w & 1]
    if heirs and all(s.unit[w] < 0 for w in heirs):
        s.unit[heirs[0]] = s.unit[warrior]
    s.unit[warrior] = -1


# ---- the law ----
ASSIGNING = Choice(
    v.ASSIGN,
    Domain(
        lambda c: own_warriors(c.s, c.me),
        "DTR-401",
        cs="Seržantovi se přiděluje některý z tvých bojovníků ve hře",
        en="One of your warriors in play is assigned to a sergeant",
    ),
    Domain(
        lambda c: [w for w in own_warriors(c.s, c.me) if traits_of(c.s, w) & tr.SERGEANT],
        "DTR-398",
        cs="Přiděluje se tvému seržantovi ve hře",
        en="It is assigned to a sergeant of yours in play",
    ),
    checks=(
        Check(
            "DTR-402",
            lambda c: sergeant_of(c.s, c.a) < 0,
            cs="Bojovník {a} už k jednotce patří, a to natrvalo.",
            en="{a} belongs to a unit already, and for good.",
        ),
        Check(
            "DTR-398",
            lambda c: c.a != c.b and not traits_of(c.s, c.a) & tr.COMMANDER,
            cs="Bojovník {a} je sám velitel, a proto se nepřiděluje.",
            en="{a} is a commander itself and is not assigned.",
        ),
        Check(
            "DTR-399",
            lambda c: not traits_of(c.s, c.a) & tr.PERSONALITY,
            cs="Bojovník {a} je osobnost, a proto se nepřiděluje.",
            en="{a} is a personality and is not assigned.",
        ),
        Check(
            "DTR-399",
            lambda c: c.s.t.value[c.a] < c.s.t.value[c.b],
            cs="Bojovník {a} má základní hodnotu {mine}, a to není méně než {limit} ({b}).",
            en="{a} has a base value of {mine}, which is not below the {limit} of {b}.",
            values=lambda c: {"mine": c.s.t.value[c.a], "limit": c.s.t.value[c.b]},
        ),
        Check(
            "DTR-405",
            lambda c: share_corporation(c.s, c.a, c.b),
            cs="Bojovníci {a} a {b} nejsou ze stejné korporace.",
            en="{a} and {b} are not of the same corporation.",
        ),
        Check(
            "DTR-400",
            lambda c: of_the_unit(c.s, c.b, c.a),
            cs="Seržant {b} už vede jednotku jiných bojovníků, než je bojovník {a}.",
            en="{b} leads a unit of other warriors than {a} already.",
        ),
    ),
)
DECLARING = Choice(
    v.DECLARE,
    Domain(
        lambda c: [w for w in own_warriors(c.s, c.me) if c.s.t.traits[w] & tr.CULTIST],
        "DTR-420",
        cs="Stranu volí jen tvůj vyznavač kultu ve hře",
        en="Only a cultist of yours in play chooses its side",
    ),
    Domain(
        lambda c: range(2),
        "DTR-420",
        cs="Vyznavač kultu je Doomtrooper, nebo bojovník Černé legie",
        en="A cultist is a Doomtrooper or a Dark Legion warrior",
    ),
    checks=(
        Check(
            "DTR-420",
            lambda c: not c.s.used >> c.a & 1,
            cs="Vyznavač kultu {a} už stranu v tomto kole změnil.",
            en="{a} has changed its side this turn already.",
        ),
        Check(
            "DTR-420",
            lambda c: bool(c.s.dark >> c.a & 1) != bool(c.b),
            cs="Vyznavač kultu {a} touto stranou už je.",
            en="{a} is of that side already.",
        ),
    ),
)
