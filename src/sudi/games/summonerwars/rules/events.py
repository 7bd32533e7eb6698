"""Playing events, the active-event zone (SUW-072 to SUW-078), and using abilities (SUW-150, SUW-151)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, begin, push, slots
from sudi.kernel.standing import in_force

from ..language.standing import marked
from ..language.topics import ENDURES, SILENCES, USING
from ..language.using import INSTEAD_OF_ATTACKING, INSTEAD_OF_MOVING
from ..state import NOTHING, PRICE_OF_STAYING, WarState, ability_word, find_strays
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .damage import sweep
from .places import bring_out, clear, to_discard
from .tokens import drop_boost, pay


def use(s: WarState, me: int, card: int, act: int) -> None:
    """SUW-150, SUW-151: what is done instead of moving or attacking takes its place among the three."""
    rule = next(r for r, seat, c, _, _ in in_force(s, USING[s.phase]) if c == card and r.act == act)
    note(s, v.L_USES, me, card, ability_word(act))
    if rule.when.once:
        s.spent[card] |= rule.when.once
    if rule.when.how == INSTEAD_OF_MOVING:
        s.moves += 1
        s.moved |= 1 << card
    elif rule.when.how == INSTEAD_OF_ATTACKING:
        s.attacks += 1
        s.attacked |= 1 << card
    begin(s, s.t.trigger_programs[s.t.rule_ids(rule)], me, card, NOTHING)


def play_event(s: WarState, seat: int, card: int) -> None:
    """SUW-073: pay, play, carry out the effect, discard; an active event lies in its zone from the beginning."""
    pay(s, seat, s.t.cost[card])
    bring_out(s, s.hand[seat], card)
    note(s, v.L_PLAYS, seat, card)
    if s.t.cards[card].active:
        s.active[seat].append(card)
        s.live |= 1 << card
    else:
        s.limbo.append(card)
        push(s, AFTER_EVENT, seat, card)
    program = s.t.played[card]
    if program is not None:
        begin(s, program, seat, card)


def finish_event(s: WarState, f: Frame) -> None:
    """SUW-203: discarded only after its effect, unless the effect has put it somewhere."""
    card = f[SRC]
    if card in s.limbo:
        s.limbo.remove(card)
        to_discard(s, card)


AFTER_EVENT = programs.procedure("after an event", finish_event)


def discard_active(s: WarState, seat: int) -> None:
    """SUW-076: at the start of the own turn everything in the own zone is discarded."""
    if s.active[seat]:
        push(s, CLEAR_ZONE, seat, NOTHING, 0, tuple(s.active[seat]), NOTHING)


WAITING, NOW = slots(2)


def ending(c: Case) -> list[tuple[int, int]]:
    """The events of which one ends next: those that do something as they leave, if there are several of them."""
    waiting = [card for card in c.f[WAITING] if card in c.s.active[c.me]]
    speaking = [card for card in waiting if c.s.t.ends[card] is not None]
    return [(card, i) for i, card in enumerate(speaking if len(speaking) > 1 else waiting[:1])]


ENDING = Question(
    v.ASK_ENDING,
    (
        Choice(
            v.NEXT,
            Domain(
                lambda c: [card for card, _ in ending(c)],
                "SUW-076",
                cs="Na začátku tahu končí vlastní trvající události",
                en="At the start of a turn the own active events end",
            ),
            pairs=ending,
        ),
    ),
    "SUW-088",
)


def next_to_end(s: WarState, f: Frame) -> None:
    """SUW-088: where more than one does something as it leaves, the player puts them in order."""
    found = ending(ENDING.case(s, f))
    if not found:
        s.stack.pop()
        return
    ask(s, f[ME], v.ASK_ENDING, [v.NEXT(card, i) for card, i in found])


@answers(ENDING)
def ask_to_stay(s: WarState, f: Frame) -> None:
    card = first(s.answer)
    f[NOW] = card
    f[WAITING] = tuple(c for c in f[WAITING] if c != card)
    if s.boost[card] >= PRICE_OF_STAYING and marked(s, ENDURES, card):
        ask(s, f[ME], v.ASK_STAY, [v.ACCEPT(), v.DECLINE()], card)
    else:
        s.answer = v.DECLINE()


STAYING = Question(v.ASK_STAY, (stop(v.ACCEPT), stop(v.DECLINE)), "SUW-142")


@answers(STAYING)
def end_or_stay(s: WarState, f: Frame) -> None:
    f[PC] = NEXT_TO_END
    if s.answer == v.ACCEPT():
        drop_boost(s, f[NOW], PRICE_OF_STAYING)
    else:
        end_event(s, f[ME], f[NOW])


CLEAR_ZONE = programs.procedure("discard active events", next_to_end, ask_to_stay, end_or_stay)
NEXT_TO_END = CLEAR_ZONE.at(next_to_end)


def end_event(s: WarState, seat: int, card: int) -> None:
    """An active event is discarded. What it does then counts its boost before the tokens leave it."""
    if card not in s.active[seat]:
        return
    note(s, v.L_ENDS, seat, card)
    s.active[seat].remove(card)
    s.limbo.append(card)
    s.live &= ~(1 << card)
    if s.silenced:
        s.silenced = silenced_now(s)
        find_strays(s)
    push(s, AFTER_ACTIVE, seat, card)
    program = s.t.ends[card]
    if program is not None:
        begin(s, program, seat, card, s.boost[card])


def silenced_now(s: WarState) -> int:
    """The cards whose abilities an active event takes away."""
    aims = {s.aim[event] for _, _, event, _, _ in in_force(s, SILENCES)}
    return sum(1 << card for card in aims if card >= 0)


def silence_again(s: WarState) -> None:
    """A position tells which card an event was aimed at; that it has no abilities follows from it."""
    s.silenced |= silenced_now(s)
    find_strays(s)


def gone(s: WarState, f: Frame) -> None:
    card = f[SRC]
    s.limbo.remove(card)
    s.aim[card] = s.aim_too[card] = NOTHING
    clear(s, card)
    to_discard(s, card)
    sweep(s)


AFTER_ACTIVE = programs.procedure("after an active event", gone)
