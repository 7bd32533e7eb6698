"""Actions on top that one warrior takes itself, and nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Clause, Words

from ....law import outpost
from ....law.abilities import owner_warrior
from ....law.acting import at_large
from ....law.combat.attacking import NO_SHIRKING
from ....law.combat.attacks import ATTACK_KIND, only_attacks_left, targets, used_up
from ....law.combat.capability import ready
from ....law.cover import SOMEBODY_STAYS, held_in_cover, seeking
from ....rules.actions import do
from ....rules.combat.starting import start_combat
from ....rules.windows import open_window
from ....state import DoomState, in_play
from ....words import attack_questions as q
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import ACTION
from ...standing.settling import settle
from ..act import Act


def _mine(c: Case) -> int:
    return owner_warrior(c.s, c.src)


MINE = Domain(
    lambda c: [_mine(c)],
    "DTR-334",
    cs="Akci provádí jen bojovník, který tu kartu má",
    en="Only the warrior that has the card takes the action",
)
CALM = Check(
    "DTR-038",
    lambda c: not only_attacks_left(c.s),
    cs="Po útoku smíš dalšími akcemi už jen útočit.",
    en="After an attack your further actions may only be attacks.",
)


@dataclass(frozen=True)
class TakeActions(Act, Script):
    """The warrior of this card takes an action on top at once, for every unit paid: an attack, cover, a transfer."""

    slots = 1

    def strikes(self, s: DoomState, me: int, warrior: int) -> bool:
        return s.rounds[me] > 1 and not used_up(s, me) and ready(s, warrior) and bool(targets(s, warrior))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        if s.turn != me or s.phase or not in_play(s, warrior):
            return False
        return self.strikes(s, me, warrior) or not only_attacks_left(s)

    def question(self, left: int) -> Question:
        return Question(
            q.ASK_SWIFT,
            (
                Choice(
                    v.ATTACK,
                    before=(
                        Check(
                            "DTR-243",
                            lambda c: self.strikes(c.s, c.me, _mine(c)),
                            cs="Ten bojovník teď nemá na koho zaútočit.",
                            en="That warrior has nobody to attack now.",
                        ),
                    ),
                ),
                Choice(v.COVER, MINE, before=(CALM,), checks=(*seeking(), *at_large("a"), SOMEBODY_STAYS, NO_SHIRKING)),
                Choice(
                    v.LEAVE,
                    MINE,
                    before=(CALM,),
                    checks=(
                        Check(
                            "DTR-062",
                            lambda c: c.s.covered >> c.a & 1 and not held_in_cover(c.s, c.a),
                            cs="Bojovník {a} úkryt opustit nemůže.",
                            en="{a} cannot exit cover.",
                        ),
                    ),
                ),
                Choice(
                    v.TRANSFER,
                    MINE,
                    before=(CALM, outpost.PEACE),
                    checks=(
                        *outpost.TRANSFERRING,
                        *at_large("a"),
                        Check(
                            "DTR-193",
                            lambda c: outpost.price(c.s, c.a) <= c.f[left],
                            cs="S vozidlem stojí transfer 2 akce.",
                            en="With a vehicle a transfer takes 2 actions.",
                        ),
                    ),
                ),
                stop(v.DONE),
            ),
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (left,) = slot
        question = self.question(left)

        def begin(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            if f[left] <= 0 or not self.possible(s, f[ME], f[SRC], -1):
                f[PC] = go(OVER)
            else:
                question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            option = s.answer
            if option == v.DONE():
                f[PC] = go(OVER)
                return
            s.acted = True
            if v.verbs.of(option) is v.ATTACK:
                f[left] -= 1
                s.attacking = True
                start_combat(s, f[ME], ATTACK_KIND, owner_warrior(s, f[SRC]))
            else:
                f[left] -= do(s, f[ME], option)

        def afterwards(s: DoomState, f: Frame) -> None:
            settle(s)
            f[PC] = go(choose)
            if not s.phase:
                open_window(s, s.turn)

        return [begin, choose, chosen, afterwards]

    def say(self, w: Words) -> list[Clause]:
        count = w.count(1, ACTION, ACC)
        return [
            Clause(
                verbs.TAKE_ACTIONS,
                w.pick(
                    f"tímto bojovníkem ihned {count} navíc: útok, úkryt nebo transfer (po útoku už jen útoky)",
                    f"{count} more at once with this warrior: an attack, cover or a transfer (after an attack only "
                    "attacks)",
                ),
            )
        ]
