"""What happens to everybody, and small choices of whoever plays the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import in_force, last
from sudi.kernel.wording import ACC, Clause, Words, verb

from ...law.harm import safe
from ...law.paying import in_funds
from ...rules.leaving import discard, wound
from ...rules.points import lose_destiny, pay
from ...state import SACRIFICED, DoomState, in_play, next_seats, put, warriors
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ...words.ratings import signed, to_ratings
from ..marks import DESTINY_CAP, SETTLES, SPARED
from ..select import in_combat, opponent_of
from ..standing.boosts import Boost
from ..standing.rule import Mark
from ..standing.settling import Settles
from .act import Act, owner_seat, yes_or_no
from .missions.rewards import ChooseVictim


@dataclass(frozen=True)
class WoundAll(Act):
    """Everybody who is not wounded yet is wounded, and nobody is killed by that."""

    def find(self, s: DoomState) -> list[int]:
        return [w for w in warriors(s) if not s.wounded >> w & 1 and not safe(s, w, -1, True)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.side[w] == me for w in self.find(s))

    def instant(self) -> Instant:
        def wound_all(s: DoomState, me: int, src: int, x: int) -> None:
            for warrior in reversed(self.find(s)):
                wound(s, warrior, mild=True)

        return wound_all

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.WOUND,
                w.pick(
                    "všechny bojovníky ve hře, kteří zraněni nejsou (nikdo tím není zabit)",
                    "every warrior in play that is not wounded (nobody is killed by that)",
                ),
            )
        ]


@dataclass(frozen=True)
class PayForPiles(Act, Script):
    """Everybody sacrifices his discard pile or pays so much."""

    price: int
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.grave)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        waiting = slot[0]
        question = yes_or_no(
            v.ASK_KEEP_PILE,
            "DTR-334",
            lambda s, f: int(f[waiting][0]),
            in_funds(self.price),
            values=lambda c: {"price": self.price},
        )

        def start(s: DoomState, f: Frame) -> None:
            f[waiting] = tuple(p for p in next_seats(s, f[ME]) if s.grave[p] and not s.lost[p])

        def choose(s: DoomState, f: Frame) -> None:
            if not f[waiting]:
                f[PC] = go(OVER)
                return
            ask(s, f[waiting][0], v.ASK_KEEP_PILE, question.options(s, f), f[SRC])

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            seat, f[waiting] = f[waiting][0], f[waiting][1:]
            if s.answer == v.YES():
                pay(s, seat, self.price, f[SRC])
            else:
                for card in s.grave[seat][:]:
                    put(s, card, SACRIFICED, s.t.owner[card])
            f[PC] = go(choose)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _EVERYBODY,
                w.pick(f"svůj hrob, nebo zaplatí {n}", f"sacrifices the discard pile or pays {n}"),
                apart=True,
            )
        ]


_EVERYBODY = verb("každý hráč obětuje", "", "", "every player")


@dataclass(frozen=True)
class EitherWay(Act, Script):
    """The chosen warrior gains or loses so much, as its player decides."""

    up: Boost
    down: Boost
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_play(s, aim)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(v.ASK_EITHER_WAY, "DTR-334", owner_seat)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if in_play(s, s.aim[f[SRC]]):
                last(s, self.up if s.answer == v.YES() else self.down, f[ME], f[SRC], s.aim[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = self.up.fight
        to = to_ratings(w, self.up.all_keys())
        return [
            Clause(
                verbs.GIVE_TO,
                w.pick(
                    f"mu {signed(n)}, nebo {signed(-n)} {to} do konce souboje",
                    f"it either {signed(n)} or {signed(-n)} {to} until the end of the combat",
                ),
            )
        ]


# ---- one rival ----
@dataclass(frozen=True)
class ChooseRival(ChooseVictim):
    """When the card is played, another warrior in play is named."""

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, w.pick("jiného bojovníka ve hře", "another warrior in play"))]


@dataclass(frozen=True)
class AgainstRival(Boost):
    """Counts only in a combat with the warrior that was named."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if s.aim[source] < 0 or not in_combat(s, card) or opponent_of(s, card) != s.aim[source]:
            return False
        return super().reaches(s, seat, source, target, card)

    def tail(self, w: Words) -> str:
        return w.pick(" v souboji s ním", " in combats with that one")


@dataclass(frozen=True)
class EndsWithRival(Settles):
    """The card is discarded when the warrior that it names is gone."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if s.aim[card] < 0:
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Opustí-li zvolený bojovník hru, tuto kartu vyřaď.", "If the chosen warrior leaves play, discard this card."
        )


# ---- a limit for everybody ----
@dataclass(frozen=True)
class Spared(Mark):
    """Hard times do not touch the card's player."""

    name: str = SPARED
    yours: ClassVar[bool] = True


def spared_by(s: DoomState, seat: int) -> bool:
    """Does a card of this player keep such hard times from him?"""
    if not s.t.standing_masks.get(SPARED, 0) & s.live:
        return False
    return any(holder == seat for _, holder, *_ in in_force(s, SPARED))


@dataclass(frozen=True)
class DestinyCap(Settles):
    """Nobody has more than so many destiny points."""

    n: int = 0
    topic: ClassVar[str] = "destiny cap"

    def all_keys(self) -> tuple[str, ...]:
        return SETTLES, DESTINY_CAP

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for player in next_seats(s, s.turn):
            if spared_by(s, player):
                continue
            lose_destiny(s, player, s.destiny[player] - self.n, card, by=seat)

    def say(self, w: Words) -> str:
        n = w.count(self.n, DESTINY, ACC)
        return w.pick(
            f"Žádný hráč nesmí mít víc než {n}; co je navíc, ztrácí.",
            f"No player may have more than {n}; the excess is lost.",
        )
