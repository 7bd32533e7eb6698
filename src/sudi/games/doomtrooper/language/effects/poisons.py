"""Poisons (DTR-480, DTR-481): equipment of Mortificators that is used up on somebody, and what it does to whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ...rules.leaving import discard, kill, sacrifice, wound
from ...state import DoomState, in_play
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ..marks import ATTACK, POISONER
from ..reach import marked
from ..scopes import AIMED
from ..select import Who
from ..standing.bans import Forbid
from ..standing.rule import TO_NEXT_TURN
from ..standing.venom import touches
from .act import Act


@dataclass(frozen=True)
class PoisonUser(Who):
    """Your Mortificators, and whoever may use poisons as if it were one."""

    @property
    def is_plain(self) -> bool:
        return False

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        if Who.fits(self, s, me, src, card):
            return True
        return bool(s.t.is_warrior[card] and in_play(s, card) and s.side[card] == me and marked(s, POISONER, card))


POISON_USERS = PoisonUser(tr.MORTIFICATOR, whose="yours")


# ---- after a combat ----
@dataclass(frozen=True)
class MayPoison(Act, Script):
    """The card may be used up to wound (or to kill) the warrior that its bearer has just faced; a kill is paid."""

    kills: bool = False  # and the card is sacrificed, not just discarded
    slots = 0

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def offer(s: DoomState, f: Frame) -> None:
            there = in_play(s, f[SRC]) and touches(s, f[X]) and s.side[f[X]] != f[ME]
            ask(s, f[ME], v.ASK_MAY, [v.YES(), v.NO()] if there else [v.NO()], f[SRC])

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

    def seats(self, s: DoomState) -> list[int]:
        return [p for p in range(s.t.seats) if any(touches(s, w) for w in s.kohort[p])]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.seats(s))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.seats(s)
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET_PLAYER.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = -1
            for warrior in s.kohort[first(s.answer)]:
                if touches(s, warrior):
                    last(s, self.ban, f[ME], f[SRC], warrior)
                    if s.phase and warrior in (s.attacker, s.defender):
                        s.stopped = 1

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _STUN,
                w.pick(
                    "jednu Kohortu: bojovníci, kteří v ní právě jsou, nesmějí útočit do začátku vašeho příštího kola; "
                    "souboj s některým z nich končí",
                    "one Cohort: the warriors now in it may not attack until the start of your next turn; a combat "
                    "with one of them ends",
                ),
            )
        ]


_STUN = verb("omam", "omamte", "omámit", "omámí", "stupefy", "stupefies")
