"""Resources: gaining them of a kind of one's choice, storing them, losing them (RON-103 to RON-108, RON-254, RON-D28).

A coloured resource on a wild place is a wild one from then on, so only how many of each colour go there matters: the
question is asked colour by colour, and only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, push, slots

from ..state import COLOUR_PLACES, WILD_PLACES, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.names import COLOURS, KIND_NAMES, KIND_WORD, KINDS, WILD
from ..words.vocabulary import programs
from .bags import RESOURCES
from .board import gain_resources
from .end.falling import again, each_time

ONE, get = RESOURCES.one, RESOURCES.get
# Storing is done all the time, so bags are read here without calling anything.
BITS, MOST = RESOURCES.bits, RESOURCES.most
COLOUR_SHIFTS, WILD_SHIFT = tuple(RESOURCES.shifts[kind] for kind in COLOURS), RESOURCES.shifts[WILD]
NO_PLACE = -1
(BAG,) = slots(1)  # what is still to be stored


def wild_places(s: RoneState, seat: int) -> int:
    bonus, places = s.t.wild_bonus, WILD_PLACES
    for card in s.base[seat]:  # a loop costs less than a sum: this is asked whenever something is stored
        places += bonus[card]
    return places


def store(s: RoneState, seat: int, bag: int) -> None:
    """Store these resources one by one; asks where a coloured one has a choice of places."""
    if asked_about(s, seat, bag) < 0:
        store_plain(s, seat, bag)
    else:
        push(s, STORING, seat, -1, 0, bag)


def asked_about(s: RoneState, seat: int, bag: int) -> int:
    """The first colour for which a place of its own and a wild one are free; -1: nothing has a choice any more."""
    stored = s.stored[seat]
    for shift in COLOUR_SHIFTS:
        if bag >> shift & MOST and stored >> shift & MOST < COLOUR_PLACES:
            return shift // BITS if stored >> WILD_SHIFT & MOST < wild_places(s, seat) else -1
    return -1


def store_plain(s: RoneState, seat: int, bag: int) -> None:
    """Store resources of which none has a choice (any more).

    What can only go on a wild place waits until all questions are answered: so every result is offered that some order
    of storing would allow, also that a wild place is taken before a colour without other places comes to it.
    """
    wild, stored = wild_places(s, seat), s.stored[seat]
    for kind in KINDS:
        left = bag >> BITS * kind & MOST
        while left:
            left -= 1
            own = kind != WILD and stored >> BITS * kind & MOST < COLOUR_PLACES
            if own or stored >> WILD_SHIFT & MOST < wild:
                stored += ONE[kind if own else WILD]
                if s.log is not None:
                    s.log.append((log.L_STORES, seat, -1, KIND_WORD + (kind if own else WILD), -1))
            elif s.log is not None:  # RON-106
                s.log.append((log.L_LOST, seat, -1, KIND_WORD + kind, -1))
    s.stored[seat] = stored


def next_kind(c: Case) -> int:
    """The colour that is being stored."""
    return asked_about(c.s, c.me, c.f[BAG])


PLACE = Question(
    q.ASK_STORE,
    (
        Choice(
            v.STORE,
            Domain(
                lambda c: [next_kind(c)],
                "RON-D28",
                cs="Zdroje se ukládají po jednom; na řadě je {kind}",
                en="Resources are stored one at a time; it is the turn of {kind}",
                values=lambda c: {"kind": KIND_NAMES[next_kind(c)]},
            ),
            Domain(
                lambda c: [next_kind(c), WILD],
                "RON-103",
                cs="Zdroj se ukládá na místo své barvy, nebo na žolíkové",
                en="A resource is stored on a place of its colour or on a wild one",
            ),
        ),
    ),
    values=lambda c: {"kind": KIND_NAMES[next_kind(c)]},
)


OWN_OR_WILD = [[v.STORE(kind, kind), v.STORE(kind, WILD)] for kind in COLOURS]


def ask_place(s: RoneState, f: Frame) -> None:
    """RON-105: a wild place is open to any colour, whether or not a place of that colour is free."""
    me, bag = f[ME], f[BAG]
    kind = asked_about(s, me, bag)
    if kind < 0:
        s.stack.pop()
        store_plain(s, me, bag)
    else:
        ask(s, me, q.ASK_STORE, OWN_OR_WILD[kind])


@answers(PLACE)
def take_place(s: RoneState, f: Frame) -> None:
    kind, place = first(s.answer), second(s.answer)
    s.stored[f[ME]] += ONE[place]
    f[BAG] -= ONE[kind]
    if s.log is not None:
        s.log.append((log.L_STORES, f[ME], -1, KIND_WORD + place, -1))
    f[PC] = PLACED
    ask_place(s, f)


STORING = programs.procedure("storing", ask_place, take_place, slots=1)
PLACED = STORING.at(take_place)


# ---- gaining ----
CONVERTED = Question(
    q.ASK_CONVERT,
    (
        Choice(
            v.TAKE,
            Domain(
                lambda c: KINDS,
                "RON-D35",
                cs="Dvě kostky se přemění na jeden zdroj jakéhokoli druhu",
                en="Two dice become one resource of any kind",
            ),
        ),
    ),
)
ANY_KIND = v.TAKE.each(KINDS)


def ask_kind(s: RoneState, f: Frame) -> None:
    ask(s, f[ME], q.ASK_CONVERT, ANY_KIND)


@answers(CONVERTED)
def take_kind(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], -1, first(s.answer), 1)


CONVERTING = programs.procedure("converting dice", ask_kind, take_kind)


GAINED = Question(
    q.ASK_GAIN,
    (
        Choice(
            v.TAKE,
            Domain(
                lambda c: COLOURS,
                "RON-252",
                cs="Získáváš zdroj jedné z pěti barev",
                en="You gain a resource of one of the five colours",
            ),
        ),
    ),
)
ANY_COLOUR = v.TAKE.each(COLOURS)


def ask_gain(s: RoneState, f: Frame) -> None:
    if again(s, f):
        ask(s, f[ME], q.ASK_GAIN, ANY_COLOUR, f[SRC])


@answers(GAINED)
def take_gain(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], f[SRC], first(s.answer), 1)
    f[PC] = 0


GAINING = programs.procedure("gaining resources", ask_gain, take_gain)


# ---- storing a resource of one's choice ----
def places_of(s: RoneState, seat: int, kind: int) -> int:
    return wild_places(s, seat) if kind == WILD else COLOUR_PLACES


def stored_by_choice(seat: Callable[[Case], int]) -> Question:
    """Where a resource of a colour of one's choice is stored; on a wild place the colour makes no difference."""
    return Question(
        q.ASK_STORE_KIND,
        (
            Choice(
                v.STORE,
                Domain(lambda c: KINDS, "RON-254", cs="Ukládá se jeden zdroj", en="One resource is stored"),
                Domain(
                    lambda c: [c.a],
                    "RON-103",
                    cs="Zdroj se ukládá na místo své barvy, nebo na žolíkové",
                    en="A resource is stored on a place of its colour or on a wild one",
                ),
                checks=(
                    Check(
                        "RON-106",
                        lambda c: get(c.s.stored[seat(c)], c.b) < places_of(c.s, seat(c), c.b),
                        cs="Všechna taková místa ({n}) jsou obsazená.",
                        en="All such places ({n}) are taken.",
                        values=lambda c: {"n": places_of(c.s, seat(c), c.b)},
                    ),
                ),
            ),
        ),
        values=lambda c: {"whose": q.whose(c.s, seat(c))},
    )


