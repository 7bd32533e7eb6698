"""An expert with two weapons: both in one attack, or one attack with each."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.combat.attacks import ATTACK_KIND, targets
from ....law.combat.capability import ready
from ....rules.combat.starting import start_combat
from ....state import DoomState, in_play
from ...gear import usable_weapons
from ...marks import BOTH_WEAPONS, REMEMBERS_WEAPON
from ...scopes import AIMED
from ...standing.disuse import Unusable
from ...standing.rule import COMBAT_LONG, Mark
from ..act import Act


@dataclass(frozen=True)
class UsedOnce(Unusable):
    """The weapon that the card remembers is not used."""

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return s.aim[source] == card

    def say(self, w: Words) -> str:
        return ""


def _free(s: DoomState, warrior: int) -> bool:
    return not s.phase and warrior >= 0 and ready(s, warrior) and bool(targets(s, warrior))


BOTH = Mark("", AIMED, until=COMBAT_LONG, name=BOTH_WEAPONS)
REMEMBERED = Mark("", AIMED, until=COMBAT_LONG, name=REMEMBERS_WEAPON)
_ATTACK = verb("ihned zaútoč", "ihned zaútočit", "ihned zaútočí", "attack at once")


@dataclass(frozen=True)
class WithBoth(Act):
    """The bearer attacks one opponent with two weapons of the same kind of combat, whose effects add up."""

    rule: Mark = BOTH

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = s.bearer[src]
        return _free(s, warrior) and any(len(usable_weapons(s, warrior, tactic)) > 1 for tactic in range(2))

    def instant(self) -> Instant:
        def attack(s: DoomState, me: int, src: int, x: int) -> None:
            last(s, self.rule, me, src, s.bearer[src])
            start_combat(s, me, ATTACK_KIND, s.bearer[src])

        return attack

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ATTACK,
                w.pick(
                    "bojovníkem na jednoho protivníka dvěma zbraněmi, které se k tomu druhu souboje hodí; jejich "
                    "účinky se "
                    "sčítají",
                    "one opponent with the warrior, who uses two weapons that are for that kind of combat; their "
                    "effects "
                    "add up",
                ),
            )
        ]


@dataclass(frozen=True)
class OneEach(Act, Script):
    """The bearer attacks twice, each time with another weapon."""

    rule: Mark = REMEMBERED
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = s.bearer[src]
        if not _free(s, warrior):
            return False
        return len({*usable_weapons(s, warrior, 0), *usable_weapons(s, warrior, 1)}) > 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def first_attack(s: DoomState, f: Frame) -> None:
            warrior = s.bearer[f[SRC]]
            s.aim[f[SRC]] = -1
            last(s, self.rule, f[ME], f[SRC], warrior)
            start_combat(s, f[ME], ATTACK_KIND, warrior)

        def second_attack(s: DoomState, f: Frame) -> None:
            warrior = s.bearer[f[SRC]]
            if not in_play(s, f[SRC]) or not _free(s, warrior):
                f[PC] = go(OVER)
                return
            start_combat(s, f[ME], ATTACK_KIND, warrior)

        def forget(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = -1

        return [first_attack, second_attack, forget]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ATTACK,
                w.pick(
                    "bojovníkem dvakrát po sobě, pokaždé jinou zbraní; druhy soubojů se smějí lišit",
                    "twice with the warrior, each time with another weapon; the kinds of combat may differ",
                ),
            )
        ]
