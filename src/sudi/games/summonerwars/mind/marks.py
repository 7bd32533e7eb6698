"""What an expert sees about an option at a glance: how near to the enemy Summoner, who can be struck, who may fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import MASK, second

from ..language.numbers import LIFE, STRENGTH
from ..rules import board as b
from ..state import WarState, controller
from ..words.vocabulary import verbs

_MOVE, _ATTACK, _SUMMON, _BUILD = (verbs.by_name[name] for name in ("move", "attack", "summon", "build"))
_TO, _TARGET, _DISCARD = (verbs.by_name[name] for name in ("to", "target", "discard"))
_FAR = 6
_LUCK = 0.6  # of a die, about: how many hits it brings


def _struck_from(s: WarState, unit: int, place: int) -> int:
    """The spaces that a unit reaches from a place, as if nothing stood in the way."""
    return b.CROSS[s.t.reach[unit]][place]


def _stays(s: WarState, unit: int) -> str:
    return "summoner" if s.t.is_summoner[unit] else "champion" if not s.t.is_common[unit] else "common"


def option_marks(s: WarState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    rival = 1 - me
    goal, home = s.at[t.summoner[rival]], s.at[t.summoner[me]]
    theirs = s.held[rival]
    before = _threatened(s, home, rival)

    def move(unit: int, place: int) -> Sequence[str]:
        start, kind = s.at[unit], _stays(s, unit)
        gain = b.distance(start, goal) - b.distance(place, goal)
        reach = _struck_from(s, unit, place)
        marks = [f"{kind} nearer {gain}"]
        if reach >> goal & 1:
            marks.append(f"{kind} reaches summoner")
        if reach & theirs:
            marks.append(f"{kind} reaches {min(3, (reach & theirs).bit_count())}")
        elif _struck_from(s, unit, start) & theirs:
            marks.append(f"{kind} loses its target")
        if kind == "summoner":
            marks.append(f"danger {_threatened(s, place, rival) - before}")
        elif b.distance(place, home) == 1 and b.distance(start, home) > 1:
            marks.append("to the side of the summoner")
        return marks

    def attack(unit: int, target: int) -> Sequence[str]:
        left = LIFE.of(s, target) - s.damage[target]
        odds = STRENGTH.of(s, unit) * _LUCK / max(1, left)
        chance = "sure" if odds >= 1.6 else "likely" if odds >= 1 else "even" if odds >= 0.6 else "hardly"
        whom = "structure" if t.is_structure[target] and not t.is_unit[target] else _stays(s, target)
        whose = "own" if controller(s, target) == me else "other"
        return f"{whose} {whom} {chance}", f"{whose} {whom}", f"{_stays(s, unit)} strikes"

    def there(place: int, what: str) -> Sequence[str]:
        near = min(_FAR, b.distance(place, goal))
        beside = (b.NEXT_TO[place] & theirs).bit_count()
        return f"{what} {near} from the summoner", f"{what} beside {min(2, beside)}"

    def marks(option: int) -> Sequence[str]:
        code, first = verbs.of(option).code, option & MASK
        if code == _MOVE.code:
            return move(first, second(option))
        if code == _ATTACK.code:
            return attack(first, second(option))
        if code == _SUMMON.code:
            dear = f"cost {t.cost[first]} of {min(9, s.magic[me])}"
            return *there(second(option), "summon"), dear
        if code == _TO.code:
            return there(first, "to")
        if code == _TARGET.code:
            whose = "own" if controller(s, first) == me else "other"
            left = LIFE.of(s, first) - s.damage[first] if s.at[first] >= 0 else 0
            return (f"{whose} {_stays(s, first)}", f"{whose} left {min(4, left)}")
        if code == _DISCARD.code:
            return (f"magic {min(8, s.magic[me])}", f"hand {len(s.hand[me])}")
        return (f"moves {s.moves} attacks {s.attacks} phase {s.phase}",)

    return marks


def _threatened(s: WarState, place: int, rival: int) -> int:
    """How many units of the rival stand near enough to strike a place in their next turn."""
    return (b.WITHIN[3][place] & s.held[rival]).bit_count()
