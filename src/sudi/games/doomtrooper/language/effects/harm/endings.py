"""Cards that settle a combat at once: somebody slips away, is killed outright, or all of them leave play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.cover import may_be_driven, may_take_cover
from ....law.paying import funds
from ....rules.leaving import die, discard, wound
from ....rules.moving import into_cover
from ....rules.points import pay, pay_for_kill
from ....state import CHANGE, DoomState, in_play
from ....words import verbs
from ...ratings import value
from ...select import in_combat, opponent_of
from ..act import SELF, Act
from .destroying import wards_off

_AWAY = verb("zruš", "zrušit", "zruší", "cancel")


def undecided(s: DoomState) -> bool:
    """Is there a combat whose blows have done nothing to anybody yet?"""
    return 0 < s.phase < CHANGE and s.attacker >= 0 and not s.stopped


def out_of_reach(s: DoomState, me: int, src: int) -> bool:
    """DTR-378: in respect of an opponent that is immune to the card it does nothing to the combat at all."""
    return any(w >= 0 and wards_off(s, me, src, w) for w in (s.attacker, s.defender))


@dataclass(frozen=True)
class SlipAway(Act):
    """The combat of the bearer is cancelled, and the bearer goes into cover."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        hides = s.covered >> warrior & 1 or may_be_driven(s, warrior)
        return bool(hides) and undecided(s) and in_combat(s, warrior) and not out_of_reach(s, me, src)

    def instant(self) -> Instant:
        def slip(s: DoomState, me: int, src: int, x: int) -> None:
            s.stopped = 1
            warrior = owner_warrior(s, src)
            if not s.covered >> warrior & 1:
                into_cover(s, warrior)

        return slip

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _AWAY,
                w.pick(
                    "souboj, ve kterém tento bojovník je; ihned se ukryje",
                    "the combat this warrior is in; it goes into cover at once",
                ),
            )
        ]


@dataclass(frozen=True)
class Duck(Act):
    """The bearer, attacked, goes into cover by its own will; the combat goes on."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        return warrior == s.defender and may_take_cover(s, warrior)

    def instant(self) -> Instant:
        return lambda s, me, src, x: into_cover(s, owner_warrior(s, src))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.HIDE, w.pick("napadeného bojovníka v úkrytu", "the attacked warrior in cover"))]


@dataclass(frozen=True)
class AllLeave(Act):
    """Everybody in the combat is discarded, without points; not an opponent who is immune to the card."""

    victim: ClassVar[str] = SELF

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return undecided(s)

    def instant(self) -> Instant:
        def leave(s: DoomState, me: int, src: int, x: int) -> None:
            s.stopped = 1
            for warrior in (s.attacker, s.defender, *(h for h, _ in s.helpers)):
                if in_play(s, warrior) and not wards_off(s, me, src, warrior):
                    discard(s, warrior)

        return leave

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "všechny bojovníky v souboji, bez bodů; souboj tím končí",
                    "all warriors in the combat, without points; that ends it",
                ),
            )
        ]


@dataclass(frozen=True)
class Press(Act):
    """The combat ends; the caster and its opponent are wounded, and nobody earns anything by that."""

    victim: ClassVar[str] = SELF

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return undecided(s) and aim >= 0 and in_combat(s, aim) and not out_of_reach(s, me, src)

    def instant(self) -> Instant:
        def press(s: DoomState, me: int, src: int, x: int) -> None:
            mine = s.aim[src]
            foe = opponent_of(s, mine)
            s.stopped = 1
            for warrior in (mine, foe):
                if warrior >= 0 and in_play(s, warrior):
                    wound(s, warrior)

        return press

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.END, w.pick("souboj", "the combat")),
            Clause(
                verbs.WOUND,
                w.pick("sesilatele i jeho protivníka, bez bodů", "the caster and its opponent, without points"),
                follows=True,
            ),
        ]


@dataclass(frozen=True)
class StrikeDead(Act):
    """The opponent of the warrior it is played on is killed for its value in destiny points; nothing saves it."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if not undecided(s) or aim < 0 or not in_combat(s, aim):
            return False
        return value(s, opponent_of(s, aim)) <= funds(s, me)

    def instant(self) -> Instant:
        def strike(s: DoomState, me: int, src: int, x: int) -> None:
            mine = s.aim[src]
            foe = opponent_of(s, mine)
            if foe < 0 or not in_play(s, foe):
                return
            prize, owner = value(s, foe), s.side[foe]
            pay(s, me, prize, src)
            s.stopped = 1
            die(s, foe, mine)
            pay_for_kill(s, s.side[mine], mine, foe, owner, prize)

        return strike

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.KILL,
                w.pick(
                    "protivníka za jeho hodnotu v bodech osudu; nic ho nezachrání, body za něj získáš a souboj končí",
                    "the opponent for its value in destiny points; nothing saves it, you earn the points for it and "
                    "the combat ends",
                ),
            )
        ]
