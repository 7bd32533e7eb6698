"""Effects on equipment: stolen, given to anybody, stored in a fortification."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, SRC, Frame, Step, ask, push
from sudi.kernel.wording import Clause, Words, verb

from ...cards.types import EQUIPMENT, ON_BEARER
from ...law.attaching import refused_by
from ...rules.attaching import BOARDING
from ...rules.moving import attach
from ...state import ATTACHED, DoomState, one_of_each, own_warriors, pile, put, warriors
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ..select import ANY, DOOMTROOPERS, Who
from .act import Act, ChooseOne, choose_from


def takes(s: DoomState, me: int, card: int, warrior: int) -> bool:
    """May a card's effect give this equipment to the warrior, whatever its affiliation (DTR-456, DTR-457)?"""
    relaxed = s.t.relaxed[card]
    if not isinstance(relaxed, Who) or not replace(relaxed, whose=ANY).fits(s, me, card, warrior):
        return False
    return refused_by(s, me, card, warrior, by_effect=True) in ("", "DTR-083", "DTR-090")


def hand_over(s: DoomState, card: int, warrior: int, seat: int) -> None:
    """Attach equipment to a warrior for good, with what lies on it; its affiliation does not matter any more."""
    s.inside &= ~(1 << card)
    parts = pile(s, card)
    attach(s, card, warrior, seat)
    s.markers[card] = 1
    for part in parts:
        put(s, part, ATTACHED, s.side[warrior], by=seat)
    if s.t.cards[card].vehicle:
        push(s, BOARDING, s.side[warrior], card)


@dataclass(frozen=True)
class Heist(Act, Script):
    """Take equipment of any warrior in play and equip one of your own with it."""

    slots = 1

    def loot(self, s: DoomState, me: int) -> list[int]:
        found = []
        for cards in s.attached:
            for card in cards:
                gear = s.live >> card & 1 and s.t.type[card] == EQUIPMENT and s.t.cards[card].lies == ON_BEARER
                if gear and s.t.is_warrior[s.bearer[card]] and self.takers(s, me, card):
                    found.append(card)
        return found

    def takers(self, s: DoomState, me: int, card: int) -> list[int]:
        return [w for w in own_warriors(s, me) if w != s.bearer[card] and takes(s, me, card, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.loot(s, me))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        taken = slot[0]

        def choose(s: DoomState, f: Frame) -> None:
            found = self.loot(s, f[ME])
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[taken] = first(s.answer)
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(self.takers(s, f[ME], f[taken])), f[taken])

        def equip(s: DoomState, f: Frame) -> None:
            hand_over(s, f[taken], first(s.answer), f[ME])

        return [choose, chosen, equip]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEIZE,
                w.pick(
                    "kterékoli vybavení ve hře a ihned jím vybavte svého bojovníka; na příslušnosti nezáleží",
                    "any equipment in play and equip a warrior of yours with it at once, whatever its affiliation",
                ),
            )
        ]


_SEIZE = verb("vezmi si", "vezměte si", "vzít si", "si vezme", "take")


@dataclass(frozen=True)
class EquipAnybody(Act, Script):
    """Equipment of one maker out of the hand, for any Doomtrooper in play."""

    maker: int
    slots = 1

    def hand(self, s: DoomState, me: int) -> list[int]:
        found = {}
        for card in s.hand[me]:
            printed = s.t.cards[card]
            mine = printed.type == EQUIPMENT and printed.lies == ON_BEARER
            if mine and (printed.traits | printed.requires) & self.maker and self.takers(s, me, card):
                found[s.t.kind[card]] = card
        return list(found.values())

    def takers(self, s: DoomState, me: int, card: int) -> list[int]:
        return [w for w in warriors(s) if DOOMTROOPERS.fits(s, me, card, w) and takes(s, me, card, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.hand(s, me))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        given = slot[0]

        def choose(s: DoomState, f: Frame) -> None:
            found = self.hand(s, f[ME])
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[given] = first(s.answer)
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(self.takers(s, f[ME], f[given])), f[given])

        def equip(s: DoomState, f: Frame) -> None:
            hand_over(s, f[given], first(s.answer), f[ME])

        return [choose, chosen, equip]

    def say(self, w: Words) -> list[Clause]:
        maker = tr.names(self.maker)[0][w.lang]
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"ke kterémukoli Doomtrooperovi vybavení z ruky ({maker})",
                    f"{maker} equipment of your hand to any Doomtrooper",
                ),
            )
        ]


@dataclass(frozen=True)
class StoreGear(ChooseOne):
    """Put equipment of the hand on the card; there it does nothing but count."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return one_of_each(s, (c for c in s.hand[me] if s.t.type[c] == EQUIPMENT))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        attach(s, card, f[SRC], f[ME])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    "k této kartě vybavení z ruky; nemá jiný účinek a vyřadit je lze jen s ní",
                    "equipment of your hand to this card; it has no other effect and is discarded only with it",
                ),
            )
        ]
