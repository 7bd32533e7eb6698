"""Hands and libraries that lie open, hatches, a hand that grows with one's people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.log import note
from sudi.kernel.machine import PROG, push
from sudi.kernel.view import show
from sudi.kernel.wording import ACC, Clause, Words, verb
from sudi.kernel.wording.lexicon import CARD

from ....rules.leaving import sacrifice
from ....rules.shrinking import CUT_DOWN, cut_down
from ....state import HAND_SIZE, DoomState, opponents, root, whose_table
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...gear import entitled
from ...marks import DROPS, GROWING_HAND, HAND_LIMIT, REFILLS, SETTLES
from ...select import WARRIORS, Who
from ...standing.rule import Mark
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


# ---- a hand that grows ----
@dataclass(frozen=True)
class GrowingHand(Settles):
    """The hand of the player it lies before is larger by one card for each of these of his, up to a limit."""

    who: Who = WARRIORS
    most: int = 5
    yours: ClassVar[bool] = True

    def all_keys(self) -> tuple[str, ...]:
        return SETTLES, HAND_LIMIT, GROWING_HAND

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
        if now < s.noted[card]:
            cut_down(s, whose, card)
        s.noted[card] = now

    def say(self, w: Words) -> str:
        who = self.who.say(w, own=True)
        one = who.removeprefix("an ").replace(" of yours in your Squad", " in that player's Squad")
        return w.pick(
            f"Ten hráč má v ruce místo o 1 kartu víc za každého {who} (nejvýše {self.most}). Klesne-li jejich "
            "počet nebo odejde-li tato karta, hned odhazuje do nové velikosti ruky. Více kopií této karty se nesčítá.",
            f"That player's hand is larger by 1 card for each {one} "
            f"(at most {self.most}). When their number falls or this card goes, he discards down to the new size at "
            "once. Several copies of it do not add up.",
        )


@dataclass(frozen=True)
class SmallHand(Settles):
    """The player it lies before never has more than so many cards in hand, and never discards in the discard step."""

    n: int = 4
    yours: ClassVar[bool] = True

    def all_keys(self) -> tuple[str, ...]:
        return SETTLES, HAND_LIMIT, DROPS

    def about(self, s: DoomState, holder: int, card: int) -> int:
        return whose_table(s, card)

    def limits(self, s: DoomState, seat: int, source: int) -> tuple[int, int]:
        return self.n, self.n

    def drops(self, s: DoomState, holder: int, card: int, seat: int) -> int:
        return 0 if whose_table(s, card) == seat else 1

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        whose = whose_table(s, card)
        if len(s.hand[whose]) > self.n and not any(f[PROG] == CUT_DOWN.id for f in s.stack):
            push(s, CUT_DOWN, whose, card, self.n)

    def say(self, w: Words) -> str:
        n = w.count(self.n, CARD, ACC)
        return w.pick(
            f"Ten hráč nesmí mít v ruce nikdy víc než {n}; co je navíc, hned odhazuje. V kroku odhazování odhazovat "
            "nesmí.",
            f"That player may never have more than {n} in hand and discards the rest at once. In the discard step he "
            "may not discard.",
        )


@dataclass(frozen=True)
class DrawsForPlayed(Mark):
    """Whenever the player it lies before plays a card of the hand, he draws one at once, whether he likes it or not."""

    name: str = REFILLS
    always: ClassVar[bool] = True

    def say(self, w: Words) -> str:
        return w.pick(
            "Kdykoli ten hráč zahraje kartu z ruky, ihned si za ni dobere.",
            "Whenever that player plays a card of the hand, he draws one for it at once.",
        )
