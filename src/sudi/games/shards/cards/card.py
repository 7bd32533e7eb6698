"""What a card of Shards of Infinity has printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import Words

from ..language.conditions import OnlyIf
from ..words.names import FACTIONS, NO_FACTION

STARTER, ALLY, MERCENARY, CHAMPION, RELIC = "starter", "ally", "mercenary", "champion", "relic"
TYPES = {
    STARTER: ("Základní karta", "Starter"),
    ALLY: ("Spojenec", "Ally"),
    MERCENARY: ("Žoldák", "Mercenary"),
    CHAMPION: ("Šampion", "Champion"),
    RELIC: ("Relikvie", "Relic"),
}


@dataclass(frozen=True, kw_only=True)
class ShardsCard(Card):
    kind: str
    faction: int = NO_FACTION
    cost: int | None = None
    shield: int = 0
    health: int = 0
    play: Effect | None = None
    exhaust: Effect | None = None
    subtype: str = ALLY  # what a relic is once it is played
    character: int = -1  # whose relic it is
    solo_starter_of: int = -1
    reads: str = ""  # the set-up value by which it is read otherwise than usual

    effect_fields: ClassVar[tuple[str, ...]] = ("play", "exhaust")

    @property
    def key(self) -> str:
        """The name under which its programs are kept."""
        return f"{self.id} ({self.reads})" if self.reads else self.id

    @property
    def is_champion(self) -> bool:
        return self.kind == CHAMPION or self.subtype == CHAMPION

    def type_line(self, lang: str) -> str:
        """The printed type: Spojenec Šerorostů, Relikvie – spojenec Řádu; Undergrowth Ally, Relic – Order Ally."""
        if self.faction == NO_FACTION:
            cs, en = TYPES[self.kind]
            return cs if lang == "cs" else en
        if self.kind != RELIC:
            return FACTIONS[self.faction].of(lang, *TYPES[self.kind])
        cs, en = TYPES[self.subtype]
        played = FACTIONS[self.faction].of(lang, cs.lower(), en)
        return f"{TYPES[RELIC][0 if lang == 'cs' else 1]} – {played}"

    def render(self, w: Words) -> str:
        parts = [text for rule in self.standing if (text := rule.say(w))]  # type: ignore[attr-defined]
        if self.play is not None:
            parts.append(w.paragraph(self.play.say(w)))
        if self.exhaust is not None:
            lead, effect = w.pick("Vyčerpej:", "Exhaust:"), self.exhaust
            if isinstance(effect, OnlyIf):
                lead, effect = effect.lead(w, lead), effect.then
            parts.append(w.paragraph(w.led(lead, effect.say(w))))
        return " ".join(parts)
