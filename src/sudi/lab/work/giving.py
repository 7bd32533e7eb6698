"""Doing something about a card before a match: the seat has it, is offered it, does without it. The game knows how."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.game import BOXED, LAID, SORTED, Game
from sudi.kernel.machine import run

from .arm import Gift


def give(game: Game, s: Any, gift: Gift, deal: int, moment: int) -> bool:
    """Do it, if this is the moment for it (see `Game.arrange`). Says whether it was done."""
    done = game.arrange(s, gift.how, gift.card, gift.seat, deal, moment)
    if not done and moment == LAID:
        raise BadSetup(f"The card {gift.card!r} cannot be {gift.how} in this set-up of {game.name}; leave it out.")
    return done


def arranged(game: Game, s: Any, gifts: tuple[Gift, ...], deal: int) -> None:
    """Deal, and do what the gifts say on the way."""
    waiting = [gift for gift in gifts if not give(game, s, gift, deal, BOXED)]
    game.deal(s)
    waiting = [gift for gift in waiting if not give(game, s, gift, deal, SORTED)]
    run(s)
    for gift in waiting:
        give(game, s, gift, deal, LAID)
