"""Orders of Invasion cards to each player."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import push
from sudi.kernel.wording import Words

from ..rules.board import ARMOUR, GAIN_NOUNS, GAINS, gain_research, lose_armour, suffer
from ..rules.deck import MILLING
from ..rules.invasion.orders import Order
from ..rules.invasion.stack import hindered
from ..rules.permanents import EXHAUSTING
from ..rules.resources import UNSTORING
from ..rules.training import UNSCREWING
from ..rules.workshop.turning import BLOCKING
from ..state import RoneState
from ..words import lexicon
from ..words.lexicon import damage_words
from .hindrances import LESS_ARMOUR


# ---- to each player ----
@dataclass(frozen=True)
class Hit(Order):
    """Damage at once (RON-D08)."""

    kind: int
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        suffer(s, seat, self.kind, self.n, source)

    def say(self, w: Words) -> str:
        return w.pick(f"obdrží {damage_words(w, self.kind, self.n)}", f"receives {damage_words(w, self.kind, self.n)}")


@dataclass(frozen=True)
class LoseArmour(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        lose_armour(s, seat, self.n, source)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.ARMOUR)
        return w.pick(f"přijde o {many}", f"loses {many}")


@dataclass(frozen=True)
class MillOwn(Order):
    """The top cards of the own deck to the dump or the discard pile."""

    n: int
    to_dump: bool

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, MILLING, seat, source, self.n, int(self.to_dump))

    def say(self, w: Words) -> str:
        top = lexicon.top_cards(w, self.n)
        if self.to_dump:
            return w.pick(f"odloží na skládku {top} svého balíčku", f"puts {top} of their deck on their dump")
        return w.pick(f"odhodí {top} svého balíčku", f"discards {top} of their deck")


@dataclass(frozen=True)
class LoseStored(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, UNSTORING, seat, source, self.n, seat, 0, 0)

    def say(self, w: Words) -> str:
        cs = lexicon.stored_resources(w, self.n, ("svůj", "své", "svých"))
        return w.pick(f"zničí {cs}", f"destroys {w.count(self.n, lexicon.RESOURCE)} they have stored")


@dataclass(frozen=True)
class LoseScrews(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, UNSCREWING, seat, source, self.n, seat)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.SCREW)
        return w.pick(f"zničí {many} na svém cvičišti", f"destroys {many} on their training ground")


@dataclass(frozen=True)
class ExhaustOwn(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, EXHAUSTING, seat, source, self.n, seat)

    def say(self, w: Words) -> str:
        many = lexicon.active_cards(w, self.n)
        return w.pick(f"unaví {many} ve své základně", f"exhausts {many} of their base")


@dataclass(frozen=True)
class BlockDice(Order):
    """RON-262: dice of one's choice count as used until the end of the round."""

    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        push(s, BLOCKING, seat, source, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.DIE)
        return w.pick(
            f"odloží do konce kola stranou {many} podle své volby", f"puts {many} of their choice aside for this round"
        )


@dataclass(frozen=True)
class AddResearch(Order):
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        gain_research(s, seat, self.n)

    def say(self, w: Words) -> str:
        many = w.count(self.n, lexicon.RESEARCH)
        return w.pick(f"získá {many}", f"gains {many}")


@dataclass(frozen=True)
class PlayerGains(Order):
    what: str
    n: int

    def do(self, s: RoneState, seat: int, source: int) -> None:
        less = LESS_ARMOUR.n if self.what == ARMOUR and hindered(s, LESS_ARMOUR) else 0  # whoever causes the gain
        GAINS[self.what](s, seat, source, max(0, self.n - less))

    def say(self, w: Words) -> str:
        many = w.count(self.n, GAIN_NOUNS[self.what])
        return w.pick(f"získá {many}", f"gains {many}")
