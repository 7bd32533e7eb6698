"""The law for playing a minion: the gate that every play goes through, and the permissions it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sudi.kernel.law import Case, Check, Choice, Domain, Predicate, barred, same_title
from sudi.kernel.permissions import forbidden
from sudi.kernel.wording import Bilingual

from ..events import event
from ..state import SmashState, places_with_base
from ..words import vocabulary as v
from .permits import ANY, DISCARD, EMPTY, HAND, LIMIT, ORIGIN, SOURCE, WHERE, Extra, fits, opened_graves

Permits: TypeAlias = Callable[[Case], list[Extra]]


# ---- the gate ----
def shutting(s: SmashState, seat: int, card: int, place: int) -> int:
    """The card that keeps this player from playing the minion there, or -1."""
    ban = forbidden(s, "play minion", seat, event(card, place))
    return -1 if ban is None else ban[1]


def may_be_played(s: SmashState, seat: int, card: int, place: int) -> bool:
    """SMU-118: a card that forbids playing here beats everything that allows it."""
    return shutting(s, seat, card, place) < 0


def gate(place: Callable[[Case], int] = lambda c: c.b) -> tuple[Check, ...]:
    """What every play of the minion `a` goes through, by whatever permission or Special."""
    return (
        barred(
            "SMU-118",
            lambda c: shutting(c.s, c.me, c.a, place(c)),
            cs="Bojovníka {a} k základně {place} zahrát nelze: brání tomu {by}.",
            en="{a} cannot be played at {place}, because of {by}.",
            values=lambda c: {"place": c.s.t.place_text(c.s, place(c))},
        ),
    )


# ---- what comes into question ----
AT_A_BASE = Domain(
    lambda c: places_with_base(c.s), "SMU-032", cs="Bojovník se hraje k základně", en="A minion is played at a base"
)
NO_BASE = Check(
    "SMU-052",
    lambda c: c.s.t.pack[c.a] >= 0,
    cs="Karta {a} je základna: ta se nehraje, hraje se k ní.",
    en="{a} is a base: it is not played, cards are played there.",
    weight=-2,
)
IS_MINION = Check(
    "SMU-051",
    lambda c: not c.s.t.is_action[c.a],
    cs="Karta {a} je akce, ne bojovník.",
    en="{a} is an action, not a minion.",
    weight=-2,  # what keeps it from being played as an action says more
)
FROM_HAND = Domain(
    lambda c: [card for card in c.s.hand[c.me] if c.s.t.is_minion[card]],
    "SMU-039",
    cs="Bojovník se hraje z ruky",
    en="A minion is played from hand",
    apart=(NO_BASE, IS_MINION),
)
FROM_DISCARD = Domain(
    lambda c: [card for card in c.s.discard[c.me] if c.s.t.is_minion[card]],
    "SMU-039",
    cs="Bojovník z tvého odhazovacího balíčku se hraje jen se svolením nějaké karty",
    en="A minion of your discard pile is played only if a card allows it",
    apart=(NO_BASE, IS_MINION),
)


# ---- permissions ----
def _plays(c: Case, permits: list[Extra]) -> Bilingual:
    """The permissions in words: the free minion, the extra play of a card."""
    said: dict[str, str] = {}
    for permit in permits:
        if permit[SOURCE] == ANY:
            said["bojovník zdarma"] = "the free minion"
        else:
            name = c.s.t.cards[permit[SOURCE]].name
            said[f"zahrání navíc (karta {name.cs})"] = f"the extra play of {name.en}"
    return Bilingual(" nebo ".join(said), " or ".join(said.values()))


def _reach(c: Case, permits: list[Extra], graves: int) -> Bilingual:
    """Where the permissions lead, in words; from the discard pile one for the hand leads only to open graves."""
    said: dict[str, str] = {}
    for permit in permits:
        places = [permit[WHERE]] if permit[WHERE] != ANY else []
        if graves and permit[ORIGIN] == HAND:
            places = [place for place in range(c.s.t.slots) if graves >> place & 1]
        for place in places:
            name = c.s.t.place_text(c.s, place)
            said[f"k základně {name.cs}"] = f"at {name.en}"
        if permit[EMPTY]:
            said["k základně, u které nemáš bojovníka"] = "at a base where you have no minion"
    return Bilingual(" nebo ".join(said), " or ".join(said.values()))


def covered(permits_of: Permits, origin: int, risen: Predicate = lambda c: False) -> tuple[Check, ...]:
    """There is a permission left that covers the play. `risen`: the card's own Special does, and lifts all of this."""

    def graves(c: Case) -> int:
        return opened_graves(c.s, c.me) if origin == DISCARD else 0

    def left(c: Case) -> list[Extra]:
        return [p for p in permits_of(c) if p[ORIGIN] == origin or (p[ORIGIN] == HAND and graves(c))]

    def broad(c: Case) -> list[Extra]:
        return [p for p in left(c) if p[LIMIT] == ANY or c.s.t.power[c.a] <= p[LIMIT]]

    from_there = Check(
        "SMU-039",
        lambda c: risen(c) or left(c),
        cs="Z odhazovacího balíčku se bojovník hraje, jen když to dovolí nějaká karta; teď to nedovoluje žádná.",
        en="A minion is played from the discard pile only if a card allows it, and none does now.",
    )
    not_from_hand = Check(
        "SMU-095",
        left,
        cs="Zbývá {plays}, a to jen z odhazovacího balíčku.",
        en="What is left is {plays}, and only from the discard pile.",
        values=lambda c: {"plays": _plays(c, permits_of(c))},
    )
    weak_enough = Check(
        "SMU-095",
        lambda c: risen(c) or broad(c),
        cs="Zbývá {plays}, a to jen pro sílu {limit} nebo nižší; bojovník {a} má sílu {power}.",
        en="What is left is {plays}, and only for power {limit} or less; {a} has power {power}.",
        by=lambda c: [p[SOURCE] for p in left(c) if p[SOURCE] != ANY],
        values=lambda c: {
            "plays": _plays(c, left(c)),
            "limit": max(p[LIMIT] for p in left(c)),
            "power": c.s.t.power[c.a],
        },
    )
    reaches = Check(
        "SMU-095",
        lambda c: risen(c) or any(fits(c.s, c.me, p, c.a, c.b, origin) for p in left(c)),
        cs="Zbývá {plays}, a to jen {reach}.",
        en="What is left is {plays}, and only for a play {reach}.",
        by=lambda c: [p[SOURCE] for p in broad(c) if p[SOURCE] != ANY],
        values=lambda c: {"plays": _plays(c, broad(c)), "reach": _reach(c, broad(c), graves(c))},
    )
    return (from_there if origin == DISCARD else not_from_hand, weak_enough, reaches)


def from_hand(permits_of: Permits, *checks: Check) -> Choice:
    """Playing a minion from hand by one of these permissions."""
    return Choice(v.PLAY, FROM_HAND, AT_A_BASE, (*checks, *covered(permits_of, HAND), *gate()), alike=same_title)


def from_discard(permits_of: Permits, *checks: Check, risen: Predicate = lambda c: False) -> Choice:
    """Playing a minion from the discard pile by one of these permissions, or by its own Special."""
    needed = (*checks, *covered(permits_of, DISCARD, risen), *gate())
    return Choice(v.RAISE, FROM_DISCARD, AT_A_BASE, needed, alike=same_title)
