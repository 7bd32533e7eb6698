"""Positions that somebody wrote: where the cards lie that they do not mention."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.errors import BadPosition

from ..state import HAND_SIZE, WarState
from .places import draw


def fill(s: WarState, given: set[str], loose: list[int]) -> None:
    """Summoners have to stand somewhere; everything else that is not mentioned is in its owner's draw pile."""
    start = dict(s.t.start)
    if "board" not in given:
        for card in [c for c in loose if c in start]:
            s.board[start[card]] = card
            loose.remove(card)
    for seat in (0, 1):
        if s.t.summoner[seat] in loose:
            raise BadPosition(f"board: the summoner of p{seat + 1} has to stand on the battlefield.")
    for card in loose:
        owner = s.t.owner[card]
        (s.discard if f"players[{owner}].deck" in given else s.deck)[owner].append(card)
    for seat in (0, 1):
        if f"players[{seat}].deck" not in given:
            shuffle(s, s.deck[seat])
        if f"players[{seat}].hand" not in given:
            draw(s, seat, HAND_SIZE)
        for card in s.active[seat]:
            s.live |= 1 << card
