"""What cards ask before they do something."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Condition, Test
from sudi.kernel.wording import Words

from ..rules.invasion.stack import armour_left
from ..state import RoneState
from ..words.factions import FACTIONS
from ..words.lexicon import CARD, LIFE


@dataclass(frozen=True)
class PlayedAtLeast(Condition):
    """So many recruit cards played this turn, this one included."""

    n: int

    def test(self) -> Test:
        n = self.n
        return lambda s, me, src: s.plays[me] >= n

    def say_if(self, w: Words) -> str:
        cards = w.count(self.n, CARD)
        return w.pick(
            f"Pokud jsi v tomto kole zahrál alespoň {cards} (včetně této),",
            f"If you have played at least {cards} this turn (this one included),",
        )


@dataclass(frozen=True)
class PlayedExactly(Condition):
    """The card just played is exactly the n-th of the turn."""

    n: int

    def test(self) -> Test:
        n = self.n
        return lambda s, me, src: s.plays[me] == n

    def say_if(self, w: Words) -> str:
        return w.pick(f"pokud je to tvá {self.n}. karta v tomto kole,", f"if it is card no. {self.n} of your turn,")


@dataclass(frozen=True)
class PlayedFaction(Condition):
    """Another card of the faction lies in the own played zone."""

    faction: int

    def test(self) -> Test:
        faction = self.faction

        def another(s: RoneState, me: int, src: int) -> bool:
            return any(s.t.faction[c] == faction for c in s.played[me] if c != src)

        return another

    def say_if(self, w: Words) -> str:
        faction = FACTIONS[self.faction]
        return w.pick(
            f"Pokud máš mezi zahranými kartami {faction.another},",
            f"If another {faction.en} is among your played cards,",
        )


@dataclass(frozen=True)
class NoEnemyArmour(Condition):
    """An opponent has no armour; against the Invasion, its last deployed card has none, or none is deployed."""

    def test(self) -> Test:
        def bare(s: RoneState, me: int, src: int) -> bool:
            if s.t.coop:
                return armour_left(s) <= 0
            return any(s.armor[enemy] == 0 for enemy in s.t.enemies[me])

        return bare

    def say_if(self, w: Words) -> str:
        return w.pick("Pokud soupeř nemá žádné brnění,", "If an opponent has no armour,")


@dataclass(frozen=True)
class LifeAtMost(Condition):
    n: int

    def test(self) -> Test:
        n = self.n
        return lambda s, me, src: s.life[me] <= n

    def say_if(self, w: Words) -> str:
        return w.pick(f"Pokud máš nejvýše {w.count(self.n, LIFE)},", f"If you have {self.n} or less life,")


@dataclass(frozen=True)
class DumpAtLeast(Condition):
    n: int

    def test(self) -> Test:
        n = self.n
        return lambda s, me, src: len(s.dump[me]) >= n

    def say_if(self, w: Words) -> str:
        cards = w.count(self.n, CARD)
        there = "there is" if self.n == 1 else "there are"
        return w.pick(f"pokud máš na skládce alespoň {cards},", f"if {there} at least {cards} on your dump,")
