"""What has to be the case for a card to be played or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.wording import ACC, NOM, Bilingual, Words

from ..state import DECLARATION, PLACES, DoomState, in_play
from ..words.areas import IN_OWN_AREA
from ..words.nouns import either
from ..words.ratings import IN_TACTIC, TACTICS
from ..words.whom import title_of
from .select import ANY, YOURS, Who


@dataclass(frozen=True)
class Need:
    """`timing`: its words take the place of "Play at any time"."""

    rule: ClassVar[str] = "DTR-347"
    timing: ClassVar[bool] = False

    def met(self, s: DoomState, me: int, src: int) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def missing(self) -> Bilingual:
        """What has to be, as the end of a sentence."""
        raise NotImplementedError


@dataclass(frozen=True)
class NeedWarrior(Need):
    """One of these warriors has to be in play."""

    who: Who

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return bool(self.who.find(s, me, src))

    def say(self, w: Words) -> str:
        if self.who.whose == YOURS:
            return w.pick(f"Musíš mít {self.mine(w)}.", f"You need {self.mine(w)}.")
        return w.pick(f"Ve hře musí být {self.who.say(w, NOM)}.", f"There has to be {self.who.say(w)} in play.")

    def mine(self, w: Words) -> str:
        """ve svém Mužstvu bojovníka Bratrstva; a Brotherhood warrior in your Squad"""
        bare = replace(self.who, whose=ANY, areas=()).say(w, ACC)
        where = either([IN_OWN_AREA[PLACES[a]][w.lang] for a in self.who.areas], w) or w.pick("ve hře", "in play")
        return w.pick(f"{where} {bare}", f"{bare} {where}")

    def missing(self) -> Bilingual:
        return Bilingual(
            f"musí být ve hře {self.who.say(Words('cs'), NOM)}", f"{self.who.say(Words('en'))} has to be in play"
        )


@dataclass(frozen=True)
class NeedCard(Need):
    """A card of this title has to be in play."""

    id: str

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return any(in_play(s, c) for c in s.t.instances(self.id))

    def say(self, w: Words) -> str:
        name = title_of(self.id)[w.lang]
        return w.pick(f"Ve hře musí být karta {name}.", f"{name} has to be in play.")

    def missing(self) -> Bilingual:
        name = title_of(self.id)
        return Bilingual(f"musí být ve hře karta {name.cs}", f"{name.en} has to be in play")


# ---- when ----
@dataclass(frozen=True)
class OwnTurn(Need):
    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.turn == me

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli ve svém kole.", "Play at any time in your own turn.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být tvoje kolo", "it has to be your own turn")


@dataclass(frozen=True)
class OthersTurn(Need):
    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.turn != me

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli, jen ne ve svém kole.", "Play at any time, but not in your own turn.")

    def missing(self) -> Bilingual:
        return Bilingual("nesmí být tvoje kolo", "it may not be your own turn")


@dataclass(frozen=True)
class BeforeActions(Need):
    """In one's own turn, before any action in it, granted ones included."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.turn == me and not s.acted and not s.phase

    def say(self, w: Words) -> str:
        return w.pick("Hraj ve svém kole, než provedeš první akci.", "Play in your turn before you take an action.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být tvoje kolo před první akcí", "it has to be your turn, before any action in it")


@dataclass(frozen=True)
class BeforeCombat(Need):
    """Not once the opponents of a combat are named."""

    rule: ClassVar[str] = "DTR-372"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase <= DECLARATION

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj kdykoli, ale ne po jmenování protivníků souboje.",
            "Play at any time, but not once the opponents of a combat are named.",
        )

    def missing(self) -> Bilingual:
        return Bilingual(
            "nesmějí být ještě jmenováni protivníci souboje", "the opponents of the combat may not be named yet"
        )


@dataclass(frozen=True)
class InTactic(Need):
    """In a combat of this tactic."""

    tactic: str
    rule: ClassVar[str] = "DTR-347"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.tactic >= 0 and TACTICS[s.tactic] == self.tactic

    def say(self, w: Words) -> str:
        return w.pick("Hraj ", "Play ") + IN_TACTIC[self.tactic][w.lang] + "."

    def missing(self) -> Bilingual:
        where = IN_TACTIC[self.tactic]
        return Bilingual(f"musí se to stát {where.cs}", f"it has to be {where.en}")


OWN_TURN, OTHERS_TURN, BEFORE_ACTIONS, BEFORE_COMBAT = OwnTurn(), OthersTurn(), BeforeActions(), BeforeCombat()
