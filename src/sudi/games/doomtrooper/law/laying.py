"""Laying cards that stay: what is asked of the card, wherever it goes and whatever lays it; and the short ways."""

from __future__ import annotations

from sudi.kernel.decision import BITS
from sudi.kernel.law import Case, Check, Domain

from ..cards.printed import LAID
from ..cards.types import FORTIFICATION, IN_AREA, ON_BEARER, ON_PLAYER
from ..language.counting import marks_of
from ..language.effects.act import possible
from ..language.marks import FREE_CARDS
from ..language.pieces import Piece
from ..language.reach import touched
from ..language.select import ANOTHERS, THEIRS, YOURS
from ..state import PLACE_OF_AREA, DoomState, cards_in_play, in_play, one_of_each, own_warriors, warriors
from ..words import traits as tr
from ..words import vocabulary as v
from .bearing import may_bear
from .copies import has_copy
from .deploying import NOT_GROUNDED, NOT_SHUT_OUT, grounded_by, shut_out_by
from .paying import AFFORDABLE, affordable
from .playing import NEEDS, UNIQUE, unique_in_play

# ---- the law ----
LAYING = (AFFORDABLE, *NEEDS, *UNIQUE, NOT_GROUNDED, NOT_SHUT_OUT)
SOMEBODY_THERE = Check(
    "DTR-347",
    lambda c: warriors(c.s) or any(c.s.works),  # a vehicle in an area bears cards without any warrior
    cs="Ve hře není žádný bojovník ani jiná karta, ke které by se přikládalo.",
    en="There is neither a warrior nor another card in play to attach anything to.",
)
USEFUL = Check(
    "DTR-346",
    lambda c: possible(c.s.t.cards[c.a].play, c.s, c.me, c.a, c.b),
    cs="Karta {a} by tam teď nic nezpůsobila.",
    en="{a} would have no effect there now.",
)


# ---- what comes into question ----
def laid(lies: str, cs: str, en: str) -> Domain:
    """The cards of the hand that an action lays in this way."""
    return Domain(
        lambda c: [x for x in c.s.hand[c.me] if c.s.t.way[x] == LAID and c.s.t.cards[x].lies == lies],
        "DTR-182",
        cs=cs,
        en=en,
    )


ON_BEARERS = laid(
    ON_BEARER,
    "Přikládá se vybavení, dar, úkol a podobná karta z ruky",
    "Only a card of your hand that stays on another card is attached",
)
TO_AREAS = laid(
    IN_AREA,
    "Do oblasti se vykládá opevnění, válečná zóna či vybavení z ruky, které tam patří",
    "Only a card of your hand that belongs to an area is laid there",
)
TO_PLAYERS = laid(
    ON_PLAYER,
    "Hráči se přiděluje úkol či podobná karta z ruky",
    "Only a card of your hand that is meant for a player is assigned",
)


def bearers_in_question(c: Case) -> list[int]:
    """Warriors in play; for a card that is added to gear, gear in play."""
    if isinstance(c.s.t.cards[c.a].give, Piece):
        return [x for x in cards_in_play(c.s) if not c.s.t.is_warrior[x]]
    return warriors(c.s)


BEARERS = Domain(
    bearers_in_question,
    "DTR-182",
    cs="Přikládá se k bojovníkovi ve hře, u některých karet k vybavení ve hře",
    en="It is attached to a warrior in play, with some cards to gear in play",
)
AREAS = Domain(
    lambda c: [PLACE_OF_AREA[area] for area in c.s.t.cards[c.a].areas],
    "DTR-112",
    cs="Karta se vykládá jen do oblasti, kterou jmenuje",
    en="The card is laid only to an area that it names",
)
PLAYERS = Domain(
    lambda c: [p for p in range(c.s.t.seats) if not c.s.lost[p]],
    "DTR-132",
    cs="Karta se přiděluje hráči, který je ještě ve hře",
    en="The card is assigned to a player who is still in the match",
)


