"""Everybody gives something up or swaps something, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import forget
from sudi.kernel.wording import Clause, Words, verb

from ....law.leaving import DISCARDING, may_be_discarded
from ....law.paying import funds, in_funds
from ....rules.leaving import discard
from ....rules.moving import reshuffle
from ....rules.points import pay
from ....state import DoomState, next_seats, own_warriors
from ....words import questions as q
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...standing.sealing import sealed
from ..act import Act, yes_or_no


@dataclass(frozen=True)
class Level(Act, Script):
    """Everybody discards warriors until nobody has more than the one who has fewest; each chooses his own."""

    slots = 1

    def least(self, s: DoomState) -> int:
        return min(len(own_warriors(s, seat)) for seat in range(s.t.seats) if not s.lost[seat])

    def surplus(self, s: DoomState, seat: int) -> bool:
        mine = own_warriors(s, seat)
        return len(mine) > self.least(s) and any(may_be_discarded(s, w) for w in mine)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(own_warriors(s, me)) and any(self.surplus(s, seat) for seat in range(s.t.seats) if not s.lost[seat])

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.surplus(s, me)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        least = slot[0]

        def too_many(s: DoomState, f: Frame) -> int:
            """Who has to discard next; -1: nobody."""
            for seat in next_seats(s, f[ME]):
                mine = own_warriors(s, seat)
                if not s.lost[seat] and len(mine) > f[least] and any(may_be_discarded(s, w) for w in mine):
                    return seat
            return -1

        pool = Domain(
            lambda c: own_warriors(c.s, c.me),
            "DTR-334",
            cs="Vyřazuje se vlastní bojovník ve hře",
            en="A warrior of one's own in play is discarded",
        )
        question = Question(
            q.ASK_LEVEL, (Choice(v.TARGET, pool, checks=DISCARDING, harms=lambda c: True),), me=too_many
        )

        def begin(s: DoomState, f: Frame) -> None:
            f[least] = self.least(s)

        def choose(s: DoomState, f: Frame) -> None:
            if too_many(s, f) < 0 or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            discard(s, first(s.answer))
            f[PC] = go(choose)

        return [begin, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LEVEL,
                w.pick(
                    "své bojovníky ve hře, až nikdo nemá víc než ten, kdo jich má nejméně; každý volí sám",
                    "warriors of his own in play until nobody has more than whoever has fewest; each chooses himself",
                ),
            )
        ]


_LEVEL = verb("každý hráč vyřazuje", "vyřazovat", "vyřazuje", "every player discards")


def turn_piles(s: DoomState, seat: int) -> None:
    """Library and discard pile change places; both are shuffled."""
    s.library[seat], s.grave[seat] = s.grave[seat], s.library[seat]
    reshuffle(s, seat)
    forget(s, s.grave[seat])


@dataclass(frozen=True)
class TurnPiles(Act, Script):
    """Library and discard pile are swapped; the other players may do the same for a price."""

    price: int
    slots = 1

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [me]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.grave[me]) or bool(s.library[me])

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        nth = slot[0]

        def others(s: DoomState, f: Frame) -> list[int]:
            seats = [seat for seat in next_seats(s, f[ME])[1:] if not s.lost[seat]]
            return [seat for seat in seats if not sealed(s, f[SRC], seat)]

        def asked(s: DoomState, f: Frame) -> int:
            return int(others(s, f)[f[nth] - 1])

        question = yes_or_no(
            q.ASK_TURN_PILES, "DTR-334", asked, in_funds(self.price), values=lambda c: {"price": self.price}
        )

        def begin(s: DoomState, f: Frame) -> None:
            turn_piles(s, f[ME])
            f[nth] = 0

        def choose(s: DoomState, f: Frame) -> None:
            seats = others(s, f)
            while f[nth] < len(seats):
                f[nth] += 1
                if funds(s, seats[f[nth] - 1]) >= self.price or s.t.ask_single:
                    question.ask(s, f)
                    return
            f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            seat = asked(s, f)
            if s.answer == v.YES():
                pay(s, seat, self.price, f[SRC])
                turn_piles(s, seat)
            f[PC] = go(choose)

        return [begin, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, 3)
        return [
            Clause(
                _SWAP,
                w.pick(
                    f"svou knihovnu a svůj hrob a obojí zamíchej; ostatní hráči smějí za {price} totéž",
                    f"your library and your discard pile and shuffle both; the other players may do the same for "
                    f"{price}",
                ),
            )
        ]


_SWAP = verb("vyměň", "vyměnit", "vymění", "swap")
