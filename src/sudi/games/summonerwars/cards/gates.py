"""Gates: every deck has one that starts on the battlefield and three in the draw pile (SUW-179)."""

from __future__ import annotations

from ..language.gates import SummonNextTo
from .build import structure
from .card import FIELD

OPEN_GATE = SummonNextTo(FIELD)

STARTING_GATE = structure("gate_start", "Startovní portál", "Starting Gate", 10, standing=OPEN_GATE)
GATE = structure("gate", "Portál", "Gate", 5, standing=OPEN_GATE)
CARDS = (STARTING_GATE, GATE)
