"""What else leaves with a card, and what waits for its loss."""

from __future__ import annotations

from sudi.kernel.machine import ME, PROG
from sudi.kernel.triggers import collect

from ..cards.types import EQUIPMENT, WARZONE
from ..language.aboard import mates_of, passengers
from ..language.marks import GIFTS_FALL
from ..language.reach import carries
from ..language.standing.numbers import workers
from ..state import CHANGE, DoomState, attachments, in_play
from ..words import traits as tr
from ..words.vocabulary import programs
from .happenings import FORT_RAZED, GEAR_LOST, LOST, RAZED, Waiting, happen, loss


def going_along(s: DoomState, card: int, killed: bool) -> list[int]:
    """What goes with it although it does not lie on it: prisoners, passengers, the gifts of its bearer."""
    if s.bearer[card] >= 0 and in_play(s, card) and carries(s, GIFTS_FALL, card):
        return [c for c in attachments(s, s.bearer[card]) if s.t.is_symmetry[c]]
    carriers = s.t.carriers & s.live
    if carriers >> card & 1 and s.t.traits[card] & tr.VEHICLE:
        return passengers(s, card)
    if carriers and killed and s.phase == CHANGE and s.t.is_warrior[card]:
        return mates_of(s, card)  # all who are one warrior in a combat die as one
    return workers(s, card)


def lost(s: DoomState, warrior: int, killed: bool) -> Waiting:
    """What waits for a warrior being lost otherwise than by being killed; who did it is whoever acts now."""
    if s.t.type[warrior] == EQUIPMENT and not killed and s.t.standing_masks.get(GEAR_LOST, 0) & s.live:
        return collect(s, GEAR_LOST, -1, warrior, loss(s, warrior)) if in_play(s, warrior) else []
    if killed or not s.t.is_warrior[warrior] or not s.t.standing_masks.get(LOST, 0) & s.live or not in_play(s, warrior):
        return []
    return collect(s, LOST, s.stack[-1][ME] if s.stack else s.turn, warrior, warrior)


def razed(s: DoomState, card: int) -> None:
    """A warzone is gone: whoever waits for that looks who has played the card that did it."""
    if s.t.is_fort_card[card] and s.t.standing_masks.get(FORT_RAZED, 0) & s.live and s.stack:
        happen(s, FORT_RAZED, s.stack[-1][ME], card)
    if s.t.type[card] != WARZONE or not s.t.standing_masks.get(RAZED, 0) & s.live:
        return
    number = programs.by_name["playing"].id
    player = next((f[ME] for f in reversed(s.stack) if f[PROG] == number), -1)
    if player >= 0:
        happen(s, RAZED, player, card)
