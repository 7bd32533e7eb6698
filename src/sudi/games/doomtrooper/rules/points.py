"""Points: paying, gaining, losing, debts, and the reward that its player splits (DTR-279 to DTR-282, DTR-329)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, X, ask, push, slots
from sudi.kernel.standing import in_force

from ..cards.types import ON_WIN
from ..language.counting import serves
from ..language.marks import CRACKDOWN, EXTRA_POINTS, REPAYMENT
from ..language.reach import reaching
from ..language.standing.numbers import kills_pay, room_for_destiny
from ..language.standing.protection import guards
from ..law.harm import destiny_only
from ..law.moments import MISSION_DONE
from ..law.windows import anybody_has
from ..state import DoomState, whose_table
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .ending import one_team, playing, target, wins
from .windows import open_afterwards, open_points_window, open_win_window


def pay(s: DoomState, seat: int, n: int, card: int = -1) -> None:
    if n <= 0:
        return
    own = min(n, s.destiny[seat])
    s.destiny[seat] -= own
    kept = min(n - own, s.apart[seat])
    s.apart[seat] -= kept
    s.debt[seat] += n - own - kept
    note(s, v.L_PAYS, seat, card, n)


def gain_destiny(s: DoomState, seat: int, n: int, card: int = -1) -> None:
    n = room_for_destiny(s, seat, n)
    if n > 0:
        s.destiny[seat] += n
        note(s, v.L_DESTINY, seat, card, n)


def lose_destiny(s: DoomState, seat: int, n: int, card: int = -1, by: int = -1) -> int:
    """Nobody loses more than there is; tells how much it was. `by`: the player whose card does it."""
    lost = min(n, s.destiny[seat]) if not guards(s, seat, by) else 0
    if lost > 0:
        s.destiny[seat] -= lost
        note(s, v.L_LOSES, seat, card, lost)
    return lost


def gain_victory(s: DoomState, seat: int, n: int, card: int = -1) -> None:
    if n > 0:
        s.victory[seat] += n
        note(s, v.L_VICTORY, seat, card, n)


def lose_victory(s: DoomState, seat: int, n: int, card: int = -1, by: int = -1) -> None:
    """DTR-074: victory points never fall below zero. `by`: the player whose card does it."""
    lost = min(n, s.victory[seat]) if not guards(s, seat, by) else 0
    if lost > 0:
        s.victory[seat] -= lost
        note(s, v.L_FALLS, seat, card, lost)


# ---- a reward: split, react, receive ----
DESTINY_ONLY, VICTORY_ONLY, FREE = range(3)
KILL = 4  # added to it: the points are for a kill by a warrior of one's own
KIND, VICTORIES, PORTENT = slots(3)


def reward(s: DoomState, seat: int, n: int, card: int, kind: int = FREE) -> None:
    """A seat has earned points for something; `card` is what they are for."""
    if n > 0:
        push(s, AWARD, seat, card, n, kind, 0, 0)
        for mission, warrior in s.done:
            if mission == card and s.live >> warrior & 1:
                open_afterwards(s, MISSION_DONE, seat, warrior)
    if s.done:
        s.done = []


def pay_for_kill(s: DoomState, earner: int, killer: int, victim: int, owner: int, prize: int) -> None:
    """DTR-279; own warriors pay destiny only (DTR-247), and so does whatever a freelancer earns (DTR-429)."""
    own = owner == earner and (killer < 0 or s.side[killer] in (owner, -1))
    poor = own or (killer >= 0 and destiny_only(s, killer))
    by_warrior = KILL if killer >= 0 else 0
    reward(s, earner, prize, victim, (DESTINY_ONLY if poor else FREE) + by_warrior)


def split(s: DoomState, f: Frame) -> None:
    """DTR-281, DTR-282: as victory points, as destiny points, or any mix."""
    n = f[X]
    kind = f[KIND] & ~KILL
    if kind == DESTINY_ONLY:
        f[VICTORIES], f[PC] = 0, GRANT
    elif kind == VICTORY_ONLY:
        f[VICTORIES], f[PC] = n, REACT
    else:
        ask(s, f[ME], v.ASK_SPLIT, v.SPLIT.each(range(n, -1, -1)), f[SRC])


SPLITTING = Question(
    v.ASK_SPLIT,
    (
        Choice(
            v.SPLIT,
            Domain(
                lambda c: range(c.f[X] + 1),
                "DTR-281",
                cs="Vítězných smí být nejvýše {n:point}, tolik jich získáváš",
                en="At most the {n} points that you earn become victory points",
                values=lambda c: {"n": c.f[X]},
            ),
        ),
    ),
)


@answers(SPLITTING)
def chosen(s: DoomState, f: Frame) -> None:
    f[VICTORIES] = first(s.answer)


def react(s: DoomState, f: Frame) -> None:
    """Cards that deny the victory points come before they are received."""
    if f[VICTORIES]:
        open_points_window(s, f[ME], f[SRC])


def grant(s: DoomState, f: Frame) -> None:
    destiny = (f[X] - f[VICTORIES]) * (kills_pay(s, f[ME]) if f[KIND] & KILL else 1)
    gain_destiny(s, f[ME], destiny + f[PORTENT] * f[VICTORIES], f[SRC])
    gain_victory(s, f[ME], _taxed(s, f[ME], max(0, f[VICTORIES])), f[SRC])
    s.stack.pop()
    check_victory(s)


AWARD = programs.procedure("award", split, chosen, react, grant, slots=3)
REACT, GRANT = AWARD.at(react), AWARD.at(grant)


def _taxed(s: DoomState, seat: int, n: int) -> int:
    """How many of so many victory points a player can pay for, where cards before him ask for that."""
    if not n or not s.t.standing_masks.get(CRACKDOWN, 0) & s.live:
        return n
    found = [
        card for _, by, card, _, _ in in_force(s, CRACKDOWN) if whose_table(s, card) == seat and not guards(s, seat, by)
    ]
    if not found:
        return n
    n = min(n, (s.destiny[seat] + s.apart[seat]) // len(found))
    pay(s, seat, n * len(found), found[0])
    return n


def defraud(s: DoomState, seat: int, card: int) -> None:
    """The victory points just earned are lost; whoever did it gains twice as many destiny points (DTR-283)."""
    for f in reversed(s.stack):
        if f[PROG] == AWARD.id:
            stolen = f[VICTORIES]
            f[X] -= stolen
            f[VICTORIES] = 0
            gain_destiny(s, seat, 2 * stolen, card)
            return


def divert(s: DoomState, seat: int) -> None:
    """Points about to be earned are another player's."""
    for f in reversed(s.stack):
        if f[PROG] == AWARD.id:
            f[ME] = seat
            return


