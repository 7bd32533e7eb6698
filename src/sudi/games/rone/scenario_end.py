"""The end of a scenario: survival checks, and the next one of the campaign (RON-216 to RON-227, RON-301)."""

from __future__ import annotations

from sudi.kernel.machine import over, push

from . import vocabulary as v
from .ending import dead
from .moves import lose_life, technologies, undump
from .stack import scenario_card
from .state import RoneState
from .vocabulary import programs


def survival_check(s: RoneState, seat: int) -> None:
    """RON-072, RON-073: each technology saves a card of the dump; each card still there costs a life."""
    if s.log is not None:
        s.log.append((v.L_SURVIVAL, seat, -1, 0, -1))
    undump(s, seat, technologies(s, seat))
    lose_life(s, seat, len(s.dump[seat]))


def scenario_over(s: RoneState) -> None:
    """RON-216, RON-219, RON-D38: a fallen player loses the campaign; otherwise everybody has to survive the check."""
    everybody = range(s.t.seats)
    card = scenario_card(s)
    lost = any(dead(s, seat) for seat in everybody)
    if not lost:
        for seat in everybody:
            survival_check(s, seat)
    survived = not any(dead(s, seat) for seat in everybody)
    if s.log is not None:
        s.log.append((v.L_SCENARIO_WON if survived else v.L_SCENARIO_LOST, 0, card, 0, -1))
    if not survived:
        over(s, ((), tuple(s.life), "RON-216" if lost else "RON-219"))
    elif s.scenario + 1 == len(s.scenarios):
        over(s, (tuple(everybody), tuple(s.life), "RON-219"))
    else:
        s.stack.clear()
        push(s, programs.by_name["next scenario"], 0)
