"""Deploying: may this warrior of the hand come into play, openly or into cover (DTR-042 to DTR-078, DTR-382)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Domain, barred
from sudi.kernel.standing import in_force

from ..language.marks import NO_AIRSHIPS, SHUT_OUT
from ..language.select import traits_of
from ..language.standing.numbers import deploy_price
from ..state import ASIDE, KOHORT, OUTPOST, PLACE_OF_AREA, SQUAD, DoomState, own_warriors
from ..words import traits as tr
from .leaving import housed
from .outpost import fits_outpost
from .paying import funds
from .piles import IN_PILES


def home_of(s: DoomState, card: int) -> int:
    """DTR-042: the area a warrior belongs to."""
    printed = s.t.cards[card]
    return home_by(printed.placed, s.t.traits[card] if s.at[card] < 0 else traits_of(s, card))


def home_by(placed: str, found: int) -> int:
    """The same by the area that a card names and its traits."""
    if placed:
        return PLACE_OF_AREA[placed]
    if found & tr.DOOMTROOPER:
        return SQUAD
    if found & tr.LEGION:
        return KOHORT
    return OUTPOST if found & tr.TRIBAL else ASIDE


def in_play_already(s: DoomState, card: int) -> bool:
    """DTR-382: the same personality is openly in play."""
    return s.t.personality[card] and (bool(s.t.copies[card] & s.live) or housed(s, card))


def grounded_by(s: DoomState, card: int) -> int:
    """The card in play that keeps an airship from being played; -1: none does, or it is no airship."""
    found = s.t.standing_masks.get(NO_AIRSHIPS, 0) & s.live if s.t.traits[card] & tr.AIRSHIP else 0
    return found.bit_length() - 1


def shut_out_by(s: DoomState, me: int, card: int) -> int:
    """The card in play because of which this one may not be played; -1: none is."""
    if not s.t.standing_masks.get(SHUT_OUT, 0) & s.live:
        return -1
    for rule, seat, source, _, _ in in_force(s, SHUT_OUT):
        here = rule.own_area < 0 or (seat == me and s.t.is_warrior[card] and home_of(s, card) == rule.own_area)
        if here and rule.meant(s, card) and rule.bars(s, source, me, card):
            return int(source)
    return -1


def wanted(s: DoomState, me: int, card: int) -> bool:
    """Does what a warrior's own text asks of its player hold?"""
    needs = s.t.cards[card].needs
    return needs is None or needs.met(s, me, card)


def may_deploy(s: DoomState, me: int, card: int) -> bool:
    """The short way to `DEPLOYING`."""
    return deploy_price(s, me, card) <= funds(s, me) and may_be_brought(s, me, card)


def may_be_brought(s: DoomState, me: int, card: int) -> bool:
    """The same for a text that brings the warrior for nothing."""
    return (
        grounded_by(s, card) < 0
        and not in_play_already(s, card)
        and fits_outpost(s, me, card)
        and shut_out_by(s, me, card) < 0
        and wanted(s, me, card)
    )


def may_hide(s: DoomState, me: int, card: int) -> bool:
    """The short way to `HIDING`, of a warrior that is one for cover."""
    return (
        not in_play_already(s, card)
        and fits_outpost(s, me, card)
        and shut_out_by(s, me, card) < 0
        and wanted(s, me, card)
    )


# ---- the law ----
NOT_GROUNDED = barred(
    "DTR-334",
    lambda c: grounded_by(c.s, c.a),
    cs="Vzdušný koráb {a} teď hrát nelze: brání tomu {by}.",
    en="The airship {a} cannot be played now, because of {by}.",
)
ONE_OF_A_KIND = Check(
    "DTR-382",
    lambda c: not in_play_already(c.s, c.a),
    cs="Osobnost {a} už ve hře je.",
    en="The personality {a} is in play already.",
)
PAID_FOR = Check(
    "DTR-046",
    lambda c: deploy_price(c.s, c.me, c.a) <= funds(c.s, c.me),
    cs="Bojovník {a} stojí {price:destiny} a máš {have:destiny}.",
    en="{a} costs {price:destiny} and you have {have:destiny}.",
    values=lambda c: {"price": deploy_price(c.s, c.me, c.a), "have": funds(c.s, c.me)},
)
TWO_TRIBES = Check(
    "DTR-203",
    lambda c: fits_outpost(c.s, c.me, c.a),
    cs="Na tvé Stanici už jsou dva kmeny (i s těmi v úkrytu) a bojovník {a} je z třetího.",
    en="Your Outpost has two tribes already (with those in cover), and {a} is of a third.",
)


def shut_out() -> Check:
    return barred(
        "DTR-334",
        lambda c: shut_out_by(c.s, c.me, c.a),
        cs="Kartu {a} teď hrát nelze: brání tomu {by}.",
        en="{a} cannot be played now, because of {by}.",
    )


WANTED = Check(
    "DTR-347",
    lambda c: wanted(c.s, c.me, c.a),
    cs="Aby šlo bojovníka {a} vyložit, {missing}.",
    en="To deploy {a}, {missing}.",
    values=lambda c: {"missing": c.s.t.cards[c.a].needs.missing()},
)
NOT_SHUT_OUT = shut_out()
DEPLOYING = (NOT_GROUNDED, ONE_OF_A_KIND, TWO_TRIBES, NOT_SHUT_OUT, WANTED, PAID_FOR)
MAY_BE_HIDDEN = Check(
    "DTR-078",
    lambda c: c.s.t.hideable[c.a],
    cs="Bojovník {a} nesmí vyhledávat úkryt, a proto do něj nesmí být ani vyložen.",
    en="{a} may not seek cover, so it may not be deployed into it either.",
)


def any_open(c: Case) -> bool:
    return any(not c.s.covered >> w & 1 for w in own_warriors(c.s, c.me))


SOMEBODY_OPEN = Check(
    "DTR-052",
    any_open,
    cs="Aspoň jeden tvůj bojovník musí být ve hře mimo úkryt.",
    en="At least one of your warriors has to be in play out of cover.",
)
HIDING = (MAY_BE_HIDDEN, ONE_OF_A_KIND, TWO_TRIBES, NOT_SHUT_OUT, WANTED, SOMEBODY_OPEN)

NO_WARRIOR = Check(
    "DTR-042",
    lambda c: c.a not in c.s.hand[c.me],
    cs="Karta {a} není bojovník.",
    en="{a} is no warrior.",
    weight=-2,
)
HAND_WARRIORS = Domain(
    lambda c: [card for card in c.s.hand[c.me] if c.s.t.musters[card]],
    "DTR-483",
    cs="Vykládá se bojovník z ruky",
    en="Only a warrior of your hand is deployed",
    apart=(*IN_PILES, NO_WARRIOR),
)
