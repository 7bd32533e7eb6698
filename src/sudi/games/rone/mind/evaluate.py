"""How good a state is for a seat: what a one-move-deep player needs to know about the game, and nothing per card."""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.effects import Effect, walk

from ..cards.card import Permanent, Recruit, RoneCard
from ..cards.invasion_card import InvasionCard
from ..language.effects import Draw, Recycle
from ..language.gains import Damage, Gain, Resource, Screws
from ..language.opponents import OnOpponent
from ..law.paying import payments
from ..rules.bags import DAMAGE, RESOURCES
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS, collected
from ..rules.workshop.dice import GIVES, lying, unfold
from ..state import P_DAMAGE, P_DRAW, P_MAIN, P_PARTS, RoneState
from ..tables import RoneTables
from ..words.names import BREAK, MELEE, RANGED
from .campaign import against_invasion

# What one of each is worth, on one scale; found by playing many matches with other numbers.
LIFE_WORTH, DANGER, ARMOUR_WORTH = 1.3, 0.05, 0.4  # the last points of life are worth more than the first
HARM = (0.95, 1.5, 0.45)  # printed damage of a card: melee, ranged, armour destruction
GAINED = {ARMOUR: 0.35, LIFE: 0.8, PARTS: 0.7, REROLLS: 0.3}
PART, REWARD, TOKEN, RESEARCH = 0.6, 0.7, 0.3, 0.45
RESOURCE, ON_DICE, STORED, PAIR = 0.25, 0.22, 0.22, 0.25
TECHNOLOGY, READY = 1.8, 0.45  # one more card saved at each shuffle; an ability that can still be used
TRAINED, IN_TRAINING, LONGEVITY = 0.5, 0.42, 0.12  # a card of the deck; a card on the ground, by its screws; any card
DUMPED, LEFT_ON_DUMP = 0.35, 0.75  # a card on the dump; one that no technology will save
REACH = 0.2  # a card that can be drawn before the next shuffle
SCREWED_IN = 0.55  # a coloured screw of a die
IN_HAND = (0.85, 0.7, 0.55, 0.3, 0.0, -0.3)  # the more cards, the less likely is the next one to be played
PAYABLE = 0.8  # of what a card does, while it can be paid
THREAT = (1.0, 0.6, 0.4, 0.5)  # ranged, melee, armour, life of a card of the Invasion
SCALE = 40.0


def worth_of(card: RoneCard) -> float:
    """What playing a card does."""
    if not isinstance(card, Recruit):
        return 0.0
    total = REWARD * card.reward + sum(n * worth for n, worth in zip(card.damage, HARM, strict=True))
    return total + sum(effect_worth(effect) for effect in card.effects().values())


def effect_worth(effect: Effect) -> float:
    total = 0.0
    for node in walk(effect):
        if isinstance(node, Gain):
            total += node.n * GAINED[node.what]
        elif isinstance(node, Damage):
            total += node.n * HARM[node.kind]
        elif isinstance(node, (Screws, Draw, Recycle, Resource)):
            total += 0.5 * node.n
        elif isinstance(node, OnOpponent):
            total += 0.5
        elif isinstance(node, Effect) and hasattr(node, "procedure"):
            total += 0.6
    return total


def appraise(tables: RoneTables) -> None:
    """Work the worth of every card out once for a match."""
    tables.worth = [worth_of(card) for card in tables.cards]
    tables.saves = [int(is_one) + n for is_one, n in zip(tables.is_technology, tables.count_bonus, strict=True)]
    tables.threat = [threat_of(card) for card in tables.cards]
    tables.ability_worth = [
        effect_worth(card.active) if isinstance(card, Permanent) and card.active is not None else 0.0
        for card in tables.cards
    ]


def threat_of(card: RoneCard) -> float:
    """How much it hurts to meet a card of the Invasion again."""
    if not isinstance(card, InvasionCard):
        return 0.0
    fights = zip((*card.combat, *card.support), THREAT * 2, strict=True)
    return sum(n * worth for n, worth in fights) + 0.2 * len(card.rewards) + (card.deploy is not None)


@lru_cache(maxsize=1 << 14)
def coloured(dice: int) -> int:
    """Coloured screws on all dice."""
    return sum(RESOURCES.total(GIVES[face]) for die in unfold(dice) for face in die)


