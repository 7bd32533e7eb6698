"""Placing: the spaces on which a card may be put without being summoned (SUW-193, SUW-255)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice

from ..rules import board as b
from ..words import vocabulary as v
from .domains import EVERY_SPACE, Arg, first_arg, names, on_space


def placed_next_to(centre: Arg) -> Choice:
    """The choice of an empty space next to a card."""

    def adjacent(c: Case) -> bool:
        here = c.s.at[centre(c)]
        return here >= 0 and b.distance(here, c.a) == 1

    return Choice(
        v.TO,
        EVERY_SPACE,
        checks=(
            Check(
                "SUW-028",
                adjacent,
                cs="Pole {a} nesousedí s kartou {centre}.",
                en="{a} is not adjacent to {centre}.",
                values=names(centre=centre),
            ),
            Check(
                "SUW-255",
                lambda c: c.s.board[c.a] < 0,
                cs="Umisťuje se na volné pole, a na poli {a} leží {by}.",
                en="A card is placed on an empty space, and {by} is on {a}.",
                by=on_space(first_arg),
            ),
        ),
    )
