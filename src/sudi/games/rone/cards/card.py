"""What the players' cards of RONE: Invaze have printed on them: recruit cards and permanents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import NOM, Words

from ..words.factions import FACTIONS, NEUTRAL
from ..words.lexicon import PART, SCREW
from ..words.names import KIND_NAMES

if TYPE_CHECKING:
    from ..language.bonuses import Bonus


STARTER, ADDITIONAL, RECRUIT = "starter", "additional", "recruit"


@dataclass(frozen=True, kw_only=True)
class RoneCard(Card):
    """Any card of the game."""

    bonuses: tuple[Bonus, ...] = ()

    def bonus(self, what: type[Bonus]) -> int:
        return sum(bonus.n for bonus in self.bonuses if isinstance(bonus, what))

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
        parts += [rule.say(w) for rule in self.standing]  # type: ignore[attr-defined]
        return " ".join(parts)


@dataclass(frozen=True, kw_only=True)
class Permanent(RoneCard):
    """A leader or a technology (RON-025 to RON-034): stays in the base; its active ability exhausts it."""

    leader: bool = False
    active: Effect | None = None

    effect_fields: ClassVar[tuple[str, ...]] = ("active",)

    @property
    def kind(self) -> str:
        return "leader" if self.leader else "technology"

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


def kinds_words(kinds: tuple[int, ...], w: Words) -> str:
    """Resources by their kinds: červený, žolíkový; nothing at all is free."""
    return ", ".join(KIND_NAMES[kind][w.lang] for kind in kinds) or w.pick("zdarma", "free")
