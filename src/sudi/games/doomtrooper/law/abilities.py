"""Abilities of cards in play: which may be used, for actions or at any time (DTR-205)."""

from __future__ import annotations

from sudi.kernel.standing import cards_of

from ..cards.card import Ability
from ..cards.types import COMBAT
from ..language.counting import counts
from ..language.effects.act import possible
from ..language.marks import ANSWER, IMPRISONED, NEVER_DISCARDED, SILENCED
from ..language.reach import marked
from ..language.select import in_combat
from ..state import ATTACHED, MODIFIERS, OPPONENTS, DoomState, root
from ..words import vocabulary as v
from .paying import funds


def owner_warrior(s: DoomState, card: int) -> int:
    """The warrior that uses the ability: the one at the bottom of the pile the card lies on, or the card itself."""
    return root(s, card) if s.at[card] == ATTACHED else card


def may_be_used(s: DoomState, seat: int, card: int, ability: Ability) -> bool:
    warrior = owner_warrior(s, card)
    if s.side[warrior if ability.by_bearer else card] != seat or (ability.once and s.used >> card & 1):
        return False
    if not possible(ability.do, s, seat, card, -1):
        return False
    if s.t.is_warrior[warrior] and (
        marked(s, IMPRISONED, warrior)
        or (marked(s, SILENCED, warrior) and not ability.by_bearer)
        or not counts(s, card, seat, warrior)
    ):
        return False
    if ability.discards and not ability.sacrifices and marked(s, NEVER_DISCARDED, card):
        return False  # what cannot be discarded cannot be used by discarding it
    price = ability.cost + ability.per
    if price and funds(s, seat) < price:
        return False
    return ability.needs is None or ability.needs.met(s, seat, card)


def in_moment(s: DoomState, card: int, ability: Ability) -> bool:
    if ability.moment == COMBAT:
        return s.phase == MODIFIERS and not s.stopped and (ability.anybody or in_combat(s, owner_warrior(s, card)))
    if ability.moment == "opponents":
        return s.phase == OPPONENTS and in_combat(s, owner_warrior(s, card))
    return True


def answers(s: DoomState, seat: int) -> list[int]:
    """Abilities that are used while a card is being played."""
    found = []
    for card in cards_of(s.live & s.t.standing_masks.get(ANSWER, 0)):
        for n, ability in enumerate(s.t.cards[card].abilities):
            if ability.moment == ANSWER and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found


def quick_abilities(s: DoomState, seat: int, hit: int = -1) -> list[int]:
    """Abilities that take no action; `hit`: those that save the warrior about to be hurt."""
    found = []
    for card in cards_of(s.live & (s.t.quick_able if s.phase else s.t.quick_always)):
        for n, ability in enumerate(s.t.cards[card].abilities):
            if ability.actions or ability.saves != (hit >= 0) or (hit >= 0 and owner_warrior(s, card) != hit):
                continue
            if in_moment(s, card, ability) and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found


def any_quick(s: DoomState) -> bool:
    """Could anybody use an ability that takes no action now?"""
    for card in cards_of(s.live & (s.t.quick_able if s.phase else s.t.quick_always)):
        for ability in s.t.cards[card].abilities:
            if not ability.actions and not ability.saves and in_moment(s, card, ability):
                user = owner_warrior(s, card) if ability.by_bearer else card
                if may_be_used(s, s.side[user], card, ability):
                    return True
    return False


def slow_abilities(s: DoomState, seat: int, actions: int, attack: bool) -> list[int]:
    """Abilities that take actions of the kind at hand."""
    found = []
    for card in cards_of(s.live & (s.t.attack_able if attack else s.t.slow_able)):
        for n, ability in enumerate(s.t.cards[card].abilities):
            fits = 0 < ability.actions <= actions and ability.attack == attack
            if fits and may_be_used(s, seat, card, ability):
                found.append(v.USE(card, n))
    return found
