"""Damage, and what it does: elimination, the magic for it, and the end of the match (SUW-056 to SUW-060)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import over
from sudi.kernel.standing import in_force, stirs
from sudi.kernel.triggers import collect, replaced, start_all

from ..language.numbers import LIFE
from ..language.standing import marked
from ..language.topics import MORE_HARM, SOULLESS
from ..state import NOTHING, WarState, controller
from ..words import vocabulary as v
from . import board as b
from .happenings import DESTROYED, destroyed_n
from .places import leave, neighbours, to_discard, to_hand
from .tokens import gain
from .waiting import Waiting, without


def strike(s: WarState, hits: list[tuple[int, int]], seat: int, cause: int) -> None:
    """Damage that falls at one moment. `seat` is the player whose card caused it, `cause` the card; both are NOTHING
    where no player's card did (SUW-246, SUW-253)."""
    damage, at = s.damage, s.at
    for card, n in hits:
        if n > 0 and at[card] >= 0:
            damage[card] += n
            if s.log is not None:
                note(s, v.L_DAMAGE, controller(s, card), card, n)
    least, fallen = s.t.least_life, []
    for card, _ in hits:
        if damage[card] >= least[card] and at[card] >= 0 and damage[card] >= LIFE.of(s, card) and card not in fallen:
            fallen.append(card)
    if fallen:
        destroy(s, fallen, seat, cause)


def ability_damage(s: WarState, hits: list[tuple[int, int]], seat: int, cause: int) -> None:
    """Damage by an ability or an event, outside of attacks; some cards make it bigger."""
    if s.t.standing_masks.get(MORE_HARM, 0) & s.live and s.t.is_unit[cause]:
        more = sum(rule.n for rule, holder, _, _, _ in in_force(s, MORE_HARM) if holder == seat)
        hits = [(c, n + more if s.t.is_unit[c] and controller(s, c) != seat else n) for c, n in hits]
    if s.log is not None and cause not in s.limbo and any(card != cause for card, _ in hits):
        note(s, v.L_HARMS, seat, cause)  # an event that is being played was just named
    strike(s, hits, seat, cause)


def destroy(s: WarState, cards: list[int], seat: int, cause: int) -> None:
    """Cards are eliminated at one moment, and what waits for it follows."""
    waiting = eliminate(s, cards, seat, cause)
    if s.t.life_changes:
        waiting += swept(s)
    if waiting:
        start_together(s, waiting)


def start_together(s: WarState, waiting: Waiting) -> None:
    """What waits for several things that have happened at one moment; the active player puts it in order (SUW-088)."""
    if waiting and s.result is None:
        start_all(s, waiting)


def eliminate(s: WarState, cards: list[int], seat: int, cause: int) -> Waiting:
    """The elimination alone. What waits for it is collected while the cards still lie there, and handed back."""
    waiting: Waiting = []
    summoners = [card for card in cards if s.t.is_summoner[card]]
    if summoners:
        end(s, summoners)
        return []
    saved: list[int] = []
    gone: list[int] = []
    paid: list[int] = []
    for card in cards:
        if s.at[card] >= 0:
            (gone if replaced(s, DESTROYED, seat, card) is None else saved).append(card)
    for card in gone:
        if stirs(s, DESTROYED, card):
            n = destroyed_n(card, s.at[card], cause, sum(1 << c for c in neighbours(s, s.at[card])))
            waiting += collect(s, DESTROYED, seat, card, n)
        if s.t.is_unit[card] and cause >= 0:
            s.killers |= 1 << cause
        if seat >= 0 and controller(s, card) != seat and not _soulless(s, card, cause):
            paid.append(card)
    for card in saved:  # SUW-156: not eliminated, so nobody gains anything
        to_hand(s, card)
    for card in gone:
        if s.log is not None:
            note(s, v.L_DESTROYED, controller(s, card), card)
        if card in paid:
            gain(s, seat)
        leave(s, card)
        to_discard(s, card)
    if waiting:
        for card in (*gone, *saved):
            waiting = without(s, waiting, card)
    return waiting


def _soulless(s: WarState, card: int, cause: int) -> bool:
    """Is the cause a unit that brings no magic for the units it destroys?"""
    if cause < 0 or not s.t.is_unit[card]:
        return False
    return marked(s, SOULLESS, cause)


def sweep(s: WarState, seat: int = NOTHING, cause: int = NOTHING) -> None:
    """A bonus to life may have ended; see `swept`."""
    if s.t.life_changes:
        start_together(s, swept(s, seat, cause))


def swept(s: WarState, seat: int = NOTHING, cause: int = NOTHING) -> Waiting:
    """SUW-249: a bonus to life has ended; what cannot live without it is eliminated. Whose card ended it gains magic
    (SUW-129), but nobody does where the card that lent the life was eliminated (SUW-253)."""
    if s.result is not None:
        return []
    damage, board, least = s.damage, s.board, s.t.least_life
    hurt = []
    for q in b.spaces(s.held[0] | s.held[1]):
        card = board[q]
        if damage[card] and damage[card] >= least[card]:  # with less it cannot fall, whatever has ended
            hurt.append(card)
    if not hurt:
        return []
    fallen = [card for card, life in zip(hurt, LIFE.of_many(s, hurt), strict=True) if damage[card] >= life]
    return [*eliminate(s, fallen, seat, cause), *swept(s)] if fallen else []


def end(s: WarState, summoners: list[int], line: int = v.L_DESTROYED) -> None:
    """SUW-079, SUW-241: whoever still has a summoner wins; the active player, if both fall at one moment."""
    both = len(summoners) == 2
    winner = s.turn if both else 1 - s.t.owner[summoners[0]]
    for card in summoners:
        note(s, line, s.t.owner[card], card)
    note(s, v.L_END, winner)
    over(s, ((winner,), tuple(int(seat == winner) for seat in (0, 1)), "SUW-241" if both else "SUW-079"))
