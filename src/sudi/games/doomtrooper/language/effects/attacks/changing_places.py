"""Who fights whom is changed in the middle: another defender, other opponents, an attacker whom somebody else names."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ....law.abilities import declared_by
from ....law.bans import bound
from ....law.combat.attacks import legal_target, pairings
from ....law.combat.capability import capable, may_use, same_field
from ....law.combat.course import zones_for
from ....state import DECLARATION, MODIFIERS, DoomState, opponents, warriors
from ....words import verbs
from ....words import vocabulary as v
from ...needs import Need
from ...results import combat_of
from ...select import in_combat
from ..act import Act, ChooseOne, warriors_in_play
from ..harm.destroying import NOT_IMMUNE
from ..harm.endings import out_of_reach


def put_in(s: DoomState, attacker: int, defender: int) -> None:
    """From now on these two fight; whoever helped somebody else goes home."""
    if attacker != s.attacker:
        s.attacker, s.weapon_a = attacker, -1
    if defender != s.defender:
        s.defender, s.weapon_d = defender, -1
        if s.warzone >= 0 and s.warzone not in zones_for(s, defender):
            s.warzone = -1
    s.helpers = [e for e in s.helpers if e[1] in (attacker, defender)]
    note(s, v.L_AGAINST, s.side[attacker], attacker, defender)


@dataclass(frozen=True)
class NewDefender(ChooseOne):
    """Another warrior is the defender from now on.

    `own`: one of yours, in place of one of yours; `eligible`: one that the attacker could have attacked.
    """

    own: bool = False
    eligible: bool = False
    asking = v.ASK_DEFENDER

    def pool(self) -> Domain:
        return warriors_in_play("DTR-243", "Bránit se bude bojovník ve hře", "A warrior in play defends")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-243",
                lambda c: not in_combat(c.s, c.a),
                cs="Bojovník {a} v souboji už je.",
                en="{a} is in the combat.",
            ),
            Check(
                "DTR-334",
                lambda c: not self.own or c.s.side[c.a] == c.me,
                cs="Bojovník {a} není tvůj.",
                en="{a} is not yours.",
            ),
            Check(
                "DTR-466",
                lambda c: (
                    capable(c.s, c.a) and same_field(c.s, c.s.attacker, c.a) and bound(c.s, c.s.attacker, c.a) < 0
                ),
                cs="Bojovník {a} se tohoto souboje účastnit nemůže.",
                en="{a} cannot take part in this combat.",
            ),
            Check(
                "DTR-302",
                lambda c: may_use(c.s, c.a, c.s.tactic, False),
                cs="Bojovník {a} takto bojovat nesmí.",
                en="{a} may not take part in such a combat.",
            ),
            Check(
                "DTR-243",
                lambda c: not self.eligible or self.foe(c.s, c.a),
                cs="Bojovníka {a} útočník napadnout nesmí.",
                en="The attacker may not attack {a}.",
            ),
            NOT_IMMUNE,
        )

    def foe(self, s: DoomState, warrior: int) -> bool:
        team = s.t.team
        return team[s.side[warrior]] != team[s.side[s.attacker]] and legal_target(s, s.attacker, warrior)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != MODIFIERS or s.stopped or (self.own and s.side[s.defender] != me) or out_of_reach(s, me, src):
            return False
        return bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        put_in(s, s.attacker, card)

    def say(self, w: Words) -> list[Clause]:
        if self.own:
            whom = w.pick(
                "jiným svým bojovníkem, je-li napaden tvůj bojovník",
                "by another of your warriors, if yours is attacked",
            )
        elif self.eligible:
            whom = w.pick(
                "jiným bojovníkem, kterého útočník smí napadnout", "by another warrior that the attacker may attack"
            )
        else:
            whom = w.pick("kterýmkoli jiným bojovníkem ve hře", "by any other warrior in play")
        return [Clause(_REPLACE, w.pick(f"obránce {whom}", f"the defender {whom}"))]


_REPLACE = verb("nahraď", "nahradit", "nahradí", "replace")


@dataclass(frozen=True)
class NewOpponents(Act, Script):
    """Any two warriors fight instead, in the way that one says."""

    slots = 1

    def able(self, s: DoomState, attacker: int, defender: int, tactic: int) -> bool:
        return (
            attacker != defender
            and capable(s, defender)
            and same_field(s, attacker, defender)
            and bound(s, attacker, defender) < 0
            and may_use(s, attacker, tactic, True)
            and may_use(s, defender, tactic, False)
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not s.stopped and not out_of_reach(s, me, src)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        named = slot[0]
        anybody = warriors_in_play("DTR-243", "Bojuje bojovník ve hře", "A warrior in play fights")

        def pairs(s: DoomState, attacker: int) -> list[int]:
            return [w for w in warriors(s) if any(self.able(s, attacker, w, n) for n in (0, 1))]

        attacking = Question(
            v.ASK_ATTACKER,
            (
                Choice(
                    v.TARGET,
                    anybody,
                    checks=(
                        Check(
                            "DTR-466",
                            lambda c: capable(c.s, c.a) and pairs(c.s, c.a),
                            cs="Bojovník {a} zaútočit nemůže.",
                            en="{a} cannot attack.",
                        ),
                        NOT_IMMUNE,
                    ),
                ),
            ),
        )
        defending = Question(
            v.ASK_DEFENDER,
            (
                Choice(
                    v.TARGET,
                    anybody,
                    checks=(
                        Check(
                            "DTR-466",
                            lambda c: c.a in pairs(c.s, c.f[named]),
                            cs="Bojovník {a} se bránit nemůže.",
                            en="{a} cannot defend.",
                        ),
                        NOT_IMMUNE,
                    ),
                ),
            ),
        )

        def way(n: int) -> Check:
            return Check(
                "DTR-300",
                lambda c: self.able(c.s, c.s.attacker, c.s.defender, n),
                cs="Takto spolu bojovat nesmějí.",
                en="They may not fight like that.",
            )

        tactic = Question(v.ASK_TACTIC, (stop(v.FIGHT, way(0)), stop(v.SHOOT, way(1))))

        def choose(s: DoomState, f: Frame) -> None:
            if not attacking.ask(s, f):
                f[PC] = go(OVER)

        @answers(attacking)
        def attacker(s: DoomState, f: Frame) -> None:
            f[named] = first(s.answer)
            if not defending.ask(s, f):
                f[PC] = go(OVER)

        @answers(defending)
        def defender(s: DoomState, f: Frame) -> None:
            put_in(s, f[named], first(s.answer))
            if not tactic.ask(s, f):
                f[PC] = go(OVER)

        @answers(tactic)
        def decided(s: DoomState, f: Frame) -> None:
            chosen = int(s.answer == v.SHOOT())
            if chosen != s.tactic:
                s.tactic = chosen
                s.weapon_a = s.weapon_d = -1
                note(s, (v.L_FIGHTS, v.L_SHOOTS)[chosen], f[ME])

        return [choose, attacker, defender, decided]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _REPLACE,
                w.pick(
                    "útočníka i obránce kterýmikoli dvěma bojovníky ve hře a urči bitevní taktiku",
                    "attacker and defender by any two warriors in play, and say which tactic they use",
                ),
            )
        ]


# ---- somebody else names the attacker ----
@dataclass(frozen=True)
class WhenDeclared(Need):
    """An opponent has declared an attack and named nobody yet."""

    timing = True
    rule = "DTR-229"

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == DECLARATION and declared_by(s) in opponents(s, me)

    def say(self, w: Words) -> str:
        return w.pick(
            "Sesílej, když soupeř vyhlásil souboj a ještě nikoho nejmenoval.",
            "Cast when an opponent has declared a combat and named nobody yet.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("musí soupeř právě vyhlásit souboj", "an opponent has to have just declared a combat")


@dataclass(frozen=True)
class Suggest(ChooseOne):
    """The player who has declared the attack has to make it with this warrior."""

    asking = v.ASK_ATTACKER

    def pool(self) -> Domain:
        return warriors_in_play("DTR-243", "Útočí bojovník ve hře", "A warrior in play attacks")

    def able(self, s: DoomState) -> list[int]:
        f = combat_of(s)
        return [w for w, _ in pairings(s, f[ME], f[X]) if f[SRC] in (-1, w)] if f is not None else []

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-243",
                lambda c: c.a in self.able(c.s),
                cs="Bojovník {a} teď zaútočit nemůže.",
                en="{a} cannot attack now.",
            ),
            NOT_IMMUNE,
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == DECLARATION and len(self.able(s)) > 1 and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        combat = combat_of(s)
        if combat is not None:
            combat[SRC] = card

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "bojovníka soupeře, kterým musí zaútočit; koho napadne, určí soupeř",
                    "a warrior of the opponent that has to attack; whom it attacks that player decides",
                ),
            )
        ]


WHEN_DECLARED = WhenDeclared()
