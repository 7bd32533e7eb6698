"""Where the phases stand in the procedure of a turn; see turn.py."""

from __future__ import annotations

BEGIN, START, OPEN_DRAW, DRAW, DREW, ROLL, MAIN, MAIN_DONE, STORE, DAMAGE, OFFER_DAMAGE, DAMAGED = range(12)
PARTS, OFFER_PARTS, PARTS_DONE, DISCARD, TRAIN, END, PASS = range(12, 19)
EVALUATE, ROUND_OVER, INVASION, COUNT_ROUND, END_EVENTS = range(19, 24)
