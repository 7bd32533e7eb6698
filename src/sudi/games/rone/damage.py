"""Phase 6: damage is dealt (RON-091 to RON-093), to the opponent, to a team that splits it, or to the Invasion."""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, PC, Frame, X, ask, push

from . import vocabulary as v
from .combat import hit_base, hit_top, invasion_options
from .ending import dead, end
from .extra import collected, perform
from .moves import suffer
from .state import DAMAGE, P_DAMAGE, RoneState
from .steps import OFFER_DAMAGE, PARTS
from .together import WAIT, acted, acting, enter, finish, may_wait, settled, wait
from .vocabulary import programs
from .words import BREAK, MELEE, RANGED

FINISH = v.FINISH()
ORDER = (BREAK, MELEE, RANGED)


def open_damage(s: RoneState, f: Frame) -> None:
    if not settled(s, f):
        return
    enter(s, P_DAMAGE)
    for seat in s.t.mates[s.turn]:
        s.damage[seat] = collected(s, seat)
        s.spent[seat] = 0


def order_matters(armour: int, damage: int) -> bool:
    """Melee first or armour destruction first: does the target lose more life one way?"""
    melee, break_ = DAMAGE.get(damage, MELEE), DAMAGE.get(damage, BREAK)
    return bool(melee and break_) and max(0, melee - armour) != max(0, melee - max(0, armour - break_))


def portions(damage: int) -> list[int]:
    """RON-D08: portions of any size."""
    return [v.DEAL(kind, n) for kind in ORDER for n in range(1, DAMAGE.get(damage, kind) + 1)]


def offer_damage(s: RoneState, f: Frame) -> None:
    me = acting(s)
    if me < 0 or (not s.damage[me] and not s.t.coop):
        s.answer = FINISH
        return
    if s.t.coop:
        options = invasion_options(s, me)
        if not options:
            s.answer = FINISH
            return
        options.append(FINISH)
    elif s.t.mode == "teams":
        options = portions(s.damage[me])
        kinds = [kind for kind in ORDER if DAMAGE.get(s.damage[me], kind)]
        if len(kinds) == 1:  # one kind left: the size of its portions changes nothing
            options = [options[-1]]
    elif order_matters(s.armor[s.t.enemies[me][0]], s.damage[me]):
        options = portions(s.damage[me])
    else:
        deal_all(s, me, s.t.enemies[me][0])
        s.answer = FINISH
        return
    if s.t.together and may_wait(s, me) and len(options) > 1:
        options.append(WAIT)
    ask(s, me, v.ASK_DAMAGE, options)


def deal_all(s: RoneState, me: int, target: int) -> None:
    damage, s.damage[me] = s.damage[me], 0
    for kind in ORDER:
        n = DAMAGE.get(damage, kind)
        if n:
            suffer(s, target, kind, n)


def act_damage(s: RoneState, f: Frame) -> None:
    if s.ended:
        return
    option, me = s.answer, s.turn
    f[PC] = OFFER_DAMAGE
    if option == FINISH:
        s.damage[me] = 0
        if s.t.together:
            finish(s, me)
            if acting(s) >= 0:
                return
        f[PC] = PARTS
        return
    if option == WAIT:
        wait(s, me)
        return
    acted(s)
    if option >> 24 == v.EXTRA.id:
        perform(s, me, option & 4095)
        return
    kind, n = option & 4095, option >> 12 & 4095
    s.damage[me] -= n << DAMAGE.bits * kind
    if option >> 24 == v.HIT_BASE.id:
        hit_base(s, me, kind, n)
    elif s.t.coop:
        hit_top(s, me, kind, n)
    elif s.t.mode == "teams":
        enemies = s.t.enemies[me]
        push(s, SPLITTING, enemies[0], -1, n, kind, tuple(enemies))
    else:
        suffer(s, s.t.enemies[me][0], kind, n)


# ---- a team splits what it receives ----
def ask_split(s: RoneState, f: Frame) -> None:
    """RON-238, RON-D17: the defending team splits each portion as it likes; its lowest seat is asked."""
    seats = f[ARG + 1]
    if not f[X] or not seats:
        s.stack.pop()
        return
    amounts = range(f[X] + 1) if len(seats) > 1 else [f[X]]
    ask(s, f[ME], v.ASK_SUFFER, [v.SUFFER(seats[0], n) for n in amounts])


def take_split(s: RoneState, f: Frame) -> None:
    code = s.answer - v.SUFFER.code
    seat, n = code & 4095, code >> 12
    f[X] -= n
    f[ARG + 1] = f[ARG + 1][1:]
    f[PC] = 0
    if n:
        suffer(s, seat, f[ARG], n)


# slots: kind of damage, members still to take a share
SPLITTING = programs.procedure("splitting damage", ask_split, take_split, slots=2)


# ---- quick training ----
def settle_delayed(s: RoneState, f: Frame) -> None:
    """RON-280, RON-D16: effects on opponents come last, seat by seat, each player ordering the own ones."""
    if not s.delayed:
        s.stack.pop()
        if any(dead(s, seat) for seat in range(s.t.seats)):
            end(s)
        return
    seat = min(entry[1] for entry in s.delayed)
    own = [(i, entry) for i, entry in enumerate(s.delayed) if entry[1] == seat]
    different = {(entry[0], entry[2]): v.NEXT(entry[2], i) for i, entry in own}
    ask(s, seat, v.ASK_NEXT, list(different.values()))


def start_delayed(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    program, seat, card = s.delayed.pop(s.answer >> 12 & 4095)
    one = programs.all[program]
    if one.instant is not None:
        one.instant(s, seat, card, 0)
    else:
        push(s, one, seat, card)


PHASE_OVER = programs.procedure("end of a phase", settle_delayed, start_delayed)