# ---- the short ways ----
def layable(s: DoomState, me: int, card: int) -> bool:
    """The short way to `LAYING`."""
    printed = s.t.cards[card]
    return (
        (not printed.cost or affordable(s, me, card))
        and (printed.needs is None or printed.needs.met(s, me, card))
        and not (s.t.unique[card] and unique_in_play(s, card))
        and not (printed.traits & tr.AIRSHIP and grounded_by(s, card) >= 0)
        and shut_out_by(s, me, card) < 0
    )


def layings(s: DoomState, me: int, card: int) -> list[int]:
    """What the one action of its type can do with this card: attach it, lay it to an area, assign it to a player."""
    printed = s.t.cards[card]
    if s.t.demanding[card] and not layable(s, me, card):
        return []
    if printed.lies == ON_BEARER:
        if printed.type == FORTIFICATION and has_copy(s, me, card):
            return []
        code, found = v.ATTACH(card), bearers(s, me, card)
        if printed.play is not None:
            found = [w for w in found if possible(printed.play, s, me, card, w)]
        return [code + (w << BITS) for w in found]
    if printed.lies == IN_AREA:
        return [] if has_copy(s, me, card) else [v.LAY(card, PLACE_OF_AREA[a]) for a in printed.areas]
    if printed.lies == ON_PLAYER:
        seats = [p for p in range(s.t.seats) if not s.lost[p] and not has_copy(s, p, card)]
        if printed.play is not None:
            seats = [p for p in seats if possible(printed.play, s, me, card, p)]
        return [v.TASK(card, p) for p in seats]
    return []


def bearers(s: DoomState, me: int, card: int) -> list[int]:
    """Whom (or what) this card of the hand may be attached to as an action."""
    give = s.t.cards[card].give
    assert give is not None
    if isinstance(give, Piece):
        return give.find(s, me, card)
    t = s.t
    fits, found = t.fits[card], []
    asked = touched(s, t.giving[card]) if fits >= 0 else -1
    pool = own_warriors(s, me) if give.whose == YOURS else warriors(s)
    if give.whose == THEIRS:
        pool = [w for w in pool if s.t.team[s.side[w]] != s.t.team[me]]
    elif give.whose == ANOTHERS:
        pool = [w for w in pool if s.side[w] != me]
    if not asked:
        return [w for w in pool if fits >> w & 1]
    for w in pool:
        if asked >> w & 1:
            if may_bear(s, me, card, w):
                found.append(w)
        elif fits >> w & 1:
            found.append(w)
    return found


# ---- at any time, without an action ----
def is_free(s: DoomState, card: int, warrior: int) -> bool:
    """May this warrior receive this card at any time? Each mark's number tells which cards it is about."""
    wanted = s.t.frees[card]
    return bool(wanted) and bool(marks_of(s, FREE_CARDS, warrior) & wanted)


def free_layings(s: DoomState, seat: int) -> list[int]:
    """Cards that some warriors may receive now without an action."""
    found: list[int] = []
    hand = [c for c in s.hand[seat] if s.t.frees[c] and not isinstance(s.t.cards[c].give, Piece)]
    free = touched(s, s.t.freeing) if hand else 0
    mine = [(w, n) for w in own_warriors(s, seat) if free >> w & 1 and (n := marks_of(s, FREE_CARDS, w))]
    for card in one_of_each(s, hand) if mine else ():
        given = [w for w, n in mine if n & s.t.frees[card]]
        if given and layable(s, seat, card):
            found += [
                v.ATTACH(card, w)
                for w in given
                if may_bear(s, seat, card, w, by_effect=True) and in_play(s, w) and _useful(s, seat, card, w)
            ]
    return found


def _useful(s: DoomState, seat: int, card: int, warrior: int) -> bool:
    play = s.t.cards[card].play
    return play is None or possible(play, s, seat, card, warrior)
