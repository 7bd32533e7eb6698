"""What players do with cards and screws when an effect says so: procedures that ask, shared by cards and board.

Each is started with the number of times in `x`; what cannot be done is left out (RON-D31).
"""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, X, ask

from . import vocabulary as v
from .dice import RESOURCES
from .moves import gain_resources, onto_deck
from .state import COLOUR_PLACES, KIND_WORD, P_DAMAGE, P_MAIN, RoneState
from .storing import wild_places
from .vocabulary import programs
from .words import COLOURS, WILD

CARD = 4095


def again(s: RoneState, f: Frame) -> bool:
    """One more time? Otherwise the procedure is over."""
    if f[X] <= 0 or s.ended:
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return False
    f[X] -= 1
    return True


def may_share(s: RoneState) -> bool:
    """RON-201, RON-D36: gains, recycling and storing may go to team mates in the main and the damage phase."""
    return s.t.sharing and s.phase in (P_MAIN, P_DAMAGE)


# ---- screws ----
def trainees(s: RoneState, seat: int) -> list[int]:
    """The cards of a training ground, equal ones once."""
    kind, screws = s.t.kind, s.screws
    return [*{(kind[c], screws[c]): c for c in s.ground[seat]}.values()]


def ask_screw(s: RoneState, f: Frame) -> None:
    """RON-037: each screw on any card of the own training ground; without cards it is lost (RON-D05)."""
    if not s.ground[f[ME]]:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_SCREW, [v.SCREW(c) for c in trainees(s, f[ME])])


def put_screw(s: RoneState, f: Frame) -> None:
    card = s.answer - v.SCREW.code
    s.screws[card] += 1
    if s.log is not None:
        s.log.append((v.L_SCREW, f[ME], card, 0, -1))
    f[PC] = 0


SCREWING = programs.procedure("screws", ask_screw, put_screw)


def ask_unscrew(s: RoneState, f: Frame) -> None:
    """Screws on the training ground of seat `victim` are destroyed, by the choice of `me`."""
    with_screws = [c for c in trainees(s, f[ARG]) if s.screws[c]]
    if not with_screws:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_UNSCREW, [v.UNSCREW(c) for c in with_screws])


def take_screw(s: RoneState, f: Frame) -> None:
    card = s.answer - v.UNSCREW.code
    s.screws[card] -= 1
    if s.log is not None:
        s.log.append((v.L_UNSCREW, f[ARG], card, 0, -1))
    f[PC] = 0


UNSCREWING = programs.procedure("destroying screws", ask_unscrew, take_screw, slots=1)


# ---- resources ----
def ask_gain(s: RoneState, f: Frame) -> None:
    if again(s, f):
        ask(s, f[ME], v.ASK_GAIN, [v.TAKE(colour) for colour in COLOURS])


def take_gain(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], f[SRC], s.answer - v.TAKE.code, 1)
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
    kind = (s.answer - v.STORE.code) >> 12 if s.answer >= 0 else WILD
    if s.answer >= 0:
        s.stored[f[ME]] += RESOURCES.one[kind]
    if s.log is not None:
        s.log.append((v.L_STORES if s.answer >= 0 else v.L_LOST, f[ME], -1, KIND_WORD + kind, -1))


STORING_ANY = programs.procedure("storing of one's choice", ask_store, take_store)


def ask_lose(s: RoneState, f: Frame) -> None:
    """Stored resources of seat `victim` are destroyed by the choice of `me`; `distinct`: all of different kinds."""
    left = [kind for kind, n in enumerate(RESOURCES.counts(s.stored[f[ARG]])) if n and not f[ARG + 1] >> kind & 1]
    if not left:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_LOSE, [v.LOSE(kind) for kind in left])


def take_lose(s: RoneState, f: Frame) -> None:
    kind = s.answer - v.LOSE.code
    s.stored[f[ARG]] -= RESOURCES.one[kind]
    if f[ARG + 2]:
        f[ARG + 1] |= 1 << kind
    if s.log is not None:
        s.log.append((v.L_STORED_GONE, f[ARG], -1, KIND_WORD + kind, -1))
    f[PC] = 0


# slots: victim, kinds that are done with, must they differ
UNSTORING = programs.procedure("destroying stored resources", ask_lose, take_lose, slots=3)


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


def ask_recycle(s: RoneState, f: Frame) -> None:
    """RON-249: strictly one after the other; among team mates in any way (RON-206)."""
    seats = s.t.mates[f[ME]] if may_share(s) else [f[ME]]
    options = [option for seat in seats for option in recyclable(s, seat)]
    if not options:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_RECYCLE, options)


def take_recycle(s: RoneState, f: Frame) -> None:
    card, source = s.answer & CARD, s.answer >> 12 & CARD
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
        s.log.append((v.L_RECYCLES_HAND if source == v.HAND else v.L_RECYCLES, seat, card, 0, -1))
    f[PC] = 0


RECYCLING = programs.procedure("recycling", ask_recycle, take_recycle)


# ---- permanents ----
def exhausted_of(s: RoneState, seat: int, but: int) -> list[int]:
    return [c for c in s.base[seat] if c != but and s.exhausted >> c & 1]


def ask_refresh(s: RoneState, f: Frame) -> None:
    """RON-255: exhausted permanents of one's own, other than the source."""
    cards = exhausted_of(s, f[ME], f[SRC])
    if not cards:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_REFRESH, [v.REFRESH(c) for c in cards])


def take_refresh(s: RoneState, f: Frame) -> None:
    card = s.answer - v.REFRESH.code
    s.exhausted &= ~s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_REFRESHES, f[ME], card, 0, -1))
    f[PC] = 0


REFRESHING = programs.procedure("refreshing", ask_refresh, take_refresh)


def ask_exhaust(s: RoneState, f: Frame) -> None:
    """RON-256, RON-D33: active permanents of seat `victim` that have an active ability, by the choice of `me`."""
    ready = [c for c in s.base[f[ARG]] if s.t.has_active[c] and not s.exhausted >> c & 1]
    if not ready:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_EXHAUST, [v.EXHAUST(c) for c in ready])


def take_exhaust(s: RoneState, f: Frame) -> None:
    card = s.answer - v.EXHAUST.code
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_EXHAUSTED, f[ARG], card, 0, -1))
    f[PC] = 0


EXHAUSTING = programs.procedure("exhausting", ask_exhaust, take_exhaust, slots=1)
