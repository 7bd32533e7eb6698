"""Damage, healing and destruction by texts. `x` is the card a text speaks of ("it")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Amount, Effect, Fixed, Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import Go, Script
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import DAT, GEN, NOM, Bilingual, Clause, Words

from ...law.domains import battlefield
from ...law.groups import group_checks
from ...rules.damage import ability_damage, destroy
from ...rules.happenings import attacker_of, moved_through, stood_beside
from ...rules.places import neighbours
from ...rules.tokens import heal
from ...state import WarState, controller
from ...words import lexicon
from ...words import vocabulary as v
from ..amounts import counted, fixed
from ..groups import ENEMY_UNITS, FRIENDLY_UNITS, Group
from ..subjects import IT, subject, whom_accusative, whom_dative
from .asking import deed, source_name, taking
from .needs import Need


@dataclass(frozen=True)
class DamageNextToDeath(Effect):
    """Damage to every enemy unit that stood next to the destroyed card."""

    n: int

    def instant(self) -> Instant:
        def burn(s: WarState, me: int, src: int, x: int) -> None:
            near = stood_beside(x)
            hurt = [card for card in ENEMY_UNITS.find(s, me, src) if near >> card & 1]
            if hurt:
                ability_damage(s, [(card, self.n) for card in hurt], me, src)

        return burn

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.DEAL,
                w.pick(
                    f"{amount} každé cizí jednotce, která s ní sousedila",
                    f"{amount} to each enemy unit that was adjacent to it",
                ),
            )
        ]


@dataclass(frozen=True)
class DamageMovedThrough(Effect):
    """Damage to every common that the move which is over led through."""

    n: int

    def instant(self) -> Instant:
        def trample(s: WarState, me: int, src: int, x: int) -> None:
            hurt = [card for card in cards_of(moved_through(x)) if s.t.is_common[card] and s.at[card] >= 0]
            ability_damage(s, [(card, self.n) for card in hurt], me, src)

        return trample

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.DEAL,
                w.pick(
                    f"{amount} každé běžné jednotce, skrz kterou prošla", f"{amount} to each common it moved through"
                ),
            )
        ]


@dataclass(frozen=True)
class DamageAttacker(Effect):
    """Damage to the unit whose attack is over."""

    n: int

    def instant(self) -> Instant:
        def strike_back(s: WarState, me: int, src: int, x: int) -> None:
            attacker = attacker_of(x)
            if s.at[attacker] >= 0:
                ability_damage(s, [(attacker, self.n)], me, src)

        return strike_back

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.DAMAGE)
        return [Clause(lexicon.DEAL, w.pick(f"útočící jednotce {amount}", f"{amount} to the attacking unit"))]


# ---- damage and healing ----
@dataclass(frozen=True)
class Damage(Effect):
    n: int | Amount
    whom: str = IT
    deed_rule: ClassVar[str] = "SUW-056"
    harmful: ClassVar[bool] = True

    def instant(self) -> Instant:
        count = fixed(self.n).count()

        def hurt(s: WarState, me: int, src: int, x: int) -> None:
            card = subject(self.whom, s, me, src, x)
            ability_damage(s, [(card, count(s, me, src, x))], me, src)

        return hurt

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_dative(w, self.whom)
        amount = counted(w, fixed(self.n), lexicon.DAMAGE)
        if w.czech:
            return [Clause(lexicon.DEAL, f"{rest} {amount}".strip(), enclitic=lean)]
        if isinstance(fixed(self.n), Fixed):
            return [Clause(lexicon.DEAL, f"{amount}{rest}")]
        return [Clause(lexicon.DEAL, f"{rest.removeprefix(' to ')} {amount}")]


@dataclass(frozen=True)
class DamageAll(Effect):
    """Damage to every card of a group at one moment."""

    what: Group
    n: int

    def instant(self) -> Instant:
        def hurt(s: WarState, me: int, src: int, x: int) -> None:
            found = self.what.find(s, me, src, x)
            if found:
                ability_damage(s, [(card, self.n) for card in found], me, src)

        return hurt

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.what.find(s, me, src, x))

    def needs(self) -> tuple[Need, ...]:
        said = self.what.say(Words("cs"), NOM, many=True), self.what.say(Words("en"), many=True)
        return (
            Need(
                "SUW-143",
                self.usable,
                cs=f"Není tu co zranit: {said[0]}.",
                en=f"There is nothing to damage: {said[1]}.",
            ),
        )

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.DAMAGE)
        return [Clause(lexicon.DEAL, w.pick(f"{amount} {self.what.each(w, DAT)}", f"{amount} to {self.what.each(w)}"))]


@dataclass(frozen=True)
class Heal(Effect):
    n: int | Amount
    deed_rule: ClassVar[str] = "SUW-165"

    def instant(self) -> Instant:
        count = fixed(self.n).count()
        return lambda s, me, src, x: heal(s, x, count(s, me, src, x))

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return fixed(self.n).count()(s, me, src, x) > 0

    def needs(self) -> tuple[Need, ...]:
        return (
            Need(
                "SUW-165",
                self.usable,
                cs="Karta {card} teď neodstraní žádné zranění.",
                en="{card} removes no damage now.",
            ),
        )

    def say(self, w: Words) -> list[Clause]:
        amount = counted(w, fixed(self.n), lexicon.DAMAGE)
        return [Clause(lexicon.REMOVE, w.pick(f"z ní {amount}", f"from it {amount}"))]


@dataclass(frozen=True)
class HealAll(Effect):
    what: Group
    n: int

    def instant(self) -> Instant:
        def cure(s: WarState, me: int, src: int, x: int) -> None:
            for card in self.what.find(s, me, src, x):
                heal(s, card, self.n)

        return cure

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.REMOVE,
                w.pick(f"{amount} {lexicon.from_word(self.what.each(w, GEN))}", f"{amount} from {self.what.each(w)}"),
            )
        ]


@dataclass(frozen=True)
class Destroy(Effect):
    whom: str = IT
    deed_rule: ClassVar[str] = "SUW-127"
    harmful: ClassVar[bool] = True

    def instant(self) -> Instant:
        def kill(s: WarState, me: int, src: int, x: int) -> None:
            destroy(s, [subject(self.whom, s, me, src, x)], me, src)

        return kill

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        return [Clause(lexicon.DESTROY, rest, enclitic=lean)]


@dataclass(frozen=True)
class Purge(Script):
    """Choose any number of friendly units; each may hurt one unit next to it; then all of them are destroyed."""

    damage: int
    slots = 2

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        chosen, acting = slot
        said = deed(self)
        given_up = Question(
            v.ASK_TARGET,
            (
                Choice(
                    v.TARGET,
                    taking(self, rule="SUW-127"),
                    checks=(
                        Check(
                            "SUW-139",
                            lambda c: c.a not in c.f[chosen],
                            cs="Karta {a} už byla zvolena.",
                            en="{a} has been chosen already.",
                        ),
                        *group_checks(FRIENDLY_UNITS),
                    ),
                    harms=lambda c: True,
                ),
                stop(v.DONE),
            ),
            values=lambda c: {"deed": said, "it": ""},
        )
        amount = Words("cs").count(self.damage, lexicon.DAMAGE), Words("en").count(self.damage, lexicon.DAMAGE)
        beside = Bilingual(
            f"Zvol jednotku, která s ní sousedí, a uštědři jí {amount[0]}.",
            f"Choose a unit adjacent to it and deal {amount[1]} to it.",
        )
        hit = Question(
            v.ASK_TARGET,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        battlefield,
                        "SUW-056",
                        cs=f"{{src}}: uštědřuje se {amount[0]} jednotce vedle zvolené karty",
                        en=f"{{src}}: {amount[1]} is dealt to a unit adjacent to the chosen one",
                        values=source_name,
                    ),
                    checks=group_checks(Group(within=1, of=IT), it=lambda c: int(c.f[chosen][c.f[acting]])),
                    harms=lambda c: controller(c.s, c.a) == c.me,
                ),
                stop(v.DECLINE),
            ),
            values=lambda c: {"deed": beside, "it": ""},
        )

        def start(s: WarState, f: Frame) -> None:
            f[chosen], f[acting] = (), 0

        def choose(s: WarState, f: Frame) -> None:
            options = [v.TARGET(c) for c in FRIENDLY_UNITS.find(s, f[ME], f[SRC]) if c not in f[chosen]]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        @answers(given_up)
        def take(s: WarState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], first(s.answer))
                f[PC] = go(choose)

        def whom(s: WarState, f: Frame) -> None:
            if f[acting] >= len(f[chosen]):
                f[PC] = go(end)
                return
            unit = f[chosen][f[acting]]
            near = [c for c in neighbours(s, s.at[unit]) if s.t.is_unit[c]] if s.at[unit] >= 0 else []
            ask(s, f[ME], v.ASK_TARGET, [*(v.TARGET(c) for c in near), v.DECLINE()], unit)

        @answers(hit)
        def hurt(s: WarState, f: Frame) -> None:
            f[acting] += 1
            f[PC] = go(whom)
            if s.answer != v.DECLINE():
                ability_damage(s, [(first(s.answer), self.damage)], f[ME], f[SRC])

        def end(s: WarState, f: Frame) -> None:
            gone = [c for c in f[chosen] if s.at[c] >= 0]
            if gone:
                destroy(s, gone, f[ME], f[SRC])

        return [start, choose, take, whom, hurt, end]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.CHOOSE, w.pick("libovolný počet vlastních jednotek", "any number of friendly units"), apart=True
            ),
            Clause(
                lexicon.DEAL,
                w.pick(f"{amount} jednotce, která s ní sousedí", f"{amount} to a unit adjacent to it"),
                lead=w.pick("Za každou z nich", "For each of them,"),
                may=True,
            ),
            Clause(
                lexicon.DESTROY,
                w.pick("všechny zvolené jednotky", "all chosen units"),
                lead=w.pick("Potom", "Then"),
            ),
        ]
