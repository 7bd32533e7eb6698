"""Cards turned face down, all of them or those of some titles, until somebody turns them up again."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.cover import may_be_driven
from ....rules.leaving import bring_back
from ....rules.moving import into_cover, turn_over
from ....rules.points import lose_destiny
from ....state import DoomState, cards_in_play, warriors
from ....words.nouns import ACTION
from ....words.whom import title_of
from ...marks import AWAY
from ...reach import carries
from ..act import Act


@dataclass(frozen=True)
class ShutDown(Act):
    """Everybody loses half his destiny points, rounded up; cards of these titles are turned over."""

    titles: tuple[tuple[str, int], ...]  # each with the actions that turn it up again

    def meant(self, s: DoomState) -> list[tuple[int, int]]:
        prices = dict(self.titles)
        return [(card, prices[id]) for card in cards_in_play(s) if (id := s.t.defs[card].id) in prices]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.destiny) or bool(self.meant(s))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[me] > 0 or any(s.side[card] == me for card, _ in self.meant(s))

    def instant(self) -> Instant:
        def shut(s: DoomState, me: int, src: int, x: int) -> None:
            for seat, have in enumerate(s.destiny):
                lose_destiny(s, seat, -(-have // 2), src, by=me)
            for card, price in self.meant(s):
                turn_over(s, card, price)

        return shut

    def say(self, w: Words) -> list[Clause]:
        price = [
            w.pick(
                f"karta {title_of(id).cs} za {w.count(n, ACTION, ACC)}", f"{title_of(id).en} for {w.count(n, ACTION)}"
            )
            for id, n in self.titles
        ]
        names = w.pick(" a karty ", " and ").join(title_of(id)[w.lang] for id, _ in self.titles)
        again = w.pick(" a ", " and ").join(price)
        return [
            Clause(
                _TAKE,
                w.pick(
                    f"všem hráčům polovinu bodů osudu (zaokrouhleno nahoru) a obrať všechny karty {names} ve hře lícem "
                    f"dolů: nemají žádný účinek, dokud se neobrátí zpět ({again})",
                    f"half the destiny points of every player away (rounded up) and turn all cards {names} in "
                    "play face "
                    f"down: they have no effect until they are turned up again ({again})",
                ),
            )
        ]


_TAKE = verb("vezmi", "vzít", "vezme", "take")


@dataclass(frozen=True)
class Eclipse(Act):
    """Every card in play is turned over; warriors go into cover instead."""

    price: int = 1

    def others(self, s: DoomState) -> list[int]:
        return [card for card in cards_in_play(s) if not s.t.is_warrior[card]]

    def open_warriors(self, s: DoomState) -> list[int]:
        return [w for w in warriors(s) if may_be_driven(s, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.others(s) or self.open_warriors(s))

    def instant(self) -> Instant:
        def darken(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.others(s):
                turn_over(s, card, self.price)
                if carries(s, AWAY, card) and s.bearer[card] >= 0 and s.away >> s.bearer[card] & 1:
                    bring_back(s, s.bearer[card])  # what kept it away has no effect now
            for warrior in self.open_warriors(s):
                into_cover(s, warrior)  # in a combat, which goes on, too (DTR-375)

        return darken

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, ACTION, ACC)
        return [
            Clause(
                _TURN,
                w.pick(
                    f"všechny karty ve hře lícem dolů: nemají žádný účinek, dokud je někdo za {price} neobrátí, každou "
                    "zvlášť; bojovníci jdou místo toho do úkrytu",
                    f"all cards in play face down: they have no effect until somebody turns them up, for {price} each; "
                    "warriors go into cover instead",
                ),
            )
        ]


_TURN = verb("obrať", "obrátit", "obrátí", "turn")
