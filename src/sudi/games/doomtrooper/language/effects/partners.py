"""Cards for games of partners: warriors and equipment that go over, a truce between the teams."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, allowed, answers, stop
from sudi.kernel.machine import ME, PC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ...cards.types import EQUIPMENT, ON_BEARER
from ...law.bearing import BEARING, MAY_NOT, OWN, turned
from ...rules.moving import move_to_area
from ...state import KOHORT, SQUAD, DoomState, attachments, own_warriors, team_mates
from ...words import team_questions as t
from ...words import vocabulary as v
from ..marks import TRUCE
from ..scopes import AIMED
from ..select import Who
from ..standing.disuse import OnlyYouPlay
from ..standing.rule import TO_NEXT_TURN, Mark
from .act import Act
from .gear import hand_over


def team_of(s: DoomState, me: int) -> list[int]:
    return [me, *(seat for seat in team_mates(s, me) if not s.lost[seat])]


def _idle(s: DoomState, me: int) -> bool:
    """Has the player actions left, outside a combat?"""
    return s.turn == me and not s.phase and s.actions > 0


@dataclass(frozen=True)
class SendOver(Act, Script):
    """Warriors go to the same area of a partner, for one action each, as often as one likes."""

    slots = 0

    def movable(self, s: DoomState, me: int) -> list[int]:
        return [w for seat in team_of(s, me) for w in own_warriors(s, seat) if s.at[w] in (SQUAD, KOHORT)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return _idle(s, me) and bool(team_mates(s, me)) and bool(self.movable(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: self.movable(c.s, c.me),
            "DTR-334",
            cs="Přechází bojovník z Mužstva nebo Kohorty tvé dvojice",
            en="A warrior in a Squad or Cohort of your team goes over",
        )
        question = Question(t.ASK_TROOP, (Choice(v.TARGET, pool), stop(v.DONE)))

        def choose(s: DoomState, f: Frame) -> None:
            if not _idle(s, f[ME]) or not self.movable(s, f[ME]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                return
            warrior = first(s.answer)
            others = [seat for seat in team_of(s, f[ME]) if seat != s.side[warrior]]
            if others:
                move_to_area(s, warrior, s.at[warrior], others[0])
                s.actions -= 1
            f[PC] = go(choose)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    "bojovníky své dvojice mezi jejími Mužstvy a mezi jejími Kohortami, každého za 1 akci; ne z "
                    "Mužstva "
                    "do Kohorty ani naopak",
                    "warriors of your team between your Squads and between your Cohorts, for 1 action each; not from a "
                    "Squad to a Cohort or the other way round",
                ),
            )
        ]


_SEND = verb("přesuň", "přesunout", "přesune", "move")


@dataclass(frozen=True)
class Convoy(Act, Script):
    """Equipment goes from warrior to warrior of the team, for one action each, as often as one likes."""

    slots = 1

    def gate(self) -> tuple[Check, ...]:
        another = Check(
            "DTR-087",
            lambda c: c.s.bearer[c.a] != c.b,
            cs="Bojovník {b} kartu {a} už má.",
            en="{b} has {a} already.",
        )
        return (another, *(check for check in BEARING if check not in (OWN, MAY_NOT)))

    def soldiers(self, s: DoomState, me: int) -> list[int]:
        return [w for seat in team_of(s, me) for w in own_warriors(s, seat)]

    def takers(self, s: DoomState, me: int, card: int) -> list[int]:
        gate = self.gate()
        return [w for w in self.soldiers(s, me) if allowed(gate, Case(s, me, card, [], card, w))]

    def gear(self, s: DoomState, me: int) -> list[int]:
        borne = [c for w in self.soldiers(s, me) for c in attachments(s, w)]
        gear = [c for c in borne if s.t.type[c] == EQUIPMENT and s.t.cards[c].lies == ON_BEARER]
        return [c for c in gear if isinstance(s.t.cards[c].give, Who) and self.takers(s, me, c)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return _idle(s, me) and bool(team_mates(s, me)) and bool(self.gear(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        taken = slot[0]
        pool = Domain(
            lambda c: self.gear(c.s, c.me),
            "DTR-334",
            cs="Přechází vybavení bojovníka tvé dvojice, které smí mít jiný bojovník tvé dvojice",
            en="Equipment of a warrior of your team goes that another one of yours may have",
        )
        choosing = Question(t.ASK_ARMS, (Choice(v.TARGET, pool), stop(v.DONE)))
        men = Domain(
            lambda c: self.soldiers(c.s, c.me),
            "DTR-334",
            cs="Dostane ho bojovník tvé dvojice",
            en="A warrior of your team gets it",
        )
        gate = tuple(turned(check, lambda c: int(c.f[taken])) for check in self.gate())
        giving = Question(t.ASK_ARMS_TO, (Choice(v.TARGET, men, checks=gate),))

        def choose(s: DoomState, f: Frame) -> None:
            if not _idle(s, f[ME]) or not self.gear(s, f[ME]) or not choosing.ask(s, f):
                f[PC] = go(OVER)

        @answers(choosing)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(OVER)
                return
            f[taken] = first(s.answer)
            giving.ask(s, f, f[taken])

        @answers(giving)
        def given(s: DoomState, f: Frame) -> None:
            s.actions -= 1
            f[PC] = go(choose)
            warrior = first(s.answer)
            hand_over(s, f[taken], warrior, s.side[warrior])

        return [choose, chosen, given]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    "vybavení mezi bojovníky své dvojice, kteří ho smějí mít, každé za 1 akci; i mezi Mužstvem a "
                    "Kohortou",
                    "equipment between warriors of your team that may have it, for 1 action each; between Squads and "
                    "Cohorts as well",
                ),
            )
        ]


# ---- a truce ----
@dataclass(frozen=True)
class TruceRule(OnlyYouPlay):
    """The two teams play no special cards on each other's cards and players, and do not attack each other."""

    def hushes(self, s: DoomState, source: int, seat: int, card: int, target: int) -> bool:
        side = s.side[target]
        return s.t.is_special[card] and side >= 0 and s.t.team[side] != s.t.team[seat]

    def gags(self, s: DoomState, source: int, seat: int, card: int) -> bool:
        return False

    def say(self, w: Words) -> str:
        return w.pick(
            "Do začátku tvého příštího kola na sebe obě dvojice neútočí a nehrají na karty ani hráče druhé dvojice "
            "speciální karty.",
            "Until the start of your next turn the two teams do not attack each other and play no special cards "
            "on each "
            "other's cards and players.",
        )


PEACE_OF_TEAMS = Mark("", AIMED, until=TO_NEXT_TURN, name=TRUCE)


@dataclass(frozen=True)
class MakeTruce(Act):
    """Between the two teams of the table."""

    rule: TruceRule
    mark: Mark = PEACE_OF_TEAMS

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(team_mates(s, me)) and not any(TRUCE in s.t.rule_keys[e[0]] for e in s.lasting)

    def instant(self) -> Instant:
        def agree(s: DoomState, me: int, src: int, x: int) -> None:
            last(s, self.rule, me, src)
            last(s, self.mark, me, src)
            if s.phase and s.attacker >= 0 and s.t.team[s.side[s.attacker]] != s.t.team[s.side[s.defender]]:
                s.stopped = 1

        return agree

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_LET, self.rule.say(w)[:1].lower() + self.rule.say(w)[1:].rstrip("."))]


_LET = verb("", "", "", "")
