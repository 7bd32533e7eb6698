"""Searching decks and discard piles: taking, shuffling in, discarding."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words

from ..rules.piles import shuffle_deck, take_card
from ..state import SmashState, by_kind
from ..words import lexicon, prompts
from ..words import vocabulary as v

OWN_DECK = Domain(
    lambda c: c.s.deck[c.me],
    "SMU-036",
    cs="Hledá se ve tvém dobíracím balíčku",
    en="You search your deck",
)
OWN_DISCARD = Domain(
    lambda c: c.s.discard[c.me],
    "SMU-036",
    cs="Vybírá se z tvého odhazovacího balíčku",
    en="You choose from your discard pile",
)
AN_ACTION = Check("SMU-117", lambda c: c.s.t.is_action[c.a], "Karta {a} není akce.", "{a} is no action.")
A_MINION = Check("SMU-117", lambda c: c.s.t.is_minion[c.a], "Karta {a} není bojovník.", "{a} is no minion.")
A_MICROBOT = Check("SMU-117", lambda c: c.s.t.microbot[c.a], "Karta {a} není minibot.", "{a} is no microbot.")
WANTED = {"": (), "minion": (A_MINION,), "microbot": (A_MICROBOT,)}


def _named(name: int) -> Check:
    """The name that the first chosen card has set, in a slot of the frame."""

    def alike(c: Case) -> bool:
        return c.f[name] < 0 or bool(c.s.t.kind[c.a] == c.f[name])

    def first_name(c: Case) -> dict[str, Bilingual]:
        return {"name": c.s.t.cards[c.s.t.kind.index(c.f[name])].name}

    return Check(
        "SMU-117",
        alike,
        cs="Všechny mají mít jméno {name}; karta {a} se jmenuje jinak.",
        en="All of them are to be called {name}; {a} is not.",
        values=first_name,
    )


@dataclass(frozen=True)
class SearchAction(Script):
    """Search the own deck for an action, show it, take it into hand, shuffle."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        which = Question(prompts.SEARCH, (Choice(v.TAKE, OWN_DECK, checks=(AN_ACTION,), alike=same_title),))

        def choose(s: SmashState, f: Frame) -> None:  # the short way
            found = by_kind(s, [c for c in s.deck[f[ME]] if s.t.is_action[c]])
            if found:
                ask(s, f[ME], which.prompt, v.TAKE.each(sorted(found)), f[SRC])
            else:
                shuffle_deck(s, f[ME])
                f[PC] = go(OVER)

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            take_card(s, f[ME], first(s.answer), s.deck[f[ME]])
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

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        name = slot[0]
        checks = (*WANTED[self.what], _named(name)) if self.one_name else WANTED[self.what]
        ending = (stop(v.DONE),) if self.any_number else (stop(v.DECLINE),) if self.optional else ()
        which = Question(
            prompts.SHUFFLE_IN if self.into_deck else prompts.TAKE,
            (Choice(v.TAKE, OWN_DISCARD, checks=checks, alike=same_title), *ending),
            count=(lambda s, f: len(s.discard[f[ME]])) if self.any_number else None,
        )

        def start(s: SmashState, f: Frame) -> None:
            f[name] = -1

        end = [choice.verb() for choice in ending]

        def choose(s: SmashState, f: Frame) -> None:  # the short way
            found = s.discard[f[ME]]
            if self.what:
                wanted = s.t.is_minion if self.what == "minion" else s.t.microbot
                found = [c for c in found if wanted[c]]
            if self.one_name and f[name] >= 0:
                found = [c for c in found if s.t.kind[c] == f[name]]
            if found or self.any_number:
                ask(s, f[ME], which.prompt, v.TAKE.each(by_kind(s, found)) + end, f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if s.answer not in (v.DONE(), v.DECLINE()):
                card = first(s.answer)
                f[name] = s.t.kind[card]
                if self.into_deck:
                    s.discard[me].remove(card)
                    s.deck[me].append(card)
                    if s.log is not None:
                        s.log.append((v.L_SHUFFLES_IN, me, card, 0, -1))  # ruling R30
                else:
                    take_card(s, me, card, s.discard[me])
                if self.any_number:
                    f[PC] = go(choose)
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

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        name = slot[0]
        which = Question(
            prompts.MILL,
            (Choice(v.SHED, OWN_DECK, checks=(_named(name),), alike=same_title), stop(v.DONE)),
            count=lambda s, f: len(s.deck[f[ME]]),
        )

        def start(s: SmashState, f: Frame) -> None:
            f[name] = -1

        def choose(s: SmashState, f: Frame) -> None:  # the short way
            found = s.deck[f[ME]]
            if f[name] >= 0:
                found = [c for c in found if s.t.kind[c] == f[name]]
            ask(s, f[ME], which.prompt, [*v.SHED.each(sorted(by_kind(s, found))), v.DONE()], f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if s.answer == v.DONE():
                shuffle_deck(s, me)
                return
            card = first(s.answer)
            f[name] = s.t.kind[card]
            s.deck[me].remove(card)
            s.discard[me].append(card)
            if s.log is not None:
                s.log.append((v.L_DISCARDS, me, card, 0, -1))
            f[PC] = go(choose)

        return [start, choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "ze svého dobíracího balíčku libovolný počet karet stejného jména",
            "any number of cards with the same name from your deck",
        )
        return [Clause(lexicon.DISCARD, rest), Clause(lexicon.SHUFFLE, w.pick("dobírací balíček", "your deck"))]
