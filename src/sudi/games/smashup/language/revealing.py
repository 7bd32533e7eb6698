"""Effects on the top cards of decks: revealing, playing, putting back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words

from ..law.actions import may_act, ways_to_act
from ..law.minions import may_be_played
from ..rules.piles import reshuffle, reveal_card, take_card, top_cards
from ..rules.playing import play_action, play_minion
from ..state import SmashState, by_kind
from ..words import lexicon
from ..words import vocabulary as v


class RevealTop(Script):
    """Reveal the top card of the own deck; if it is of the right kind it may be used, otherwise it stays on top."""

    def uses(self, s: SmashState, me: int, card: int) -> list[int]:
        """What may be done with the card; nothing if it is of the wrong kind."""
        raise NotImplementedError

    def use(self, s: SmashState, me: int, option: int) -> None:
        raise NotImplementedError

    def say_use(self, w: Words) -> Clause:
        raise NotImplementedError

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def look(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if not reshuffle(s, me):
                f[PC] = go(2)
                return
            card = s.deck[me][-1]
            reveal_card(s, me, card)
            ask(s, me, v.ASK_TOP, [*self.uses(s, me, card), v.KEEP(card)], f[SRC])

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

    def uses(self, s: SmashState, me: int, card: int) -> list[int]:
        if not s.t.is_minion[card]:
            return []
        return [v.PLAY(card, p) for p, base in enumerate(s.bases) if base and may_be_played(s, me, card, p)]

    def use(self, s: SmashState, me: int, option: int) -> None:
        play_minion(s, me, first(option), second(option), s.deck[me])

    def say_use(self, w: Words) -> Clause:
        lead = w.pick("Pokud je to bojovník,", "If it is a minion,")
        return Clause(lexicon.PLAY, w.pick("navíc", "as an extra minion"), enclitic=w.pick("ji", "it"), lead=lead)


@dataclass(frozen=True)
class TopActionMayBeUsed(RevealTop):
    """An action may be taken into hand or played at once as an extra one."""

    def uses(self, s: SmashState, me: int, card: int) -> list[int]:
        if not s.t.is_action[card]:
            return []
        return [*(ways_to_act(s, me, card) if may_act(s, me) else []), v.TAKE(card)]

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

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def look(s: SmashState, f: Frame) -> None:
            me = f[ME]
            options: list[int] = []
            for i in range(1, s.t.seats):
                other = (me + i) % s.t.seats
                if reshuffle(s, other):
                    card = s.deck[other][-1]
                    reveal_card(s, other, card)
                    if s.t.is_action[card]:
                        options += ways_to_act(s, me, card)
            ask(s, me, v.ASK_TOP, [*options, v.DECLINE()], f[SRC])

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

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def look(s: SmashState, f: Frame) -> None:
            me = f[ME]
            if not reshuffle(s, me):
                f[PC] = go(2)
                return
            card = s.deck[me][-1]
            show(s, card, to=me)
            ask(s, me, v.ASK_TOP, [v.SHED(card), v.KEEP(card)], f[SRC])

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

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        rest = slot[0]

        def look(s: SmashState, f: Frame) -> None:
            cards = top_cards(s, f[ME], self.n)
            for card in cards:
                reveal_card(s, f[ME], card)
            f[rest] = tuple(cards)

        def choose(s: SmashState, f: Frame) -> None:
            minions = by_kind(s, [c for c in f[rest] if s.t.is_minion[c]])
            ask(s, f[ME], v.ASK_TAKE, [*v.TAKE.each(minions), v.DONE()], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer == v.DONE():
                # While the order is being chosen the cards lie open, so that no card is ever nowhere.
                left = set(f[rest])
                s.deck[f[ME]] = [c for c in s.deck[f[ME]] if c not in left]
                s.limbo += f[rest]
                return
            card = s.answer - v.TAKE.code
            take_card(s, f[ME], card, s.deck[f[ME]])
            f[rest] = tuple(c for c in f[rest] if c != card)
            f[PC] = go(1)

        def order(s: SmashState, f: Frame) -> None:
            """The card chosen first lies deepest."""
            if not f[rest]:
                f[PC] = go(5)
                return
            ask(s, f[ME], v.ASK_ORDER, v.KEEP.each(by_kind(s, list(f[rest]))), f[SRC])

        def put_back(s: SmashState, f: Frame) -> None:
            card = s.answer - v.KEEP.code
            s.limbo.remove(card)
            s.deck[f[ME]].append(card)
            f[rest] = tuple(c for c in f[rest] if c != card)
            f[PC] = go(3)

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
