"""What holds for a while: triggers, replacements, modifiers of power, and what cannot be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual, Words

from ..cards.card import ONGOING
from ..tables import GUARD, MICROBOTS
from ..words.lexicon import Told
from .occasions import StartOfTurn

UNSAID = Bilingual("", "")


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    def say(self, w: Words) -> str:
        if isinstance(self.when, StartOfTurn) and not self.when.own:
            who = w.pick("každý hráč", "that player")
            when = w.pick("na začátku svého tahu", "At the start of each player's turn,")
            return Told(w.lang).tell(who, when, self.do.say(w))
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


@dataclass(frozen=True)
class Replacement(triggers.Replacement):
    text: Bilingual = UNSAID
    label: tuple[str, str] = ONGOING

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    text: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class PowerChange(values.Modifier):
    text: Bilingual = UNSAID

    @property
    def harms_bearer(self) -> bool:
        return self.operation == values.SUBTRACT

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Guard(Standing):
    """Is destroyed to protect: the minion it is on from any ability, or its player's minions here from an action."""

    bearer: bool
    topic: ClassVar[str] = "guard"

    def key(self) -> str:
        return GUARD

    def say(self, w: Words) -> str:
        if self.bearer:
            return w.pick(
                "Pokud by schopnost nějaké karty tohoto bojovníka ovlivnila, znič tuto kartu a schopnost ho neovlivní.",
                "If an ability would affect this minion, destroy this card and the ability does not affect it.",
            )
        return w.pick(
            "Pokud by akce jiného hráče ovlivnila tvé bojovníky u této základny, znič tuto kartu a akce je neovlivní.",
            "If another player's action would affect your minions here, destroy this card "
            "and the action does not affect them.",
        )


@dataclass(frozen=True)
class AllMicrobots(Standing):
    """All minions of its player count as microbots (ruling R25)."""

    topic: ClassVar[str] = "microbots"

    def key(self) -> str:
        return MICROBOTS

    def say(self, w: Words) -> str:
        return w.pick("Všichni tvoji bojovníci se počítají jako miniboti.", "All your minions count as microbots.")
