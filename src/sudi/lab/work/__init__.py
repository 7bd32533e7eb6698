"""Work of the laboratory: matches cut into chunks of seconds that any process, here or elsewhere, can play."""

from .arm import Arm, Plan
from .row import Row
from .run import Bench, run

__all__ = ["Arm", "Bench", "Plan", "Row", "run"]
