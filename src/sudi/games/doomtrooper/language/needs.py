"""What has to be the case for a card to be played or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import NOM, Bilingual, Words

from ..state import DECLARATION, DoomState, in_play
from .select import Who, title_of


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
        return w.pick(
            f"Musí být ve hře {self.who.say(w, NOM)}.",
            f"There has to be {self.who.say(w)} in play.",
        )

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
        return w.pick(f"Ve hře musí být {name}.", f"{name} has to be in play.")

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
        return w.pick("Hrajte kdykoli ve svém kole.", "Play at any time in your own turn.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být tvoje kolo", "it has to be your own turn")


@dataclass(frozen=True)
class BeforeActions(Need):
    """In one's own turn, before any action in it, granted ones included."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.turn == me and not s.acted and not s.phase

    def say(self, w: Words) -> str:
        return w.pick("Hrajte ve svém kole, než provedete první akci.", "Play in your turn before you take an action.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být tvoje kolo před první akcí", "it has to be your turn, before any action in it")


@dataclass(frozen=True)
class BeforeCombat(Need):
    """Not once the opponents of a combat are named."""

    rule: ClassVar[str] = "DTR-372"

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase <= DECLARATION

    def say(self, w: Words) -> str:
        return ""

    def missing(self) -> Bilingual:
        return Bilingual(
            "nesmějí být ještě jmenováni protivníci souboje", "the opponents of the combat may not be named yet"
        )


OWN_TURN, BEFORE_ACTIONS, BEFORE_COMBAT = OwnTurn(), BeforeActions(), BeforeCombat()
