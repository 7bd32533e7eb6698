"""Who may bear what: the gate through which a card comes to lie on a warrior or on gear, whatever puts it there.

The second argument is the one who would bear it. An action asks everything; an effect asks the same less what its text
lifts, and says so (`lifted`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sudi.kernel.law import Case, Check, barred
from sudi.kernel.wording import NOM, Bilingual, Words
from sudi.kernel.wording.text import LANGUAGES

from ..cards.types import BEAST, EQUIPMENT, KI, MISSION, ON_BEARER, RELIC, SYMMETRY
from ..language.counting import mark_source, marked, marks_of
from ..language.gear import permitted
from ..language.marks import (
    ANY_COPIES,
    ANY_GIFTS,
    FREELANCERS_PRICE,
    GIFTED,
    GIFTS_AFTER_ALL,
    GIFTS_FOR,
    HERETIC_GIFTS,
    IMPRISONED,
    LUCKY,
    MANY_GIFTS,
    NO_MORE_WEAPONS,
    PAYS_FOR,
    SEALED,
    SILENCED,
    TAKES_KI,
)
from ..language.pieces import Piece
from ..language.ratings import value
from ..language.reach import carries, stated_by
from ..language.select import ANOTHERS, ANY, YOURS, Who, traits_of
from ..language.twins import gear_on
from ..state import DoomState
from ..words import traits as tr
from .bans import banned, never
from .combat.capability import unhindered
from .paying import funds

_SINGLE = {SYMMETRY: "DTR-127", KI: "DTR-167", MISSION: "DTR-137"}  # of which a warrior has one copy
_MEANT = {SYMMETRY: "DTR-120", KI: "DTR-165", BEAST: "DTR-170", RELIC: "DTR-143"}  # otherwise DTR-083
GEAR = (EQUIPMENT, RELIC)


# ---- what is asked, piece by piece ----
def belongs(s: DoomState, me: int, card: int, bearer: int) -> bool:
    """DTR-090: unless its text says otherwise a card is for one's own warriors."""
    give = s.t.cards[card].give
    if not isinstance(give, Who) or give.whose == ANY:
        return True
    if give.whose in (YOURS, ANOTHERS):
        return (s.side[bearer] == me) == (give.whose == YOURS)
    return s.t.team[s.side[bearer]] != s.t.team[me]


def suits(s: DoomState, me: int, card: int, bearer: int) -> bool:
    """Is the bearer what the card asks for, affiliation left aside (DTR-091, DTR-130)?"""
    return isinstance(s.t.cards[card].give, Piece) or answers(s, card, bearer, s.t.relaxed[card])


def of_its_own(s: DoomState, me: int, card: int, bearer: int) -> bool:
    """Has it the affiliation as well?"""
    give = s.t.cards[card].give
    return isinstance(give, Piece) or (isinstance(give, Who) and answers(s, card, bearer, give))


def answers(s: DoomState, card: int, bearer: int, asked: Who) -> bool:
    """Is the bearer what is asked for? A cultist may have gifts whatever it was declared to be (DTR-422)."""
    if asked.matches(s, bearer):
        return True
    kind, has = s.t.type[card], asked.has
    if kind == KI and has & tr.MISHIMA and marked(s, TAKES_KI, bearer):
        return replace(asked, has=has & ~tr.MISHIMA).matches(s, bearer)
    if kind == SYMMETRY and has & tr.HERETIC and marked(s, HERETIC_GIFTS, bearer):
        return replace(asked, has=has & ~tr.HERETIC).matches(s, bearer)
    dark = s.t.type[card] == SYMMETRY and s.t.traits[bearer] & tr.CULTIST
    return bool(dark) and asked.suits(s.t.cards[bearer])


def let_off(s: DoomState, card: int, bearer: int) -> bool:
    """Does a permission look away from the affiliation, or may a freelancer pay for it?"""
    if s.t.type[card] == SYMMETRY:
        any_gifts = marks_of(s, ANY_GIFTS, bearer) & (1 | s.t.traits[card])  # 1: of every apostle
        return bool(traits_of(s, bearer) & tr.LEGION) and bool(any_gifts or marked(s, GIFTS_FOR, bearer))
    return permitted(s, card, bearer) or pays_for(s, card, bearer)


def pays_for(s: DoomState, card: int, warrior: int) -> bool:
    """May a freelancer use this card of its former corporation for a price?"""
    give, wanted = s.t.cards[card].give, marks_of(s, PAYS_FOR, warrior)
    return bool(wanted and isinstance(give, Who) and give.has & wanted)


