"""What a card of Shards of Infinity has printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Condition, Effect, If
from sudi.kernel.permissions import Permission
from sudi.kernel.values import Modifier
from sudi.kernel.wording import Words

from ..words.names import FACTIONS, NO_FACTION

STARTER, ALLY, MERCENARY, CHAMPION, RELIC = "starter", "ally", "mercenary", "champion", "relic"


@dataclass(frozen=True, kw_only=True)
class ShardsCard(Card):
    kind: str
    faction: int = NO_FACTION
    cost: int | None = None
    shield: int = 0
    health: int = 0
    play: Effect | None = None
    exhaust: Effect | None = None
    exhaust_needs: Condition | None = None
    subtype: str = ALLY  # what a relic is once it is played
    character: int = -1  # whose relic it is
    solo_starter_of: int = -1

    effect_fields: ClassVar[tuple[str, ...]] = ("play", "exhaust")

    def effects(self) -> dict[str, Effect]:
        """An ability with a condition of its own (exhaust_needs) does nothing unless the condition is met."""
        found = super().effects()
        if self.exhaust is not None and self.exhaust_needs is not None:
            found["exhaust"] = If(self.exhaust_needs, self.exhaust)
        return found

    @property
    def is_champion(self) -> bool:
        return self.kind == CHAMPION or self.subtype == CHAMPION

    @property
    def has_variable_shield(self) -> bool:
        return self._modifies("shield", "hand")

    @property
    def has_variable_cost(self) -> bool:
        return self._modifies("cost", "row")

    @property
    def most_discount(self) -> int:
        """By how much it can get cheaper at the most, for each champion its recruiter has in play."""
        return sum(
            getattr(rule.amount, "times", 0)
            for rule in self.standing
            if isinstance(rule, Modifier) and rule.value == "cost" and rule.zone == "row"
        )

    def _modifies(self, value: str, zone: str) -> bool:
        return any(isinstance(rule, Modifier) and rule.value == value and rule.zone == zone for rule in self.standing)

    @property
    def guards(self) -> bool:
        """Does it forbid attacks on champions while it is in play?"""
        return any(isinstance(r, Permission) and r.action == "attack champion" for r in self.standing)

    def type_line(self, lang: str) -> str:
        """The printed type: Spojenec Šerorostů; Undergrowth Ally."""
        names = {
            STARTER: ("Základní karta", "Starter"),
            ALLY: ("Spojenec", "Ally"),
            MERCENARY: ("Žoldák", "Mercenary"),
            CHAMPION: ("Šampion", "Champion"),
            RELIC: ("Relikvie", "Relic"),
        }
        cs, en = names[self.kind]
        if self.faction == NO_FACTION:
            return cs if lang == "cs" else en
        return FACTIONS[self.faction].of(lang, cs, en)

    def render(self, w: Words) -> str:
        parts = [text for rule in self.standing if (text := rule.say(w))]  # type: ignore[attr-defined]
        if self.play is not None:
            parts.append(w.paragraph(self.play.say(w)))
        if self.exhaust is not None:
            lead = w.pick("Vyčerpej:", "Exhaust:")
            if self.exhaust_needs is not None:
                lead = f"{self.exhaust_needs.say_if(w)[:-1]}, {lead[0].lower() + lead[1:]}"
            parts.append(w.paragraph(w.led(lead, self.exhaust.say(w))))
        return " ".join(parts)
