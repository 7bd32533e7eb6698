"""Hands and piles: cards come to a hand, hands go or are filled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Bilingual, Clause, Words, verb
from sudi.kernel.wording.lexicon import CARD

from ...law.moments import PILE_SEARCHED, search_detail
from ...law.paying import in_funds
from ...rules.leaving import into_hand
from ...rules.moving import draw, reshuffle
from ...rules.points import pay
from ...rules.windows import open_afterwards
from ...state import (
    GRAVE,
    HAND,
    HAND_SIZE,
    LIBRARY,
    SIDEBOARD,
    DoomState,
    cards_in_play,
    in_play,
    next_seats,
    stow,
)
from ...words import vocabulary as v
from ...words.nouns import DESTINY, listed
from ..standing.sealing import sealed, within_reach
from .act import AIM, PLAYER, Act, ChooseOne, owner_seat, yes_or_no

_YOUR = {
    LIBRARY: Bilingual("ze své knihovny", "your library"),
    GRAVE: Bilingual("ze svého hrobu", "your discard pile"),
    SIDEBOARD: Bilingual("ze svého sideboardu", "your sideboard"),
}
COLLECTION = (LIBRARY, GRAVE, SIDEBOARD)  # DTR-497


# ---- a card to a hand ----
@dataclass(frozen=True)
class BackToHand(Act):
    """The chosen warrior returns to its owner's hand; what lies on it is discarded. `both`: everybody in the combat."""

    both: bool = False
    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase > 0 and s.attacker >= 0 if self.both else aim >= 0 and in_play(s, aim)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if self.both:
            return s.attacker >= 0 and me in (s.side[s.attacker], s.side[s.defender])
        return super().hurts(s, me, src, aim)

    def instant(self) -> Instant:
        def back(s: DoomState, me: int, src: int, x: int) -> None:
            meant = [s.attacker, s.defender, *(h for h, _ in s.helpers)] if self.both else [s.aim[src]]
            s.stopped = max(s.stopped, int(self.both))
            for warrior in meant:
                if in_play(s, warrior):
                    into_hand(s, warrior)

        return back

    def say(self, w: Words) -> list[Clause]:
        if self.both:
            rest = w.pick(
                "všechny bojovníky v souboji do ruky jejich majitelů; karty na nich se vyřazují a souboj končí",
                "all warriors in the combat to their owners' hands; their cards are discarded and the combat ends",
            )
        else:
            rest = w.pick(
                "bojovníka do ruky jeho majitele; karty na něm se vyřazují",
                "the warrior to its owner's hand; the cards on it are discarded",
            )
        return [Clause(_RETURN, rest)]


_RETURN = verb("vrať", "vrátit", "vrátí", "return")


@dataclass(frozen=True)
class TakeFrom(ChooseOne):
    """A card out of piles of your own to your hand. `shown`: everybody sees which one."""

    piles: tuple[str, ...] = COLLECTION
    but_types: tuple[str, ...] = ()
    but_traits: int = 0
    shown: bool = False
    asking = v.ASK_TAKE
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for name in self.piles for x in within_reach(c.s, c.src, name, c.me) if x != c.src],
            "DTR-497",
            cs="Bere se karta z tvých hromádek, které text jmenuje",
            en="A card of the piles of yours that the text names is taken",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] not in self.but_types and not c.s.t.traits[c.a] & self.but_traits,
                cs="Kartu {a} text vylučuje.",
                en="The text excludes {a}.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        note(s, v.L_TAKES_OPENLY if self.shown else v.L_TAKES, f[ME], card)
        source = next((name for name in self.piles if card in getattr(s, name)[f[ME]]), "")
        stow(s, card, HAND, self.shown)
        if LIBRARY in self.piles and not sealed(s, f[SRC], f[ME]):  # it was looked through, wherever the card was found
            reshuffle(s, f[ME])
        if source:
            open_afterwards(s, PILE_SEARCHED, f[ME], f[SRC], search_detail(f[ME], source))

    def say(self, w: Words) -> list[Clause]:
        piles = listed([_YOUR[name][w.lang] for name in self.piles], w)
        if self.piles == COLLECTION:
            piles = w.pick("ze své sbírky", "your collection")
        what = w.pick("kartu", "a card")
        if self.but_types or self.but_traits:
            what = w.pick(
                "kartu, která není speciální ani osobnost,", "a card that is neither special nor a personality"
            )
        shown = w.pick("; ukaž ji ostatním", "; show it to the others") if self.shown else ""
        return [Clause(_TAKE, w.pick(f"do ruky {what} {piles}{shown}", f"{what} from {piles} to your hand{shown}"))]