def price_of(s: DoomState, me: int, card: int, bearer: int) -> int:
    """What a freelancer pays on top; or the value of the warrior, where a card says so."""
    if s.t.cards[card].pays_value:
        return s.t.cards[card].pays_value * value(s, bearer)
    if s.t.type[card] == SYMMETRY:
        own = of_its_own(s, me, card, bearer) or marks_of(s, ANY_GIFTS, bearer) & (1 | s.t.traits[card])
        return 0 if own else marked(s, GIFTS_FOR, bearer)
    free = of_its_own(s, me, card, bearer) or permitted(s, card, bearer)
    return 0 if free or not pays_for(s, card, bearer) else FREELANCERS_PRICE


def payable(s: DoomState, me: int, card: int, bearer: int) -> bool:
    price = price_of(s, me, card, bearer)
    return not price or price + s.t.cards[card].cost <= funds(s, me)


def has_same(s: DoomState, card: int, warrior: int) -> bool:
    kind = s.t.kind[card]
    return any(s.t.kind[c] == kind for c in gear_on(s, warrior)) and not flows(s, card, warrior)


def flows(s: DoomState, card: int, warrior: int) -> bool:
    """May the warrior have this gift more than once, because it raises ratings?"""
    if s.t.is_symmetry[card] and marked(s, ANY_COPIES, warrior):
        return True
    if not s.t.raising_gifts >> card & 1 or not s.t.standing_masks.get(MANY_GIFTS, 0) & s.live:
        return False
    return bool(marked(s, MANY_GIFTS, warrior))


def holds(s: DoomState, warrior: int, traits: int) -> bool:
    return any(s.t.traits[c] & traits for c in gear_on(s, warrior))


def ban_on(s: DoomState, card: int, warrior: int) -> str:
    """What forbids a warrior to receive the card; empty: nothing does."""
    found = next((ban for ban in s.t.bans_of_giving[card] if banned(s, ban, warrior) != -1), "")
    if found == GIFTED and marks_of(s, GIFTS_AFTER_ALL, warrior) & s.t.traits[card]:
        return ""
    return found


def crowded(s: DoomState, card: int, warrior: int) -> bool:
    """DTR-082: one vehicle and one armour."""
    traits = s.t.traits[card] & (tr.VEHICLE | tr.ARMOUR_SUIT) if s.t.type[card] in GEAR else 0
    return any(traits & one and holds(s, warrior, one) for one in (tr.VEHICLE, tr.ARMOUR_SUIT))


def mounted_otherwise(s: DoomState, card: int, warrior: int) -> bool:
    """DTR-171, DTR-178: a beast or a vehicle, and neither for whoever is one itself."""
    if s.t.type[card] == BEAST:
        return bool(traits_of(s, warrior) & tr.BEAST) or holds(s, warrior, tr.VEHICLE | tr.BEAST)
    if s.t.type[card] in GEAR and s.t.traits[card] & tr.VEHICLE:
        return bool(traits_of(s, warrior) & (tr.BEAST | tr.VEHICLE)) or holds(s, warrior, tr.BEAST)
    return False


def jealous(s: DoomState, card: int, warrior: int) -> int:
    """The weapon that tolerates no other fight weapon beside it, the one given or one the warrior has; -1: none."""
    if not s.t.traits[card] & tr.FIGHT_WEAPON or s.t.type[card] not in GEAR:
        return -1
    if carries(s, NO_MORE_WEAPONS, card) and holds(s, warrior, tr.FIGHT_WEAPON):
        return card
    return stated_by(s, NO_MORE_WEAPONS, warrior)  # owning is not using: it tolerates none even while it rests


def sealed(s: DoomState, card: int, bearer: int) -> int:
    """The card because of which nothing, or nothing that makes it worse, may be laid on this warrior; -1: none is."""
    if s.t.aloof >> bearer & 1:
        return bearer
    found = mark_source(s, SEALED, bearer)
    if found < 0 and s.t.lowers[card]:
        found = mark_source(s, LUCKY, bearer)
    return found


def sealed_off(s: DoomState, card: int, warrior: int) -> int:
    """The card because of which this one may be neither laid nor played on a warrior; -1: none is."""
    if s.t.cards[card].lies != ON_BEARER:
        return mark_source(s, LUCKY, warrior) if s.t.lowers[card] else -1
    return sealed(s, card, warrior)