OWN_PLACE = stored_by_choice(lambda c: c.me)


def ask_store(s: RoneState, f: Frame) -> None:
    if again(s, f) and not OWN_PLACE.ask(s, f):
        s.answer = NO_PLACE


@answers(OWN_PLACE)
def take_store(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    put_by(s, f[ME], s.answer)


def put_by(s: RoneState, seat: int, answer: int) -> None:
    """RON-106: without a free place the resource is destroyed."""
    lost = answer == NO_PLACE
    kind = WILD if lost else second(answer)
    if not lost:
        s.stored[seat] += ONE[kind]
    if s.log is not None:
        s.log.append((log.L_LOST if lost else log.L_STORES, seat, -1, KIND_WORD + kind, -1))


STORING_ANY = programs.procedure("storing of one's choice", ask_store, take_store)


# whose they are; kinds that are done with; must they differ?
VICTIM, DONE_WITH, DISTINCT = slots(3)


LOST = Question(
    q.ASK_LOSE,
    (
        Choice(
            v.LOSE,
            Domain(
                lambda c: [kind for kind, n in enumerate(RESOURCES.counts(c.s.stored[c.f[VICTIM]])) if n],
                "RON-244",
                cs="Zničit lze jen zdroj, který je uložený",
                en="Only a resource that is stored can be destroyed",
            ),
            checks=(
                Check(
                    "RON-035",
                    lambda c: not c.f[DONE_WITH] >> c.a & 1,
                    cs="Zničené zdroje musí být různé a takový ({a}) už zničen byl.",
                    en="The destroyed resources have to differ, and one of this kind ({a}) has been destroyed.",
                ),
            ),
        ),
    ),
    values=lambda c: {"whose": q.whose(c.s, c.f[VICTIM])},
)


@answers(LOST)
def take_lose(s: RoneState, f: Frame) -> None:
    kind = first(s.answer)
    s.stored[f[VICTIM]] -= RESOURCES.one[kind]
    if f[DISTINCT]:
        f[DONE_WITH] |= 1 << kind
    if s.log is not None:
        s.log.append((log.L_STORED_GONE, f[VICTIM], -1, KIND_WORD + kind, -1))
    f[PC] = 0


UNSTORING = programs.procedure("destroying stored resources", each_time(LOST), take_lose, slots=3)
