"""What a combat has come to, while its last window is open: who was killed by whom, who came through."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.machine import PROG, Frame
from sudi.kernel.wording import ACC, NOM, Bilingual, Words

from ..law.combat.course import HEALTH, HIT_A, PRIZES, Death
from ..state import AWARD, WOUNDED, DoomState, in_play
from ..words.vocabulary import programs
from .needs import Need
from .ratings import value
from .select import WARRIORS, Who
from .twins import set_healthy


def combat_of(s: DoomState) -> Frame | None:
    """The frame of the combat in progress."""
    number = programs.by_name["combat"].id
    return next((f for f in reversed(s.stack) if f[PROG] == number), None) if s.phase else None


def as_before(s: DoomState, warrior: int) -> None:
    """The warrior is as healthy again as it was before the combat in progress, whatever has wounded it in it."""
    f = combat_of(s)
    if f is not None and not f[HEALTH] >> warrior & 1:
        set_healthy(s, warrior)


def deaths(s: DoomState) -> tuple[Death, ...]:
    """Whom the combat has killed, once that is done."""
    f = combat_of(s) if s.phase == AWARD else None
    return tuple(Death(*entry) for entry in f[PRIZES] or ()) if f is not None else ()


def wounded_attacker(s: DoomState) -> bool:
    """Was the attacker itself wounded in this combat?"""
    f = combat_of(s)
    return f is not None and s.fate_a == WOUNDED and f[HIT_A] == s.attacker


@dataclass(frozen=True)
class Victor(Who):
    """Of these, who has just killed one of those in the combat. `of_more`: one of a higher value than its own."""

    killed: Who = WARRIORS
    of_more: bool = False

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        return super().matches(s, card) and any(self.meant(s, death) for death in deaths(s) if death.killer == card)

    def meant(self, s: DoomState, death: Death) -> bool:
        has, some, lacks = self.killed.has, self.killed.some, self.killed.lacks
        kind = death.traits & has == has and not death.traits & lacks and (not some or death.traits & some)
        return bool(kind) and (not self.of_more or death.prize > value(s, death.killer))

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        more = w.pick(" s vyšší hodnotou, než má sám", " of a higher value than its own") if self.of_more else ""
        whom = w.pick("bojovníka", "a warrior") if self.killed is WARRIORS else self.killed.say(w, ACC)
        end = w.pick(f", který v souboji právě zabil {whom}{more}", f" that has just killed {whom}{more} in a combat")
        return super().say(w, case, many, own) + end


@dataclass(frozen=True)
class AfterCombat(Need):
    """In the window after a combat, once everything is decided and paid."""

    rule: ClassVar[str] = "DTR-229"
    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == AWARD

    def say(self, w: Words) -> str:
        return w.pick("Hraj ihned po souboji.", "Play right after a combat.")

    def missing(self) -> Bilingual:
        return Bilingual("musí být právě po souboji", "a combat has to be just over")


@dataclass(frozen=True)
class AttackSurvived(AfterCombat):
    """The same for the player whose attacker has come through it."""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == AWARD and in_play(s, s.attacker) and s.side[s.attacker] == me

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj ihned po souboji, který tvůj útočník přežil.",
            "Play right after a combat that your attacker survived.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("musel tvůj útočník právě přežít souboj", "your attacker has to have just survived a combat")


@dataclass(frozen=True)
class KillAvenged(AfterCombat):
    """The same once somebody of these was killed in it."""

    victim: Who = WARRIORS

    def say(self, w: Words) -> str:
        whom = self.victim.say(w, NOM)
        return w.pick(
            f"Hraj ihned po souboji, ve kterém byl zabit {whom}.", f"Play right after a combat that killed {whom}."
        )


AFTER_COMBAT, ATTACK_SURVIVED = AfterCombat(), AttackSurvived()
