"""A card drawn at once for one that was played out of the hand, where something in play says so."""

from __future__ import annotations

from sudi.kernel.law import Check, answers
from sudi.kernel.machine import ME, Frame, push
from sudi.kernel.standing import in_force

from ..language.counting import serves
from ..language.effects.act import owner_seat, yes_or_no
from ..language.marks import REFILLS
from ..state import DoomState, whose_table
from ..words import attack_questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .moving import draw


def refill(s: DoomState, seat: int) -> None:
    """The player has played a card of his hand."""
    for rule, holder, source, _, _ in in_force(s, REFILLS):
        if getattr(rule, "always", False):
            if whose_table(s, source) == seat:
                draw(s, seat, 1)
            continue
        if holder == seat and s.library[seat] and serves(s, source, seat, s.bearer[source]):
            push(s, REFILL, seat, source)
            return


REFILLING = yes_or_no(
    q.ASK_REFILL,
    "DTR-334",
    owner_seat,
    Check(
        "DTR-035",
        lambda c: c.s.library[c.me],
        cs="Tvá knihovna je prázdná.",
        en="Your library is empty.",
    ),
)


def offer_refill(s: DoomState, f: Frame) -> None:
    REFILLING.ask(s, f)


@answers(REFILLING)
def refilled(s: DoomState, f: Frame) -> None:
    if s.answer == v.YES():
        draw(s, f[ME], 1)


REFILL = programs.procedure("refill", offer_refill, refilled)
