"""What cards wait for: kills, wounds, draw steps, starts and ends of turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.machine import PROG
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, INS, NOM, Words

from ..law.combat.course import PRIZES
from ..rules.combat.aftermath import IN_COMBAT, how_of, striker_of
from ..rules.combat.aftermath import KILLED as KILLED_HIT
from ..rules.happenings import BUILT, DEPLOYED, DRAW_STEP, FOUGHT, HURT, KILLED, SUFFERED, TURN_ENDS, TURN_STARTS
from ..state import CHANGE, KOHORT, PLACES, SQUAD, DoomState, in_play, own_warriors, whose_table
from ..words import trait_nouns
from ..words.areas import OF_AREA
from ..words.nouns import either
from ..words.ratings import FIGHT, IN_TACTIC, SHOOT, TACTICS
from ..words.vocabulary import programs
from .gear import weapon_in_use
from .scopes import ITSELF, Bearer, FromZone, Itself
from .select import ANY, WARRIORS, YOURS, Who, traits_of
from .shelter import shelters
from .standing.settling import Kept


@dataclass(frozen=True)
class OnDrawStep(Occasion):
    """In the draw step of the player the card lies before (its controller's, if it lies on its own side)."""

    event: ClassVar[str] = DRAW_STEP
    own: ClassVar[bool] = True  # it comes to its player alone

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
    scope: Itself | Bearer | FromZone | Who = ITSELF
    victim: Who = WARRIORS
    chosen: bool = False  # only the warrior the mission was aimed at
    armed: bool = False  # only with this weapon in use
    tactic: str = ""  # only in a combat of this kind
    killer: int = 0  # only if the killer has one of these traits
    survives: bool = False  # and comes through the combat itself

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if actor < 0 or not self.scope.covers(s, holder, card, actor, actor):
            return False
        if self.chosen and s.aim[card] != subject:
            return False
        if self.survives and s.phase == CHANGE and _falls(s, actor):
            return False
        if self.armed and not _in_use(s, card, actor):
            return False
        if self.killer and not traits_of(s, actor) & self.killer:
            return False
        if self.tactic and (s.tactic < 0 or TACTICS[s.tactic] != self.tactic):
            return False
        return self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        killer = self.scope.say(w, NOM) if isinstance(self.scope, Who) else self.scope.say_scope(w)
        weapon = w.pick(" touto zbraní", " with this weapon") if self.armed else ""
        if self.chosen:
            whom = w.pick("zvolený cíl", "the chosen target")
        elif self.victim is WARRIORS:
            whom = w.pick("jiného bojovníka", "another warrior")
        else:
            whom = self.victim.say(w, ACC)
        if self.killer:
            killer += f" ({trait_nouns.said(self.killer, w, NOM, many=False)})"
        if self.tactic:
            weapon += f" {IN_TACTIC[self.tactic][w.lang]}"
        lives = w.pick(" a přežije-li souboj", " and survives the combat") if self.survives else ""
        return w.pick(f"Zabije-li {killer}{weapon} {whom}{lives},", f"If {killer} kills {whom}{weapon}{lives},")


@dataclass(frozen=True)
class OnYourKill(Occasion):
    """One of these warriors of the player that has the mission kills one of those.

    `last_in`: the last one that its player has in this area; `theirs`: an opponent's; `behind`: one protected by a
    fortification of these traits.
    """

    event: ClassVar[str] = KILLED
    killer: Who = WARRIORS
    victim: Who = WARRIORS
    last_in: int = -1
    theirs: bool = False
    behind: int = 0

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        seat = whose_table(s, card)
        if actor < 0 or s.side[actor] != seat or not self.killer.matches(s, actor):
            return False
        owner = s.side[subject]
        if self.theirs and s.t.team[owner] == s.t.team[seat]:
            return False
        if self.last_in >= 0 and [w for w in own_warriors(s, owner) if s.at[w] == self.last_in] != [subject]:
            return False
        if self.behind and not shelters(s, subject, self.behind):
            return False
        return self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        killer = self.killer.say(w, NOM)
        if self.last_in >= 0:
            area = OF_AREA[PLACES[self.last_in]]
            whom = w.pick(
                f"posledního bojovníka {area.cs} některého hráče", f"the last warrior in a player's {area.en}"
            )
        else:
            whom = self.victim.say(w, ACC)
            if self.theirs:
                whom = w.pick(f"soupeři {whom}", f"{whom} of an opponent")
        if self.behind:
            what = trait_nouns.said(self.behind, w, NOM, many=False)
            whom += w.pick(f", kterého chrání {what}", f" protected by {what}")
        return w.pick(f"Zabije-li {killer} tohoto hráče {whom},", f"If {killer} of that player kills {whom},")


def _falls(s: DoomState, warrior: int) -> bool:
    """Is the warrior one of those whom the same combat kills?"""
    number = programs.by_name["combat"].id
    frame = next((f for f in reversed(s.stack) if f[PROG] == number), None)
    return frame is not None and any(entry[0] == warrior for entry in frame[PRIZES] or ())


def _in_use(s: DoomState, weapon: int, warrior: int) -> bool:
    return s.tactic >= 0 and weapon_in_use(s, warrior, s.tactic) == weapon


@dataclass(frozen=True)
class OnDeath(Occasion):
    """The bearer is killed. `fighting`: by its opponent in a combat."""

    event: ClassVar[str] = KILLED
    fighting: bool = False

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if self.fighting and (s.phase != CHANGE or subject not in (s.attacker, s.defender)):
            return False
        return bool(s.bearer[card] == subject)

    def say_when(self, w: Words) -> str:
        if self.fighting:
            return w.pick("Je-li bojovník zabit v souboji,", "If the warrior is killed in a combat,")
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
class OnDeployed(Occasion):
    """Somebody puts one of these warriors into play; `subject` is the warrior."""

    event: ClassVar[str] = DEPLOYED
    who: Who = WARRIORS

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return self.who.matches(s, subject)

    def say_when(self, w: Words) -> str:
        whom = self.who.say(w, ACC)
        return w.pick(f"Kdykoli kdokoli uvede do hry {whom},", f"Whenever anybody puts {whom} into play,")


@dataclass(frozen=True)
class OnYourArrival(Occasion):
    """A warrior comes into play in the Squad or the Cohort of whoever has the card."""

    event: ClassVar[str] = DEPLOYED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder and s.at[subject] in (SQUAD, KOHORT)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Přijde-li tvůj bojovník do hry v Mužstvu nebo v Kohortě,",
            "When a warrior of yours comes into play in the Squad or the Cohort,",
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
class OnSlain(Occasion):
    """The warrior itself has killed one of these, in a combat or not, and is still there when all is over."""

    event: ClassVar[str] = HURT
    victim: Who = WARRIORS

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(how_of(n) & KILLED_HIT) and striker_of(n) == card and self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        whom = self.victim.say(w, ACC)
        return w.pick(f"Zabije-li tento bojovník {whom},", f"If this warrior kills {whom},")


@dataclass(frozen=True)
class OnWounded(Occasion):
    """The bearer, if it is one of these, has been wounded in a combat and not killed."""

    event: ClassVar[str] = SUFFERED
    whom: tuple[Who, ...] = ()

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] == subject and any(who.matches(s, subject) for who in self.whom))

    def say_when(self, w: Words) -> str:
        names = either([who.say(w, NOM) for who in self.whom], w)
        return w.pick(
            f"Má-li tuto kartu {names} a je v souboji zraněn,", f"If {names} has this card and is wounded in a combat,"
        )


@dataclass(frozen=True)
class OnWoundedBy(Occasion):
    """One of these has been wounded, and not killed, in a combat with a warrior of one of those traits."""

    event: ClassVar[str] = SUFFERED
    whom: Who = WARRIORS
    by: int = 0

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        striker = striker_of(n)
        return self.whom.fits(s, holder, card, subject) and bool(traits_of(s, striker) & self.by)

    def say_when(self, w: Words) -> str:
        whom, by = self.whom.say(w, NOM), trait_nouns.said(self.by, w, INS, many=False)
        return w.pick(f"Zraní-li se {whom} v souboji s {by},", f"If {self.whom.say(w)} is wounded in a combat by {by},")


@dataclass(frozen=True)
class OnBearersDraw(Occasion):
    """At the beginning of the draw step of whoever leads the bearer."""

    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] >= 0 and s.side[s.bearer[card]] == actor)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Na začátku kroku dobírání hráče, jemuž bojovník patří,",
            "At the beginning of the draw step of the warrior's player,",
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
    own: ClassVar[bool] = True

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
    own: ClassVar[bool] = True

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
