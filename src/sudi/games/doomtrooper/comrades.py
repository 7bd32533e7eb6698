"""Rules of a few cards about their own kind, their area or the blow they strike."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.standing import in_force
from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from . import traits as tr
from .boosts import Boost
from .card import RELIC
from .happenings import whose_table
from .ratings import RATING
from .select import in_combat, opponent_of, traits_of
from .standing import KillsOnWound, Safe
from .state import DoomState, attachments
from .words import ARMOUR, FIGHT

EXTRA_POINTS = "extra points"


@dataclass(frozen=True)
class PerComrade(Boost):
    """Once for each other warrior of the same title in its player's Cohort."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        kind, there = s.t.kind[card], s.kohort[s.side[card]]
        mates = sum(w != card and s.t.kind[w] == kind and s.live >> w & 1 for w in there)
        each: int = getattr(self, rating)
        return each * mates

    def tail(self, w: Words) -> str:
        return w.pick(
            " za každého dalšího bojovníka téhož jména ve vaší Kohortě",
            " for each other warrior of its title in your Cohort",
        )


@dataclass(frozen=True)
class Overkill(KillsOnWound):
    """Kills if the warrior's fight is more than twice the armour of whom it faces."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card) or not in_combat(s, card):
            return False
        return RATING[FIGHT].of(s, card) > 2 * RATING[ARMOUR].of(s, opponent_of(s, card))

    def tail(self, w: Words) -> str:
        return w.pick(
            ", je-li jeho zápas víc než dvojnásobkem obrany protivníka",
            " if its fight is more than twice the opponent's armour",
        )


@dataclass(frozen=True)
class AttackedHere(Scope):
    """Everybody in a combat whose defender stands in the area the card was laid to."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.defender < 0 or not in_combat(s, target):
            return False
        return s.at[s.defender] == s.area[card] and s.side[s.defender] == whose_table(s, card)

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "nikdo v souboji, je-li napaden bojovník v této oblasti,", "nobody in a combat with a defender of this area"
        )


ATTACKED_HERE = AttackedHere()


@dataclass(frozen=True)
class OnlyRelicsHurt(Safe):
    """Cannot be hurt but by a Doomtrooper that carries a relic, in a combat."""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        if not super().reaches(s, seat, source, target, card):
            return False
        foe = opponent_of(s, card) if in_combat(s, card) else -1
        if foe < 0 or not traits_of(s, foe) & tr.DOOMTROOPER:
            return True
        return not any(s.t.type[c] == RELIC for c in attachments(s, foe))

    def tail(self, w: Words) -> str:
        return w.pick(", leda Doomtrooperem s relikvií", " except by a Doomtrooper with a relic")


def extra_points(s: DoomState, killer: int) -> int:
    """What cards in play add to the points for a kill in a combat."""
    if not s.t.standing_masks.get(EXTRA_POINTS, 0) & s.live:
        return 0
    found = in_force(s, EXTRA_POINTS)
    return sum(rule.n for rule, seat, card, target, _ in found if rule.reaches(s, seat, card, target, killer))
