"""Who has won: the survivors are checked, and the rules of the mode say what comes of it."""

from __future__ import annotations

from sudi.kernel.machine import Frame, over, push

from . import vocabulary as v
from .ending import dead
from .scenario_end import scenario_over, survival_check
from .state import RoneState
from .vocabulary import programs


def settle(s: RoneState, f: Frame) -> None:
    """Who has won, after the survival checks of whoever is still alive."""
    if s.t.coop:
        scenario_over(s)
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
            s.log += [(v.L_WINS, seat, -1, 0, -1) for seat in winners]
        else:
            s.log.append((v.L_DRAWN, 0, -1, 0, -1))
    teams = s.t.mode == "teams"
    rule = ("RON-235" if teams else "RON-070") if winners else ("RON-236" if teams else "RON-071")
    over(s, (winners, tuple(s.life), rule))


def _settle_match(s: RoneState, winners: tuple[int, ...], f: Frame) -> None:
    """RON-229: played until somebody has won so many matches; a drawn one counts for nobody (RON-D15)."""
    for seat in winners:
        s.wins[seat] += 1
        if s.log is not None:
            s.log.append((v.L_MATCH, seat, -1, 0, -1))
    if not winners and s.log is not None:
        s.log.append((v.L_MATCH_DRAWN, 0, -1, 0, -1))
    champions = tuple(seat for seat in winners if s.wins[seat] >= s.t.to_win)
    if champions:
        if s.log is not None:
            s.log += [(v.L_WINS, seat, -1, 0, -1) for seat in champions]
        over(s, (champions, tuple(s.wins), "RON-229"))
        return
    s.stack.clear()
    loser = next((seat for seat in range(s.t.seats) if seat not in winners), -1) if winners else -1
    push(s, programs.by_name["next match"], max(loser, 0), -1, loser)


SETTLING = programs.procedure("settling", settle)
