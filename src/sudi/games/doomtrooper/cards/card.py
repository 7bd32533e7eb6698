"""What a card of Doomtrooper has printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import ACC, Bilingual, Words, upper

from ..language.marks import ANSWER
from ..words import card_text
from ..words import traits as tr
from ..words.nouns import ACTION, ATTACK_ACTION, DESTINY
from ..words.ratings import IN_TACTIC
from .types import ACTIONS, ANYTIME, COMBAT, DISCARDED, END, ON_SEARCH, SACRIFICED, SPECIAL, START, TYPE_NAMES, WARRIOR

if TYPE_CHECKING:
    from ..language.needs import Need
    from ..language.pieces import Piece
    from ..language.select import Who


DECLARED = "declared"  # the moment of an ability: an opponent has declared an attack and named nobody yet


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
    resting: bool = False  # even while another weapon is used
    from_grave: bool = False  # even while the card lies in its owner's discard pile
    outside: bool = False  # even while the warrior is outside the vehicle
    everyone: bool = False  # used by any player, while the card is in play
    anybody: bool = False  # used by the card's player even if the bearer is not in the combat or not the one it saves

    def say(self, w: Words) -> str:
        parts = []
        if self.everyone:
            parts.append(w.pick("každý hráč", "any player"))
        elif self.by_bearer and not self.anybody:
            parts.append(w.pick("je-li bojovník tvůj", "if the warrior is yours"))
        if self.actions:
            count = w.count(self.actions, ATTACK_ACTION if self.attack and self.actions == 1 else ACTION, ACC)
            if self.attack and self.actions > 1:
                count += w.pick(" (poslední z nich je útočná)", " (the last of them is an attack action)")
            parts.append(w.pick(f"za {count}", f"for {count}"))
        elif self.moment == COMBAT:
            parts.append(w.pick("v průběhu souboje", "during a combat"))
        elif self.moment == "opponents":
            parts.append(w.pick("před začátkem boje", "before the fighting begins"))
        elif self.moment == DECLARED:
            parts.append(
                w.pick(
                    "vyhlásí-li soupeř souboj a nejmenoval-li ještě protivníky",
                    "when an opponent has declared a combat and not named the opponents yet",
                )
            )
        elif self.moment == ANSWER and getattr(self.do, "to_specials", False):
            parts.append(w.pick("zahraje-li někdo speciální kartu", "when somebody plays a special card"))
        elif self.moment == ON_SEARCH:
            parts.append(w.pick("najde-li si soupeř kartu", "when an opponent has found a card"))
        elif self.saves:
            tactic = IN_TACTIC.get(getattr(self.needs, "tactic", ""), Bilingual("", ""))
            hurt = Bilingual("má-li být bojovník zraněn či zabit", "when the warrior would be wounded or killed")
            if self.anybody:
                hurt = Bilingual("má-li být tvůj bojovník zabit", "when a warrior of yours would be killed")
            parts.append(f"{hurt[w.lang]} {tactic[w.lang]}".rstrip())
        else:
            parts.append(w.pick("kdykoli", "at any time"))
        if self.needs is not None and self.needs.clause(w):
            parts.append(self.needs.clause(w))
        if self.once:
            parts.append(w.pick("jednou za kolo", "once a turn"))
        if self.cost:
            price = w.count(self.cost, DESTINY, ACC)
            parts.append(w.pick(f"za {price}", f"for {price}"))
        if self.per:
            most = w.pick(f" (nejvýše {self.per * self.most})", f" (at most {self.per * self.most})") * bool(self.most)
            parts.append(card_text.per_words(w, self.per) + most)
        if self.discards:
            gone = w.pick("obětováním", "sacrificing") if self.sacrifices else w.pick("vyřazením", "discarding")
            parts.append(w.pick(f"{gone} této karty", f"by {gone} this card"))
        lead = upper(", ".join(parts)) + ":"
        return w.paragraph(w.led(lead, self.do.say(w))).replace("  ", " ")


@dataclass(frozen=True, kw_only=True)
class Doomcard(Card):
    type: str
    traits: int = 0
    fight: int | None = 0
    shoot: int | None = 0
    armour: int | None = 0
    value: int = 0
    limit: int = 4  # copies in a deck (DTR-471)
    rarity: str = ""  # in the set that is the card's box
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
    pays_value: int = 0  # costs so many times the value of the warrior it is played on
    per: int = 0
    most: int = 0
    attack: bool = False  # it takes an attack action (DTR-238)
    free: int = 0  # so many units cost nothing; what is paid comes on top
    after: str = DISCARDED
    aim: Who | Piece | None = None
    on_caster: bool = False  # a spell for the caster alone (DTR-498)
    at_player: str = ""  # "any", "other" (than whoever plays it): the card is played on a player
    counters: tuple[str, ...] = (SPECIAL,)  # the types of cards that a reaction to cards answers
    needs: Need | None = None
    play: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    vehicle: bool = False
    stands: bool = False  # a card of another type that is a warrior while it is in play
    turns_into: int = 0  # what the gear it is added to is from then on, beside what it was
    many: bool = False  # several copies of this fortification are allowed
    trades: tuple[str, int] = ("", 0)  # deployed for so many warriors of this title instead of its value
    mimics: bool = False  # it is played as a copy of a card in play
    effect_fields: ClassVar[tuple[str, ...]] = ("play",)

    def effects(self) -> dict[str, Effect]:
        found = super().effects()
        found.update({f"ability {n}": ability.do for n, ability in enumerate(self.abilities)})
        return found

    @property
    def warrior(self) -> bool:
        """Is it a warrior in play?"""
        return self.type == WARRIOR or self.stands

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
        if self.rarity:
            facts["rarity"] = self.rarity
        if self.when in (START, END):
            facts["own_turn"] = True  # played at the start or the end of one's own turn only
        return numbers, facts

    # ---- the text ----
    def type_line(self, lang: str) -> str:
        return TYPE_NAMES[self.type][lang]

    def render(self, w: Words) -> str:
        parts = [
            card_text.labels(self, w),
            card_text.playing(self, w),
            card_text.nature(self, w),
            card_text.arts(self, w),
        ]
        if self.play is not None:
            lead = upper(card_text.per_words(w, self.per)) if self.per and not self.free else ""
            clauses = self.play.say(w)
            parts.append(w.paragraph(w.led(lead, clauses) if lead else clauses).replace("  ", " "))
            if self.free:
                parts.append(card_text.again(w, self.per))
        parts.append(card_text.rules(self.standing, w))
        parts += [ability.say(w) for ability in self.abilities]
        if self.after == SACRIFICED:
            parts.append(w.pick("Poté tuto kartu obětuj.", "Then sacrifice this card."))
        return " ".join(filter(None, parts))
