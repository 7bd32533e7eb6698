"""Rules about blows: who kills by a wound, who strikes first, who cannot be hurt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.wording import ACC, NOM, Bilingual, Words, upper

from ...cards.types import RELIC
from ...state import DoomState, attachments
from ...words import traits as tr
from ...words.nouns import POINT
from ...words.ratings import ARMOUR, FIGHT, RATING_NAMES, TACTICS, VALUE
from ...words.whom import noun_for
from ..marks import EXTRA_POINTS, FIRST, KILLS, LAST_STAND, REMOVES, SAFE, SPENT
from ..ratings import RATING
from ..scopes import AIMED
from ..select import WARRIORS, Who, in_combat, opponent_of, traits_of
from .rule import COMBAT_LONG, Mark, Rule
from .subject import speaks_of_many, subject, suffered


@dataclass(frozen=True)
class KillsOnWound(Rule):
    """A warrior wounded by these is killed."""

    sacrifices: bool = False  # and removed from the game forever
    topic: ClassVar[str] = "killing blow"

    def key(self) -> str:
        return KILLS

    def say(self, w: Words) -> str:
        many = speaks_of_many(self.scope)
        who, whom = self.scope.say_scope(w), w.pick("každého, koho", "warrior")
        tail = self.tail(w)
        if self.when.facing and not self.when.or_having:
            word = noun_for(0, self.when.facing)
            each, which = _EACH[word.gender]
            whom = w.pick(f"{each} {word.singular[ACC]}, {which}", word.en[0])
            tail = replace(self, when=replace(self.when, facing=0)).tail(w)
        if self.when.or_having:  # the clause is too long to stand behind
            who, tail = w.pick(f"{who}{tail}", who), w.pick("", tail)
        text = w.pick(
            f"{who} {('zabíjí', 'zabíjejí')[many]} {whom} zraní",
            f"{who} {('kills', 'kill')[many]} every {whom} {('it wounds', 'they wound')[many]}",
        )
        end = w.pick(", a ten je obětován", ", and the victim is sacrificed") if self.sacrifices else ""
        return upper(text + tail + end) + "."


_EACH = {"ma": ("každého", "kterého"), "mi": ("každý", "který"), "f": ("každou", "kterou"), "n": ("každé", "které")}


@dataclass(frozen=True)
class Bounty(Rule):
    """So many points more for every follower of another apostle than the killer's whom one of these kills."""

    n: int = 0
    topic: ClassVar[str] = "bounty"

    def key(self) -> str:
        return EXTRA_POINTS

    def meant(self, s: DoomState, killer: int, victim: int) -> bool:
        return bool(victim & tr.FOLLOWERS & ~traits_of(s, killer))

    def say(self, w: Words) -> str:
        assert isinstance(self.scope, Who)
        n = w.count(self.n, POINT)
        return w.pick(
            f"Zabije-li {self.scope.say(w, NOM)} v souboji stoupence jiného apoštola, než je jeho, získáš o {n} víc.",
            f"If {self.scope.say(w)} kills a follower of another apostle than its own in a combat, you earn {n} more.",
        )


@dataclass(frozen=True)
class Removes(Rule):
    """Whom of these they kill, however, is sacrificed."""

    whom: Who = WARRIORS
    topic: ClassVar[str] = "removal"

    def key(self) -> str:
        return REMOVES

    def say(self, w: Words) -> str:
        killers, whom = self.scope.say_scope(w), self.whom.say(w, NOM, many=True)
        text = w.pick(f"{whom}, které zabijí {killers}, jsou obětováni", f"{whom} killed by {killers} are sacrificed")
        return upper(text + self.tail(w)) + "."


