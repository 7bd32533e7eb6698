"""Actions that are spent on one attack: aiming, and leaving cover to charge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.log import note
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.attacks import ATTACK_KIND, attack_left, targets
from ....law.combat.capability import ready
from ....rules.combat.starting import start_combat
from ....state import DoomState
from ....words import vocabulary as v
from ....words.ratings import signed, to_ratings
from ...scopes import AIMED
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG
from ..act import Act


@dataclass(frozen=True)
class AimBoost(Boost):
    """Counts in the attack that follows at once; any other action before it ends it."""

    aimed: ClassVar[bool] = True


@dataclass(frozen=True)
class Aim(Act):
    """The warrior aims: in the attack that follows at once it is better. `again`: actions spent so add up.

    `actions`: what aiming takes; one more has to be left for the attack.
    """

    rule: AimBoost
    again: bool = False
    actions: int = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if not attack_left(s, me, 0) or s.actions <= self.actions:
            return False
        if not self.again and any(s.t.rules[e[0]] is self.rule and e[2] == src for e in s.lasting):
            return False
        warrior = owner_warrior(s, src)
        return ready(s, warrior) and bool(targets(s, warrior))

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src)

    def say(self, w: Words) -> list[Clause]:
        n = signed(self.rule.shoot)
        rest = w.pick(
            f"bojovníkem zbraň; v útoku, který hned následuje, má {n} {to_ratings(w, self.rule.all_keys())} navíc",
            f"the weapon with the warrior; in the attack that follows at once it has {n} more "
            f"{to_ratings(w, self.rule.all_keys())}",
        )
        if self.again:
            rest += w.pick("; lze opakovat", "; this may be repeated")
        return [Clause(_AIM, rest)]


_AIM = verb("zamiř", "zamířit", "zamíří", "aim")
CHARGING = Boost("", AIMED, until=COMBAT_LONG, fight=2, shoot=2)


@dataclass(frozen=True)
class ChargeOut(Act):
    """The warrior it is played on leaves cover and attacks at once, stronger in that combat."""

    rule: Boost = CHARGING

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if aim < 0 or not s.covered >> aim & 1:
            return False
        s.covered &= ~(1 << aim)  # whom it could attack if it were out
        found = ready(s, aim) and bool(targets(s, aim))
        s.covered |= 1 << aim
        return found

    def instant(self) -> Instant:
        def charge(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            s.covered &= ~(1 << warrior)
            note(s, v.L_LEAVES, me, warrior)
            last(s, self.rule, me, src, warrior)
            start_combat(s, me, ATTACK_KIND, warrior)

        return charge

    def say(self, w: Words) -> list[Clause]:
        n = signed(self.rule.fight)
        return [
            Clause(
                _CHARGE,
                w.pick(
                    f"z úkrytu a ihned jím zaútoč; v tom souboji má {n} {to_ratings(w, self.rule.all_keys())}",
                    f"the warrior out of cover and attack with it at once; in that combat it has {n} "
                    f"{to_ratings(w, self.rule.all_keys())}",
                ),
            )
        ]


_CHARGE = verb("vyveď bojovníka", "vyvést bojovníka", "vyvede bojovníka", "bring")


@dataclass(frozen=True)
class GatherStrength(Aim):
    """An action spent before the attack of the warrior itself: two actions for one stronger attack."""

    def say(self, w: Words) -> list[Clause]:
        n = signed(self.rule.fight)
        rest = w.pick(
            f"útok: v útoku, který hned následuje (dohromady za 2 akce), má tento bojovník {n} "
            f"{to_ratings(w, self.rule.all_keys())}",
            f"an attack: in the one that follows at once (2 actions in all) this warrior has {n} "
            f"{to_ratings(w, self.rule.all_keys())}",
        )
        return [Clause(_PREPARE, rest)]


_PREPARE = verb("připrav", "připravit", "připraví", "prepare")
