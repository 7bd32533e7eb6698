"""Sealed decks and drafts at the table: boosters go round, everybody picks and passes, then decks are built.

A booster lies in the hand of whoever picks from it, boosters that are not open yet in his library, what he has picked
among his spare cards. A deck is built in the hand: a proposal first, which may be changed.
"""

from __future__ import annotations

from collections import Counter

from sudi.kernel.decision import first
from sudi.kernel.law import answers
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, push

from ..building.boosters import SIZE
from ..building.limited import build, pick
from ..decks import SIDEBOARD
from ..law.limited import BUILDER, BUILDING, PICKING, ROUND, TURN, building_seat, picking_seat
from ..state import DoomState
from ..words import limited as w
from ..words.vocabulary import programs


def lay_out(s: DoomState) -> None:
    """Where the cards of those who build themselves lie at the beginning."""
    limited = s.t.limited
    for seat in limited.opening:
        s.spare[seat] += [card for card, owner in enumerate(s.t.owner[: s.t.dealt]) if owner == seat]
    for number, seat in enumerate(limited.drafting):
        start = limited.starts[number]
        if number:
            s.outside += range(start, start + limited.size)
        mine = limited.starts[0] + number * limited.each
        s.library[seat] += range(mine + limited.each - 1, mine - 1, -1)  # the top is the last card
    push(s, BUILD, -1)
    if limited.drafting:
        push(s, DRAFT, -1)


# ---- the draft ----
def open_boosters(s: DoomState, f: Frame) -> None:
    limited = s.t.limited
    if f[ROUND] * SIZE >= limited.each:
        own_what_was_picked(s)
        s.stack.pop()
        return
    f[ROUND] += 1
    f[TURN] = 0
    note(s, w.L_BOOSTERS, -1, -1, f[ROUND])
    for seat in limited.drafting:
        s.hand[seat] = s.library[seat][: -SIZE - 1 : -1]
        del s.library[seat][-SIZE:]


def ask_pick(s: DoomState, f: Frame) -> None:
    seat = picking_seat(s, f)
    if not s.hand[seat]:
        f[PC] = OPEN
    elif s.idle >> seat & 1 or len(s.hand[seat]) == 1:
        take(s, f, chosen_for(s, seat))
    else:
        PICKING.ask(s, f)


@answers(PICKING)
def answered(s: DoomState, f: Frame) -> None:
    seat = picking_seat(s, f)
    if s.answer == w.PICK_REST():
        s.idle |= 1 << seat
        f[PC] = ASK
        return
    take(s, f, first(s.answer))


def chosen_for(s: DoomState, seat: int) -> int:
    """What would be picked for somebody who does not want to pick."""
    defs = s.t.defs
    id = pick([defs[c].id for c in s.hand[seat]], [defs[c].id for c in s.spare[seat]])
    return next(c for c in s.hand[seat] if defs[c].id == id)


def take(s: DoomState, f: Frame, card: int) -> None:
    """The card is his; when everybody has picked, the boosters are passed on: to the left, then to the right."""
    seat, ring = picking_seat(s, f), s.t.limited.drafting
    s.hand[seat].remove(card)
    s.spare[seat].append(card)
    f[TURN] += 1
    f[PC] = ASK
    if f[TURN] == len(ring):
        f[TURN] = 0
        step = 1 if f[ROUND] % 2 else -1
        held = [s.hand[one] for one in ring]
        for number, one in enumerate(ring):
            s.hand[one] = held[(number - step) % len(ring)]


def own_what_was_picked(s: DoomState) -> None:
    """Everybody has his own copies of what he picked; the ones that went round are of no use any more."""
    limited = s.t.limited
    for seat in limited.drafting[1:]:
        picked = s.spare[seat]
        s.spare[seat] = [limited.own_copy(seat, card) for card in picked]
        gone = set(s.spare[seat])
        s.outside = [card for card in s.outside if card not in gone] + picked


DRAFT = programs.procedure("draft", open_boosters, ask_pick, answered, slots=2)
OPEN, ASK = DRAFT.at(open_boosters), DRAFT.at(ask_pick)


# ---- building ----
def propose(s: DoomState, f: Frame) -> None:
    if f[BUILDER] >= len(s.t.limited.builders()):
        s.stack.pop()
        return
    seat = building_seat(s, f)
    deck = Counter(build([s.t.defs[c].id for c in s.spare[seat]]).main)
    rest = []
    for card in s.spare[seat]:
        id = s.t.defs[card].id
        if deck[id] > 0:
            deck[id] -= 1
            s.hand[seat].append(card)
        else:
            rest.append(card)
    s.spare[seat] = rest


def ask_build(s: DoomState, f: Frame) -> None:
    BUILDING.ask(s, f)


@answers(BUILDING)
def built(s: DoomState, f: Frame) -> None:
    seat, option = building_seat(s, f), s.answer
    if option == w.READY():
        finish_deck(s, seat)
        f[BUILDER] += 1
        f[PC] = PROPOSE
        return
    card = first(option)
    from_, to = (s.spare, s.hand) if w.PUT_IN(card) == option else (s.hand, s.spare)
    from_[seat].remove(card)
    to[seat].append(card)
    f[PC] = ASK_BUILD


def finish_deck(s: DoomState, seat: int) -> None:
    """What was built is the library; of the rest the best is the sideboard (DTR-500)."""
    s.library[seat], s.hand[seat] = s.hand[seat], []
    note(s, w.L_BUILT, seat, -1, len(s.library[seat]))
    wanted = Counter(build([s.t.defs[c].id for c in s.spare[seat]]).main[:SIDEBOARD])
    rest = []
    for card in s.spare[seat]:
        id = s.t.defs[card].id
        if wanted[id] > 0:
            wanted[id] -= 1
            s.sideboard[seat].append(card)
        else:
            rest.append(card)
    s.spare[seat] = rest


BUILD = programs.procedure("building", propose, ask_build, built, slots=1)
PROPOSE, ASK_BUILD = BUILD.at(propose), BUILD.at(ask_build)
