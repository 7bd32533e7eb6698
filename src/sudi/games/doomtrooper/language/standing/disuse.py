"""Gear that may not be used for a while, and texts that do not count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force
from sudi.kernel.wording import ACC, Words, upper

from ...cards.types import ANYTIME, COMBAT, EQUIPMENT, KI, ON_CARD, ON_KILL, ON_WOUND
from ...state import DoomState, in_play
from ...words import trait_nouns
from ..marks import GAGGED, UNUSABLE
from ..scopes import IN_ZONE
from ..select import in_combat
from .rule import Rule
from .subject import subject


@dataclass(frozen=True)
class Unusable(Rule):
    """Whoever it is about may not use gear of these traits. `chosen`: only the very piece the card was aimed at."""

    gear: int = 0
    chosen: bool = False
    topic: ClassVar[str] = "unusable"

    def key(self) -> str:
        return UNUSABLE

    def bars(self, traits: int, card: int, target: int) -> bool:
        """Does it speak of this piece of gear? `target`: what the rule was aimed at."""
        return card == target if self.chosen else bool(traits & self.gear)

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return self.bars(s.t.traits[card], card, target)

    def say(self, w: Words) -> str:
        if self.chosen:
            return upper(w.pick("zvolená zbraň", "the chosen weapon")) + w.pick(
                f" se nesmí používat{self.tail(w)}.", f" may not be used{self.tail(w)}."
            )
        what = trait_nouns.said(self.gear, w, ACC)
        may_not = subject(self.scope, w, ("nesmí používat", "nesmějí používat"), ("may not use",) * 2)
        if self.scope == IN_ZONE:
            may_not = w.pick("nikdo v souboji v této zóně nesmí používat", "nobody in a combat in this zone may use")
        return upper(f"{may_not} {what}{self.tail(w)}") + "."


@dataclass(frozen=True)
class NoKi(Unusable):
    """Whoever it is about may not use ki powers."""

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return s.t.type[card] == KI

    def say(self, w: Words) -> str:
        may_not = subject(self.scope, w, ("nesmí používat", "nesmějí používat"), ("may not use",) * 2)
        return upper(f"{may_not} {w.pick('síly KI', 'ki powers')}.")


@dataclass(frozen=True)
class NoOtherGear(Unusable):
    """The bearer uses no other equipment while it has the card."""

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return card != source and s.t.type[card] == EQUIPMENT

    def say(self, w: Words) -> str:
        may_not = subject(self.scope, w, ("nesmí používat", "nesmějí používat"), ("may not use",) * 2)
        return upper(f"{may_not} {w.pick('jiné vybavení', 'any other equipment')}.")


@dataclass(frozen=True)
class OnlyYouPlay(Rule):
    """Nobody but whoever played the card plays special cards for as long as it says."""

    topic: ClassVar[str] = "only you play"

    def key(self) -> str:
        return GAGGED

    def gags(self, s: DoomState, by: int, seat: int, card: int) -> bool:
        """Does it keep this player from playing this card, whatever it is played on?"""
        return by != seat and s.t.is_special[card]

    def hushes(self, s: DoomState, source: int, seat: int, card: int, target: int) -> bool:
        """Does it keep this card from being played on this one?"""
        return False

    def say(self, w: Words) -> str:
        text = w.pick("nikdo jiný než ty nesmí hrát speciální karty", "nobody but you may play special cards")
        return upper(text + self.tail(w)) + "."


IN_FIGHTS = (COMBAT, ON_KILL, ON_WOUND)  # cards for these moments affect the combat


def _affects_combats(s: DoomState, card: int) -> bool:
    """For a moment of a combat, or played on nothing in particular, so that nobody in the combat is safe from it."""
    printed = s.t.cards[card]
    if printed.when != ANYTIME or not s.phase:
        return printed.when in IN_FIGHTS
    return printed.aim is None and printed.give is None and printed.needs is None and not printed.at_player


@dataclass(frozen=True)
class NobodyPlays(OnlyYouPlay):
    """Nobody plays special cards that affect the combat any more, but for cards that act on this one."""

    def gags(self, s: DoomState, by: int, seat: int, card: int) -> bool:
        return s.t.is_special[card] and _affects_combats(s, card)

    def hushes(self, s: DoomState, source: int, seat: int, card: int, target: int) -> bool:
        if not s.t.is_special[card]:
            return False
        if s.t.reacts[card] == ON_CARD:
            return target != source
        return in_play(s, target) and in_combat(s, target)  # who is dead has left it

    def say(self, w: Words) -> str:
        text = w.pick(
            "nikdo nesmí hrát další speciální karty, které působí na tento souboj, leda proti této kartě",
            "nobody may play any more special cards that affect this combat, except against this card",
        )
        return upper(text) + "."


@dataclass(frozen=True)
class OutsidersKeepOut(OnlyYouPlay):
    """Players whose warriors do not fight in the combat play nothing that affects it."""

    def outside(self, s: DoomState, seat: int) -> bool:
        return s.attacker >= 0 and seat not in (s.side[s.attacker], s.side[s.defender])

    def gags(self, s: DoomState, by: int, seat: int, card: int) -> bool:
        return self.outside(s, seat) and _affects_combats(s, card)

    def hushes(self, s: DoomState, source: int, seat: int, card: int, target: int) -> bool:
        return self.outside(s, seat) and (bool(s.t.reacts[card]) or in_combat(s, target))

    def say(self, w: Words) -> str:
        text = w.pick(
            "do souboje nesmí nijak zasahovat nikdo jiný než hráči, jejichž bojovníci v něm bojují",
            "nobody but the players whose warriors fight in the combat may affect it in any way",
        )
        return upper(text) + "."


def gagged(s: DoomState, seat: int, card: int) -> bool:
    """Does a text keep this player from playing this special card now?"""
    return bool(s.lasting) and any(rule.gags(s, by, seat, card) for rule, by, *_ in in_force(s, GAGGED))


def hushed(s: DoomState, seat: int, card: int, target: int) -> bool:
    """Does a text keep this player from playing this card on that one now?"""
    return any(rule.hushes(s, source, seat, card, target) for rule, _, source, _, _ in in_force(s, GAGGED))


def kept_out(s: DoomState, seat: int) -> bool:
    """Is this player one who may not affect the combat in any way?"""
    return bool(s.phase) and any(
        isinstance(rule, OutsidersKeepOut) and rule.outside(s, seat) for rule, *_ in in_force(s, GAGGED)
    )
