"""A running match: seats, clocks, spectators, log, undo, rematch and bots. Nothing here knows of the web or of a disk.

Everything that changes a match is a `Move`. A table first proposes a step (the move and the match after it); whoever
keeps the tables writes the move down and only then lets the table take the step. So what a table shows is always on
disk already.
"""

from .moves import Move, Step
from .plan import ClockPlan, Plan, SeatPlan
from .refused import Refused
from .seats import Seat
from .table import Table

__all__ = ["ClockPlan", "Move", "Plan", "Refused", "Seat", "SeatPlan", "Step", "Table"]
