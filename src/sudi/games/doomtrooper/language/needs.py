"""What has to be the case for a card to be played or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.machine import ME, PC, PROG, SRC
from sudi.kernel.wording import ACC, NOM, Bilingual, Words

from ..state import DECLARATION, MODIFIERS, OPPONENTS, PLACES, DoomState, in_play
from ..words.areas import IN_OWN_AREA
from ..words.nouns import VICTORY, either
from ..words.ratings import IN_TACTIC, TACTICS
from ..words.vocabulary import programs
from ..words.whom import title_of
from .select import ANY, COMBATANTS, YOURS, Who, in_combat


@dataclass(frozen=True)
class Need:
    """`timing`: its words take the place of "Play at any time"."""

    rule: ClassVar[str] = "DTR-347"
    timing: ClassVar[bool] = False

    def met(self, s: DoomState, me: int, src: int) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def clause(self, w: Words) -> str:
        """The same as a condition of an ability, in front of what it does."""
        return ""

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


@dataclass(frozen=True)
class BearerIs(Need):
    """Whoever has the card is one of these."""

    who: Who

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.bearer[src] >= 0 and self.who.matches(s, s.bearer[src])

    def say(self, w: Words) -> str:
        return w.pick(f"Musí ji mít {self.who.say(w, NOM)}.", f"It has to be on {self.who.say(w)}.")

    def clause(self, w: Words) -> str:
        return w.pick(f"má-li tuto kartu {self.who.say(w, NOM)}", f"if {self.who.say(w)} has this card")

    def missing(self) -> Bilingual:
        cs, en = self.who.say(Words("cs"), NOM), self.who.say(Words("en"))
        return Bilingual(f"musí ji mít {cs}", f"it has to be on {en}")


@dataclass(frozen=True)
class NoOther(Need):
    """The player has none of these yet."""

    who: Who

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return not self.who.find(s, me, src)

    def say(self, w: Words) -> str:
        bare = replace(self.who, whose=ANY, areas=()).say(w, ACC)
        where = either([IN_OWN_AREA[PLACES[a]][w.lang] for a in self.who.areas], w) or w.pick("ve hře", "in play")
        return w.pick(f"Nesmíš mít {where} {bare}.", f"You may not have {bare} {where}.")

    def missing(self) -> Bilingual:
        cs, en = self.who.say(Words("cs"), ACC), self.who.say(Words("en"))
        return Bilingual(f"nesmíš mít {cs}", f"you may not have {en}")


# ---- when ----
PASSED_ON = "passed on"  # the program that lets a player play a card that somebody has just played


def passed_on(s: DoomState, me: int, card: int) -> bool:
    """Is the player playing a card that was just played? Then it does not matter whose turn it is."""
    program = programs.by_name[PASSED_ON].id
    return any(f[PROG] == program and f[SRC] == card and f[ME] == me for f in s.stack)


@dataclass(frozen=True)
class OwnTurn(Need):
    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.turn == me or passed_on(s, me, src)

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli ve svém kole.", "Play at any time in your own turn.")

    def clause(self, w: Words) -> str:
        return w.pick("ve svém kole", "in your own turn")

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
class OutOfCombat(Need):
    rule: ClassVar[str] = "DTR-372"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return not s.phase

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli, jen ne v průběhu souboje.", "Play at any time, but not during a combat.")

    def missing(self) -> Bilingual:
        return Bilingual("nesmí probíhat souboj", "there may be no combat going on")


@dataclass(frozen=True)
class BeforeDrawing(Need):
    """In a draw step, before any card is drawn. `own`: in one's own."""

    own: bool = False
    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.drawing and (not self.own or s.turn == me)

    def say(self, w: Words) -> str:
        if self.own:
            return w.pick("Hraj ve svém kroku dobírání před dobráním.", "Play in your draw step before you draw.")
        return w.pick("Hraj v kroku dobírání před dobráním.", "Play in a draw step before the cards are drawn.")

    def missing(self) -> Bilingual:
        return Bilingual(
            "musí být krok dobírání a nikdo si ještě nesmí dobrat", "it has to be a draw step, before cards are drawn"
        )