@lru_cache(maxsize=1 << 14)
def stored_worth(stored: int) -> float:
    counts = RESOURCES.counts(stored)
    return STORED * sum(counts) + PAIR * sum(n // 2 for n in counts)


def life_worth(life: float) -> float:
    return LIFE_WORTH * life - DANGER * (18 - life) ** 2


def standing(s: RoneState, seat: int) -> float:
    """What a player has built up: deck, base, training ground, dice, stored resources."""
    t = s.t
    worths, deck, dump = t.worth, s.deck[seat], s.dump[seat]
    cards = deck + s.discard[seat] + s.played[seat] + dump + s.hand[seat]
    size, reach = len(cards), len(deck)
    total = REACH * (reach if reach < 8 else 8)
    total += TRAINED * sum(map(worths.__getitem__, cards)) * 8 / (size + 4) + LONGEVITY * size
    base, saved = s.base[seat], 0
    for card in base:
        saved += t.saves[card]
        if not s.exhausted >> card & 1:
            total += READY * t.ability_worth[card]
    total += TECHNOLOGY * saved
    if dump:
        dumped = len(dump)
        total -= DUMPED * dumped + (LEFT_ON_DUMP * (dumped - saved) if dumped > saved else 0.0)
    for card in s.ground[seat]:
        progress = (s.screws[card] + 0.5) / t.training_cost[card]
        total += IN_TRAINING * worths[card] * (progress if progress < 1 else 1)
    total += SCREWED_IN * coloured(s.dice[seat]) + stored_worth(s.stored[seat])
    return total + TOKEN * s.rerolls[seat] - RESEARCH * s.research[seat]


def prospects(s: RoneState, seat: int) -> float:
    """What the turn may still bring: cards in hand, resources, spare parts."""
    total = PART * s.parts[seat]
    if s.phase in (P_DRAW, P_MAIN):
        if s.phase == P_DRAW:
            hand = sorted((s.t.worth[c] for c in s.hand[seat]), reverse=True)
            total += sum(w * IN_HAND[min(i, 5)] - 0.6 * (i > 3) for i, w in enumerate(hand))
            total += ON_DICE * coloured(s.dice[seat]) / 6  # what the roll may show
        else:
            total += in_main(s, seat)
    if s.phase < P_PARTS:
        total += PART * sum(s.t.reward[c] for c in s.played[seat])
    return total


def in_main(s: RoneState, seat: int) -> float:
    unusable = s.used[seat] | s.blocked[seat]
    bags = s.reductions[seat], s.resources[seat]
    return hand_worth(s.t, tuple(s.hand[seat]), *bags, s.dice[seat], s.shown[seat], unusable)


@lru_cache(maxsize=1 << 14)
def hand_worth(
    t: RoneTables, hand: tuple[int, ...], reductions: int, pool: int, dice_built: int, shown: int, unusable: int
) -> float:
    """Cards that the pool can pay, or dice and pool together; what is left will be stored."""
    unused = lying(dice_built, shown, unusable)
    dice = sum(GIVES[face] for _, face in unused)
    total = RESOURCE * RESOURCES.total(pool) + ON_DICE * RESOURCES.total(dice) + 0.05 * len(unused)
    for card in hand:
        cost = t.cost[card]
        if payments(cost, reductions, pool):
            total += PAYABLE * t.worth[card]
        elif payments(cost, reductions, pool + dice):
            total += 0.9 * PAYABLE * t.worth[card]
        else:
            total -= 0.4
    return total


def built(s: RoneState, seat: int) -> float:
    return standing(s, seat) + prospects(s, seat)


def after_damage(s: RoneState, me: int, target: int) -> tuple[int, int]:
    """Life and armour of the target once the damage of this turn is dealt."""
    damage = s.damage[me] if s.phase >= P_DAMAGE else collected(s, me)
    armour = max(0, s.armor[target] - DAMAGE.get(damage, BREAK))
    melee = DAMAGE.get(damage, MELEE)
    life = s.life[target] - DAMAGE.get(damage, RANGED) - max(0, melee - armour)
    return max(0, life), max(0, armour - melee)


def evaluate(s: RoneState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        if not winners:
            return -1.0 if s.t.coop else -0.2
        return 1.0 if seat in winners else -1.0
    score = against_invasion(s, built) if s.t.coop else against_players(s, seat)
    return score / (SCALE + abs(score))


def against_players(s: RoneState, seat: int) -> float:
    team, active = s.t.team, s.t.mates[s.turn]
    boards = [*zip(s.life, s.armor, strict=True)]
    for one in active:
        enemies = s.t.enemies[one]
        target = enemies[0] if len(enemies) == 1 else min(enemies, key=boards.__getitem__)
        boards[target] = min(boards[target], after_damage(s, one, target))
    score = 0.0
    for one in range(s.t.seats):
        sign = 1 if team[one] == team[seat] else -1
        life, armour = boards[one]
        own = standing(s, one) + life_worth(life) + ARMOUR_WORTH * armour - (25.0 if life <= 0 else 0.0)
        if one in active:
            own += prospects(s, one)
        score += sign * own
    return score + 6.0 * (s.wins[seat] - max(s.wins)) if s.t.extended else score