NOT_SEALED = barred(
    "DTR-334",
    lambda c: -1 if c.s.t.reacts[c.a] or not c.s.t.is_warrior[c.b] else sealed_off(c.s, c.a, c.b),
    cs="Karta {a} se na bojovníka {b} hrát nesmí: brání tomu {by}.",
    en="{a} may not be played on {b}, because of {by}.",
)


# ---- the short way ----
def may_bear(s: DoomState, me: int, card: int, bearer: int, by_effect: bool = False) -> bool:
    """The short way to `BEARING`; `by_effect`: less what any effect lifts (DTR-456)."""
    t = s.t
    printed = t.cards[card]
    kind, give = printed.type, printed.give
    if isinstance(give, Piece):
        return give.fits(s, me, card, bearer)
    assert isinstance(give, Who)
    if give.whose != ANY and not belongs(s, me, card, bearer):
        return False
    if sealed(s, card, bearer) >= 0:
        return False
    if not unhindered(s) and (marked(s, IMPRISONED, bearer) or marked(s, SILENCED, bearer)):
        return False
    if kind in _SINGLE and has_same(s, card, bearer):
        return False
    if not answers(s, card, bearer, give) and not (
        answers(s, card, bearer, t.relaxed[card]) and let_off(s, card, bearer) and payable(s, me, card, bearer)
    ):
        return False
    if printed.pays_value and not payable(s, me, card, bearer):
        return False
    ban = ban_on(s, card, bearer)
    if ban and (not by_effect or kind == SYMMETRY or never(s, ban, bearer)):
        return False
    return not crowded(s, card, bearer) and not mounted_otherwise(s, card, bearer) and jealous(s, card, bearer) < 0


# ---- the law ----
def _kind(c: Case) -> str:
    return str(c.s.t.type[c.a])


def _ban(c: Case) -> int:
    ban = ban_on(c.s, c.a, c.b)
    return banned(c.s, ban, c.b) if ban else -1


def _never(c: Case) -> int:
    """The ban that no effect lifts."""
    ban = ban_on(c.s, c.a, c.b)
    return _ban(c) if ban and _kind(c) != SYMMETRY and never(c.s, ban, c.b) else -1


OWN = Check(
    "DTR-090",
    lambda c: belongs(c.s, c.me, c.a, c.b),
    cs="Kartu {a} smíš přiložit jen ke svému bojovníkovi a bojovník {b} tvůj není.",
    en="{a} may be attached to your own warriors only, and {b} is none.",
)
FREE = (
    barred(
        "DTR-449",
        lambda c: mark_source(c.s, IMPRISONED, c.b),
        cs="Bojovník {b} je uvězněn, a proto nic nedostává: {by}.",
        en="{b} is imprisoned and receives nothing, because of {by}.",
    ),
    barred(
        "DTR-447",
        lambda c: mark_source(c.s, SILENCED, c.b),
        cs="Bojovník {b} nesmí provádět akce, a proto nic nedostává: brání tomu {by}.",
        en="{b} may not perform actions, so it receives nothing, because of {by}.",
    ),
)


UNSEALED = barred(
    "DTR-334",
    lambda c: sealed(c.s, c.a, c.b),
    cs="Karta {a} se k bojovníkovi {b} přiložit nesmí: brání tomu {by}.",
    en="{a} may not be laid on {b}, because of {by}.",
)


def _single(kind: str, rule: str) -> Check:
    return Check(
        rule,
        lambda c: _kind(c) != kind or not has_same(c.s, c.a, c.b),
        cs="Bojovník {b} už kartu {a} má a druhou mít nesmí.",
        en="{b} has {a} already and may not have another copy.",
    )


def _asked(c: Case) -> dict[str, Bilingual]:
    """Whom a card asks for, in words."""
    give = c.s.t.cards[c.a].give
    whom = replace(give, whose=ANY) if isinstance(give, Who) else give
    return {"whom": Bilingual(*(whom.say(Words(lang), NOM) for lang in LANGUAGES))}


ADDED_TO_GEAR = Check(
    "DTR-085",
    lambda c: not isinstance(give := c.s.t.cards[c.a].give, Piece) or give.fits(c.s, c.me, c.a, c.b),
    cs="Karta {a} se přidává jen sem: {whom}; karta {b} to není.",
    en="{a} is added to {whom}; {b} is none.",
    values=_asked,
)


