"""What texts change about attacks: how symbols count, who is meant, what is discarded or given up for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Amount, Compiler, Count, Effect, Instant, Label, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.values import Scope
from sudi.kernel.wording import INS, Clause, Words

from . import board as b
from . import vocabulary as v
from . import words
from .attacking import current, specials
from .extra_attacks import ABILITY_ROLL, EXTRA_ATTACK, extra_targets, roll_again
from .field import drop_boost
from .happenings import attacker_of, damage_of, death_space
from .harm import ability_damage, sweep
from .select import ENEMY_UNITS
from .state import ATTACKED_THIS_TURN, WarState, controller
from .subjects import IT, THIS, subject


# ---- which attack a rule is about ----
@dataclass(frozen=True)
class AttackByThis(Scope):
    """The attack that this unit makes."""

    melee_only: bool = False
    own_attack: ClassVar[bool] = True  # nothing but attacks by or on the card that carries the rule

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[SRC] == card and (not self.melee_only or s.t.melee[card])


@dataclass(frozen=True)
class AttackOn(Scope):
    """Attacks on the cards that another scope covers."""

    whom: Scope

    @property
    def own_attack(self) -> bool:
        return self.whom.itself

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[X] == target and self.whom.covers(s, holder, card, actor, target)


@dataclass(frozen=True)
class AttackByAdjacentEnemy(Scope):
    """Attacks that an enemy unit adjacent to this one makes, on whatever card."""

    beside_attacker: ClassVar[bool] = True

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        if f is None or controller(s, f[SRC]) == holder:
            return False
        return b.distance(s.at[f[SRC]], s.at[card]) == 1


@dataclass(frozen=True)
class WhileAttacking(Scope):
    """A unit's strength in an attack on a card that another scope covers."""

    attacker: Scope
    target: Scope

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        if f is None or f[SRC] != target or not self.attacker.covers(s, holder, card, actor, target):
            return False
        return self.target.covers(s, holder, card, actor, f[X])


# ---- how many ----
@dataclass(frozen=True)
class SpecialsNow(Amount):
    """So many for every special symbol of the attack that is going on."""

    each: int = 1

    def count(self) -> Count:
        each = self.each
        return lambda s, me, src, x: each * specials(s)


@dataclass(frozen=True)
class IfAnySpecial(Amount):
    """A number if at least one special symbol was rolled, another one if none was."""

    some: int
    none: int

    def count(self) -> Count:
        some, none = self.some, self.none
        return lambda s, me, src, x: some if specials(s) else none


@dataclass(frozen=True)
class FriendsNextToTarget(Amount):
    """The other friendly units next to the card that this unit attacks."""

    def count(self) -> Count:
        def near(s: WarState, me: int, src: int, x: int) -> int:
            f = current(s)
            if f is None or f[SRC] != src:
                return 0
            around = b.spaces(b.NEXT_TO[s.at[f[X]]] & s.held[me])
            return sum(s.t.is_unit[s.board[q]] and s.board[q] != src for q in around)

        return near


# ---- what is done before and after ----
@dataclass(frozen=True)
class ExtraAttack(Effect):
    """A unit may make an extra attack, perhaps only on an adjacent enemy card (SUW-158 to SUW-160)."""

    whom: str = IT
    adjacent_enemy: bool = False

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        unit = subject(self.whom, s, me, src, x)
        return s.at[unit] >= 0 and bool(extra_targets(s, me, unit, self.adjacent_enemy))

    def compile(self, c: Compiler) -> None:
        def strike(s: WarState, f: Frame) -> None:
            unit = subject(self.whom, s, f[ME], f[SRC], f[X])
            if s.at[unit] >= 0:
                push(s, EXTRA_ATTACK, f[ME], unit, int(self.adjacent_enemy))

        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        target = w.pick(" na sousedící cizí kartu", " on an adjacent enemy card") if self.adjacent_enemy else ""
        with_it = {IT: w.pick("s ní", "with it"), THIS: w.pick("s touto jednotkou", "with this unit")}.get(
            self.whom, w.pick("se svým Vyvolavačem", "with your summoner")
        )
        return [Clause(words.ATTACK_WITH, w.pick(f"{with_it} navíc{target}", f"{with_it} once more{target}"))]


@dataclass(frozen=True)
class DamageNextToDeath(Effect):
    """Damage to every enemy unit that stood next to the destroyed card."""

    n: int

    def instant(self) -> Instant:
        def burn(s: WarState, me: int, src: int, x: int) -> None:
            near = b.NEXT_TO[death_space(x)]
            hurt = [card for card in ENEMY_UNITS.find(s, me, src) if near >> s.at[card] & 1]
            if hurt:
                ability_damage(s, [(card, self.n) for card in hurt], me, src)

        return burn

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, words.DAMAGE)
        return [
            Clause(
                words.DEAL,
                w.pick(
                    f"{amount} každé cizí jednotce, která s ní sousedila",
                    f"{amount} to each enemy unit that was adjacent to it",
                ),
            )
        ]


@dataclass(frozen=True)
class RollThen(Effect):
    """Roll dice for an ability; on a special symbol (at least one) the effect follows."""

    dice: int
    do: Effect

    def compile(self, c: Compiler) -> None:
        done = Label()

        def throw(s: WarState, f: Frame) -> None:
            if s.at[f[SRC]] < 0:  # SUW-192: something else that answered first has destroyed it
                f[PC] = done.at
                return
            push(s, ABILITY_ROLL, f[ME], f[SRC], self.dice)

        def look(s: WarState, f: Frame) -> None:
            if not s.answer:
                f[PC] = done.at

        c.emit(throw)
        c.emit(look)
        c.effect(self.do)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        dice = w.count(self.dice, words.DIE, INS)
        then = self.do.say(w)
        lead = w.pick("Padne-li zvláštní symbol,", "If a special symbol is rolled,")
        return [Clause(words.ROLL, dice), *w.led(lead, then)]


@dataclass(frozen=True)
class FirstAttackOnThis(Scope):
    """The first attack of a turn on this unit."""

    own_attack: ClassVar[bool] = True

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[X] == target == card and not s.spent[card] & ATTACKED_THIS_TURN


@dataclass(frozen=True)
class DamageAdded(Amount):
    """One for every damage that the attack that is over has added to its target."""

    def count(self) -> Count:
        return lambda s, me, src, x: damage_of(x)

    def say_each(self, w: Words) -> str:
        return w.pick("za každé zranění, které přidala svému cíli", "for each damage it added to its target")


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
        amount = w.count(self.n, words.DAMAGE)
        return [Clause(words.DEAL, w.pick(f"útočící jednotce {amount}", f"{amount} to the attacking unit"))]


@dataclass(frozen=True)
class RerollForBoost(Script):
    """Its player may spend boost of this card to roll all of the dice again that were just rolled."""

    n: int

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def offer(s: WarState, f: Frame) -> None:
            if s.boost[f[SRC]] < self.n:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_REROLL, [v.REROLL(), v.DECLINE()], f[SRC])

        def decided(s: WarState, f: Frame) -> None:
            if s.answer == v.REROLL():
                drop_boost(s, f[SRC], self.n)
                sweep(s)
                roll_again(s, f[ME], f[SRC])

        return [offer, decided]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, words.BOOST)
        return [
            Clause(words.SPEND, w.pick(f"{amount} z této karty", f"{amount} of this card"), may=True),
            Clause(words.REROLL, w.pick("hod všemi těmito kostkami", "all of those dice"), may=True, follows=True),
        ]
