"""Playing a card of the toy, and the window in which others may answer."""

from __future__ import annotations

from sudi.kernel import triggers, windows
from sudi.kernel.law import Check, Choice, Domain
from sudi.kernel.machine import begin, push
from sudi.kernel.triggers import fire

from .words import (
    ASK_NEXT,
    ASK_REACT,
    NEXT,
    PASS,
    PLAY,
    PLAYED,
    ToyState,
    programs,
)


def play_card(s: ToyState, me: int, number: int) -> None:
    """Onto the field; its effect, and then whatever waits for a card to be played."""
    s.hand[me].remove(number)
    s.field[me].append(number)
    push(s, AFTERWARDS, me, number)
    program = s.t.library.program(s.t.defs[number].id, "play")
    if program is not None:
        begin(s, program, me, number)


def react_with(s: ToyState, seat: int, source: int, x: int) -> list[int]:
    return [PLAY(c) for c in s.hand[seat]]


HAND = Domain(
    lambda c: c.s.hand[c.me],
    "TOY-8",
    "Hraje se karta z ruky",
    "Only a card from your hand is played",
    apart=(Check("TOY-9", lambda c: c.a not in c.s.field[c.me], "{a} už ve hře je.", "{a} is in play already."),),
)
PLAYING = Choice(PLAY, HAND)
AFTERWARDS = programs.procedure("afterwards", lambda s, f: fire(s, PLAYED, f[2], f[3], 3))
WINDOW = windows.window(
    programs,
    "reactions",
    react_with,
    lambda s, seat, option, src, x: play_card(s, seat, option),
    PASS,
    ASK_REACT,
    choices=(PLAYING,),
    rule="TOY-13",
)
triggers.ordering(programs, NEXT, ASK_NEXT, "TOY-14")
