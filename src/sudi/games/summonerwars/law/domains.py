"""What comes into question (hands, the battlefield, spaces), and the checks that several deeds share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from sudi.kernel.law import Case, Check, Domain, Predicate
from sudi.kernel.permissions import forbidden
from sudi.kernel.wording import Bilingual

from ..rules import board as b
from ..state import controller
from ..words.phases import PHASE_NAMES

Arg = Callable[[Case], int]


def first_arg(c: Case) -> int:
    return c.a


def second_arg(c: Case) -> int:
    return c.b


def source(c: Case) -> int:
    """The card that asks."""
    return c.src


def name_of(c: Case, card: int) -> Bilingual:
    """A card as reasons call it: with its space, if it lies on one."""
    name, space = c.s.t.cards[card].name, c.s.at[card]
    return Bilingual(f"{name.cs} ({b.NAMES[space]})", f"{name.en} ({b.NAMES[space]})") if space >= 0 else name


def names(**cards: Arg) -> Callable[[Case], dict[str, Any]]:
    """The values of a sentence that names cards: `names(unit=first_arg)` fills `{unit}`."""
    return lambda c: {word: name_of(c, card(c)) for word, card in cards.items()}


OFF_THE_POINT = -25  # the weight of a reason that any other one should outdo
TO_THE_POINT = 4  # of a reason about an outsider that tells more than where it is


# ---- domains ----
def battlefield(c: Case) -> list[int]:
    return [card for card in c.s.board if card >= 0]


def own_units(c: Case) -> list[int]:
    s = c.s
    return [card for card in s.board if card >= 0 and controller(s, card) == c.me and s.t.is_unit[card]]


def on_space(space: Arg) -> Callable[[Case], Iterable[int]]:
    """The card that lies there."""
    return lambda c: [c.s.board[space(c)]] if c.s.board[space(c)] >= 0 else []


FOREIGN = Check(
    "SUW-167",
    lambda c: c.s.at[c.a] < 0 or controller(c.s, c.a) == c.me,
    cs="Kartu {card} ovládá soupeř.",
    en="{card} is under the opponent's control.",
    values=names(card=first_arg),
)
NO_UNIT = Check(
    "SUW-136",
    lambda c: c.s.t.is_unit[c.a],
    cs="Karta {a} není jednotka.",
    en="{a} is no unit.",
    weight=OFF_THE_POINT,
)


def from_hand(rule: str, cs: str, en: str, meant: Check | None = None) -> Domain:
    """Cards in hand that a deed is meant for. Of any other card, the deed that it is meant for tells more."""
    if meant is None:
        return Domain(lambda c: c.s.hand[c.me], rule, cs, en)
    fits = meant.holds
    return Domain(
        lambda c: [card for card in c.s.hand[c.me] if fits(Case(c.s, c.me, c.src, c.f, card))],
        rule,
        cs,
        en,
        apart=(replace(meant, weight=OFF_THE_POINT),),
    )


def from_own_side(rule: str, cs: str, en: str, structure: Check) -> Domain:
    """Units on the battlefield that the player controls; `structure` is what is said of other cards there."""
    apart = (replace(FOREIGN, rule=rule), replace(structure, weight=TO_THE_POINT), NO_UNIT)
    return Domain(own_units, rule, cs, en, apart=apart)


def no_structure(c: Case) -> bool:
    """Is this not a card on the battlefield that is no unit?"""
    return c.s.at[c.a] < 0 or bool(c.s.t.is_unit[c.a])


EVERY_SPACE = Domain(
    lambda c: range(b.SPACES), "SUW-115", cs="Tady jde o pole bojiště", en="This is about a space of the battlefield"
)


# ---- checks ----
def never(c: Case) -> bool:
    return False


def in_phase(phase: int | Arg, rule: str, cs: str, en: str, lifted: Predicate = never) -> Check:
    """It belongs to one phase of a turn: which, and whether that is still to come. `lifted`: a text allows it now."""
    wanted: Arg = (lambda c: phase) if isinstance(phase, int) else phase

    def when(c: Case) -> dict[str, Bilingual]:
        then = wanted(c)
        return {
            "then": PHASE_NAMES[then],
            "now": PHASE_NAMES[c.s.phase],
            "comes": Bilingual("přijde ještě v tomto tahu", "is still to come in this turn")
            if c.s.phase < then
            else Bilingual("v tomto tahu už byla", "is over for this turn"),
        }

    return Check(
        rule,
        lambda c: c.s.phase == wanted(c) or lifted(c),
        cs=f"{cs} ve fázi {{then}}, ta {{comes}}; teď je fáze {{now}}.",
        en=f"{en} in the {{then}} phase, which {{comes}}; now it is the {{now}} phase.",
        values=when,
        looks_at=0 if isinstance(phase, int) else 1,
    )


PAYABLE = Check(
    "SUW-172",
    lambda c: c.s.t.cost[c.a] <= c.s.magic[c.me],
    cs="Karta {a} stojí {cost:magic} a máš {have:magic}.",
    en="{a} costs {cost:magic} and you have {have:magic}.",
    values=lambda c: {"cost": c.s.t.cost[c.a], "have": c.s.magic[c.me]},
    looks_at=1,
)


def not_forbidden(action: str, card: Arg, cs: str, en: str) -> Check:
    """No text in force forbids this (SUW-089); `{card}` is the card that it would be done with, `{by}` who forbids."""

    def by(c: Case) -> tuple[int, ...]:
        ban = forbidden(c.s, action, c.me, card(c))
        return (ban[1],) if ban is not None else ()

    return Check("SUW-089", lambda c: not by(c), cs, en, by, names(card=card))
