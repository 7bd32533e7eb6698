"""What is paid for points and for cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....cards.types import EQUIPMENT, FORTIFICATION, RELIC, WARRIOR, WARZONE
from ....law.leaving import may_be_discarded
from ....law.paying import funds
from ....rules.happenings import TURN_STARTS
from ....rules.leaving import discard
from ....rules.points import AWARD, KILL, KIND, VICTORIES, gain_destiny, pay
from ....state import DoomState, in_play, own_warriors, whose_table
from ....words import asked as a
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...marks import CRACKDOWN, SETTLES
from ...results import deaths
from ...standing.protection import guards
from ...standing.settling import Settles
from ..act import Act
from ..blanket import spared_by

_PAID_FOR = (WARRIOR, EQUIPMENT, FORTIFICATION, RELIC, WARZONE)


# ---- cards that cost something every turn ----
@dataclass(frozen=True)
class OnAnyTurn(Occasion):
    event: ClassVar[str] = TURN_STARTS

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku kola každého hráče", "At the start of everybody's turn,")


@dataclass(frozen=True)
class PayForAll(Act, Script):
    """Whoever is on turn pays so much for each such card in play, or lets it go."""

    price: int = 1
    slots = 0

    def cards(self, s: DoomState, seat: int) -> list[int]:
        laid = [c for zone in (*s.works, *s.attached) for c in zone if s.side[c] == seat and in_play(s, c)]
        return [c for c in (*own_warriors(s, seat), *laid) if s.t.type[c] in _PAID_FOR]

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            a.ASK_LET_GO,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: self.cards(c.s, c.s.turn),
                        "DTR-334",
                        cs="Platí se za bojovníky, vybavení, opevnění, relikvie a válečné zóny ve hře",
                        en="Warriors, equipment, fortifications, relics and warzones in play are paid for",
                    ),
                    checks=(
                        Check(
                            "DTR-491",
                            lambda c: may_be_discarded(c.s, c.a),
                            cs="Karta {a} vyřadit nejde.",
                            en="{a} cannot be discarded.",
                        ),
                    ),
                    harms=lambda c: True,
                ),
                stop(
                    v.DONE,
                    Check(
                        "DTR-228",
                        lambda c: self.price * len(self.cards(c.s, c.s.turn)) <= funds(c.s, c.s.turn),
                        cs="Na všechny zbylé karty nemáš dost bodů osudu.",
                        en="You have not enough destiny points for all cards that are left.",
                    ),
                ),
            ),
            "DTR-334",
            lambda s, f: int(s.turn),
        )

        def offer(s: DoomState, f: Frame) -> None:
            mine = [] if spared_by(s, s.turn) else self.cards(s, s.turn)
            if not mine:
                f[PC] = go(OVER)
                return
            if not question.ask(s, f):  # nothing can be discarded and nothing more be paid
                pay(s, s.turn, min(funds(s, s.turn), self.price * len(mine)), f[SRC])
                f[PC] = go(OVER)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                pay(s, s.turn, self.price * len(self.cards(s, s.turn)), f[SRC])
                return
            discard(s, first(s.answer))
            f[PC] = go(offer)

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _PAYS,
                w.pick(
                    f"{price} za každého svého bojovníka, vybavení, opevnění, relikvii a válečnou zónu ve hře; co "
                    "nezaplatí, to se vyřazuje",
                    f"{price} for each warrior, equipment, fortification, relic and warzone of that player in play; "
                    "what is not paid for is discarded",
                ),
            )
        ]


_PAYS = verb("zaplatí ten hráč", "zaplatit", "zaplatí", "that player pays")


# ---- victory points that cost something ----
@dataclass(frozen=True)
class Retribution(Act):
    """For each victory point just earned by attacking a warrior of yours its player pays you, or earns none of them."""

    price: int

    def frame(self, s: DoomState, me: int) -> Frame | None:
        f = next((f for f in reversed(s.stack) if f[PROG] == AWARD.id), None)
        if f is None or f[ME] == me or f[VICTORIES] <= 0 or not f[KIND] & KILL or guards(s, f[ME], me):
            return None
        attacked = [d for d in deaths(s) if d.victim == f[SRC] and d.killer == s.attacker]
        return f if attacked and attacked[0].owner == me else None

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.frame(s, me) is not None

    def instant(self) -> Instant:
        def demand(s: DoomState, me: int, src: int, x: int) -> None:
            f = self.frame(s, me)
            if f is None:
                return
            payer, due = f[ME], self.price * f[VICTORIES]
            gain_destiny(s, payer, f[X] - f[VICTORIES], f[SRC])
            f[X] = f[VICTORIES]
            if funds(s, payer) >= due:
                pay(s, payer, due, src)
                gain_destiny(s, me, due, src)
            else:
                f[X] = f[VICTORIES] = 0

        return demand

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _DEMAND,
                w.pick(
                    f"{price} za každý vítězný bod, který právě získal útokem na tvého bojovníka; nemá-li na všechny, "
                    "nezíská žádný",
                    f"{price} for each victory point just earned by attacking your warrior; without enough for all of "
                    "them none is earned",
                ),
            )
        ]


_DEMAND = verb("ten hráč ti zaplatí", "zaplatit", "zaplatí", "that player pays you")


def penniless(s: DoomState, seat: int) -> bool:
    """Has the player no destiny points at all, not even some that lie apart?"""
    return not s.destiny[seat] and not s.apart[seat]


@dataclass(frozen=True)
class OnSolvent(Act):
    """Played on a player who has destiny points: before anybody else the card would be discarded at once (DTR-346)."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and not penniless(s, aim)

    def instant(self) -> Instant:
        return lambda s, me, src, x: None

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class Crackdown(Settles):
    """The player before whom it lies pays for every victory point, once for each copy; with no points left it goes."""

    def all_keys(self) -> tuple[str, ...]:
        return SETTLES, CRACKDOWN

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if penniless(s, whose_table(s, card)):
            discard(s, card)

    def say(self, w: Words) -> str:
        price = w.count(1, DESTINY, ACC)
        return w.pick(
            f"Za každý vítězný bod, který získá, musí ten hráč zaplatit {price} (i z právě získaných); nezaplacené "
            "ztrácí. Nemá-li žádné body osudu, tuto kartu vyřaď. Více kopií této karty se sčítá.",
            f"For every victory point earned that player has to pay {price} (those just earned will do); points not "
            "paid for are lost. When that player has no destiny points, discard this card. Several copies of it add "
            "up.",
        )
