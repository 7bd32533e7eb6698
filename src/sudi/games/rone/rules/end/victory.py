"""Who has won: survival checks, and what the rules of the mode make of it (RON-068 to RON-073, RON-216 to RON-227)."""

from __future__ import annotations

from sudi.kernel.machine import Frame, X, over, push

from ...state import RoneState
from ...words import log
from ...words.vocabulary import programs
from ..board import lose_life
from ..deck import technologies, undump
from ..invasion.stack import scenario_card
from .falling import dead
from .next_match import NEXT_MATCH, NEXT_SCENARIO


def survival_check(s: RoneState, seat: int) -> None:
    """RON-072, RON-073: each technology saves a card of the dump; each card still there costs a life."""
    if s.log is not None:
        s.log.append((log.L_SURVIVAL, seat, -1, 0, -1))
    undump(s, seat, technologies(s, seat))
    lose_life(s, seat, len(s.dump[seat]), -1, line=log.L_CHECK_COSTS)


def lost_by(s: RoneState, order: int) -> str:
    """The rule by which a scenario is lost before anybody is checked: an order, no life left, no deck; empty: none."""
    if order:
        return f"RON-{order}"
    if any(life <= 0 for life in s.life):
        return "RON-216"
    return "RON-D13" if s.fallen else ""


def scenario_over(s: RoneState, order: int) -> None:
    """RON-216, RON-219, RON-D38: a fallen player loses the campaign; otherwise everybody has to survive the check."""
    everybody = range(s.t.seats)
    card = scenario_card(s)
    lost = lost_by(s, order)
    if not lost:
        for seat in everybody:
            survival_check(s, seat)
    survived = not lost and not any(dead(s, seat) for seat in everybody)
    if s.log is not None:
        s.log.append((log.L_SCENARIO_WON if survived else log.L_SCENARIO_LOST, 0, card, 0, -1))
    if not survived:
        over(s, ((), tuple(s.life), lost or "RON-219"))
    elif s.scenario + 1 == len(s.scenarios):
        over(s, (tuple(everybody), tuple(s.life), "RON-219"))
    else:
        s.stack.clear()
        push(s, NEXT_SCENARIO, 0)


def settle(s: RoneState, f: Frame) -> None:
    """Who has won, after the survival checks of whoever is still alive."""
    if s.t.coop:
        scenario_over(s, f[X])
        return
    fallen = [seat for seat in range(s.t.seats) if dead(s, seat)]
    both_at_once = s.t.quick and len(fallen) == s.t.seats  # RON-D16: a draw without any check
    for seat in range(s.t.seats):
        if seat not in fallen and not both_at_once:  # RON-069, RON-234
            survival_check(s, seat)
    team = s.t.team
    lost = {team[seat] for seat in range(s.t.seats) if dead(s, seat)}
    winners = tuple(seat for seat in range(s.t.seats) if team[seat] not in lost)
    if s.t.extended:
        _settle_match(s, winners, f)
        return
    if s.log is not None:
        if winners:
            s.log += [(log.L_WINS, seat, -1, 0, -1) for seat in winners]
        else:
            s.log.append((log.L_DRAWN, 0, -1, 0, -1))
    rule = ("RON-235" if s.t.teams else "RON-070") if winners else ("RON-236" if s.t.teams else "RON-071")
    over(s, (winners, tuple(s.life), rule))


def _settle_match(s: RoneState, winners: tuple[int, ...], f: Frame) -> None:
    """RON-229: played until somebody has won so many matches; a drawn one counts for nobody (RON-D15)."""
    for seat in winners:
        s.wins[seat] += 1
        if s.log is not None:
            s.log.append((log.L_MATCH, seat, -1, 0, -1))
    if not winners and s.log is not None:
        s.log.append((log.L_MATCH_DRAWN, 0, -1, 0, -1))
    champions = tuple(seat for seat in winners if s.wins[seat] >= s.t.to_win)
    if champions:
        if s.log is not None:
            s.log += [(log.L_WINS, seat, -1, 0, -1) for seat in champions]
        over(s, (champions, tuple(s.wins), "RON-229"))
        return
    s.stack.clear()
    loser = next((seat for seat in range(s.t.seats) if seat not in winners), -1) if winners else -1
    push(s, NEXT_MATCH, max(loser, 0), -1, loser)


SETTLING = programs.procedure("settling", settle)
