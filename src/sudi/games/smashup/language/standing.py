"""What holds for a while: triggers, replacements, modifiers of power, and what cannot be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Words, upper

from ..cards.card import ONGOING
from ..events import TO_ANOTHER_BASE, UNDER_THE_DECK
from ..tables import GUARD, MICROBOTS
from ..words.lexicon import Told
from .amounts import share_of
from .occasions import StartOfTurn


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    def say(self, w: Words) -> str:
        if isinstance(self.when, StartOfTurn) and not self.when.own:
            who = w.pick("každý hráč", "that player")
            when = w.pick("na začátku svého tahu", "At the start of each player's turn,")
            return Told(w.lang).tell(who, when, self.do.say(w))
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


# What happens instead of being destroyed, or of going to the discard pile.
_INSTEAD = {
    UNDER_THE_DECK: (
        "dej ho dospod dobíracího balíčku jeho majitele",
        "put it on the bottom of its owner's deck",
    ),
    TO_ANOTHER_BASE: ("místo toho ho přesuň k jiné základně", "move it to another base instead"),
}


@dataclass(frozen=True)
class Replacement(triggers.Replacement):
    label: tuple[str, str] = ONGOING

    def say(self, w: Words) -> str:
        return f"{self.when.say_when(w)} {w.pick(*_INSTEAD[self.tag])}."


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    def say(self, w: Words) -> str:
        return self.scope.ban(w, self.action)  # type: ignore[attr-defined,no-any-return]


@dataclass(frozen=True)
class PowerChange(values.Modifier):
    @property
    def harms_bearer(self) -> bool:
        return self.operation == values.SUBTRACT

    def say(self, w: Words) -> str:
        """Each of your microbots has +1 power."""
        share = share_of(self.amount, w)
        less = self.operation == values.SUBTRACT
        sign = w.pick("−", "-") if less else "+"
        least = w.pick("(nejméně 0)", "(at least 0)") if less else ""
        subject = self.scope.subject(w)  # type: ignore[attr-defined]
        change = [w.pick("má", "has"), f"{sign}{share.n}", w.pick("k síle", "power")]
        return upper(" ".join(filter(None, [share.lead, subject, *change, share.tail, least]))) + "."


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
