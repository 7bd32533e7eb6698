"""What the cards of RONE: Invaze have printed on them: recruit cards, permanents, and the cards of the Invasion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import NOM, Bilingual, Words

from .words import FACTIONS, KIND_NAMES, NEUTRAL, PART, RESOURCE, SCREW

if TYPE_CHECKING:
    from .orders import Orders
    from .standing import Bonus

STARTER, ADDITIONAL, RECRUIT = "starter", "additional", "recruit"


@dataclass(frozen=True, kw_only=True)
class RoneCard(Card):
    """Any card of the game."""

    def type_line(self, lang: str) -> str:
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Recruit(RoneCard):
    """A recruit card (RON-019 to RON-024): played for resources, it harms, pays spare parts and has an effect."""

    faction: int = NEUTRAL
    cost: tuple[int, ...] = ()
    damage: tuple[int, int, int] = (0, 0, 0)  # melee, ranged, armour destruction
    reward: int = 0
    training_cost: int | None = None  # starters have none (RON-290)
    play: Effect | None = None
    drawn: Effect | None = None
    dumped: Effect | None = None
    trained: Effect | None = None
    fleeting: bool = False

    effect_fields: ClassVar[tuple[str, ...]] = ("play", "drawn", "dumped", "trained")

    kind: ClassVar[str] = "recruit"

    def type_line(self, lang: str) -> str:
        cs = {STARTER: "Startovní karta", ADDITIONAL: "Dodatečná startovní karta"}.get(self.box, "Verbovací karta")
        en = {STARTER: "Starter card", ADDITIONAL: "Additional starter card"}.get(self.box, "Recruit card")
        if self.faction == NEUTRAL:
            return cs if lang == "cs" else en
        return f"{cs}, {FACTIONS[self.faction].cs}" if lang == "cs" else f"{en}, {FACTIONS[self.faction].en}"

    def printed(self, w: Words) -> str:
        """Cost, damage, reward and training cost in words."""
        facts = [f"{w.pick('Cena', 'Cost')}: {kinds_words(self.cost, w)}."]
        names = (
            w.pick("na blízko", "melee"),
            w.pick("střelecké", "ranged"),
            w.pick("proti brnění", "armour destruction"),
        )
        harm = ", ".join(f"{name} {n}" for name, n in zip(names, self.damage, strict=True) if n)
        if harm:
            facts.append(f"{w.pick('Zranění', 'Damage')}: {harm}.")
        if self.reward:
            facts.append(f"{w.pick('Odměna', 'Reward')}: {w.count(self.reward, PART, NOM)}.")
        if self.training_cost is not None:
            facts.append(f"{w.pick('Vycvičení', 'Training')}: {w.count(self.training_cost, SCREW, NOM)}.")
        return " ".join(facts)

    def render(self, w: Words) -> str:
        parts = [self.printed(w)]
        if self.play is not None:
            parts.append(w.paragraph(self.play.say(w)))
        for effect, lead in (
            (self.drawn, w.pick("Při dobrání:", "When drawn:")),
            (self.dumped, w.pick("Při odložení z ruky na skládku:", "When put on the dump from hand:")),
            (self.trained, w.pick("Při vycvičení:", "When trained:")),
        ):
            if effect is not None:
                parts.append(w.paragraph(w.led(lead, effect.say(w))))
        if self.fleeting:
            parts.append(
                w.pick(
                    "Prchavá: na konci kola, ve kterém byla dobrána nebo zahrána, ji znič.",
                    "Fleeting: destroy it at the end of the turn in which it was drawn or played.",
                )
            )
        return " ".join(parts)


@dataclass(frozen=True, kw_only=True)
class Permanent(RoneCard):
    """A leader or a technology (RON-025 to RON-034): stays in the base; its active ability exhausts it."""

    leader: bool = False
    active: Effect | None = None
    bonuses: tuple[Bonus, ...] = ()

    effect_fields: ClassVar[tuple[str, ...]] = ("active",)

    @property
    def kind(self) -> str:
        return "leader" if self.leader else "technology"

    def bonus(self, what: str) -> int:
        return sum(bonus.n for bonus in self.bonuses if bonus.what == what)

    def type_line(self, lang: str) -> str:
        if self.leader:
            return "Vůdce" if lang == "cs" else "Leader"
        return "Technologie" if lang == "cs" else "Technology"

    def render(self, w: Words) -> str:
        parts = []
        if self.active is not None:
            parts.append(w.paragraph(w.led(w.pick("Aktivní schopnost:", "Active ability:"), self.active.say(w))))
        parts += [rule.say(w) for rule in (*self.standing, *self.bonuses)]  # type: ignore[attr-defined]
        return " ".join(parts)


class Values(NamedTuple):
    """The four values of an Invasion card or a support row (RON-139, RON-140)."""

    ranged: int = 0
    melee: int = 0
    armor: int = 0
    life: int = 0

    def say(self, w: Words) -> str:
        names = (
            (self.ranged, w.pick("střelba", "ranged")),
            (self.melee, w.pick("na blízko", "melee")),
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
    hindrance: str = ""  # a unique ability in the support section (RON-157)

    kind: ClassVar[str] = "invasion"

    def type_line(self, lang: str) -> str:
        if self.starting:
            return "Startovní karta Invaze" if lang == "cs" else "Starting Invasion card"
        return "Karta Invaze" if lang == "cs" else "Invasion card"

    def render(self, w: Words) -> str:
        from .orders import HINDRANCES

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
        if self.hindrance:
            parts.append(f"{w.pick('Dokud není poražena:', 'While undefeated:')} {HINDRANCES[self.hindrance][w.lang]}.")
        return " ".join(parts)


@dataclass(frozen=True, kw_only=True)
class Protocol(RoneCard):
    """A permanent of the Invasion (RON-137)."""

    active: Orders | None = None
    round_start: Orders | None = None
    round_end: Orders | None = None
    boost_armor: int = 0

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
        if self.boost_armor:
            n = self.boost_armor
            cs = f"Naposledy nasazená karta Invaze má navíc brnění {n}."
            parts.append(w.pick(cs, f"The last deployed Invasion card has {n} more armour."))
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
        return w.pick(f"{self.base} a {self.each} za každého hráče", f"{self.base} plus {self.each} per player")


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

    def render(self, w: Words) -> str:
        parts = [f"{w.pick('Protokoly na začátku', 'Protocols at the start')}: {self.protocols}."]
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
                    "Vítězství: základna nemá životy.",
                    f"Base: life {self.base_life.say(w)}; armour {armor.say(w)}. "
                    "Ranged damage may hit it at any time, other damage only while no Invasion card is deployed. "
                    "Victory: the base has no life left.",
                )
            )
        return " ".join(parts)


def kinds_words(kinds: tuple[int, ...], w: Words) -> str:
    """Resources by their kinds: červený, žolíkový; nothing at all is free."""
    return ", ".join(KIND_NAMES[kind][w.lang] for kind in kinds) or w.pick("zdarma", "free")