@dataclass(frozen=True)
class TakeAgain(Act, Script):
    """For a price, the same once more."""

    price: int
    take: TakeFrom
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.take.possible(s, me, src, aim)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            v.ASK_AGAIN, "DTR-228", owner_seat, in_funds(self.price), values=lambda c: {"price": self.price}
        )
        choosing, chosen = self.take.script(go, [])

        def offer(s: DoomState, f: Frame) -> None:
            if not self.take.possible(s, f[ME], f[SRC], -1):
                f[PC] = go(OVER)
                return
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                pay(s, f[ME], self.price, f[SRC])
            else:
                f[PC] = go(OVER)

        return [offer, settle, choosing, chosen]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, 3)
        return [Clause(_MAY, w.pick(f"vzít ještě jednu za {price}", f"take another one for {price}"), apart=True)]


_MAY = verb("smíš si", "smět si", "si smí", "you may")


@dataclass(frozen=True)
class TakeBack(ChooseOne):
    """One of your own cards in play returns to your hand; what lies on it is discarded."""

    asking = v.ASK_TAKE

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in cards_in_play(c.s) if c.s.t.owner[x] == c.me and x != c.src],
            "DTR-334",
            cs="Do ruky se vrací tvoje karta ve hře",
            en="A card of yours in play returns to the hand",
        )

    def harms(self, c: Case) -> bool:
        return True

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        into_hand(s, card)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "do ruky jednu ze svých karet ve hře; co na ní leží, se vyřazuje",
            "one of your cards in play to your hand; what lies on it is discarded",
        )
        return [Clause(_RETURN, rest)]


_TAKE = verb("vezmi si", "vzít si", "si vezme", "take")


# ---- whole hands ----
@dataclass(frozen=True)
class DropHand(Act):
    """The player the card is played on discards the whole hand."""

    victim: ClassVar[str] = PLAYER

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(card != src for card in s.hand[aim])

    def instant(self) -> Instant:
        def drop(s: DoomState, me: int, src: int, x: int) -> None:
            seat = s.whom[src]
            for card in s.hand[seat][:]:
                note(s, v.L_DROPS, seat, card)
                stow(s, card, GRAVE, False)

        return drop

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_DROPS, w.pick("všechny karty z ruky", "the whole hand"))]


_DROPS = verb("ten hráč odhodí", "odhodit", "odhodí", "that player discards")


@dataclass(frozen=True)
class NewHand(Act):
    """The hand of the player the card is played on is swapped for as many cards from under the library."""

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [aim]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.library[aim]) and any(card != src for card in s.hand[aim])

    def instant(self) -> Instant:
        def swap(s: DoomState, me: int, src: int, x: int) -> None:
            seat = s.whom[src]
            old, library = s.hand[seat][:], s.library[seat]
            new = library[: len(old)]
            s.hand[seat] = new
            s.library[seat] = [*old, *library[len(new) :]]
            for card in old:
                show(s, card, seat)  # whoever had the hand knows what lies under the library now
            note(s, v.L_DRAWS, seat, -1, len(new))

        return swap

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SWAPS,
                w.pick(
                    "všechny karty z ruky za stejný počet karet ze spodu své knihovny",
                    "the whole hand for as many cards from the bottom of the library",
                ),
            )
        ]


_SWAPS = verb("ten hráč vymění", "vyměnit", "vymění", "that player swaps")


@dataclass(frozen=True)
class FillHands(Act, Script):
    """Everybody may draw up to a full hand, one after the other; or (`alone`) only the player of the card."""

    alone: bool = False
    slots = 1

    def seats(self, s: DoomState, me: int) -> list[int]:
        return [me] if self.alone else [seat for seat in next_seats(s, me) if not s.lost[seat]]

    def wants(self, s: DoomState, seat: int, src: int) -> bool:
        held = sum(card != src for card in s.hand[seat])
        return held < HAND_SIZE and bool(within_reach(s, src, LIBRARY, seat))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.wants(s, seat, src) for seat in self.seats(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        nth = slot[0]
        question = yes_or_no(v.ASK_FILL, "DTR-032", lambda s, f: self.seats(s, f[ME])[f[nth] - 1])

        def begin(s: DoomState, f: Frame) -> None:
            f[nth] = 0

        def choose(s: DoomState, f: Frame) -> None:
            seats = self.seats(s, f[ME])
            while f[nth] < len(seats):
                f[nth] += 1
                if self.wants(s, seats[f[nth] - 1], f[SRC]):
                    question.ask(s, f)
                    return
            f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                seat = self.seats(s, f[ME])[f[nth] - 1]
                draw(s, seat, HAND_SIZE - len(s.hand[seat]))
            f[PC] = go(choose)

        return [begin, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        count = w.count(HAND_SIZE, CARD)
        if self.alone:
            return [Clause(_DRAW, w.pick(f"do {count} v ruce, chceš-li", f"up to {count} in hand, if you like"))]
        return [Clause(_ALL_DRAW, w.pick(f"dobrat do {count} v ruce", f"draw up to {count} in hand"))]


_DRAW = verb("dober", "dobrat", "dobere", "draw")
_ALL_DRAW = verb("každý hráč smí", "smět", "smí", "every player may")
