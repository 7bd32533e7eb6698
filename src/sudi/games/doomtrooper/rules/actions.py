"""Carrying out an action, of whatever kind it is."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note

from ..law import outpost
from ..state import DoomState
from ..words import vocabulary as v
from . import moving
from .abilities import use
from .attaching import assign_to_player, attach_from_hand, lay_from_hand
from .deploying import deploy, hide, reveal
from .moving import attach, into_cover
from .playing import begin_play
from .points import gain_destiny


# ---- doing it ----
def take(s: DoomState, me: int, option: int) -> int:
    """Carry an action out (all but attacks and sabotage); tells how many actions it took."""
    verb = v.verbs.of(option)
    card, other = first(option), second(option)
    if verb is v.MEDITATE:
        gain_destiny(s, me, 1)  # DTR-079
    elif verb is v.DEPLOY:
        return deploy(s, me, card)
    elif verb is v.HIDE:
        hide(s, me, card)
        return 3
    elif verb is v.COVER:
        into_cover(s, card)
    elif verb is v.LEAVE:
        leave_cover(s, card)
    elif verb is v.ATTACH:
        attach_from_hand(s, me, card, other)
        return s.t.cards[card].actions
    elif verb is v.LAY:
        lay_from_hand(s, me, card, other)
    elif verb is v.TASK:
        assign_to_player(s, me, card, other)
    elif verb is v.BOARD:
        s.inside |= 1 << card
        note(s, v.L_BOARDS, me, card)
    elif verb is v.ALIGHT:
        s.inside &= ~(1 << card)
        note(s, v.L_ALIGHTS, me, card)
    elif verb is v.TRANSFER:
        price = outpost.price(s, card)
        moving.transfer(s, card)
        return price
    elif verb is v.MOVE_CARD:
        attach(s, card, other, me)
    elif verb is v.USE:
        use(s, me, card, other)
        return s.t.cards[card].abilities[other].actions
    else:
        begin_play(s, me, option)
        return s.t.cards[card].actions
    return 1


def leave_cover(s: DoomState, card: int) -> None:
    """DTR-062, DTR-063; a hidden warrior is revealed and paid for (DTR-067)."""
    if s.at[card] < 0 and not reveal(s, card, covered=False):
        return
    s.covered &= ~(1 << card)
    s.left_cover |= 1 << card
    note(s, v.L_LEAVES, s.side[card], card)
