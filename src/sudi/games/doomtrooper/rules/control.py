"""Who controls a warrior, and being forced off an Outpost (DTR-176, DTR-180, DTR-374, DTR-453)."""

from __future__ import annotations

from sudi.kernel.log import note

from ..language.select import traits_of
from ..law.deploying import home_of
from ..state import KOHORT, OUTPOST, SQUAD, DoomState, attachments
from ..words import traits as tr
from ..words import vocabulary as v
from .leaving import discard
from .moving import move_to_area


def take_control(s: DoomState, card: int, seat: int, place: int) -> None:
    """DTR-453: the card moves to its new controller's side; that ends a combat it is in (DTR-374)."""
    note(s, v.L_TAKEN, seat, card)
    if s.phase and card in (s.attacker, s.defender):
        s.stopped = 1
    if s.at[card] == OUTPOST and place != OUTPOST and _forced_off(s, card):
        return
    move_to_area(s, card, place, seat)


def _forced_off(s: DoomState, warrior: int) -> bool:
    """DTR-176, DTR-180: whoever is forced off an Outpost loses its beast; a beast is discarded. Is it gone?"""
    if traits_of(s, warrior) & tr.BEAST:
        return discard(s, warrior)
    for card in attachments(s, warrior):
        if s.t.traits[card] & tr.BEAST:
            discard(s, card)
    return False


def leave_outpost(s: DoomState, warrior: int) -> None:
    """By force, to the Squad or the Cohort; whoever belongs to neither stays."""
    home = home_of(s, warrior)
    if home in (SQUAD, KOHORT) and not _forced_off(s, warrior):
        move_to_area(s, warrior, home)
