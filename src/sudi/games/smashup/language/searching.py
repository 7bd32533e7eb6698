"""Searching decks and discard piles: taking, shuffling in, discarding."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from ..rules.piles import shuffle_deck, take_card
from ..state import SmashState, by_kind
from ..words import lexicon
from ..words import vocabulary as v


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
                lexicon.SEARCH,
                w.pick("svůj dobírací balíček, ukaž všem jednu akci", "your deck for an action, show it to everybody"),
            ),
            Clause(lexicon.TAKE, w.pick("do ruky", "it into your hand"), enclitic=w.pick("ji", ""), follows=True),
            Clause(lexicon.SHUFFLE, w.pick("dobírací balíček", "your deck")),
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
        word = {"minion": lexicon.MINION, "microbot": None, "": lexicon.CARD}[self.what]
        pile = w.pick("ze svého odhazovacího balíčku", "from your discard pile")
        if word is None:
            what = w.pick("libovolný počet minibotů", "any number of microbots")
        elif self.any_number:
            what = w.pick(f"libovolný počet {word.plural[1]}", f"any number of {word.en[1]}")
            what += w.pick(" stejného jména", " with the same name") if self.one_name else ""
        else:
            what = w.pick(word.singular[3], f"a {word.en[0]}")
        if self.into_deck:
            clause = Clause(lexicon.SHUFFLE, f"{what} {pile} {w.pick('do dobíracího balíčku', 'into your deck')}")
        else:
            clause = Clause(lexicon.TAKE, f"{what} {pile} {w.pick('do ruky', 'into your hand')}")
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
        return [Clause(lexicon.DISCARD, rest), Clause(lexicon.SHUFFLE, w.pick("dobírací balíček", "your deck"))]
