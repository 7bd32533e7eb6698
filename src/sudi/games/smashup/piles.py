"""Effects on decks, hands and discard piles: revealing, searching, taking back, shuffling in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .hands import discard_from_hand, draw, shuffle_deck
from .moves import places_with_base
from .state import SmashState, by_kind, controller


def reveal_card(s: SmashState, seat: int, card: int) -> None:
    show(s, card)
    if s.log is not None:
        s.log.append((v.L_REVEALS, seat, card, 0, -1))


def take_card(s: SmashState, seat: int, card: int, pile: list[int], openly: bool = True) -> None:
    pile.remove(card)
    s.hand[seat].append(card)
    if openly:
        show(s, card)
        if s.log is not None:
            s.log.append((v.L_TAKES, seat, card, 0, -1))


@dataclass(frozen=True)
class SearchAction(Script):
    """Search the own deck for an action, show it, take it into hand, shuffle."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            found = by_kind(s, [c for c in s.deck[f[ME]] if s.t.is_action[c]])
            if not found:
                shuffle_deck(s, f[ME])
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TAKE, v.TAKE.each(sorted(found)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            take_card(s, f[ME], s.answer - v.TAKE.code, s.deck[f[ME]])
            shuffle_deck(s, f[ME])

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.SEARCH,
                w.pick("svůj dobírací balíček, ukaž všem jednu akci", "your deck for an action, show it to everybody"),
            ),
            Clause(words.TAKE, w.pick("do ruky", "it into your hand"), enclitic=w.pick("ji", ""), follows=True),
            Clause(words.SHUFFLE, w.pick("dobírací balíček", "your deck")),
        ]


@dataclass(frozen=True)
class FromDiscard(Script):
    """Take cards from the own discard pile into hand, or shuffle them into the deck: one, or any number."""

    what: str = ""  # "minion", "microbot" or "" for any card
    any_number: bool = False
    optional: bool = False
    into_deck: bool = False
    one_name: bool = False
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        name = slot[0]

        def start(s: SmashState, f: Frame) -> None:
            f[name] = -1

        def choose(s: SmashState, f: Frame) -> None:
            found = s.discard[f[ME]]
            if self.what:
                wanted = s.t.is_minion if self.what == "minion" else s.t.microbot
                found = [c for c in found if wanted[c]]
            if self.one_name and f[name] >= 0:
                found = [c for c in found if s.t.kind[c] == f[name]]
            options = v.TAKE.each(by_kind(s, found))
            if self.any_number:
                options.append(v.DONE())
            elif self.optional and options:
                options.append(v.DECLINE())
            if not options:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TAKE, options, f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if s.answer not in (v.DONE(), v.DECLINE()):
                card = s.answer - v.TAKE.code
                f[name] = s.t.kind[card]
                if self.into_deck:
                    s.discard[me].remove(card)
                    s.deck[me].append(card)
                else:
                    take_card(s, me, card, s.discard[me])
                if self.any_number:
                    f[PC] = go(1)
                    return
            if self.into_deck and f[name] >= 0:  # nothing shuffled in leaves the deck as it is
                shuffle_deck(s, me)

        return [start, choose, take]

    def say(self, w: Words) -> list[Clause]:
        word = {"minion": words.MINION, "microbot": None, "": words.CARD}[self.what]
        pile = w.pick("ze svého odhazovacího balíčku", "from your discard pile")
        if word is None:
            what = w.pick("libovolný počet minibotů", "any number of microbots")
        elif self.any_number:
            what = w.pick(f"libovolný počet {word.plural[1]}", f"any number of {word.en[1]}")
            what += w.pick(" stejného jména", " with the same name") if self.one_name else ""
        else:
            what = w.pick(word.singular[3], f"a {word.en[0]}")
        if self.into_deck:
            clause = Clause(words.SHUFFLE, f"{what} {pile} {w.pick('do dobíracího balíčku', 'into your deck')}")
        else:
            clause = Clause(words.TAKE, f"{what} {pile} {w.pick('do ruky', 'into your hand')}")
        return [clause.optional() if self.optional or self.what == "microbot" else clause]


