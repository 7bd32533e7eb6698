"""What a card of Doomtrooper has printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.standing import Standing
from sudi.kernel.wording import ACC, Bilingual, Words, upper

from ..words import traits as tr
from ..words.areas import INTO_AREA
from ..words.card_text import placement
from ..words.nouns import ACTION, DESTINY, listed, polite, towards
from .types import (
    ACTIONS,
    ALLIANCE,
    ANYTIME,
    ART,
    COMBAT,
    DISCARDED,
    END,
    FORTIFICATION,
    IN_AREA,
    MOMENTS,
    ON_BEARER,
    SACRIFICED,
    SPECIAL,
    SPELL_MOMENTS,
    START,
    TYPE_NAMES,
    WARRIOR,
)

if TYPE_CHECKING:
    from ..language.needs import Need
    from ..language.pieces import Piece
    from ..language.select import Who


@dataclass(frozen=True)
class Ability:
    """Something a card in play can do: for actions, or at any time (`actions` 0)."""

    id: str
    name: Bilingual
    do: Effect
    actions: int = 0
    cost: int = 0
    per: int = 0  # destiny for each unit of the effect
    most: int = 0  # how many units at most; 0: as many as can be paid
    moment: str = ANYTIME  # or COMBAT, or "opponents": between the naming of the opponents and the tactic
    discards: bool = False  # the card itself is discarded to use it
    sacrifices: bool = False  # ... and sacrificed, not just discarded
    once: bool = False  # once in each of your turns
    attack: bool = False  # takes an attack action (DTR-238)
    needs: Need | None = None
    by_bearer: bool = False  # used by the player of the warrior it lies on, whoever played it
    saves: bool = False  # used when a warrior is about to be hurt
    anybody: bool = False  # used by the card's player even if the bearer is not in the combat

    def say(self, w: Words) -> str:
        parts = []
        if self.actions:
            count = w.count(self.actions, ACTION, ACC)
            kind = w.pick("útočná akce", "attack action") if self.attack else ""
            parts.append(w.pick(f"za {count}", f"for {count}") + (f" ({kind})" if kind else ""))
        elif self.moment == COMBAT:
            parts.append(w.pick("v průběhu souboje", "during a combat"))
        elif self.moment == "opponents":
            parts.append(w.pick("před začátkem boje", "before the fighting begins"))
        elif self.saves:
            parts.append(w.pick("má-li být bojovník zraněn či zabit", "when the warrior would be wounded or killed"))
        else:
            parts.append(w.pick("kdykoli", "at any time"))
        if self.once:
            parts.append(w.pick("jednou za kolo", "once a turn"))
        if self.cost:
            price = w.count(self.cost, DESTINY, ACC)
            parts.append(w.pick(f"za {price}", f"for {price}"))
        if self.per:
            parts.append(per_words(w, self.per))
        if self.discards:
            gone = w.pick("obětováním", "sacrificing") if self.sacrifices else w.pick("vyřazením", "discarding")
            parts.append(w.pick(f"{gone} této karty", f"by {gone} this card"))
        lead = upper(", ".join(parts)) + ":"
        return w.paragraph(w.led(lead, self.do.say(w)))


def per_words(w: Words, per: int) -> str:
    if w.czech:
        return f"za {'každý' if per == 1 else 'každé' if per < 5 else 'každých'} {w.count(per, DESTINY, ACC)}"
    return f"for every {w.count(per, DESTINY)}"


@dataclass(frozen=True, kw_only=True)
class Doomcard(Card):
    type: str
    traits: int = 0
    fight: int | None = 0
    shoot: int | None = 0
    armour: int | None = 0
    value: int = 0
    limit: int = 4  # copies in a deck (DTR-471)
    placed: str = ""  # a warrior with an area of its own ("aside", "squad"); otherwise by its side
    unique: bool = False
    casts: int = 0  # aspects of the Art the warrior masters
    never_art: bool = False  # DTR-225
    give: Who | Piece | None = None  # who may bear it, or (DTR-085) which card in play it is added to
    requires: int = 0  # traits without which the bearer keeps it unused (DTR-089)
    requires_some: int = 0  # the same, where one of several is enough
    lies: str = ""  # where a card that stays is laid
    areas: tuple[str, ...] = ()
    when: str = ACTIONS
    actions: int = 1
    cost: int = 0
    pays_value: bool = False  # costs the value of the warrior it is played on
    per: int = 0
    most: int = 0
    after: str = DISCARDED
    aim: Who | None = None
    on_caster: bool = False  # a spell for the caster alone (DTR-498)
    at_player: str = ""  # "any", "opponent": the card is played on a player
    needs: Need | None = None
    play: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    vehicle: bool = False
    many: bool = False  # several copies of this fortification are allowed
    effect_fields: ClassVar[tuple[str, ...]] = ("play",)

    def effects(self) -> dict[str, Effect]:
        found = super().effects()
        found.update({f"ability {n}": ability.do for n, ability in enumerate(self.abilities)})
        return found

    def text(self, lang: str) -> str:
        return self.override[lang] if self.override is not None else self.render(polite(lang))

    # ---- the face, for screens ----
    @property
    def kind(self) -> str:
        return self.type

    @property
    def faction(self) -> int:
        """The affiliation whose colours the card wears, by its place among them; -1: none."""
        return tr.faction_of(self.traits)

    def face(self) -> tuple[dict[str, int], dict[str, Any]]:
        """The printed numbers (none where a warrior never fights that way), and what else stands on the card."""
        numbers: dict[str, int] = {}
        if self.type == WARRIOR:
            rated = {"fight": self.fight, "shoot": self.shoot, "armour": self.armour, "value": self.value}
            numbers = {name: n for name, n in rated.items() if n is not None}
        elif self.cost:
            numbers = {"cost": self.cost}
        facts: dict[str, Any] = {"traits": tuple(tr.ids(self.traits)), "when": self.when, "limit": self.limit}
        if self.when in (START, END):
            facts["own_turn"] = True  # played at the start or the end of one's own turn only
        return numbers, facts

    # ---- the text ----
    def type_line(self, lang: str) -> str:
        return TYPE_NAMES[self.type][lang]

    def render(self, w: Words) -> str:
        parts = [self._labels(w), self._how(w), self._who(w), placement(self, w), self._arts(w)]
        if self.play is not None:
            lead = upper(per_words(w, self.per)) if self.per else ""
            clauses = self.play.say(w)
            parts.append(w.paragraph(w.led(lead, clauses) if lead else clauses).replace("  ", " "))
        parts += [_said(rule, w) for rule in self.standing]
        parts += [ability.say(w) for ability in self.abilities]
        if self.after == SACRIFICED:
            parts.append(w.pick("Poté tuto kartu obětujte.", "Then sacrifice this card."))
        return " ".join(filter(None, parts))

    def _labels(self, w: Words) -> str:
        shown = self.traits & _LABELLED
        words = [name[w.lang] for name in tr.names(shown)]
        if self.type != FORTIFICATION and self.traits & tr.FORTIFIED:
            words.append(w.pick("považováno za opevnění", "considered a fortification"))
        return " ".join(upper(word) + "." for word in words)

    def _how(self, w: Words) -> str:
        text = ""
        if self.type in (SPECIAL, ART, ALLIANCE, FORTIFICATION) and self.when in MOMENTS:
            text = (SPELL_MOMENTS if self.type == ART else MOMENTS)[self.when][w.lang]
        elif self.type == SPECIAL:
            count = w.count(self.actions, ACTION, ACC)
            text = w.pick(f"Hrajte za {count}.", f"Play for {count}.")
        if self.needs is not None and self.needs.timing:
            text = self.needs.say(w)
        if self.cost:
            price = w.count(self.cost, DESTINY, ACC)
            text = f"{text} {w.pick(f'Zaplaťte {price}.', f'Pay {price}.')}".strip()
        if self.pays_value:
            text += w.pick(" Zaplaťte jeho hodnotu v bodech osudu.", " Pay its value in destiny points.")
        if self.needs is not None and not self.needs.timing:
            text = f"{text} {self.needs.say(w)}".strip()
        return text

    def _who(self, w: Words) -> str:
        if self.lies == IN_AREA:
            places = [INTO_AREA[a][w.lang] for a in self.areas]
            return w.pick(f"Vyložte {' nebo '.join(places)}.", f"Lay {' or '.join(places)}.")
        if self.lies == ON_BEARER and self.give is not None:
            return w.pick(f"Přiložte {towards(self.give.say(w, 2, own=True))}.", f"Attach to {self.give.say(w)}.")
        if self.at_player:
            whom = {"any": Bilingual("na hráče", "on a player"), "opponent": Bilingual("na soupeře", "on an opponent")}
            return w.pick(f"Hrajte {whom[self.at_player].cs}.", f"Play {whom[self.at_player].en}.")
        if self.aim is not None:
            return w.pick(f"Cíl: {self.aim.say(w, 0)}.", f"Target: {self.aim.say(w)}.")
        return ""

    def _arts(self, w: Words) -> str:
        if self.never_art:
            return w.pick("Nesmí užívat Umění.", "May not use the Art.")
        if not self.casts:
            return ""
        if self.casts == tr.ALL_ARTS:
            return w.pick("Smí sesílat kouzla všech aspektů Umění.", "May cast spells of every aspect of the Art.")
        names = [name[w.lang] for name in tr.names(self.casts)]
        return w.pick(f"Smí sesílat kouzla {listed(names, w)}.", f"May cast spells of the {listed(names, w)}.")


# Their titles say it already.
_UNSAID = tr.NEPHARITE | tr.MARSHAL | tr.NECROMUTANT | tr.PROPHET | tr.PATRIARCH | tr.KADAVER | tr.SAMURAI
_LABELLED = ~(tr.AFFILIATIONS | tr.SIDES | tr.FORTIFIED | tr.LAST_RESORT | _UNSAID)


def _said(rule: Standing, w: Words) -> str:
    say: Any = getattr(rule, "say", None)
    return str(say(w)) if say is not None else ""
