"""Poisons (DTR-480, DTR-481): equipment of Mortificators that is used up on somebody, and what it does to whom."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, barred
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ....rules.leaving import discard, kill, sacrifice, wound
from ....state import DoomState, in_play
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ...counting import mark_source, marked
from ...marks import ATTACK, POISON_PROOF, POISONER
from ...scopes import AIMED
from ...select import Who
from ...standing.bans import Forbid
from ...standing.rule import DURATIONS, TO_NEXT_TURN, lasts
from ...standing.venom import touches
from ..act import Act, owner_seat, yes_or_no


@dataclass(frozen=True)
class PoisonUser(Who):
    """Your Mortificators, and whoever may use poisons as if it were one."""

    @property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        return Who.matches(self, s, card) or bool(marked(s, POISONER, card))


POISON_USERS = PoisonUser(tr.MORTIFICATOR, whose="yours")


# ---- after a combat ----
@dataclass(frozen=True)
class MayPoison(Act, Script):
    """The card may be used up to wound (or to kill) the warrior that its bearer has just faced; a kill is paid."""

    kills: bool = False  # and the card is sacrificed, not just discarded
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            v.ASK_POISON,
            "DTR-480",
            owner_seat,
            Check(
                "DTR-346",
                lambda c: in_play(c.s, c.src) and in_play(c.s, c.f[X]) and c.s.side[c.f[X]] != c.me,
                cs="Není tu už jed nebo cizí bojovník, na kterého by se použil.",
                en="The poison or the opposing warrior it would be used on is gone.",
            ),
            barred(
                "DTR-334",
                lambda c: mark_source(c.s, POISON_PROOF, c.f[X]),
                cs="Na protivníka jed použít nelze: brání tomu {by}.",
                en="No poison can be used on the opponent, because of {by}.",
            ),
        )

        def offer(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer != v.YES():
                return
            mine, foe = s.bearer[f[SRC]], f[X]
            (sacrifice if self.kills else discard)(s, f[SRC])
            (kill if self.kills else wound)(s, foe, mine, f[ME])

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        this = w.pick("tuto kartu", "this card")
        if self.kills:
            rest = w.pick("jeho protivníka, i když nebyl zraněn", "its opponent, wounded or not")
            return [Clause(verbs.SACRIFICE, this, may=True), Clause(verbs.KILL, rest, may=True)]
        rest = w.pick("jeho protivníka, i když už zraněn byl", "its opponent once more")
        return [Clause(verbs.DISCARD, this, may=True), Clause(verbs.WOUND, rest, may=True)]


# ---- at any time ----
STUPEFIED = Forbid("", ATTACK, AIMED, until=TO_NEXT_TURN)


@dataclass(frozen=True)
class Stupefy(Act, Script):
    """The warriors of one Cohort that are there now may not attack for a while; a combat with one of them ends."""

    ban: Standing = STUPEFIED
    slots = 0

    def victims(self, s: DoomState, seat: int) -> list[int]:
        return [w for w in s.kohort[seat] if touches(s, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.victims(s, seat) for seat in range(s.t.seats))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: range(c.s.t.seats), "DTR-480", cs="Volí se hráč s Kohortou", en="A player with a Cohort is chosen"
        )
        somebody = Check(
            "DTR-346",
            lambda c: self.victims(c.s, c.a),
            cs="V této Kohortě není nikdo, na koho by jed působil: {a}.",
            en="There is nobody in that Cohort whom the poison would affect: {a}.",
        )
        question = Question(
            v.ASK_COHORT, (Choice(v.TARGET_PLAYER, pool, checks=(somebody,), harms=lambda c: c.a == c.me),)
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = -1
            for warrior in self.victims(s, first(s.answer)):
                last(s, self.ban, f[ME], f[SRC], warrior)
                if s.phase and warrior in (s.attacker, s.defender):
                    s.stopped = 1

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        until = DURATIONS[lasts(self.ban)][w.lang]
        return [
            Clause(
                _STUN,
                w.pick(
                    f"jednu Kohortu: bojovníci, kteří v ní právě jsou, nesmějí útočit {until}; souboj s některým z "
                    "nich končí",
                    f"one Cohort: the warriors now in it may not attack {until}; a combat with one of them ends",
                ),
            )
        ]


_STUN = verb("omam", "omámit", "omámí", "stupefy", "stupefies")
