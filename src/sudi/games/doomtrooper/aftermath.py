"""When a combat is over: who was hurt by whom, and who took part. Cards wait for both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.triggers import Occasion, collect
from sudi.kernel.wording import ACC, NOM, Words

from .happenings import Waiting, begin_in_order
from .select import ANY, WARRIORS, YOURS, Who
from .state import WOUNDED, DoomState, in_play
from .words import IN_TACTIC, TACTICS

HURT, FOUGHT = "hurt", "fought"
_BITS = 12

Hit = tuple[int, int, int, bool]  # striker, victim, the victim's player, was it killed?
Fighter = tuple[int, int, int]  # a participant, whom it faced, the tactic


KILLED, IN_COMBAT = 1, 2  # what else a hit says


def about(striker: int, victim: int, how: int) -> int:
    """A hit as the one number that a trigger is handed."""
    return (striker << _BITS | victim) << 2 | how


def striker_of(n: int) -> int:
    return n >> 2 >> _BITS


def victim_of(n: int) -> int:
    return n >> 2 & (1 << _BITS) - 1


@dataclass(frozen=True)
class OnHurt(Occasion):
    """One of these wounds one of those and survives the combat; `kills`: or kills it, in a combat or not."""

    event: ClassVar[str] = HURT
    striker: Who = WARRIORS
    victim: Who = WARRIORS
    kills: bool = False

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        """`actor` is the player of the victim, which may have left play by now."""
        if not self.kills and n & 3 != IN_COMBAT:
            return False
        if self.victim.whose != ANY and (actor == holder) != (self.victim.whose == YOURS):
            return False
        return self.striker.fits(s, holder, card, striker_of(n)) and self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        striker, victim = self.striker.say(w, NOM), self.victim.say(w, ACC)
        if self.kills:
            return w.pick(f"Zraní-li nebo zabije-li {striker} {victim},", f"If {striker} wounds or kills {victim},")
        return w.pick(
            f"Zraní-li {striker} {victim} a přežije-li souboj,",
            f"If {striker} wounds {victim} and survives the combat,",
        )


@dataclass(frozen=True)
class OnFought(Occasion):
    """The bearer has come through a combat (of this tactic, if one is named)."""

    event: ClassVar[str] = FOUGHT
    tactic: str = ""

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if self.tactic and TACTICS[n] != self.tactic:
            return False
        return bool(s.bearer[card] == actor and in_play(s, actor))

    def say_when(self, w: Words) -> str:
        what = f" {IN_TACTIC[self.tactic][w.lang]}" if self.tactic else ""
        return w.pick(f"Přežije-li bojovník souboj{what},", f"After the warrior survives a combat{what},")


def hits_of(s: DoomState, hit_a: int, hit_d: int, prizes: Any) -> list[Hit]:
    """What the combat that is about to be put away has done."""
    found: list[Hit] = []
    for victim, fate, striker in ((hit_d, s.fate_d, s.attacker), (hit_a, s.fate_a, s.defender)):
        if fate == WOUNDED and in_play(s, victim):
            found.append((striker, victim, s.side[victim], False))
    return found + [(killer, victim, owner, True) for victim, killer, owner, *_ in prizes or ()]


def fighters_of(s: DoomState) -> list[Fighter]:
    if s.attacker < 0 or s.tactic < 0:
        return []
    pairs = [(s.attacker, s.defender), (s.defender, s.attacker)]
    for helper, helped in s.helpers:
        pairs.append((helper, s.defender if helped == s.attacker else s.attacker))
    return [(one, other, s.tactic) for one, other in pairs]


def watched(s: DoomState) -> bool:
    masks = s.t.standing_masks
    return bool(s.live & (masks.get(HURT, 0) | masks.get(FOUGHT, 0)))


def tell(s: DoomState, hits: list[Hit], fighters: list[Fighter], how: int = IN_COMBAT) -> None:
    """Begin whatever waits for the outcome."""
    waiting: Waiting = []
    for striker, victim, owner, killed in hits:
        if in_play(s, striker):
            waiting += collect(s, HURT, owner, victim, about(striker, victim, how | killed))
    for one, other, tactic in fighters:
        found = collect(s, FOUGHT, one, other, tactic)
        waiting += [(rule, seat, card, other, subject) for rule, seat, card, _, subject in found]
    begin_in_order(s, waiting)