def _meant(kind: str, rule: str) -> tuple[Check, ...]:
    """Of this kind of card: is the bearer what its text asks for, and has it the affiliation?"""

    def other(c: Case) -> bool:
        return _kind(c) != kind if kind else _kind(c) in _MEANT

    return (
        Check(
            rule,
            lambda c: other(c) or suits(c.s, c.me, c.a, c.b),
            cs="Kartu {a} smí mít jen {whom}; bojovník {b} to není.",
            en="{a} is for {whom}; {b} is none.",
            values=_asked,
        ),
        Check(
            rule,
            lambda c: other(c) or of_its_own(c.s, c.me, c.a, c.b) or let_off(c.s, c.a, c.b),
            cs="Kartu {a} smí mít jen {whom}; bojovník {b} to není.",
            en="{a} is for {whom}; {b} is none.",
            values=_asked,
        ),
    )


AFFILIATION = tuple(
    check for kind, rule in (*_MEANT.items(), ("", "DTR-083")) for check in _meant(kind, rule)[1:]
)  # fmt: skip
PRICE = Check(
    "DTR-428",
    lambda c: payable(c.s, c.me, c.a, c.b),
    cs="Žoldnéř {b} smí kartu {a} používat za {price:destiny} a máš {have:destiny}.",
    en="{b} may use {a} for {price:destiny}, and you have {have:destiny}.",
    values=lambda c: {
        "price": price_of(c.s, c.me, c.a, c.b) + c.s.t.cards[c.a].cost,
        "have": funds(c.s, c.me),
    },
)
MAY_NOT = barred(
    "DTR-456",
    _ban,
    cs="Bojovník {b} takovou kartu dostat nesmí: brání tomu {by}.",
    en="{b} may not receive such a card, because of {by}.",
)
_BEFORE_MEANING = (OWN, UNSEALED, *FREE, *(_single(kind, rule) for kind, rule in _SINGLE.items()))
_KINDS = tuple(check for kind, rule in (*_MEANT.items(), ("", "DTR-083")) for check in _meant(kind, rule)[:1])
BEARING = (
    ADDED_TO_GEAR,
    *_BEFORE_MEANING,
    *_KINDS,
    *AFFILIATION,
    PRICE,
    barred(
        "DTR-125",
        lambda c: _ban(c) if _kind(c) == SYMMETRY else -1,
        cs="Bojovník {b} nesmí mít karty Černé symetrie: brání tomu {by}.",
        en="{b} may not have Dark Symmetry cards, because of {by}.",
    ),
    barred(
        "DTR-457",
        _never,
        cs="Bojovník {b} takovou kartu nesmí mít nikdy: brání tomu {by}.",
        en="{b} may never have such a card, because of {by}.",
    ),
    MAY_NOT,
    Check(
        "DTR-082",
        lambda c: not crowded(c.s, c.a, c.b),
        cs="Bojovník {b} už vozidlo či brnění má a druhé mít nesmí.",
        en="{b} has its one vehicle or suit of armour already.",
    ),
    Check(
        "DTR-178",
        lambda c: _kind(c) != BEAST or not traits_of(c.s, c.b) & tr.BEAST,
        cs="Bojovník {b} je sám považován za zvíře.",
        en="{b} is considered a beast itself.",
    ),
    Check(
        "DTR-171",
        lambda c: not mounted_otherwise(c.s, c.a, c.b),
        cs="Bojovník {b} smí mít buď jedno zvíře, nebo jedno vozidlo.",
        en="{b} may have one beast or one vehicle.",
    ),
    barred(
        "DTR-334",
        lambda c: jealous(c.s, c.a, c.b),
        cs="Druhou zápasnickou zbraň bojovník {b} mít nesmí: brání tomu {by}.",
        en="{b} may not have another fight weapon, because of {by}.",
    ),
)


def lifted(*checks: Check) -> tuple[Check, ...]:
    """The gate for an effect whose text lifts these checks; what a warrior only MAY NOT have an effect gives it."""
    return tuple(check for check in BEARING if check is not MAY_NOT and check not in checks)


def turned(check: Check, card: Callable[[Case], int]) -> Check:
    """The same check for a question in which the bearer is the first argument; `card` tells what it would bear."""

    def inner(c: Case) -> Case:
        return Case(c.s, c.me, c.src, c.f, card(c), c.a)

    def values(c: Case) -> dict[str, Any]:
        case = inner(c)
        return {"gear": c.s.t.defs[case.a].name, **(check.values(case) if check.values is not None else {})}

    cs, en = (text.replace("{a}", "{gear}").replace("{b}", "{a}") for text in (check.cs, check.en))
    return Check(
        check.rule, lambda c: check.holds(inner(c)), cs, en, lambda c: check.by(inner(c)), values, check.weight
    )
