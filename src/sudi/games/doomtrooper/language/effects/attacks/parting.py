"""Attacks once more, and those that come to nothing: the attacked one slips away, a weapon is struck away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.combat.attacks import ATTACK_KIND, may_meet
from ....law.combat.capability import tactic_mask
from ....rules.combat.blows import strikes_first
from ....rules.combat.starting import start_combat
from ....rules.leaving import discard
from ....state import OPPONENTS, DoomState, attachments, in_play, next_seats
from ....words import attack_questions as aq
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ...marks import BE_ATTACKED, DEFLECTED, FORFEIT
from ...scopes import AIMED
from ...select import opponent_of
from ...standing.bans import Forbid
from ...standing.rule import COMBAT_LONG, TO_NEXT_TURN, Mark
from ..act import Act, ChooseOne, yes_or_no
from .lunges import NO_SHOOTING


# ---- once more ----
@dataclass(frozen=True)
class FightAgain(Act, Script):
    """After a fight that both have come through the bearer may fight its opponent once more."""

    fights: Forbid = NO_SHOOTING
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(aq.ASK_FIGHT_AGAIN, "DTR-334", lambda s, f: s.side[s.bearer[f[SRC]]])

        def offer(s: DoomState, f: Frame) -> None:
            beast = f[SRC]
            if s.used >> beast & 1:  # that was the second one
                s.used &= ~(1 << beast)
                f[PC] = go(OVER)
                return
            rider = s.bearer[beast]
            both = in_play(s, beast) and in_play(s, f[X]) and may_meet(s, rider, f[X])
            if not both or not tactic_mask(s, rider, True) & tactic_mask(s, f[X], False) & 1 or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def again(s: DoomState, f: Frame) -> None:
            rider = s.bearer[f[SRC]]
            if s.answer == v.YES():
                s.used |= 1 << f[SRC]
                start_combat(s, s.side[rider], ATTACK_KIND, rider, f[X], (self.fights, s.side[rider], f[SRC]))

        return [offer, again]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _FIGHT,
                w.pick(
                    "hned ještě jednou s týmž protivníkem, přežil-li i on",
                    "the same opponent at once, if that survives",
                ),
                may=True,
            )
        ]


_FIGHT = verb("zápas", "zápasit", "zápasí", "fight")


# ---- to nothing ----
OUT_OF_SIGHT = Forbid("", BE_ATTACKED, AIMED, until=TO_NEXT_TURN)


@dataclass(frozen=True)
class Withdraw(Act):
    """The bearer, attacked, takes no part in the combat; the attacker's player may attack once more instead."""

    ban: Forbid = OUT_OF_SIGHT

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == OPPONENTS and not s.stopped and s.defender == s.bearer[src] >= 0

    def instant(self) -> Instant:
        def withdraw(s: DoomState, me: int, src: int, x: int) -> None:
            s.stopped = 1
            last(s, self.ban, next_seats(s, s.turn)[1], src, s.bearer[src])
            if s.side[s.attacker] == s.turn:
                s.bonus_attacks += 1

        return withdraw

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.END,
                w.pick(
                    "souboj, ve kterém je bojovník napaden; do konce kola ho nikdo napadnout nesmí a útočník smí hned "
                    "provést jinou útočnou akci",
                    "the combat in which the warrior is attacked; nobody may attack it in the rest of the turn, and "
                    "the attacker may take another attack action at once",
                ),
            )
        ]


LOST_AFTERWARDS = Mark("", AIMED, until=COMBAT_LONG, name=FORFEIT)
HAS_DEFLECTED = Mark("", AIMED, until=COMBAT_LONG, name=DEFLECTED)


@dataclass(frozen=True)
class Deflect(ChooseOne):
    """A weapon of the bearer's opponent is discarded, once in a combat; of one who strikes first, after its blow."""

    later: Mark = LOST_AFTERWARDS
    mark: Mark = HAS_DEFLECTED
    asking = aq.ASK_DEFLECT
    victim: ClassVar[str] = ""

    def foe(self, s: DoomState, src: int) -> int:
        used = any(e[2] == src and DEFLECTED in s.t.rule_keys[e[0]] for e in s.lasting)
        return -1 if s.phase != OPPONENTS or s.stopped or used else opponent_of(s, s.bearer[src])

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, foe) if (foe := self.foe(c.s, c.src)) >= 0 else [],
            "DTR-334",
            cs="Vyřazuje se zbraň protivníka, jednou v souboji a před volbou jeho druhu",
            en="A weapon of the opponent is discarded, once in a combat and before the tactic is named",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-096",
                lambda c: c.s.t.traits[c.a] & tr.WEAPON,
                cs="Karta {a} není zbraň.",
                en="{a} is no weapon.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        foe = self.foe(s, f[SRC])
        last(s, self.mark, f[ME], f[SRC], f[SRC])
        if foe >= 0 and strikes_first(s, foe)[0] > strikes_first(s, s.bearer[f[SRC]])[0]:
            last(s, self.later, f[ME], f[SRC], card)
        else:
            discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "jednu zbraň protivníka, jednou v souboji; útočí-li protivník první, přijde o ni až po této ráně",
                    "one weapon of the opponent, once in a combat; an opponent who strikes first loses it after that "
                    "blow",
                ),
            )
        ]
