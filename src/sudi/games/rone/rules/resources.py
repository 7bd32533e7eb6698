"""Resources: gaining them of a kind of one's choice, storing them, losing them (RON-103 to RON-108, RON-254, RON-D28).

A coloured resource on a wild place is a wild one from then on, so only how many of each colour go there matters: the
question is asked colour by colour, and only where there is a choice.
"""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, push, slots

from ..state import COLOUR_PLACES, WILD_PLACES, RoneState
from ..words import vocabulary as v
from ..words.names import COLOURS, KIND_WORD, KINDS, WILD
from ..words.vocabulary import programs
from .bags import RESOURCES
from .board import gain_resources
from .falling import again

ONE, get = RESOURCES.one, RESOURCES.get
(BAG,) = slots(1)  # what is still to be stored


def wild_places(s: RoneState, seat: int) -> int:
    bonus = s.t.wild_bonus
    return WILD_PLACES + sum(bonus[c] for c in s.base[seat])


def store(s: RoneState, seat: int, bag: int) -> None:
    """Store these resources one by one; asks where a coloured one has a choice of places."""
    rest = _store_plain(s, seat, bag)
    if rest:
        push(s, STORING, seat, -1, 0, rest)


def _store_plain(s: RoneState, seat: int, bag: int) -> int:
    """Store what has only one place to go to, in the order of the colours; returns what the player is asked about."""
    wild = wild_places(s, seat)
    for kind in KINDS:
        n = get(bag, kind)
        while n:
            stored = s.stored[seat]
            own = kind != WILD and get(stored, kind) < COLOUR_PLACES
            free = get(stored, WILD) < wild
            if own and free:
                return bag
            n -= 1
            bag -= ONE[kind]
            if own or free:
                s.stored[seat] += ONE[kind if own else WILD]
                if s.log is not None:
                    s.log.append((v.L_STORES, seat, -1, KIND_WORD + (kind if own else WILD), -1))
            elif s.log is not None:  # RON-106
                s.log.append((v.L_LOST, seat, -1, KIND_WORD + kind, -1))
    return 0


def ask_place(s: RoneState, f: Frame) -> None:
    """RON-105: a wild place is open to any colour, whether or not a place of that colour is free."""
    rest = _store_plain(s, f[ME], f[BAG])
    f[BAG] = rest
    if not rest:
        s.stack.pop()
        return
    kind = next(k for k in KINDS if get(rest, k))
    ask(s, f[ME], v.ASK_STORE, [v.STORE(kind, kind), v.STORE(kind, WILD)])


def take_place(s: RoneState, f: Frame) -> None:
    kind, place = first(s.answer), second(s.answer)
    s.stored[f[ME]] += ONE[place]
    f[BAG] -= ONE[kind]
    f[PC] = 0
    if s.log is not None:
        s.log.append((v.L_STORES, f[ME], -1, KIND_WORD + place, -1))


STORING = programs.procedure("storing", ask_place, take_place, slots=1)


def ask_kind(s: RoneState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_GAIN, [v.TAKE(kind) for kind in KINDS])


def take_kind(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], -1, first(s.answer), 1)


CONVERTING = programs.procedure("converting dice", ask_kind, take_kind)


# ---- resources ----
def ask_gain(s: RoneState, f: Frame) -> None:
    if again(s, f):
        ask(s, f[ME], v.ASK_GAIN, [v.TAKE(colour) for colour in COLOURS])


def take_gain(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], f[SRC], first(s.answer), 1)
    f[PC] = 0


GAINING = programs.procedure("gaining resources", ask_gain, take_gain)


def places_for_any(s: RoneState, seat: int) -> list[int]:
    """Where a resource of a colour of one's choice can be stored; on a wild place the colour makes no difference."""
    stored = s.stored[seat]
    options = [v.STORE(c, c) for c in COLOURS if RESOURCES.get(stored, c) < COLOUR_PLACES]
    if RESOURCES.get(stored, WILD) < wild_places(s, seat):
        options.append(v.STORE(WILD, WILD))
    return options


def ask_store(s: RoneState, f: Frame) -> None:
    if again(s, f):
        options = places_for_any(s, f[ME])
        if options:
            ask(s, f[ME], v.ASK_STORE_KIND, options)
        else:  # RON-106: no place, and the resource is destroyed
            s.answer = -1


def take_store(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    kind = second(s.answer) if s.answer >= 0 else WILD
    if s.answer >= 0:
        s.stored[f[ME]] += RESOURCES.one[kind]
    if s.log is not None:
        s.log.append((v.L_STORES if s.answer >= 0 else v.L_LOST, f[ME], -1, KIND_WORD + kind, -1))


STORING_ANY = programs.procedure("storing of one's choice", ask_store, take_store)


# whose they are; kinds that are done with; must they differ?
VICTIM, DONE_WITH, DISTINCT = slots(3)


def ask_lose(s: RoneState, f: Frame) -> None:
    """Stored resources of seat `victim` are destroyed by the choice of `me`; `distinct`: all of different kinds."""
    left = [kind for kind, n in enumerate(RESOURCES.counts(s.stored[f[VICTIM]])) if n and not f[DONE_WITH] >> kind & 1]
    if not left:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_LOSE, [v.LOSE(kind) for kind in left])


def take_lose(s: RoneState, f: Frame) -> None:
    kind = first(s.answer)
    s.stored[f[VICTIM]] -= RESOURCES.one[kind]
    if f[DISTINCT]:
        f[DONE_WITH] |= 1 << kind
    if s.log is not None:
        s.log.append((v.L_STORED_GONE, f[VICTIM], -1, KIND_WORD + kind, -1))
    f[PC] = 0


UNSTORING = programs.procedure("destroying stored resources", ask_lose, take_lose, slots=3)
