"""Rules about blows: who kills by a wound, who strikes first, who cannot be hurt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import Words, upper

from ...cards.types import RELIC
from ...state import DoomState, attachments
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT
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
        who = self.scope.say_scope(w)
        text = w.pick(
            f"{who} {('zabíjí', 'zabíjejí')[many]} každého, koho {('zraní', 'zraní')[many]}",
            f"{who} {('kills', 'kill')[many]} every warrior {('it wounds', 'they wound')[many]}",
        )
        end = w.pick(", a ten je obětován", ", and the victim is sacrificed") if self.sacrifices else ""
        return upper(text + self.tail(w) + end) + "."


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
    """Kills if the warrior's fight is more than twice the armour of whom it faces."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        return RATING[FIGHT].of(s, card) > 2 * RATING[ARMOUR].of(s, opponent_of(s, card))

    def tail(self, w: Words) -> str:
        return w.pick(
            ", je-li jeho zápas víc než dvojnásobkem obrany protivníka",
            " if its fight is more than twice the opponent's armour",
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