@dataclass(frozen=True)
class MillOneName(Script):
    """Search the own deck for any number of cards of one name, put them on the discard pile, shuffle."""

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        name = slot[0]

        def start(s: SmashState, f: Frame) -> None:
            f[name] = -1

        def choose(s: SmashState, f: Frame) -> None:
            found = [c for c in s.deck[f[ME]] if f[name] < 0 or s.t.kind[c] == f[name]]
            ask(s, f[ME], v.ASK_TAKE, [*v.SHED.each(sorted(by_kind(s, found))), v.DONE()], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if s.answer == v.DONE():
                shuffle_deck(s, me)
                return
            card = s.answer - v.SHED.code
            f[name] = s.t.kind[card]
            s.deck[me].remove(card)
            s.discard[me].append(card)
            if s.log is not None:
                s.log.append((v.L_DISCARDS, me, card, 0, -1))
            f[PC] = go(1)

        return [start, choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "ze svého dobíracího balíčku libovolný počet karet stejného jména",
            "any number of cards with the same name from your deck",
        )
        return [Clause(words.DISCARD, rest), Clause(words.SHUFFLE, w.pick("dobírací balíček", "your deck"))]


@dataclass(frozen=True)
class Probe(Script):
    """Look at another player's hand and choose a minion in it, which that player discards."""

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        victim = slot[0]

        def choose_player(s: SmashState, f: Frame) -> None:
            others = [o for o in range(s.t.seats) if o != f[ME]]
            ask(s, f[ME], v.ASK_WHO, v.WHO.each(others), f[SRC])

        def look(s: SmashState, f: Frame) -> None:
            f[victim] = s.answer - v.WHO.code
            hand = s.hand[f[victim]]
            for card in hand:
                show(s, card, to=f[ME])
            if s.log is not None:
                s.log.append((v.L_LOOKS, f[ME], -1, 0, f[victim]))
            minions = by_kind(s, [c for c in hand if s.t.is_minion[c]])
            if not minions:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.SHED.each(sorted(minions)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, f[victim], s.answer - v.SHED.code)

        return [choose_player, look, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.LOOK, w.pick("jinému hráči do ruky", "at another player's hand")),
            Clause(
                words.CHOOSE,
                w.pick("v ní bojovníka, kterého tento hráč odloží", "a minion in it, which that player discards"),
            ),
        ]


@dataclass(frozen=True)
class NewHand(Effect):
    """Shuffle the hand into the deck and draw five, or discard it and draw five."""

    discard: bool

    def instant(self) -> Instant:
        def fresh(s: SmashState, me: int, src: int, x: int) -> None:
            if self.discard:
                for card in s.hand[me][:]:
                    discard_from_hand(s, me, card)
            else:
                s.deck[me] += s.hand[me]
                s.hand[me] = []
                shuffle_deck(s, me)
            draw(s, me, 5)

        return fresh

    def say(self, w: Words) -> list[Clause]:
        five = w.count(5, words.CARD)
        if self.discard:
            return [Clause(words.DISCARD, w.pick("celou ruku", "your whole hand")), Clause(words.DRAW, five)]
        rest = w.pick("celou ruku do dobíracího balíčku", "your whole hand into your deck")
        return [Clause(words.SHUFFLE, rest), Clause(words.DRAW, five)]


@dataclass(frozen=True)
class DrawForMinionsAtBase(Script):
    """Choose a base; draw as many cards as one has minions there."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places_with_base(s)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            draw(s, f[ME], sum(controller(s, m) == f[ME] for m in s.minions[s.answer - v.TO.code]))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.CHOOSE, w.pick("základnu", "a base")),
            Clause(
                words.DRAW, w.pick("tolik karet, kolik u ní máš bojovníků", "a card for each of your minions there")
            ),
        ]
