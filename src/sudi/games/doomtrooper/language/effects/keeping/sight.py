"""Hands and libraries that lie open, hatches, warzones called from a pile, a hand that grows with one's people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import WARZONE
from ....law.copies import has_copy
from ....law.deploying import NOT_SHUT_OUT
from ....law.paying import funds
from ....rules.leaving import sacrifice
from ....rules.moving import lay, reshuffle
from ....rules.points import pay
from ....state import GRAVE, HAND_SIZE, PLACE_OF_AREA, DoomState, opponents, root, stow, whose_table
from ....words import answer_questions as aq
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ....words.vocabulary import programs
from ...gear import entitled
from ...marks import HAND_LIMIT, SETTLES
from ...select import WARRIORS, Who
from ...standing.settling import Settles
from ..act import Act
from ..points import Upkeep


# ---- open cards ----
@dataclass(frozen=True)
class OpenHands(Settles):
    """The opponents of the card's player keep their hands open for all to see."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for other in opponents(s, seat):
            for one in s.hand[other]:
                show(s, one)

    def say(self, w: Words) -> str:
        return w.pick(
            "Tvoji soupeři mají karty v ruce odkryté.", "Your opponents keep their hands open for all to see."
        )


@dataclass(frozen=True)
class TopCards(Settles):
    """The card's player knows the top card of every library."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for library in s.library:
            if library:
                show(s, library[-1], seat)

    def say(self, w: Words) -> str:
        return w.pick(
            "Smíš se kdykoli podívat na vrchní kartu knihovny kteréhokoli hráče, jen ne při dobírání.",
            "You may look at the top card of any player's library at any time, except while cards are drawn.",
        )


@dataclass(frozen=True)
class UpkeepOrLost(Upkeep):
    """The same, and a card that is not paid for is sacrificed; the card's own player pays."""

    def payer(self, s: DoomState, src: int) -> int:
        return s.side[src]

    def let_go(self, s: DoomState, src: int) -> None:
        sacrifice(s, src)

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [Clause(verbs.PAY, w.pick(f"{n}, jinak se tato karta obětuje", f"{n}, or this card is sacrificed"))]


