"""Numbers of the turn that cards change: what meditation brings, how many cards are drawn, what a warrior costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, in_force
from sudi.kernel.wording import ACC, Words
from sudi.kernel.wording.lexicon import CARD

from ...state import DoomState
from ...words.nouns import DESTINY
from ..marks import DEPLOY_PRICE, DRAWS_AT_MOST, MEDITATION
from ..select import WARRIORS, Who

MEDITATED = 1  # DTR-079


@dataclass(frozen=True)
class Meditation(Standing):
    """Everybody's meditation brings so many destiny points."""

    n: int = MEDITATED
    topic: ClassVar[str] = "meditation"

    def key(self) -> str:
        return MEDITATION

    def say(self, w: Words) -> str:
        if not self.n:
            return w.pick("Meditace nikomu nic nepřináší.", "Meditation brings nobody anything.")
        points = w.count(self.n, DESTINY, ACC)
        return w.pick(f"Meditace přináší každému hráči {points}.", f"Meditation brings every player {points}.")


def meditation(s: DoomState) -> tuple[int, int]:
    """What meditation brings now, and the card that says so (-1: none does)."""
    if s.t.standing_masks.get(MEDITATION, 0) & s.live:
        for rule, _, card, _, _ in in_force(s, MEDITATION):
            return int(rule.n), card
    return MEDITATED, -1


@dataclass(frozen=True)
class DrawsAtMost(Standing):
    """Nobody draws more cards in a draw step."""

    n: int = 1
    topic: ClassVar[str] = "draws at most"

    def key(self) -> str:
        return DRAWS_AT_MOST

    def say(self, w: Words) -> str:
        count = w.count(self.n, CARD, ACC)
        return w.pick(
            f"Nikdo si v kroku dobírání nesmí dobrat víc než {count}.",
            f"Nobody may draw more than {count} in the draw step.",
        )


def drawn_at_most(s: DoomState, wanted: int) -> int:
    if s.t.standing_masks.get(DRAWS_AT_MOST, 0) & s.live:
        return min(wanted, *(int(rule.n) for rule, *_ in in_force(s, DRAWS_AT_MOST)))
    return wanted


@dataclass(frozen=True)
class HalfPrice(Standing):
    """The card's player pays half the value (rounded up) to bring these warriors into play."""

    who: Who = WARRIORS
    topic: ClassVar[str] = "half price"

    def key(self) -> str:
        return DEPLOY_PRICE

    def say(self, w: Words) -> str:
        whom = self.who.say(w, ACC, many=True)
        return w.pick(
            f"Za {whom} platíš při vyložení jen polovinu hodnoty (zaokrouhleno nahoru).",
            f"You pay only half the value (rounded up) to deploy {whom}.",
        )


def deploy_price(s: DoomState, seat: int, card: int) -> int:
    """What a warrior of the hand or in hiding costs its player; several cards that halve it do not add up."""
    t = s.t
    if t.standing_masks.get(DEPLOY_PRICE, 0) & s.live:
        for rule, holder, _, _, _ in in_force(s, DEPLOY_PRICE):
            if holder == seat and t.suited(rule.who) >> card & 1:
                return -(-t.value[card] // 2)
    return t.value[card]
