"""Scoring a base: before, the award, after, clearing up and the replacement (SMU-056 to SMU-089)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, SRC, Frame, X, begin, push, slots
from sudi.kernel.triggers import collect, start_all
from sudi.kernel.windows import window

from ..cards.card import OTHERS, RUNNER_UP, TOGETHER, WINNER
from ..events import DISCARDED, event
from ..language.numbers import totals
from ..law import specials
from ..law.ignoring import base_in_force, may_ignore
from ..law.scoring import LOOKED, NEXT_BASE, POWERS, PUT_BACK, REPLACEMENT, SECONDS, WINNERS, first_winner, ignoring
from ..law.specials import offers_after, offers_before
from ..state import SmashState, around, controller
from ..words import prompts
from ..words import vocabulary as v
from ..words.vocabulary import PASS, programs
from .leaving import discard_action, leave_play
from .playing import use_special


def gain_vp(s: SmashState, seat: int, card: int, n: int) -> None:
    s.vp[seat] += n
    if s.log is not None and n:
        s.log.append((v.L_VP, seat, card, n, -1))


ABILITY, POWER_THERE = slots(2)  # of the question whether to ignore a base


def act_special(s: SmashState, seat: int, option: int, source: int, place: int) -> None:
    use_special(s, seat, first(option), place)


BEFORE = window(
    programs,
    "before scoring",
    offers_before,
    act_special,
    PASS,
    prompts.BEFORE,
    choices=(specials.BEFORE,),
    rule="SMU-059",
)


def begin_scoring(s: SmashState, f: Frame) -> None:
    """SMU-059, SMU-060: everybody may use Specials first; from here on the base is scored whatever happens."""
    place = f[X]
    s.scoring = place
    s.hidden_used = [False] * s.t.seats
    s.used &= ~(s.t.before_mask | s.t.after_mask)
    if s.log is not None:
        s.log.append((v.L_SCORES, s.turn, s.bases[place][0], 0, -1))
    if s.t.ask_single or s.t.before_mask & s.live or not all(map(s.t.before.isdisjoint, s.hand)):
        push(s, BEFORE, s.turn, s.bases[place][0], place)


# ---- the award ----
def ranking(s: SmashState, place: int) -> tuple[list[int], list[int]]:
    """Powers per seat, and the place each seat takes (0 first; -1 no minion there)."""
    powers, ranks = totals(s, place), [-1] * s.t.seats
    for minion in s.minions[place]:
        ranks[controller(s, minion)] = 0  # SMU-072: who has a minion there takes a place
    for seat, rank in enumerate(ranks):
        if rank >= 0:
            for other, power in enumerate(powers):
                if power > powers[seat] and ranks[other] >= 0:
                    ranks[seat] += 1
    return powers, ranks


def award(s: SmashState, f: Frame) -> None:
    """SMU-068 to SMU-076: points for the places, shared places counted as the best one."""
    place = f[X]
    base = s.bases[place][0]
    powers, ranks = ranking(s, place)
    order = around(s)
    for seat in order:
        if 0 <= ranks[seat] < 3:
            gain_vp(s, seat, base, s.t.cards[base].vp[ranks[seat]])
    f[WINNERS] = tuple([seat for seat in order if ranks[seat] == 0])
    f[SECONDS] = tuple([seat for seat in order if ranks[seat] == 1])
    f[POWERS] = tuple(powers)
    run_for(s, f, "scores", s.t.cards[base].scores_for)


def users(s: SmashState, f: Frame, who: str) -> list[int]:
    """Whom an ability of the base concerns, in the order in which they use it."""
    order = around(s)
    if who == WINNER:
        return [seat for seat in order if seat in f[WINNERS]]
    if who == RUNNER_UP:
        return [seat for seat in order if seat in f[SECONDS]]
    if who == OTHERS:
        return [seat for seat in order if seat not in f[WINNERS]]
    present = {controller(s, m) for m in s.minions[f[X]]}
    return [seat for seat in order if seat in present]


def run_for(s: SmashState, f: Frame, name: str, who: str) -> None:
    """Carry out an ability of the base for everybody it concerns; an infiltrator may ignore it (ruling R22)."""
    base = s.bases[f[X]][0]
    program = s.t.library.program(s.t.cards[base].id, name)
    if program is None or base_in_force(s, base) < 0:
        return
    if who == TOGETHER:
        begin(s, program, s.turn, base, f[X])
        return
    for seat in reversed(users(s, f, who)):
        if may_ignore(s, seat, f[X]):
            push(s, IGNORING, seat, base, f[X], program.id, f[POWERS][seat])
        else:
            begin(s, program, seat, base, f[POWERS][seat])


IGNORE = ignoring()


def ask_ignore(s: SmashState, f: Frame) -> None:
    IGNORE.ask(s, f)


@answers(IGNORE)
def ignore_or_not(s: SmashState, f: Frame) -> None:
    if s.answer == v.OBEY():
        begin(s, programs.all[f[ABILITY]], f[ME], f[SRC], f[POWER_THERE])


IGNORING = programs.procedure("ignoring a base", ask_ignore, ignore_or_not, slots=2)


# ---- after ----
def after_abilities(s: SmashState, f: Frame) -> None:
    """SMU-080 and ruling R21: first what the base offers, then the players' own Specials."""
    run_for(s, f, "after", s.t.cards[s.bases[f[X]][0]].after_for)


