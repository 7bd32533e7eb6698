"""Warriors come into play: openly, or into cover and later revealed (DTR-042 to DTR-078, DTR-382 to DTR-390)."""

from __future__ import annotations

from sudi.kernel.log import note

from ..language.standing.numbers import deploy_price
from ..law.deploying import in_play_already
from ..law.outpost import fits_outpost
from ..law.paying import funds
from ..state import GRAVE, HAND, HIDDEN, DoomState, hiding_order, stow
from ..words import traits as tr
from ..words import vocabulary as v
from .auction import for_sale, hold_auction
from .leaving import clear
from .moving import enter
from .points import lose_victory, pay


def deploy(s: DoomState, me: int, card: int, free: bool = False) -> int:
    """Deploy openly; tells how many actions that took (none if a hidden copy of the personality came first)."""
    if s.t.traits[card] & tr.PERSONALITY and _contested(s, card, me):
        return 0  # DTR-385: the card stays in hand and another action may be taken
    if for_sale(s, card):
        hold_auction(s, me, card)
        return 1
    price = 0 if free else deploy_price(s, me, card)
    pay(s, me, price, card)
    enter(s, card, me, price)
    return 1


def hide(s: DoomState, me: int, card: int) -> None:
    """DTR-068, DTR-070: kept apart, face down, not paid for."""
    note(s, v.L_HIDES, me, card)
    stow(s, card, HIDDEN, False)


def reveal(s: DoomState, card: int, covered: bool) -> bool:
    """DTR-071: the warrior's identity is known and it is paid for; tells whether it is in play afterwards."""
    owner = s.t.owner[card]
    if s.t.traits[card] & tr.PERSONALITY and _contested(s, card, owner):
        clear(s, card)
        stow(s, card, HAND, True)  # DTR-388
        return False
    return _settle(s, card, owner, covered)


def _settle(s: DoomState, card: int, owner: int, covered: bool) -> bool:
    note(s, v.L_REVEALED, owner, card)
    price = deploy_price(s, owner, card)
    if in_play_already(s, card) or not fits_outpost(s, owner, card):
        stow(s, card, GRAVE, True)
        return False
    if funds(s, owner) < price:
        missing = price - s.destiny[owner] - s.apart[owner]  # DTR-072 to DTR-074
        s.destiny[owner] = s.apart[owner] = 0
        lose_victory(s, owner, missing, card)
        note(s, v.L_UNPAID, owner, card)
        stow(s, card, GRAVE, True)
        return False
    pay(s, owner, price, card)
    enter(s, card, owner, price)
    if covered:
        s.covered |= 1 << card
    return True


def _contested(s: DoomState, card: int, me: int) -> bool:
    """DTR-384 to DTR-390, DTR-520: copies hidden earlier are tried first, in the order in which they were hidden."""
    kind = s.t.kind[card]
    seen = [0] * s.t.seats
    for seat in hiding_order(s):
        hidden = s.hidden[seat][seen[seat]]
        if hidden == card:
            return False
        if s.t.kind[hidden] == kind:
            if _settle(s, hidden, seat, True):
                return True
        else:
            seen[seat] += 1
    return False
