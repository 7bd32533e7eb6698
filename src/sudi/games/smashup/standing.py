"""What cards and bases say that holds for a while: triggers, modifiers of power, and what cannot be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.effects import Amount, Count
from sudi.kernel.triggers import Occasion
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words

from .moves import AFFECTED, DESTROYED, DISCARDED, MINION_PLAYED, TURN_ENDS, TURN_STARTS
from .numbers import POWER
from .state import SmashState, controller, ignores_bonus
from .words import Told


# ---- occasions ----
@dataclass(frozen=True)
class StartOfTurn(Occasion):
    """At the start of its player's turn, or of everybody's."""

    own: bool = True
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return not self.own or actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého tahu", "At the start of your turn,")


@dataclass(frozen=True)
class EndOfTurn(Occasion):
    event: ClassVar[str] = TURN_ENDS

    def say_when(self, w: Words) -> str:
        return w.pick("Na konci tahu", "At the end of the turn,")


@dataclass(frozen=True)
class ThisDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Když je tento bojovník zničen,", "When this minion is destroyed,")


@dataclass(frozen=True)
class ThisDiscarded(Occasion):
    """This card goes from play to the discard pile: destroyed, or cleared away after a scoring (SMU-084)."""

    event: ClassVar[str] = DISCARDED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Když jde tato karta ze hry na odhazovací balíček,", "When this is discarded from play,")


@dataclass(frozen=True)
class MinionDestroyedHere(Occasion):
    """For a base: whenever a minion is destroyed at it."""

    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return s.at[card] == n & 4095

    def say_when(self, w: Words) -> str:
        return w.pick("Pokaždé, když je tu zničen bojovník,", "Each time a minion is destroyed here,")


@dataclass(frozen=True)
class OwnMicrobotDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return controller(s, subject) == holder and is_microbot(s, subject)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Když je zničen některý z tvých minibotů (i tento),", "When one of your microbots is destroyed (even this),"
        )


@dataclass(frozen=True)
class MinionPlayedHere(Occasion):
    """After a minion was played at this base: by anybody, or by another player; perhaps only a weaker one."""

    others: bool = True
    weaker: bool = False
    event: ClassVar[str] = MINION_PLAYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        place = n & 4095
        if s.at[card] != place or (self.others and actor == holder):
            return False
        # It has been played here even if its own ability took it away again; a comparison needs it here.
        return not self.weaker or (s.at[subject] == place and POWER.of(s, subject) < POWER.of(s, card))

    def say_when(self, w: Words) -> str:
        if not self.others:
            return w.pick("Pokaždé, když je sem zahrán bojovník,", "Each time a minion is played here,")
        weak = w.pick(" s menší silou", " of lower power") if self.weaker else ""
        return w.pick(
            f"Když sem jiný hráč zahraje bojovníka{weak}, po vyhodnocení jeho schopnosti",
            f"After another player plays a minion{weak} here and its ability is resolved,",
        )


@dataclass(frozen=True)
class AffectedByOthersCard(Occasion):
    event: ClassVar[str] = AFFECTED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject and actor != holder

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Když jiný hráč zahraje kartu, která tohoto bojovníka ovlivní,",
            "After another player plays a card that affects this minion,",
        )


@dataclass(frozen=True)
class ThisWouldBeDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject


@dataclass(frozen=True)
class LaidToRestHere(Occasion):
    """For a base: where minions destroyed at it go."""

    event: ClassVar[str] = "laid to rest"

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return s.at[card] == s.at[subject]


# ---- the three kinds, with words ----
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

    def say(self, w: Words) -> str:
        return self.text[w.lang]


# ---- scopes ----
@dataclass(frozen=True)
class Itself(Scope):
    def only(self, s: SmashState, card: int) -> int:
        return card

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target


@dataclass(frozen=True)
class Aimed(Scope):
    """Whatever the lasting rule was aimed at."""

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return True


@dataclass(frozen=True)
class Bearer(Scope):
    """The minion this action is on."""

    def only(self, s: SmashState, card: int) -> int:
        return s.on[card]

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.on[card] == target


@dataclass(frozen=True)
class BearerFromOthers(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.on[card] == target and actor != holder


@dataclass(frozen=True)
class OwnMinionsHereFromOthers(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return actor != holder and controller(s, target) == holder and s.at[target] == s.at[card]


@dataclass(frozen=True)
class MinionsHere(Scope):
    """For a base: every minion at it, but for those of a player who ignores the base (ruling R22)."""

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.at[target] != s.at[card] or not s.t.is_minion[target]:
            return False
        return not s.ignoring or not ignores_bonus(s, controller(s, target), s.at[card])


@dataclass(frozen=True)
class OwnMicrobots(Scope):
    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        return controller(s, target) == holder and is_microbot(s, target)


@dataclass(frozen=True)
class PlayingHere(Scope):
    """Playing a minion here: the target is the place and the card. By others, or one of the named faction."""

    named: bool = False

    def covers(self, s: SmashState, holder: int, card: int, actor: int, target: int) -> bool:
        place, minion = target >> 12, target & 4095
        if s.at[card] != place:
            return False
        return s.t.faction[minion] == s.named[card] if self.named else actor != holder


def is_microbot(s: SmashState, minion: int) -> bool:
    """By name, or because a card of its player makes all of that player's minions microbots (ruling R25)."""
    if s.t.cards[minion].microbot:
        return True
    own = controller(s, minion)
    return any(s.t.cards[m].makes_microbots and controller(s, m) == own for place in s.minions for m in place)


# ---- amounts ----
@dataclass(frozen=True)
class OnOthersTurns(Amount):
    n: int

    def count(self) -> Count:
        return lambda s, me, src, x: 0 if s.turn == me else self.n


@dataclass(frozen=True)
class SameNameHere(Amount):
    """One for each card of its name at its base, itself included, whoever plays it."""

    def count(self) -> Count:
        return lambda s, me, src, x: sum(s.t.kind[m] == s.t.kind[src] for m in s.minions[s.at[src]])


@dataclass(frozen=True)
class OtherOwnMicrobots(Amount):
    def count(self) -> Count:
        return lambda s, me, src, x: sum(
            m != src and controller(s, m) == me and is_microbot(s, m) for place in s.minions for m in place
        )