@dataclass(frozen=True)
class FirstStrike(Rule):
    """DTR-293 to DTR-296. `ends`: if the first blow wounds, the combat is over."""

    always: bool = False
    ends: bool = False
    beats: bool = False  # even whoever always strikes first, and where nobody ever may
    topic: ClassVar[str] = "first strike"

    def key(self) -> str:
        return FIRST

    def say(self, w: Words) -> str:
        cs = ("útočí jako první", "útočí jako první")
        text = subject(self.scope, w, cs, ("strikes first", "strike first"))
        if self.always:
            text = subject(
                self.scope,
                w,
                ("VŽDY útočí jako první", "VŽDY útočí jako první"),
                ("ALWAYS strikes first", "ALWAYS strike first"),
            )
        end = ""
        if self.beats:
            end = w.pick(
                ", i když to protivník umí také nebo proti němu nikdo NIKDY nesmí",
                ", even if the opponent does too or NOBODY ever may against it",
            )
        if self.ends:
            end = w.pick("; zraní-li protivníka, souboj končí", "; if the blow wounds, the combat is over")
        return upper(text + self.tail(w) + end) + "."


@dataclass(frozen=True)
class Safe(Rule):
    """Cannot be wounded or killed."""

    topic: ClassVar[str] = "safe"

    def key(self) -> str:
        return SAFE

    def saves(self, s: DoomState, by: int, wound: bool) -> bool:
        """From this warrior (-1: from no warrior), by a wound or without one?"""
        return True

    def say(self, w: Words) -> str:
        hurt = f"být {suffered(self.scope, 'zraněn')} ani {suffered(self.scope, 'zabit')}"
        en = ("cannot be wounded or killed",) * 2
        return upper(subject(self.scope, w, (f"nemůže {hurt}", f"nemohou {hurt}"), en) + self.tail(w)) + "."


@dataclass(frozen=True)
class Overkill(KillsOnWound):
    """Kills if the warrior's rating (none named: that of the tactic) is more than twice the armour of whom it faces."""

    rating: str = FIGHT

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        if not self.rating and s.tactic < 0:
            return False
        force = RATING[self.rating or TACTICS[s.tactic]].of(s, card)
        return force > 2 * RATING[ARMOUR].of(s, opponent_of(s, card))

    def tail(self, w: Words) -> str:
        if self.rating:
            what = Bilingual(f"jeho {RATING_NAMES[self.rating].cs}", self.rating)
        else:
            what = Bilingual("jeho zápas či střelba, podle taktiky,", "fight or shoot, as the tactic is,")
        return super().tail(w) + w.pick(
            f", je-li {what.cs} víc než dvojnásobkem obrany protivníka",
            f" if its {what.en} is more than twice the opponent's armour",
        )


SPENDING = Mark("", AIMED, until=COMBAT_LONG, name=SPENT)


@dataclass(frozen=True)
class LastStand(Rule):
    """In such a combat a wound kills the warrior, and whatever the blows do it is sacrificed afterwards."""

    spends: Mark = SPENDING
    topic: ClassVar[str] = "last stand"

    def key(self) -> str:
        return LAST_STAND

    def say(self, w: Words) -> str:
        return w.pick(
            "Po takovém souboji je obětován; zraní-li ho protivník, je to jako zabití, jinak za něj body nejsou.",
            "After such a combat it is sacrificed; if the opponent wounds it, that is a kill, otherwise no points are "
            "earned for it.",
        )


@dataclass(frozen=True)
class KillsTheWeak(KillsOnWound):
    """Kills whomever it wounds whose total value is at most so much."""

    most: int = 0

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        return RATING[VALUE].of(s, opponent_of(s, card)) <= self.most

    def tail(self, w: Words) -> str:
        return super().tail(w) + w.pick(
            f", má-li protivník celkovou hodnotu nejvýše {self.most}",
            f" if the opponent's total value is {self.most} or less",
        )


@dataclass(frozen=True)
class OnlyRelicsHurt(Safe):
    """Cannot be wounded but by a Doomtrooper that carries a relic; what kills without a wound does kill it."""

    def saves(self, s: DoomState, by: int, wound: bool) -> bool:
        if not wound:
            return False
        if by < 0 or not traits_of(s, by) & tr.DOOMTROOPER:
            return True
        return not any(s.t.type[c] == RELIC for c in attachments(s, by))

    def say(self, w: Words) -> str:
        text = subject(
            self.scope,
            w,
            ("nemůže být zraněn", "nemohou být zraněni"),
            ("cannot be wounded", "cannot be wounded"),
        )
        return upper(text + w.pick(", leda Doomtrooperem s relikvií", " except by a Doomtrooper with a relic")) + "."
