"""What the cards of the Invasion have printed on them: its troops, protocols and scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from sudi.kernel.wording import NOM, Bilingual, Words

from ..language.hindrances import Hindrance
from ..words.lexicon import PROTOCOL, RESOURCE
from .card import RoneCard, kinds_words

if TYPE_CHECKING:
    from ..rules.invasion.orders import Orders


class Values(NamedTuple):
    """The four values of an Invasion card or a support row (RON-139, RON-140)."""

    ranged: int = 0
    melee: int = 0
    armor: int = 0
    life: int = 0

    def say(self, w: Words) -> str:
        names = (
            (self.ranged, w.pick("střelecké zranění", "ranged")),
            (self.melee, w.pick("zranění na blízko", "melee")),
            (self.armor, w.pick("brnění", "armour")),
            (self.life, w.pick("životy", "life")),
        )
        return ", ".join(f"{name} {n}" for n, name in names if n)


NO_VALUES = Values()


@dataclass(frozen=True, kw_only=True)
class InvasionCard(RoneCard):
    """RON-138 to RON-141. What it does is a list of orders, carried out one at a time; see orders.py."""

    starting: bool = False
    combat: Values = NO_VALUES
    support: Values = NO_VALUES
    rewards: tuple[int, ...] = ()
    training_cost: int = 1
    deploy: Orders | None = None
    when_trained: Orders | None = None
    defeated: Orders | None = None
    hindrance: Hindrance | None = None  # a unique ability in the support section (RON-157)

    kind: ClassVar[str] = "invasion"

    def type_line(self, lang: str) -> str:
        if self.starting:
            return "Startovní karta Invaze" if lang == "cs" else "Starting Invasion card"
        return "Karta Invaze" if lang == "cs" else "Invasion card"

    def render(self, w: Words) -> str:
        parts = [f"{w.pick('Boj', 'Combat')}: {self.combat.say(w)}."]
        if support := self.support.say(w):
            parts.append(f"{w.pick('Podpora', 'Support')}: {support}.")
        if self.rewards:
            parts.append(f"{w.pick('Odměna', 'Reward')}: {kinds_words(self.rewards, w)}.")
        parts.append(f"{w.pick('Vycvičení', 'Training')}: {w.count(self.training_cost, RESOURCE, NOM)}.")
        for orders, lead in (
            (self.deploy, w.pick("Při nasazení:", "When deployed:")),
            (self.when_trained, w.pick("Při vycvičení:", "When trained:")),
            (self.defeated, w.pick("Při porážce:", "When defeated:")),
        ):
            if orders is not None:
                parts.append(f"{lead} {orders.say(w)}.")
        if self.hindrance is not None:
            parts.append(self.hindrance.say(w))
        return " ".join(parts)


@dataclass(frozen=True, kw_only=True)
class Protocol(RoneCard):
    """A permanent of the Invasion (RON-137)."""

    active: Orders | None = None
    round_start: Orders | None = None
    round_end: Orders | None = None

    kind: ClassVar[str] = "protocol"

    def type_line(self, lang: str) -> str:
        return "Protokol" if lang == "cs" else "Protocol"

    def render(self, w: Words) -> str:
        parts = []
        for orders, lead in (
            (self.active, w.pick("Aktivní schopnost:", "Active ability:")),
            (self.round_start, w.pick("Na začátku kola Invaze:", "Start of the Invasion's turn:")),
            (self.round_end, w.pick("Na konci kola Invaze:", "End of the Invasion's turn:")),
        ):
            if orders is not None:
                parts.append(f"{lead} {orders.say(w)}.")
        parts += [bonus.say(w) for bonus in self.bonuses]
        return " ".join(parts)


@dataclass(frozen=True)
class Event:
    """RON-165: a name and the round in which it ends; what then happens."""

    name: Bilingual
    ends: int
    orders: Orders


@dataclass(frozen=True)
class PerHead:
    """A number that grows with the number of players."""

    base: int
    each: int

    def of(self, players: int) -> int:
        return self.base + self.each * players

    def say(self, w: Words) -> str:
        return w.pick(f"{self.base} + {self.each} za každého hráče", f"{self.base} + {self.each} per player")


@dataclass(frozen=True, kw_only=True)
class Scenario(RoneCard):
    """A scenario of a campaign (RON-142, RON-163 to RON-169)."""

    protocols: int = 2  # in play at least, after the set-up
    events: tuple[Event, ...] = ()
    round_start: Orders | None = None
    round_end: Orders | None = None
    rows: tuple[Values, ...] = ()  # support rows, the lowest first
    last_round: int = 0  # victory: its evaluation was survived
    base_life: PerHead | None = None  # victory: the base is down to 0
    base_armor: PerHead | None = None
    own_cards: tuple[InvasionCard, ...] = ()

    kind: ClassVar[str] = "scenario"

    def type_line(self, lang: str) -> str:
        return "Scénář" if lang == "cs" else "Scenario"

    def preparation(self, w: Words) -> str:
        """RON-163: what is laid out before the first round."""
        cs = "Příprava: do každé tréninkové zóny 1 karta; Invaze má 1 žeton výzkumu za každého hráče"
        en = "Set-up: 1 card in every training zone; the Invasion has 1 research token for each player"
        if self.protocols:
            many = w.count(self.protocols, PROTOCOL)
            cs, en = f"{cs} a nejméně {many}", f"{en} and at least {many}"
        return w.pick(f"{cs}.", f"{en}.")

    def render(self, w: Words) -> str:
        parts = [self.preparation(w)]
        for event in self.events:
            when = w.pick(f"kolo {event.ends}", f"round {event.ends}")
            parts.append(f"{event.name[w.lang]} ({when}): {event.orders.say(w)}.")
        for orders, lead in (
            (self.round_start, w.pick("Na začátku kola Invaze:", "Start of the Invasion's turn:")),
            (self.round_end, w.pick("Na konci kola Invaze:", "End of the Invasion's turn:")),
        ):
            if orders is not None:
                parts.append(f"{lead} {orders.say(w)}.")
        rows = "; ".join(row.say(w) or "-" for row in self.rows)
        if rows:
            parts.append(f"{w.pick('Podpora odspodu', 'Support from the bottom')}: {rows}.")
        if self.last_round:
            cs = f"Vítězství: hráči přežijí vyhodnocení {self.last_round}. kola."
            parts.append(w.pick(cs, f"Victory: the players survive the evaluation of round {self.last_round}."))
        if self.base_life is not None:
            armor = self.base_armor or PerHead(0, 0)
            parts.append(
                w.pick(
                    f"Základna: životy {self.base_life.say(w)}; brnění {armor.say(w)}. "
                    "Střelecké zranění ji může zasáhnout vždy, ostatní jen když není nasazena žádná karta Invaze. "
                    "Její životy se neobnovují. Vítězství: základna nemá životy.",
                    f"Base: life {self.base_life.say(w)}; armour {armor.say(w)}. "
                    "Ranged damage may hit it at any time, other damage only while no Invasion card is deployed. "
                    "Its life is never restored. Victory: the base has no life left.",
                )
            )
        return " ".join(parts)