AFTER = window(
    programs,
    "after scoring",
    offers_after,
    act_special,
    PASS,
    prompts.AFTER,
    choices=(specials.AFTER,),
    rule="SMU-081",
)


def after_specials(s: SmashState, f: Frame) -> None:
    if s.t.after_mask & s.live:
        push(s, AFTER, s.turn, s.bases[f[X]][0], f[X])


# ---- the replacement ----
WINNER_IGNORES = ignoring(me=first_winner)


def offer_look(s: SmashState, f: Frame) -> None:
    """A base may let its winner choose the replacement: the first of them (ruling R19), unless that one ignores it."""
    base = s.bases[f[X]][0]
    f[LOOKED], f[NEXT_BASE] = 0, -1
    s.answer = PASS()
    if base_in_force(s, base) < 0:
        f[SECONDS] = ()  # nothing is offered later, either
    elif base in s.t.next_base and f[WINNERS] and len(s.base_deck) > 1:
        s.answer = v.OBEY()
        if may_ignore(s, f[WINNERS][0], f[X]):
            WINNER_IGNORES.ask(s, f, base)


@answers(WINNER_IGNORES)
def choose_next_base(s: SmashState, f: Frame) -> None:
    if s.answer != v.OBEY():
        s.answer = PASS()
        return
    base, winner = s.bases[f[X]][0], f[WINNERS][0]
    top = s.base_deck[-s.t.next_base[base] :]
    f[LOOKED] = len(top)
    for card in top:
        s.known[winner] |= 1 << card
    REPLACEMENT.ask(s, f, base)


@answers(REPLACEMENT)
def note_choice(s: SmashState, f: Frame) -> None:
    if s.answer != PASS():
        f[NEXT_BASE] = first(s.answer)


# ---- clearing up ----
def clear_base(s: SmashState, f: Frame) -> None:
    """SMU-082 to SMU-085: everything left goes to the owners' discard piles; that is not destroying."""
    place = f[X]
    waiting = []
    if s.lasting or s.t.outliving & s.live:
        for card in (*s.minions[place], *s.actions[place]):
            waiting += collect(s, DISCARDED, s.turn, card, event(card, place))  # SMU-084
    for minion in s.minions[place][:]:
        leave_play(s, minion)
        s.discard[s.owner[minion]].append(minion)
    for action in s.actions[place][:]:
        discard_action(s, action)
    start_all(s, waiting)


def replace_base(s: SmashState, f: Frame) -> None:
    """SMU-085 to SMU-087: the scored base is discarded and replaced by the top or the chosen one, if there is any."""
    place = f[X]
    old = s.bases[place][0]
    s.base_discard.append(old)
    s.at[old] = -1
    s.live &= ~(1 << old)
    s.bases[place] = []
    if s.base_deck:
        lay_base(s, place, f[NEXT_BASE] if f[NEXT_BASE] in s.base_deck else s.base_deck[-1])


def lay_base(s: SmashState, place: int, base: int) -> None:
    s.base_deck.remove(base)
    s.bases[place] = [base]
    s.at[base] = place
    s.live |= 1 << base
    if s.log is not None:
        s.log.append((v.L_BASE, s.turn, base, 0, -1))


def order_rest(s: SmashState, f: Frame) -> None:
    """The bases not chosen go back on top in an order of the winner's choice."""
    s.answer = PASS()
    if f[LOOKED] > 2:
        PUT_BACK.ask(s, f, s.base_discard[-1])


@answers(PUT_BACK)
def rest_ordered(s: SmashState, f: Frame) -> None:
    if s.answer != PASS():
        top = first(s.answer)
        s.base_deck.remove(top)
        s.base_deck.append(top)


def newcomers(s: SmashState, f: Frame) -> None:
    """SMU-132: what the scored base offers once its replacement lies on the table."""
    place = f[X]
    old = s.base_discard[-1]
    program = s.t.library.program(s.t.cards[old].id, "arrival")
    if program is not None and s.bases[place]:
        for seat in reversed(users(s, f, RUNNER_UP)):
            begin(s, program, seat, old, place)


def end_scoring(s: SmashState, f: Frame) -> None:
    s.scoring = -1


SCORING = programs.procedure(
    "scoring",
    begin_scoring,
    award,
    after_abilities,
    after_specials,
    offer_look,
    choose_next_base,
    note_choice,
    clear_base,
    replace_base,
    order_rest,
    rest_ordered,
    newcomers,
    end_scoring,
    slots=5,
)
