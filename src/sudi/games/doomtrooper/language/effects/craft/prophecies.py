"""What prophecies need (DTR-495, DTR-496): an affiliation that is named, a warrior that is strengthened for points."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, SRC, Frame, Step, X
from sudi.kernel.picks import Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import DAT, Clause, Words, verb

from ....state import MODIFIERS, DoomState
from ....words import vocabulary as v
from ....words.ratings import FIGHT, TACTICS, signed
from ...scopes import AIMED
from ...select import Who, in_combat, opponent_of, traits_of
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG, DURATIONS
from ..act import Act, ChooseOne, meant, own_warriors_in_play


@dataclass(frozen=True)
class NameEnemy(Act, Script):
    """Name an affiliation other than one's own; the card remembers it."""

    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: range(len(v.ENEMIES)),
            "DTR-495",
            cs="Jmenuje se příslušnost jiná než Půlměsíc",
            en="An affiliation other than Crescentia is named",
        )
        question = Question(v.ASK_ENEMY, (Choice(v.AFFILIATION, pool),))

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.noted[f[SRC]] = 1 + first(s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_NAME, w.pick("příslušnost (ne Půlměsíc)", "an affiliation (not Crescentia)"))]


_NAME = verb("jmenuj", "jmenovat", "jmenuje", "name")


@dataclass(frozen=True)
class AgainstNamed(Boost):
    """Counts only in a combat with a warrior of the affiliation that was named."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not s.noted[source] or not in_combat(s, card):
            return False
        enemy = v.ENEMY_BITS[s.noted[source] - 1]
        return bool(traits_of(s, opponent_of(s, card)) & enemy) and super().reaches(s, seat, source, target, card)

    def tail(self, w: Words) -> str:
        return w.pick(" v souboji s bojovníkem této příslušnosti", " in combats with warriors of that affiliation")


STRONGER = (
    Boost("", AIMED, until=COMBAT_LONG, fight=1, units=True),
    Boost("", AIMED, until=COMBAT_LONG, shoot=1, units=True),
)


@dataclass(frozen=True)
class Steel(ChooseOne):
    """One of your warriors in the combat gains +1 to the rating of the tactic for every point paid."""

    who: Who
    rules: tuple[Boost, ...] = STRONGER
    asking = v.ASK_STEEL

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-496", "Posiluje se tvůj bojovník", "One of your warriors is strengthened")

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check(
                "DTR-347",
                lambda c: in_combat(c.s, c.a),
                cs="Bojovník {a} v souboji není.",
                en="{a} is not in the combat.",
            ),
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in self.who.find(s, me, src) if in_combat(s, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        rule = self.rules[0] if TACTICS[s.tactic] == FIGHT else self.rules[1]
        number, target = s.t.rule_ids(rule), card
        so_far = sum(e[4] for e in s.lasting if e[0] == number and e[3] == target)
        s.lasting = [e for e in s.lasting if e[0] != number or e[3] != target]
        last(s, rule, f[ME], f[SRC], target, so_far + f[X])

    def say(self, w: Words) -> list[Clause]:
        until = DURATIONS[self.rules[0].until][w.lang]
        return [
            Clause(
                _STRENGTHEN,
                w.pick(
                    f"{self.who.say(w, DAT, own=True)} v souboji zápas, nebo střelbu (podle taktiky) o "
                    f"{self.rules[0].fight} {until}",
                    f"{self.who.say(w)} in the combat by {signed(self.rules[0].fight)} to fight or shoot (as the "
                    f"tactic asks) {until}",
                ),
            )
        ]


_STRENGTHEN = verb("zvyš", "zvýšit", "zvýší", "strengthen")
