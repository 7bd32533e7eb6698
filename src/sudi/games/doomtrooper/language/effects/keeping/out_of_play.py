"""Warriors out of play on the table: missing, on leave, back (DTR-443 to DTR-445)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ....rules.control import leave_outpost
from ....rules.leaving import discard, put_away
from ....state import OUTPOST, DoomState
from ....words.ratings import signed, to_ratings
from ...marks import AWAY, IMPRISONED, MISSING
from ...scopes import AIMED
from ...standing.boosts import Boost
from ...standing.rule import GAME_LONG, Mark
from ...twins import set_healthy
from ..act import AIM, Act
from ..harm.prison import free, prisoners


# ---- out of play ----
@dataclass(frozen=True)
class PutAway(Act):
    victim: ClassVar[str] = AIM

    def instant(self) -> Instant:
        return lambda s, me, src, x: put_away(s, s.bearer[src])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TREAT,
                w.pick(
                    "s bojovníkem, jako by ve hře nebyl, dokud tato karta neodejde",
                    "the warrior as if it were not in play for as long as this card stays",
                ),
            )
        ]


_TREAT = verb("zacházej", "zacházet", "zachází", "treat")


@dataclass(frozen=True)
class BringBack(Act):
    """Your warriors that are missing or imprisoned are back."""

    def cards(self, s: DoomState, me: int) -> list[int]:
        return [c for c in s.attached[me] if any(self.holds(r) for r in s.t.cards[c].standing)]

    def holds(self, rule: Standing) -> bool:
        """Does a card with this rule keep a prisoner or one who is missing? Whoever is on leave is neither."""
        return isinstance(rule, Mark) and (rule.name == IMPRISONED or (rule.name == AWAY and rule.n == MISSING))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.cards(s, me)) or bool(prisoners(s, me))

    def instant(self) -> Instant:
        def back(s: DoomState, me: int, src: int, x: int) -> None:
            lost = [s.bearer[card] for card in self.cards(s, me)] + prisoners(s, me)
            for card in self.cards(s, me):
                discard(s, card)
            free(s, me)
            for warrior in lost:
                if s.at[warrior] == OUTPOST:
                    leave_outpost(s, warrior)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "do hry všechny své pohřešované a uvězněné bojovníky",
                    "all your missing and imprisoned warriors to play",
                ),
            )
        ]


_RETURN = verb("vrať", "vrátit", "vrátí", "return")


@dataclass(frozen=True)
class GoOnLeave(Act):
    """The bearer is out of play (DTR-443), and healed."""

    def instant(self) -> Instant:
        def go(s: DoomState, me: int, src: int, x: int) -> None:
            set_healthy(s, s.bearer[src])
            put_away(s, s.bearer[src])

        return go

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    "bojovníka mimo hru, dokud tato karta neodejde; zraněný se vyléčí",
                    "the warrior out of play for as long as this card stays; if wounded it is healed",
                ),
            )
        ]


_SEND = verb("pošli", "poslat", "pošle", "send")


@dataclass(frozen=True)
class CountFrom(Act):
    """The turn has begun with the card in play, so it will be a full one."""

    def instant(self) -> Instant:
        def begin(s: DoomState, me: int, src: int, x: int) -> None:
            s.noted[src] = 1

        return begin

    def say(self, w: Words) -> list[Clause]:
        return []


RESTED = Boost("", AIMED, until=GAME_LONG, fight=1, shoot=1, armour=1)


@dataclass(frozen=True)
class Rest(Act):
    """The bearer is better for good, even when the card is gone."""

    rested: Boost = RESTED

    def instant(self) -> Instant:
        def rest(s: DoomState, me: int, src: int, x: int) -> None:
            if s.noted[src]:
                last(s, self.rested, me, src, s.bearer[src])

        return rest

    def say(self, w: Words) -> list[Clause]:
        terms = f"{signed(self.rested.fight)} {to_ratings(w, self.rested.all_keys())}"
        return [Clause(_GIVES, w.pick(f"bojovník natrvalo {terms}", f"{terms} for good"))]


_GIVES = verb("získá", "získat", "získá", "the warrior gains")