@dataclass(frozen=True)
class QuietTurn(OwnTurn):
    """In one's own turn outside a combat."""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return super().met(s, me, src) and not s.phase

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli ve svém kole mimo souboj.", "Play at any time in your own turn outside a combat.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být tvoje kolo mimo souboj", "it has to be your own turn, outside a combat")


@dataclass(frozen=True)
class NoCombat(Need):
    """At any time except during a combat."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return not s.phase

    def say(self, w: Words) -> str:
        return w.pick("Hraj kdykoli mimo souboj.", "Play at any time outside a combat.")

    def missing(self) -> Bilingual:
        return Bilingual("nesmí právě probíhat souboj", "there may be no combat going on")


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


@dataclass(frozen=True)
class BearerInTactic(InTactic):
    """The same, while the bearer of the card takes part."""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return super().met(s, me, src) and in_combat(s, s.bearer[src])


@dataclass(frozen=True)
class ZoneInUse(Need):
    """In a combat whose defender uses a warzone."""

    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == MODIFIERS and s.warzone >= 0

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj v průběhu souboje, ve kterém se někdo brání z válečné zóny.",
            "Play during a combat in which somebody defends from a warzone.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("musí se někdo v souboji bránit z válečné zóny", "somebody has to defend from a warzone")


@dataclass(frozen=True)
class InTacticWith(InTactic):
    """The same, while one of these warriors is in the combat."""

    who: Who = COMBATANTS

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return super().met(s, me, src) and bool(self.who.find(s, me, src))

    def say(self, w: Words) -> str:
        who = self.who.say(w, NOM)
        return super().say(w).rstrip(".") + w.pick(f", účastní-li se ho {who}.", f" with {self.who.say(w)}.")

    def missing(self) -> Bilingual:
        first = super().missing()
        return Bilingual(
            f"{first.cs} a musí se ho účastnit {self.who.say(Words('cs'), NOM)}",
            f"{first.en} with {self.who.say(Words('en'))}",
        )


@dataclass(frozen=True)
class JustNamed(Need):
    """Right after the opponents of a combat are named."""

    rule: ClassVar[str] = "DTR-372"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == OPPONENTS and s.attacker >= 0

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj ihned po jmenování protivníků souboje.", "Play right after the opponents of a combat are named."
        )

    def missing(self) -> Bilingual:
        return Bilingual("musejí být právě jmenováni protivníci souboje", "the opponents have to be just named")


@dataclass(frozen=True)
class BeforeDiscarding(Need):
    """In one's own turn, when all actions are done and the discard step has not begun."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        if s.turn != me or s.phase or s.actions or s.bonus_attacks or not s.stack:
            return False
        turn = programs.by_name["turn"]
        now = s.stack[0]
        return now[PROG] == turn.id and turn.steps[now[PC]].__name__ in ("offer", "offer_discard")

    def say(self, w: Words) -> str:
        return w.pick("Hraj těsně před svým krokem odhazování.", "Play right before your discard step.")

    def missing(self) -> Bilingual:
        return Bilingual(
            "musíš mít hotové všechny akce a krok odhazování nesmí ještě začít",
            "your actions have to be over and your discard step may not have begun",
        )


@dataclass(frozen=True)
class NeedVictory(Need):
    """The player has so many victory points."""

    n: int = 0

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.victory[me] >= self.n

    def say(self, w: Words) -> str:
        count = w.count(self.n, VICTORY, ACC)
        return w.pick(f"Musíš mít aspoň {count}.", f"You need at least {count}.")

    def missing(self) -> Bilingual:
        cs, en = Words("cs").count(self.n, VICTORY, ACC), Words("en").count(self.n, VICTORY)
        return Bilingual(f"musíš mít aspoň {cs}", f"you have to have at least {en}")


BEFORE_DISCARDING = BeforeDiscarding()
ZONE_IN_USE, JUST_NAMED = ZoneInUse(), JustNamed()
QUIET_TURN, NO_COMBAT = QuietTurn(), NoCombat()
OWN_TURN, OTHERS_TURN, BEFORE_ACTIONS, BEFORE_COMBAT = OwnTurn(), OthersTurn(), BeforeActions(), BeforeCombat()
OUT_OF_COMBAT = OutOfCombat()
