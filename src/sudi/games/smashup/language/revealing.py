"""Effects on the top cards of decks: revealing, playing, putting back."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Bilingual, Clause, Words

from ..law import minions
from ..law.actions import acting, may_act, ways_to_act
from ..rules.piles import reshuffle, reveal_card, take_card, top_cards
from ..rules.playing import play_action, play_minion
from ..state import SmashState, by_kind
from ..words import lexicon, prompts
from ..words import vocabulary as v

TOP = Domain(
    lambda c: c.s.deck[c.me][-1:],
    "SMU-036",
    cs="Jde o vrchní kartu tvého dobíracího balíčku",
    en="It is about the top card of your deck",
)
A_MINION = Check("SMU-117", lambda c: c.s.t.is_minion[c.a], "Karta {a} není bojovník.", "{a} is no minion.")
AN_ACTION = Check("SMU-117", lambda c: c.s.t.is_action[c.a], "Karta {a} není akce.", "{a} is no action.")
BACK = Choice(v.KEEP, TOP)


def _top(c: Case) -> dict[str, Bilingual]:
    """The card on top, for the prompt."""
    return {"top": c.s.t.cards[c.s.deck[c.me][-1]].name}


class RevealTop(Script):
    """Reveal the top card of the own deck; if it is of the right kind it may be used, otherwise it stays on top."""

    def uses(self) -> tuple[Choice, ...]:
        """What may be done with the card."""
        raise NotImplementedError

    def prompt(self) -> int:
        raise NotImplementedError

    def offers(self, s: SmashState, me: int, card: int) -> list[int]:
        """The short way to the same; nothing if the card is of the wrong kind."""
        raise NotImplementedError

    def use(self, s: SmashState, me: int, option: int) -> None:
        raise NotImplementedError

    def say_use(self, w: Words) -> Clause:
        raise NotImplementedError

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        what = Question(self.prompt(), (*self.uses(), BACK), values=_top)

        def look(s: SmashState, f: Frame) -> None:
            if not reshuffle(s, f[ME]):
                f[PC] = go(OVER)
                return
            card = s.deck[f[ME]][-1]
            reveal_card(s, f[ME], card)
            ask(s, f[ME], what.prompt, [*self.offers(s, f[ME], card), v.KEEP(card)], f[SRC])

        @answers(what)
        def take(s: SmashState, f: Frame) -> None:
            if v.verbs.of(s.answer) is not v.KEEP:
                self.use(s, f[ME], s.answer)

        return [look, take]

    def say(self, w: Words) -> list[Clause]:
        back = Clause(
            lexicon.RETURN,
            w.pick("navrch", "it to the top"),
            enclitic=w.pick("ji", ""),
            lead=w.pick("Jinak", "Otherwise"),
        )
        top = w.pick("vrchní kartu svého dobíracího balíčku", "the top card of your deck")
        return [Clause(lexicon.REVEAL, top), self.say_use(w).optional(), back]


@dataclass(frozen=True)
class TopMinionMayBePlayed(RevealTop):
    """A minion may be played at once as an extra one, anywhere."""

    def uses(self) -> tuple[Choice, ...]:
        return (Choice(v.PLAY, TOP, minions.AT_A_BASE, (A_MINION, *minions.gate())),)

    def offers(self, s: SmashState, me: int, card: int) -> list[int]:
        if not s.t.is_minion[card]:
            return []
        return [v.PLAY(card, p) for p, base in enumerate(s.bases) if base and minions.may_be_played(s, me, card, p)]

    def prompt(self) -> int:
        return prompts.TOP_MINION

    def use(self, s: SmashState, me: int, option: int) -> None:
        play_minion(s, me, first(option), second(option), s.deck[me])

    def say_use(self, w: Words) -> Clause:
        lead = w.pick("Pokud je to bojovník,", "If it is a minion,")
        return Clause(lexicon.PLAY, w.pick("navíc", "as an extra minion"), enclitic=w.pick("ji", "it"), lead=lead)


@dataclass(frozen=True)
class TopActionMayBeUsed(RevealTop):
    """An action may be taken into hand or played at once as an extra one."""

    def uses(self) -> tuple[Choice, ...]:
        return (*acting(TOP, AN_ACTION), Choice(v.TAKE, TOP, checks=(AN_ACTION,)))

    def offers(self, s: SmashState, me: int, card: int) -> list[int]:
        if not s.t.is_action[card]:
            return []
        return [*(ways_to_act(s, me, card) if may_act(s, me) else []), v.TAKE(card)]

    def prompt(self) -> int:
        return prompts.TOP_ACTION

    def use(self, s: SmashState, me: int, option: int) -> None:
        if v.verbs.of(option) is v.TAKE:
            take_card(s, me, first(option), s.deck[me])
        else:
            play_action(s, me, option, s.deck[me])

    def say_use(self, w: Words) -> Clause:
        rest = w.pick("do ruky nebo zahrát navíc", "into your hand or play it as an extra action")
        lead = w.pick("Pokud je to akce,", "If it is an action,")
        return Clause(lexicon.TAKE, rest, enclitic=w.pick("ji", "it"), lead=lead)


@dataclass(frozen=True)
class UseOthersTopAction(Script):
    """Reveal the top card of every other player's deck; one revealed action may be played at once as an extra one."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        revealed = Domain(
            lambda c: [deck[-1] for seat, deck in enumerate(c.s.deck) if seat != c.me and deck],
            "SMU-036",
            cs="Jde o odhalené vrchní karty jiných hráčů",
            en="It is about the revealed top cards of the other players",
        )
        which = Question(prompts.TOP_OF_OTHERS, (*acting(revealed, AN_ACTION), stop(v.DECLINE)))

        def look(s: SmashState, f: Frame) -> None:
            options: list[int] = []
            for i in range(1, s.t.seats):
                other = (f[ME] + i) % s.t.seats
                if reshuffle(s, other):
                    card = s.deck[other][-1]
                    reveal_card(s, other, card)
                    if s.t.is_action[card] and may_act(s, f[ME]):
                        options += ways_to_act(s, f[ME], card)
            ask(s, f[ME], which.prompt, [*options, v.DECLINE()], f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            if s.answer != v.DECLINE():
                play_action(s, f[ME], s.answer, s.deck[s.owner[first(s.answer)]])

        return [look, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.REVEAL,
                w.pick(
                    "vrchní kartu dobíracího balíčku každého jiného hráče", "the top card of each other player's deck"
                ),
            ),
            Clause(
                lexicon.PLAY, w.pick("jednu odhalenou akci navíc", "one revealed action as an extra action")
            ).optional(),
            Clause(lexicon.RETURN, w.pick("ostatní odhalené karty navrch", "the other revealed cards to the top")),
        ]


