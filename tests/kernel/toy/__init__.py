"""A toy game that uses what the kernel offers and no printed game needs all at once.

Players score points with cards on a board of four by four squares. Nothing about it is meant to be fun.
"""

from .cards import POWER, Score, card
from .game import FREE, GAME, MOVING, ToyTables
from .playing import PLAYING
from .words import ASK_NEXT, END, L_PEEKS, L_SCORES, LAST_TURN, MOVE, NEXT, PLAY, ToyState, library, lines

__all__ = [
    "ASK_NEXT",
    "END",
    "FREE",
    "GAME",
    "LAST_TURN",
    "L_PEEKS",
    "L_SCORES",
    "MOVE",
    "MOVING",
    "NEXT",
    "PLAY",
    "PLAYING",
    "POWER",
    "Score",
    "ToyState",
    "ToyTables",
    "card",
    "library",
    "lines",
]
