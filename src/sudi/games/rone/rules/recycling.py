"""Cards of the own deck: recycling them onto it, sacrificing one of its top cards."""

from __future__ import annotations

from collections.abc import Iterator

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, slots

from ..state import LOOK, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .deck import card_at_hand, destroy, onto_deck
from .end.falling import again
from .together import may_share


# ---- recycling ----
def recyclable(s: RoneState, seat: int) -> list[int]:
    """RON-248: the top of the dump, the top of the discard pile, any card of the hand."""
    options = []
    if s.dump[seat]:
        options.append(v.RECYCLE(s.dump[seat][-1], v.DUMP))
    if s.discard[seat]:
        options.append(v.RECYCLE(s.discard[seat][-1], v.DISCARD_PILE))
    kind = s.t.kind
    options += [v.RECYCLE(c, v.HAND) for c in {kind[c]: c for c in s.hand[seat]}.values()]
    return options


def recyclers(s: RoneState, seat: int) -> list[int]:
    """Whose cards may be recycled: among team mates in any way (RON-206)."""
    return s.t.mates[seat] if may_share(s) else [seat]


def _all_recyclable(c: Case) -> Iterator[tuple[int, int]]:
    for seat in recyclers(c.s, c.me):
        yield from ((card, v.DUMP) for card in c.s.dump[seat][-1:])
        yield from ((card, v.DISCARD_PILE) for card in c.s.discard[seat][-1:])
        yield from ((card, v.HAND) for card in c.s.hand[seat])


def _buried(c: Case) -> bool:
    """Does the card lie in an own pile, but not on top of it?"""
    return any(c.a in pile[seat][:-1] for seat in recyclers(c.s, c.me) for pile in (c.s.dump, c.s.discard))


RECYCLED = Question(
    q.ASK_RECYCLE,
    (
        Choice(
            v.RECYCLE,
            Domain(
                lambda c: [card for card, _ in _all_recyclable(c)],
                "RON-248",
                cs="Recykluje se vrchní karta skládky, vrchní karta odhazovacího balíčku nebo karta z ruky",
                en="The top card of the dump, the top card of the discard pile or a hand card is recycled",
                apart=(
                    Check(
                        "RON-248",
                        lambda c: not _buried(c),
                        cs="Karta {a} neleží navrchu; recykluje se jen vrchní karta skládky nebo odhazovacího balíčku.",
                        en="{a} is not on top; only the top card of the dump or the discard pile is recycled.",
                    ),
                ),
            ),
            Domain(
                lambda c: [source for card, source in _all_recyclable(c) if card == c.a],
                "RON-248",
                cs="Karta se recykluje odtud, kde leží",
                en="A card is recycled from where it lies",
            ),
            pairs=_all_recyclable,
            alike=lambda c: (c.s.t.kind[c.a], c.b, c.s.t.holder_of(c.s, c.a)),
        ),
    ),
    count=lambda s, f: int(f[X]) + 1,  # the one that is asked is taken off it
)


def ask_recycle(s: RoneState, f: Frame) -> None:
    """RON-249: strictly one after the other."""
    options = [option for seat in recyclers(s, f[ME]) for option in recyclable(s, seat)]
    if not options:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], q.ASK_RECYCLE, options, f[SRC])


@answers(RECYCLED)
def take_recycle(s: RoneState, f: Frame) -> None:
    card, source = first(s.answer), second(s.answer)
    pile = (s.hand, s.dump, s.discard)[source]
    seat = next(seat for seat in range(s.t.seats) if card in pile[seat])
    pile[seat].remove(card)
    s.kept &= ~s.t.bit[card]
    if source == v.HAND:
        s.deck[seat].append(card)
        for one in range(s.t.seats):  # whoever saw the hand knows it
            if s.t.team[one] == s.t.team[seat]:
                s.known[one] |= 1 << card
    else:
        onto_deck(s, seat, card)
    if s.log is not None:
        s.log.append((log.L_RECYCLES_HAND if source == v.HAND else log.L_RECYCLES, seat, card, 0, -1))
    f[PC] = 0


RECYCLING = programs.procedure("recycling", ask_recycle, take_recycle)


# ---- sacrifice ----
(UNSEEN,) = slots(1)  # cards still to be looked at


def begin_sacrifice(s: RoneState, f: Frame) -> None:
    if again(s, f):
        f[UNSEEN] = LOOK


def next_top(s: RoneState, f: Frame) -> None:
    """RON-246, RON-D12: three cards of the own deck, which may have to be shuffled in between."""
    if f[UNSEEN] and not card_at_hand(s, f[ME]):
        f[UNSEEN] = 0


def take_top(s: RoneState, f: Frame) -> None:
    """A step of its own: what a shuffle sets off comes before the card is looked at (RON-D32)."""
    if f[UNSEEN]:
        f[UNSEEN] -= 1
        f[PC] = NEXT_TOP
        s.sacrifice[f[ME]].append(s.deck[f[ME]].pop())


LOOKED_AT = Domain(
    lambda c: c.s.sacrifice[c.me],
    "RON-246",
    cs="Obětování se týká jen vrchních karet balíčku, na které se díváš",
    en="A sacrifice is only about the top cards of the deck that you are looking at",
)
SACRIFICED = Question(q.ASK_SACRIFICE, (Choice(v.DESTROY, LOOKED_AT, alike=same_title),))
ON_TOP = Question(q.ASK_TOP, (Choice(v.ON_TOP, LOOKED_AT, alike=same_title),))


def ask_victim(s: RoneState, f: Frame) -> None:
    if not SACRIFICED.ask(s, f):
        s.stack.pop()


@answers(SACRIFICED)
def take_victim(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.sacrifice[f[ME]].remove(card)
    destroy(s, f[ME], card)


def ask_top(s: RoneState, f: Frame) -> None:
    if not ON_TOP.ask(s, f):
        f[PC] = 0


@answers(ON_TOP)
def take_order(s: RoneState, f: Frame) -> None:
    """The chosen card ends on top; the seat knows both."""
    me, top = f[ME], first(s.answer)
    cards = [c for c in s.sacrifice[me] if c != top]
    s.sacrifice[me] = []
    for card in (*cards, top):
        s.deck[me].append(card)
        s.known[me] |= 1 << card
    f[PC] = 0


SACRIFICING = programs.procedure(
    "sacrificing", begin_sacrifice, next_top, take_top, ask_victim, take_victim, ask_top, take_order, slots=1
)
NEXT_TOP = SACRIFICING.at(next_top)