@dataclass(frozen=True)
class TopOrDiscard(Script):
    """Look at the top card of the own deck; discard it or put it back."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        what = Question(prompts.TOP_OR_DISCARD, (Choice(v.SHED, TOP), BACK), values=_top)

        def look(s: SmashState, f: Frame) -> None:
            if not reshuffle(s, f[ME]):
                f[PC] = go(OVER)
                return
            card = s.deck[f[ME]][-1]
            show(s, card, to=f[ME])
            ask(s, f[ME], what.prompt, [v.SHED(card), v.KEEP(card)], f[SRC])

        @answers(what)
        def take(s: SmashState, f: Frame) -> None:
            if v.verbs.of(s.answer) is v.SHED:
                card = s.deck[f[ME]].pop()
                s.discard[s.owner[card]].append(card)
                if s.log is not None:
                    s.log.append((v.L_DISCARDS, f[ME], card, 0, -1))

        return [look, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.LOOK, w.pick("na vrchní kartu svého dobíracího balíčku", "at the top card of your deck")),
            Clause(
                lexicon.DISCARD,
                w.pick("nebo vrať navrch", "it or put it back on top"),
                enclitic=w.pick("ji", ""),
            ),
        ]


@dataclass(frozen=True)
class TakeTopMinions(Script):
    """Reveal the top cards of the own deck, take any number of minions, put the rest back in any order."""

    n: int
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        rest = slot[0]
        shown = Domain(
            lambda c: c.f[rest],
            "SMU-036",
            cs="Jde o karty odhalené z balíčku",
            en="It is about the cards revealed from the deck",
        )
        minions = Choice(v.TAKE, shown, checks=(A_MINION,), alike=same_title)
        which = Question(prompts.PORTAL, (minions, stop(v.DONE)), count=lambda s, f: len(f[rest]))
        back = Question(prompts.PUT_BACK, (Choice(v.KEEP, shown, alike=same_title),), count=lambda s, f: len(f[rest]))

        def look(s: SmashState, f: Frame) -> None:
            cards = top_cards(s, f[ME], self.n)
            for card in cards:
                reveal_card(s, f[ME], card)
            f[rest] = tuple(cards)

        def choose(s: SmashState, f: Frame) -> None:
            found = by_kind(s, [card for card in f[rest] if s.t.is_minion[card]])
            ask(s, f[ME], which.prompt, [*v.TAKE.each(found), v.DONE()], f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            if s.answer == v.DONE():
                # While the order is being chosen the cards lie open, so that no card is ever nowhere.
                left = set(f[rest])
                s.deck[f[ME]] = [c for c in s.deck[f[ME]] if c not in left]
                s.limbo += f[rest]
                return
            card = first(s.answer)
            take_card(s, f[ME], card, s.deck[f[ME]])
            f[rest] = tuple(c for c in f[rest] if c != card)
            f[PC] = go(choose)

        def order(s: SmashState, f: Frame) -> None:
            """The card chosen first lies deepest."""
            if f[rest]:
                ask(s, f[ME], back.prompt, v.KEEP.each(by_kind(s, f[rest])), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(back)
        def put_back(s: SmashState, f: Frame) -> None:
            card = first(s.answer)
            s.limbo.remove(card)
            s.deck[f[ME]].append(card)
            f[rest] = tuple(c for c in f[rest] if c != card)
            f[PC] = go(order)

        return [look, choose, take, order, put_back]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.REVEAL,
                w.pick(f"{self.n} vrchních karet svého dobíracího balíčku", f"the top {self.n} cards of your deck"),
            ),
            Clause(
                lexicon.TAKE,
                w.pick(
                    "do ruky libovolný počet odhalených bojovníků", "any number of the revealed minions into your hand"
                ),
            ),
            Clause(lexicon.RETURN, w.pick("ostatní navrch v libovolném pořadí", "the rest to the top in any order")),
        ]
