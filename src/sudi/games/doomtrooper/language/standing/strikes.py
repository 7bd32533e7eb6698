"""Rules about blows: who kills by a wound, who strikes first, who cannot be hurt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.wording import ACC, Bilingual, Words, upper

from ...cards.types import RELIC
from ...state import DoomState, attachments
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, RATING_NAMES, TACTICS
from ...words.whom import noun_for
from ..marks import FIRST, KILLS, SAFE
from ..ratings import RATING
from ..select import in_combat, opponent_of, traits_of
from .rule import Rule
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
        if self.when.facing:
            word = noun_for(0, self.when.facing)
            each, which = _EACH[word.gender]
            whom = w.pick(f"{each} {word.singular[ACC]}, {which}", word.en[0])
            tail = replace(self, when=replace(self.when, facing=0)).tail(w)
        text = w.pick(
            f"{who} {('zabíjí', 'zabíjejí')[many]} {whom} zraní",
            f"{who} {('kills', 'kill')[many]} every {whom} {('it wounds', 'they wound')[many]}",
        )
        end = w.pick(", a ten je obětován", ", and the victim is sacrificed") if self.sacrifices else ""
        return upper(text + tail + end) + "."


_EACH = {"ma": ("každého", "kterého"), "mi": ("každý", "který"), "f": ("každou", "kterou"), "n": ("každé", "které")}


@dataclass(frozen=True)
class FirstStrike(Rule):
    """DTR-293 to DTR-296. `ends`: if the first blow wounds, the combat is over."""

    always: bool = False
    ends: bool = False
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
