"""What a card of Summoner Wars has printed on it: units, structures and events, and the abilities of units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect, walk
from sudi.kernel.standing import Grant, Standing
from sudi.kernel.triggers import Trigger
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words

from ..language.saying import say_rules
from ..words.names import FACTIONS, SYMBOLS
from ..words.phases import ATTACK_NAMES, PHASE_NAMES, PHASES

# Classes (SUW-126).
SUMMONER, CHAMPION, COMMON = "summoner", "champion", "common"
STRUCTURE, EPIC, EVENT = "structure", "epic_event", "event"
UNITS = (SUMMONER, CHAMPION, COMMON)
EVENTS = (EPIC, EVENT)
CLASS_NAMES = {
    SUMMONER: Bilingual("Vyvolavač", "Summoner"),
    CHAMPION: Bilingual("Hrdina", "Champion"),
    COMMON: Bilingual("Běžná jednotka", "Common"),
    STRUCTURE: Bilingual("Stavba", "Structure"),
    EPIC: Bilingual("Epická událost", "Epic event"),
    EVENT: Bilingual("Standardní událost", "Standard event"),
}

_FACTS = ("attack", "symbols", "active", "structure", "variant_of", "edition")  # on a card's face, beside its numbers

NO_COST = -1  # none at all, which is not a cost of 0 (SUW-148)

EDITION_NAMES = {
    "later": Bilingual("pozdější vydání", "later print"),
    "digital": Bilingual("digitální vydání", "digital edition"),
}

# Where a standing rule has to be to hold: on the battlefield, in the active-event zone, tucked under a card.
FIELD, ACTIVE, UNDER = "field", "active", "under"


@dataclass(frozen=True)
class Aimed(Scope):
    """Whatever the lasting rule was aimed at."""

    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        return True


AIMED = Aimed()


@dataclass(frozen=True)
class Ability:
    """SUW-191: a named effect of a unit. Two cards with the same ability share one of these."""

    id: str
    name: Bilingual
    rules: tuple[Standing, ...]

    @cached_property
    def lent(self) -> Grant:
        """The ability given to another unit for a while (SUW-195: never had twice)."""
        return Grant("", AIMED, self.rules)

    def text(self, w: Words) -> str:
        return say_rules(w, self.rules)

    def say(self, w: Words) -> str:
        return f"{self.name[w.lang]}: {self.text(w)}"


@dataclass(frozen=True, kw_only=True)
class WarCard(Card):
    kind: str
    faction: int | None = None
    symbols: tuple[str, ...] = ()
    cost: int = NO_COST
    strength: int = 0
    life: int = 0
    attack: str = ""
    phase: int = -1  # when an event may be played
    active: bool = False  # stays in the active-event zone
    structure: bool = False  # can be built: gates, events of that class, units that are structures too
    abilities: tuple[Ability, ...] = ()
    played: Effect | None = None
    ends: Effect | None = None  # when an active event is discarded
    variant_of: str = ""  # the card of the first print that this one replaces in another edition
    edition: str = ""

    effect_fields: ClassVar[tuple[str, ...]] = ("played", "ends")

    @property
    def unit(self) -> bool:
        return self.kind in UNITS

    @property
    def event(self) -> bool:
        return self.kind in EVENTS

    def type_line(self, lang: str) -> str:
        line = CLASS_NAMES[self.kind][lang]
        if self.structure and self.kind != STRUCTURE:
            line += {"cs": " – stavba", "en": " – structure"}[lang]
        if self.phase >= 0:
            phase = PHASE_NAMES[self.phase][lang]
            line += f" (fáze {phase})" if lang == "cs" else f" ({phase} phase)"
        if self.faction is not None:
            faction = FACTIONS[self.faction]
            line += f", {faction.name[lang]}"
        return f"{line} ({EDITION_NAMES[self.edition][lang]})" if self.edition else line

    def face(self) -> tuple[dict[str, int], dict[str, Any]]:
        """The printed numbers, a cost of 0 among them (SUW-147), and what else stands on the card."""
        numbers = {"cost": self.cost} if self.cost != NO_COST else {}
        if self.unit:
            numbers["strength"] = self.strength
        if self.unit or self.structure:
            numbers["life"] = self.life
        facts: dict[str, Any] = {name: value for name in _FACTS if (value := getattr(self, name))}
        if self.phase >= 0:
            facts["phase"] = PHASES[self.phase]
        return numbers, facts

    def text(self, lang: str) -> str:
        return self.override[lang] if self.override is not None else self.render(Words(lang))

    def render(self, w: Words) -> str:
        """The type of attack, what the card does, and its symbols."""
        parts = [f"{ATTACK_NAMES[self.attack][w.lang]}."] if self.attack else []
        parts.append(self._does(w))
        if self.symbols:
            named = ", ".join(SYMBOLS[symbol][w.lang] for symbol in self.symbols)
            label = w.pick(
                "Symboly" if len(self.symbols) > 1 else "Symbol", "Symbols" if len(self.symbols) > 1 else "Symbol"
            )
            parts.append(f"{label}: {named}.")
        return " ".join(filter(None, parts))

    def _does(self, w: Words) -> str:
        parts = [w.paragraph(self.played.say(w))] if self.played is not None else []
        elsewhere = [rule for rule in self.standing if rule.zone != FIELD and not self._is_ability(rule)]
        lasting = say_rules(w, elsewhere)
        if self.active:
            parts.append(f"{w.pick('TRVAJÍCÍ', 'ACTIVE')}: {lasting}")
        elif lasting:
            parts.append(lasting)
        if self.ends is not None:
            lead = w.pick("Při odhození této karty", "When this card is discarded,")
            parts.append(w.paragraph(w.led(lead, self.ends.say(w))))
        parts.append(say_rules(w, [r for r in self.standing if r.zone == FIELD and not self._is_ability(r)]))
        parts += [ability.say(w) for ability in self.abilities]
        return " ".join(filter(None, parts))

    def _is_ability(self, rule: Standing) -> bool:
        return any(rule is own for ability in self.abilities for own in ability.rules)


def every_ability(card: WarCard) -> Iterator[Ability]:
    """The abilities that a card has printed on it, its own and those that it lends."""
    yield from card.abilities
    for rule in card.standing:
        lent = getattr(rule, "ability", None)
        if isinstance(lent, Ability):
            yield lent


def titles(cards: Iterable[WarCard]) -> dict[int, Bilingual]:
    """The names of abilities by the rules that they are made of, those included that their effects set up."""
    found: dict[int, Bilingual] = {}
    for ability in (one for card in cards for one in every_ability(card)):
        for rule in ability.rules:
            found.setdefault(id(rule), ability.name)
            for node in walk(rule.do) if isinstance(rule, Trigger) else ():
                for part in (getattr(node, name) for name in getattr(node, "__dataclass_fields__", ())):
                    if isinstance(part, Standing):
                        found.setdefault(id(part), ability.name)
    return found
