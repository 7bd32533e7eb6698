"""Partners who trade the cards in their hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....state import OFF_TABLE, DoomState, lift
from ....words import team_questions as t
from ....words import vocabulary as v
from ...marks import HAS_MET
from ...scopes import AIMED
from ...standing.rule import GAME_LONG, Mark
from ..act import Act
from ..partners import team_of

MET = Mark("", AIMED, until=GAME_LONG, name=HAS_MET)


def has_met(s: DoomState, me: int) -> bool:
    """Has the player's team held its meeting?"""
    return any(s.t.team[e[1]] == s.t.team[me] and HAS_MET in s.t.rule_keys[e[0]] for e in s.lasting)


def make_ready(s: DoomState, giver: int, taker: int) -> None:
    """Copies of whatever the giver might hold lie ready: the others cannot tell which of them have gone over."""
    for name in OFF_TABLE:
        for card in getattr(s, name)[giver]:
            copy = next(c for c in s.t.doubles[taker, s.t.kind[card]] if c in s.outside)
            s.outside.remove(copy)
            s.reserve[taker].append(copy)


def give_to_partner(s: DoomState, card: int, partner: int) -> None:
    """A card of a hand is the partner's for the rest of the match: his own copy of it comes to his hand."""
    giver, kind = s.t.owner[card], s.t.kind[card]
    copy = next(c for c in s.reserve[partner] if s.t.kind[c] == kind)
    lift(s, card)
    s.reserve[giver].append(card)
    s.reserve[partner].remove(copy)
    s.hand[partner].append(copy)
    for seat in (giver, partner):
        show(s, card, seat)
        show(s, copy, seat)
    note(s, t.L_GIVES, giver, card)
    note(s, t.L_GETS, partner, copy)


@dataclass(frozen=True)
class Summit(Act, Script):
    """Whoever plays it gives a partner any number of cards, and then gets any number from him, seeing both hands."""

    mark: Mark = MET
    trades_hands: ClassVar[bool] = True
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        team = team_of(s, me)
        return len(team) > 1 and not has_met(s, me) and any(c != src for seat in team for c in s.hand[seat])

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        giver = slot[0]

        def giving_seat(s: DoomState, f: Frame) -> int:
            return team_of(s, f[ME])[f[giver]]

        pool = Domain(
            lambda c: c.s.hand[c.me],
            "DTR-334",
            cs="Spoluhráč dostane kartu z tvé ruky",
            en="Your partner gets a card of your hand",
        )
        question = Question(t.ASK_GIVE, (Choice(v.TARGET, pool, alike=same_title), stop(v.DONE)), me=giving_seat)

        def meet(s: DoomState, f: Frame) -> None:
            f[giver] = 0
            last(s, self.mark, f[ME], f[SRC])
            team = team_of(s, f[ME])[:2]
            for seat, other in zip(team, reversed(team), strict=True):
                make_ready(s, seat, other)
                for card in s.hand[seat]:
                    show(s, card, other)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            team = team_of(s, f[ME])[:2]
            if s.answer != v.DONE():
                give_to_partner(s, first(s.answer), team[1 - f[giver]])
                f[PC] = go(choose)
            elif f[giver] + 1 < len(team):
                f[giver] += 1
                f[PC] = go(choose)
            else:
                f[PC] = go(OVER)

        return [meet, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SHOW,
                w.pick(
                    "spoluhráči svou ruku a prohlédni si jeho; dej mu libovolný počet karet a pak dá on libovolný "
                    "počet tobě. Do konce hry patří každá karta tomu, kdo ji dostal. Každá dvojice smí tuto kartu "
                    "zahrát jen jednou za hru",
                    "your hand to your partner and see his; give him any number of cards, then he gives you any "
                    "number. For the rest of the game each card belongs to whoever got it. Each team may play this "
                    "card only once a game",
                ),
            )
        ]


_SHOW = verb("ukaž", "ukázat", "ukáže", "show")
