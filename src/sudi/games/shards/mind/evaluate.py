"""How good a state is for a seat: what a one-move-deep player needs to know about the game, and nothing per card."""

from __future__ import annotations

from sudi.kernel.effects import Fixed, walk
from sudi.kernel.machine import PROG

from ..cards.card import ShardsCard
from ..language.gains import Gain
from ..law.targets import attackable
from ..rules.attack import ATTACKS, DIVIDE, SHIELDS, STOPPED, TARGETS
from ..rules.resources import POWER
from ..setup import BID, BIDDERS
from ..state import MAX_HEALTH, ShardsState
from ..words.vocabulary import ASK_BID

# What one of each is worth, on one scale; found by playing many matches with other numbers.
LIFE, DANGER = 0.52, 0.009  # the last points of health are worth more than the first
MASTERY, MASTERED = 1.04, 0.083  # and so are the last points of mastery
STARTER_WORTH, RELIC_WORTH = 0.2, 8.0  # cards without a cost, in gems; a late deck suffers under its starters
ATTACKING = 0.6  # on top of its cost, for each power that a card may give
QUALITY, CARDS = 6.0, 0.35  # the average card of a deck, and all of them together
IN_PLAY, CHAMPION, STURDY = 1.8, 1.15, 0.3  # a champion in play works every turn; the sturdy one stays longer
GEM, IN_HAND = 0.55, 0.35  # what the turn may still make of them
USED = 0.05  # a card played or a champion used, so that nothing is left undone for want of a difference
OUT = -100.0
LEADER = 0.2  # the strongest rival counts for more
FIRST_PICK = 2.5  # winning the auction: the free choice of a character and, at first, the first turn
RACE = 0.06  # the nemesis wins with full mastery, so each point on its way counts more
SCALE = 100.0


_worths: dict[str, float] = {}


def worth_of(card: ShardsCard) -> float:
    """What a card does for a deck, in gems: its cost, and more if it attacks, for attacks win the match."""
    if card.id not in _worths:
        cost = card.cost if card.cost is not None else STARTER_WORTH if card.character < 0 else RELIC_WORTH
        gains = [node for effect in card.effects().values() for node in walk(effect) if isinstance(node, Gain)]
        power = sum(gain.amount.n for gain in gains if gain.resource == POWER and isinstance(gain.amount, Fixed))
        _worths[card.id] = cost + ATTACKING * min(power, 8)
    return _worths[card.id]


def life(health: int) -> float:
    return LIFE * health - DANGER * (MAX_HEALTH - health) ** 2


def strength(s: ShardsState, seat: int) -> float:
    """The standing of one seat: life, mastery, the quality of its deck, its champions."""
    health = s.health[seat]
    if health <= 0:
        return OUT
    mastery = s.mastery[seat]
    total = life(health) + MASTERY * mastery + MASTERED * mastery * mastery
    cards = s.t.cards
    for card in s.champions[seat]:
        total += IN_PLAY * (CHAMPION + (cards[card].cost or 6) + STURDY * cards[card].health)
    if seat == s.t.nemesis:
        return total + RACE * mastery * mastery  # SOI-192; it has no deck
    worth, size = 0.0, 1
    piles = [s.hand[seat], s.deck[seat], s.discard[seat]]
    if seat == s.turn:
        piles.append(s.played)
    for pile in piles:
        size += len(pile)
        for card in pile:
            worth += worth_of(cards[card])
    return total + QUALITY * worth / size + CARDS * worth


def after_attack(s: ShardsState, strengths: list[float]) -> None:
    """Take the power of the turn for spent: it hits whom it hits already, or else the best target.

    So the attack is never worth more than the power for it, and nothing speaks for attacking early.
    """
    frame = s.stack[-1]
    program = frame[PROG]
    if program == SHIELDS.id:
        hits = [(target, n - stopped) for (target, n), stopped in zip(frame[ATTACKS], frame[STOPPED], strict=True)]
    elif not s.power and program != DIVIDE.id:
        return
    else:
        hits = list(frame[ATTACKS]) if program == DIVIDE.id else []
        targets = frame[TARGETS] if program == DIVIDE.id else attackable(s, s.turn)
        if not s.t.melee and targets:
            targets = [max(targets, key=lambda o: strengths[o] - _hit(s, strengths, o, s.power))]
        hits += [(target, s.power) for target in targets]
    for target, damage in hits:
        strengths[target] = _hit(s, strengths, target, damage)


def _hit(s: ShardsState, strengths: list[float], seat: int, damage: int) -> float:
    health = s.health[seat]
    return OUT if damage >= health else strengths[seat] - life(health) + life(health - max(0, damage))


def prospects(s: ShardsState) -> float:
    """What the seat whose turn it is may still do before its attack."""
    done = USED * (len(s.played) + len(s.hired) + s.exhausted.bit_count() + s.arrived.bit_count())
    if s.stack[-1][PROG] in (SHIELDS.id, DIVIDE.id):
        return done  # the attack has begun: hand and gems are as good as gone
    return done + GEM * s.gems + IN_HAND * len(s.hand[s.turn])


def evaluate(s: ShardsState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    team = s.t.team
    strengths = [strength(s, o) for o in range(s.t.seats)]
    after_attack(s, strengths)
    own = [n for o, n in enumerate(strengths) if team[o] == team[seat]]
    rivals = [n for o, n in enumerate(strengths) if team[o] != team[seat]]
    score = sum(own) / len(own) - sum(rivals) / len(rivals) - LEADER * max(rivals)
    score += prospects(s) if team[s.turn] == team[seat] else -prospects(s)
    if s.prompt == ASK_BID and s.stack[-1][BID]:
        leads = s.stack[-1][BIDDERS][-1]
        score += (FIRST_PICK - LIFE * s.stack[-1][BID]) * (1 if team[leads] == team[seat] else -1)
    return score / (SCALE + abs(score))  # between -1 and 1, and a little more is always a little better