# ---- a hatch ----
@dataclass(frozen=True)
class UseHatch(Act):
    """Whoever has the vehicle gets in or out of it without an action, once between two draw steps of his."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        vehicle, rider = s.bearer[src], root(s, src)
        if s.turn != me or s.phase or s.noted[src] == s.rounds[me] or not s.t.is_warrior[rider]:
            return False
        return bool(s.inside >> vehicle & 1) or (not s.covered >> rider & 1 and entitled(s, vehicle, rider))

    def instant(self) -> Instant:
        def pass_through(s: DoomState, me: int, src: int, x: int) -> None:
            vehicle = s.bearer[src]
            note(s, v.L_ALIGHTS if s.inside >> vehicle & 1 else v.L_BOARDS, me, vehicle)
            s.inside ^= 1 << vehicle
            s.noted[src] = s.rounds[me]

        return pass_through

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _PASS,
                w.pick(
                    "bojovníkem do vozidla nebo z něho, jednou za každé své kolo a mimo souboj",
                    "into the vehicle or out of it with the warrior, once in each of your turns and outside a combat",
                ),
            )
        ]


_PASS = verb("přejdi", "přejít", "přejde", "move")


# ---- a warzone out of a pile ----
@dataclass(frozen=True)
class SummonZone(Act, Script):
    """A warzone of the discard pile, or for more of the library, is laid to one of the areas that it names."""

    grave: int
    library: int
    slots = 1

    def price(self, s: DoomState, me: int, card: int) -> int:
        return self.grave if card in s.grave[me] else self.library

    def pool(self) -> Domain:
        return Domain(
            lambda c: [*c.s.grave[c.me], *c.s.library[c.me]],
            "DTR-497",
            cs="Vyvolává se válečná zóna z tvého hrobu nebo knihovny",
            en="A warzone of your discard pile or library is summoned",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == WARZONE and not has_copy(c.s, c.me, c.a),
                cs="Karta {a} není válečná zóna, nebo ji už ve hře máš.",
                en="{a} is no warzone, or you have it in play.",
            ),
            Check(
                "DTR-228",
                lambda c: self.price(c.s, c.me, c.a) <= funds(c.s, c.me),
                cs="Vyvolat kartu {a} stojí {price:destiny} a máš {have:destiny}.",
                en="To summon {a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": self.price(c.s, c.me, c.a), "have": funds(c.s, c.me)},
            ),
            NOT_SHUT_OUT,
        )

    def found(self, s: DoomState, me: int) -> list[int]:
        zones = [c for c in (*s.grave[me], *s.library[me]) if s.t.type[c] == WARZONE]
        return [c for c in zones if self.price(s, me, c) <= funds(s, me) and not has_copy(s, me, c)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.found(s, me)) or (bool(s.library[me]) and funds(s, me) >= self.library)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        taken = slot[0]
        choosing = Question(aq.ASK_ZONE_FROM, (Choice(v.TARGET, self.pool(), checks=self.checks()),))
        places = Domain(
            lambda c: [PLACE_OF_AREA[area] for area in c.s.t.cards[c.f[taken]].areas],
            "DTR-112",
            cs="Válečná zóna se vykládá jen do oblasti, kterou jmenuje",
            en="A warzone is laid only to an area that it names",
        )
        laying = Question(aq.ASK_ZONE_WHERE, (Choice(v.AREA, places),))

        def choose(s: DoomState, f: Frame) -> None:
            if not choosing.ask(s, f):
                f[PC] = go(OVER)

        @answers(choosing)
        def chosen(s: DoomState, f: Frame) -> None:
            f[taken] = first(s.answer)
            laying.ask(s, f, f[taken])

        @answers(laying)
        def laid(s: DoomState, f: Frame) -> None:
            pay(s, f[ME], self.price(s, f[ME], f[taken]), f[SRC])
            lay(s, f[taken], f[ME], f[ME], first(s.answer))
            reshuffle(s, f[ME])

        return [choose, chosen, laid]

    def say(self, w: Words) -> list[Clause]:
        one = w.count(self.grave, DESTINY)
        return [
            Clause(
                verbs.LAY,
                w.pick(
                    f"válečnou zónu ze svého hrobu za {one}, nebo ze své knihovny za {self.library}",
                    f"a warzone from your discard pile for {one}, or from your library for {self.library}",
                ),
            )
        ]


# ---- a hand that grows ----
@dataclass(frozen=True)
class GrowingHand(Settles):
    """The hand of the player it lies before is larger by one card for each of these of his, up to a limit."""

    who: Who = WARRIORS
    most: int = 5
    yours: ClassVar[bool] = True

    def all_keys(self) -> tuple[str, ...]:
        return SETTLES, HAND_LIMIT

    def more(self, s: DoomState, seat: int, source: int) -> int:
        return min(self.most, len(self.who.find(s, seat, source)))

    def about(self, s: DoomState, holder: int, card: int) -> int:
        return whose_table(s, card)

    def limits(self, s: DoomState, seat: int, source: int) -> tuple[int, int]:
        n = HAND_SIZE + self.more(s, seat, source)
        return n, n

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        whose = whose_table(s, card)
        now = self.more(s, whose, card)
        if now < s.noted[card] and len(s.hand[whose]) > HAND_SIZE + now:
            push(s, CUT_DOWN, whose, card, HAND_SIZE + now)
        s.noted[card] = now

    def say(self, w: Words) -> str:
        who = self.who.say(w, own=True)
        one = who.removeprefix("an ").replace(" of yours in your Squad", " in that player's Squad")
        return w.pick(
            f"Ten hráč má v ruce místo o 1 kartu víc za každého {who} (nejvýše {self.most}). Klesne-li jejich "
            "počet, hned "
            "odhazuje do nové velikosti ruky.",
            f"That player's hand is larger by 1 card for each {one} "
            f"(at most {self.most}). When their number falls, he discards down to the new size at once.",
        )


CUTTING = Question(
    aq.ASK_DOWN_TO,
    (
        Choice(
            v.DROP,
            Domain(lambda c: c.s.hand[c.me], "DTR-321", cs="Odhazuje se karta z ruky", en="A card of the hand goes"),
        ),
    ),
    "DTR-320",
)


def cut(s: DoomState, f: Frame) -> None:
    if len(s.hand[f[ME]]) <= f[X]:
        s.stack.pop()
        return
    CUTTING.ask(s, f)


@answers(CUTTING)
def cut_one(s: DoomState, f: Frame) -> None:
    stow(s, first(s.answer), GRAVE, False)
    f[PC] = CUT_DOWN.at(cut)


CUT_DOWN = programs.procedure("cut down", cut, cut_one)