def repay(s: DoomState, seat: int) -> None:
    """Two destiny points for each point on credit."""
    s.destiny[seat] -= REPAYMENT
    s.debt[seat] -= 1
    note(s, v.L_REPAYS, seat)
    check_victory(s)


def check_victory(s: DoomState, asked: bool = False) -> None:
    """DTR-323: whoever reaches the target first. While a combat pays both players, both count as simultaneous."""
    if s.result is not None or s.overtime or _more_to_come(s):
        return
    there = [seat for seat in playing(s) if s.victory[seat] >= target(s) and not s.debt[seat]]
    if not there:
        return
    if s.t.meant_for[ON_WIN] and not s.bar and not asked and (s.t.ask_everyone or anybody_has(s, ON_WIN)):
        if not any(f[PROG] == WINNING.id for f in s.stack):
            push(s, WINNING, there[0], -1)
        return
    most = max(s.victory[seat] for seat in there)
    best = [seat for seat in there if s.victory[seat] == most]
    if one_team(s, best):
        wins(s, (best[0],), "DTR-323" if one_team(s, there) else "DTR-326")
    else:
        s.overtime = s.turns + s.t.seats  # DTR-327: a complete turn for everybody, then compare


def offer_last_chance(s: DoomState, f: Frame) -> None:
    """Cards that raise the target come before anybody has won."""
    open_win_window(s, f[ME])


def decide(s: DoomState, f: Frame) -> None:
    s.stack.pop()
    check_victory(s, asked=True)


WINNING = programs.procedure("winning", offer_last_chance, decide)


def _more_to_come(s: DoomState) -> bool:
    """Is another reward of the same combat still waiting?"""
    return any(f[PROG] == AWARD.id for f in s.stack)


def extra_points(s: DoomState, killer: int, victim: int) -> int:
    """What cards in play add to the points for a kill in a combat; `victim`: what the victim was, as traits."""
    if not s.t.standing_masks.get(EXTRA_POINTS, 0) & s.live:
        return 0
    return sum(
        rule.n
        for rule, seat, source, target, _ in reaching(s, EXTRA_POINTS, killer)
        if rule.reaches(s, seat, source, target, killer)
        and (source == killer or serves(s, source, seat, killer))
        and getattr(rule, "meant", _any)(s, killer, victim)
    )


def _any(s: DoomState, killer: int, victim: int) -> bool:
    return True
