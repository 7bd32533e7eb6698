"""What cards wait for: kills, wounds, draw steps, starts and ends of turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, NOM, Words

from ..rules.combat.aftermath import IN_COMBAT, how_of, striker_of
from ..rules.happenings import BUILT, DRAW_STEP, FOUGHT, HURT, KILLED, TURN_ENDS, TURN_STARTS
from ..state import DoomState, in_play, whose_table
from ..words.ratings import FIGHT, SHOOT, TACTICS
from .gear import weapon_in_use
from .scopes import ITSELF, Bearer, Itself
from .select import ANY, WARRIORS, YOURS, Who
from .standing.settling import Kept


@dataclass(frozen=True)
class OnDrawStep(Occasion):
    """In the draw step of the player the card lies before (its controller's, if it lies on its own side)."""

    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == whose_table(s, card))

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého kroku dobírání", "At the beginning of your draw step,")


@dataclass(frozen=True)
class OnTheirDrawStep(OnDrawStep):
    """The same on a card that lies before the player it was played on."""

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého kroku dobírání", "At the beginning of that player's draw step,")


@dataclass(frozen=True)
class OnKill(Occasion):
    """The warrior (or the bearer) kills one of these; `actor` is the killer, `subject` the victim, n its value."""

    event: ClassVar[str] = KILLED
    scope: Itself | Bearer | Who = ITSELF
    victim: Who = WARRIORS
    chosen: bool = False  # only the warrior the mission was aimed at
    armed: bool = False  # only with this weapon in use

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if actor < 0 or not self.scope.covers(s, holder, card, actor, actor):
            return False
        if self.chosen and s.aim[card] != subject:
            return False
        if self.armed and not _in_use(s, card, actor):
            return False
        return self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        killer = self.scope.say_scope(w)
        weapon = w.pick(" touto zbraní", " with this weapon") if self.armed else ""
        if self.chosen:
            whom = w.pick("zvolený cíl", "the chosen target")
        elif self.victim is WARRIORS:
            whom = w.pick("jiného bojovníka", "another warrior")
        else:
            whom = self.victim.say(w, ACC)
        return w.pick(f"Zabije-li {killer}{weapon} {whom},", f"If {killer} kills {whom}{weapon},")


def _in_use(s: DoomState, weapon: int, warrior: int) -> bool:
    return s.tactic >= 0 and weapon_in_use(s, warrior, s.tactic) == weapon


@dataclass(frozen=True)
class OnDeath(Occasion):
    """The bearer is killed."""

    event: ClassVar[str] = KILLED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] == subject)

    def say_when(self, w: Words) -> str:
        return w.pick("Je-li bojovník zabit,", "If the warrior is killed,")


@dataclass(frozen=True)
class OnBuilt(Occasion):
    """A fortification comes into play of a title that has not been paid for yet; `subject` is the card."""

    event: ClassVar[str] = BUILT

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return (card, s.t.kind[subject]) not in s.built

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Přijde-li do hry opevnění, za jehož název tento úkol ještě nezaplatil,",
            "When a fortification comes into play for whose title this mission has not paid yet,",
        )


@dataclass(frozen=True)
class OnHurt(Occasion):
    """One of these wounds one of those and survives the combat; `kills`: or kills it, in a combat or not."""

    event: ClassVar[str] = HURT
    striker: Who = WARRIORS
    victim: Who = WARRIORS
    kills: bool = False

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        """`actor` is the player of the victim, which may have left play by now."""
        if not self.kills and how_of(n) != IN_COMBAT:
            return False
        if self.victim.whose != ANY and (actor == holder) != (self.victim.whose == YOURS):
            return False
        return self.striker.fits(s, holder, card, striker_of(n)) and self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        striker, victim = self.striker.say(w, NOM), self.victim.say(w, ACC)
        if self.kills:
            return w.pick(f"Zraní-li nebo zabije-li {striker} {victim},", f"If {striker} wounds or kills {victim},")
        return w.pick(
            f"Zraní-li {striker} {victim} a přežije-li souboj,",
            f"If {striker} wounds {victim} and survives the combat,",
        )


@dataclass(frozen=True)
class OnFought(Occasion):
    """The bearer has come through a combat (of this tactic, if one is named)."""

    event: ClassVar[str] = FOUGHT
    tactic: str = ""

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if self.tactic and TACTICS[n] != self.tactic:
            return False
        return bool(s.bearer[card] == actor and in_play(s, actor))

    def say_when(self, w: Words) -> str:
        if self.tactic:
            cs, en = _COMBATS[self.tactic]
            return w.pick(f"Přežije-li bojovník {cs},", f"After the warrior survives {en},")
        return w.pick("Přežije-li bojovník souboj,", "After the warrior survives a combat,")


_COMBATS = {FIGHT: ("zápas", "a fight"), SHOOT: ("střelbu", "a shoot-out")}


@dataclass(frozen=True)
class OnYourTurn(Occasion):
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého kola", "At the start of your turn,")


@dataclass(frozen=True)
class OnYourTurnsEnd(OnYourTurn):
    event: ClassVar[str] = TURN_ENDS

    def say_when(self, w: Words) -> str:
        return w.pick("Po každém svém celém kole", "After every full turn of yours,")


# ---- whoever's turn it is ----
@dataclass(frozen=True)
class OnAnyDraw(Occasion):
    """In everybody's draw step."""

    event: ClassVar[str] = DRAW_STEP

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku kroku dobírání každého hráče", "At the beginning of everybody's draw step,")


@dataclass(frozen=True)
class OnOwnDraw(Occasion):
    """At the beginning of the draw step of whoever played the card."""

    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku každého svého kroku dobírání", "At the beginning of each of your draw steps,")


@dataclass(frozen=True)
class OnTurnEnd(Occasion):
    """Whenever a turn ends."""

    event: ClassVar[str] = TURN_ENDS
    kept: Kept  # what has to be kept up until then

    def say_when(self, w: Words) -> str:
        what = self.kept.what(w)
        return w.pick(
            f"Má-li ten hráč {what} od konce tohoto kola do konce svého příštího,",
            f"If that player keeps {what} from the end of this turn to the end of that player's next one,",
        )
