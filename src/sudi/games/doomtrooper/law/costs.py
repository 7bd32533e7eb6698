"""How many actions a card of the hand takes now."""

from __future__ import annotations

from sudi.kernel.law import Check
from sudi.kernel.standing import in_force

from ..language.counting import serves
from ..language.marks import CHEAPER_RITUALS
from ..language.select import traits_of
from ..language.standing.numbers import sworn_off
from ..state import DoomState
from ..words import traits as tr


def actions_for(s: DoomState, me: int, card: int) -> int:
    """As printed; rituals may take fewer, though never less than none."""
    printed: int = s.t.actions[card]
    if not s.t.standing_masks.get(CHEAPER_RITUALS, 0) & s.live or not s.t.traits[card] & tr.RITUAL:
        return printed
    less = sum(
        rule.n
        for rule, seat, source, _, _ in in_force(s, CHEAPER_RITUALS)
        if seat == me
        and s.bearer[source] >= 0
        and traits_of(s, s.bearer[source]) & tr.PATRIARCH
        and serves(s, source, seat, s.bearer[source])
    )
    return max(0, printed - int(less))


MEDITATES = Check(
    "DTR-079",
    lambda c: not sworn_off(c.s, c.me),
    cs="Pro zbytek hry už meditovat nesmíš: vzal sis za to body osudu.",
    en="You may not meditate for the rest of the game: you have taken destiny points for that.",
)
