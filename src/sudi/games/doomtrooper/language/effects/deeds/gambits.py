"""What is risked in a combat: ratings swapped, a tactic changed once, a machine that blows itself up, a guard."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.combat.capability import capable, may_use, same_field
from ....state import KOHORT, MODIFIERS, SQUAD, DoomState, in_play
from ....words import questions as q
from ....words import verbs
from ....words.ratings import IN_TACTIC, TACTICS
from ...marks import AFTERMATH, TACTIC_CHANGED
from ...ratings import RATING
from ...scopes import AIMED
from ...select import in_combat
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG, Mark
from ..act import Act
from ..attacks.changing_places import put_in
from ..combat import ChangeTactic

# ---- ratings swapped ----
PAIRS = (("fight", "shoot"), ("fight", "armour"), ("shoot", "armour"))
SHIFTS = tuple(
    Boost("", AIMED, until=COMBAT_LONG, units=True, **{name: 1})  # type: ignore[arg-type]
    for name in ("fight", "shoot", "armour")
)


@dataclass(frozen=True)
class SwapRatings(Act, Script):
    """Two of the three ratings of the warrior change places as they are now, until the combat is over."""

    rules: tuple[Boost, ...] = SHIFTS
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(lambda c: range(len(PAIRS)), "DTR-334", cs="Volí se dvě hodnocení", en="Two ratings are chosen")
        unlike = Check(
            "DTR-346",
            lambda c: self.now(c.s, PAIRS[c.a][0], c.s.aim[c.src]) != self.now(c.s, PAIRS[c.a][1], c.s.aim[c.src]),
            cs="Ta dvě hodnocení jsou stejná.",
            en="Those two ratings are equal.",
        )
        question = Question(q.ASK_PAIR_OF_RATINGS, (Choice(q.PAIR_OF_RATINGS, pool, checks=(unlike,)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not in_play(s, s.aim[f[SRC]]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            warrior = s.aim[f[SRC]]
            one, other = PAIRS[first(s.answer)]
            gap = self.now(s, other, warrior) - self.now(s, one, warrior)
            for rule in self.rules:
                name = rule.key()
                if name in (one, other):
                    last(s, rule, f[ME], f[SRC], warrior, gap if name == one else -gap)

        return [choose, chosen]

    def now(self, s: DoomState, name: str, warrior: int) -> int:
        return RATING[name].of(s, warrior)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.now(s, one, aim) != self.now(s, other, aim) for one, other in PAIRS)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SWITCH,
                w.pick(
                    "mu zápas a střelbu, zápas a obranu, nebo střelbu a obranu, jaké jsou právě teď, do konce souboje",
                    "its fight and shoot, fight and armour, or shoot and armour, as they are now, until the end of "
                    "the combat",
                ),
            )
        ]


_SWITCH = verb("prohoď", "prohodit", "prohodí", "switch")


# ---- the tactic, once in each combat ----
CHANGED = Mark("", AIMED, until=COMBAT_LONG, name=TACTIC_CHANGED)


@dataclass(frozen=True)
class ChangeTacticOnce(ChangeTactic):
    """The same card does it only once in a combat."""

    mark: Mark = CHANGED

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        used = any(e[2] == src and TACTIC_CHANGED in s.t.rule_keys[e[0]] for e in s.lasting)
        return not used and super().possible(s, me, src, aim)

    def instant(self) -> Instant:
        change = super().instant()

        def once(s: DoomState, me: int, src: int, x: int) -> None:
            last(s, self.mark, me, src, s.attacker)
            change(s, me, src, x)

        return once

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("bitevní taktiku; v každém souboji jen jednou", "the battle tactic; only once in each combat")
        return [Clause(verbs.CHANGE, rest)]


# ---- a guard steps in ----
WORN = Mark("", AIMED, until=COMBAT_LONG, name=AFTERMATH)


@dataclass(frozen=True)
class StandGuard(Act):
    """The bearer defends in place of a comrade of its Squad or Kohort in such a combat, and is wounded afterwards."""

    tactic: str
    mark: Mark = WORN

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        guard = s.bearer[src]
        return (
            s.phase == MODIFIERS
            and not s.stopped
            and TACTICS[s.tactic] == self.tactic
            and s.side[s.defender] == s.side[guard]
            and s.at[s.defender] == s.at[guard]
            and s.at[guard] in (SQUAD, KOHORT)
            and not in_combat(s, guard)
            and not s.covered >> guard & 1
            and capable(s, guard)
            and same_field(s, s.attacker, guard)
            and may_use(s, guard, s.tactic, False)
        )

    def instant(self) -> Instant:
        def step_in(s: DoomState, me: int, src: int, x: int) -> None:
            guard = s.bearer[src]
            put_in(s, s.attacker, guard)
            last(s, self.mark, me, src, guard, 1 + s.side[s.attacker])  # who earns the points if that kills it

        return step_in

    def say(self, w: Words) -> list[Clause]:
        where = IN_TACTIC[self.tactic][w.lang]
        return [
            Clause(
                _STEP,
                w.pick(
                    f"bojovníkem jiného bojovníka jeho Mužstva nebo Kohorty, který je napaden {where}; po souboji je "
                    "zraněn (zabije-li ho to, útočník získá body)",
                    f"another warrior of its Squad or Cohort that is attacked {where} by the warrior; it is wounded "
                    "after the combat (if that kills it, the attacker earns the points)",
                ),
            )
        ]


_STEP = verb("nahraď", "nahradit", "nahradí", "replace")
