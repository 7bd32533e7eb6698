"""What an expert sees about an option at a glance: how near to the enemy Summoner, who can be struck, who may fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb

from sudi.kernel.decision import MASK, second

from ..language.numbers import LIFE, STRENGTH
from ..rules import board as b
from ..state import WarState, controller
from ..words.vocabulary import verbs

_MOVE, _ATTACK, _SUMMON, _BUILD = (verbs.by_name[name] for name in ("move", "attack", "summon", "build"))
_TO, _TARGET, _DISCARD = (verbs.by_name[name] for name in ("to", "target", "discard"))
_FAR = 6
_SIXTHS = (4, 5)  # faces of a die that hit from afar, and in close combat


@cache
def _chance(dice: int, left: int, melee: bool) -> str:
    """How likely so many dice bring as many hits as are wanted."""
    p = _SIXTHS[melee] / 6
    falls = sum(comb(dice, hits) * p**hits * (1 - p) ** (dice - hits) for hits in range(max(0, left), dice + 1))
    if falls >= 0.4:
        return "sure" if falls >= 0.9 else "likely" if falls >= 0.65 else "even"
    return "hardly" if falls >= 0.1 else "not yet"


_ORDER = ("sure", "likely", "even", "hardly", "not yet")


def _struck_from(s: WarState, unit: int, place: int) -> int:
    """The spaces that a unit reaches from a place, as if nothing stood in the way."""
    return b.CROSS[s.t.reach[unit]][place]


def _stays(s: WarState, unit: int) -> str:
    return "summoner" if s.t.is_summoner[unit] else "champion" if not s.t.is_common[unit] else "common"


def _called(s: WarState, card: int) -> str:
    return "structure" if s.t.is_structure[card] and not s.t.is_unit[card] else _stays(s, card)


class _Field:
    """What the asked seat sees on the battlefield, looked up once for a decision and only when it is wanted."""

    __slots__ = ("lives", "s", "strengths")

    def __init__(self, s: WarState) -> None:
        self.s = s
        self.strengths: dict[int, int] = {}
        self.lives: dict[int, int] = {}

    def strength(self, unit: int) -> int:
        if unit not in self.strengths:
            self.strengths[unit] = STRENGTH.of(self.s, unit)
        return self.strengths[unit]

    def left(self, card: int) -> int:
        if card not in self.lives:
            self.lives[card] = LIFE.of(self.s, card) - self.s.damage[card]
        return self.lives[card]

    def chance(self, unit: int, target: int) -> str:
        return _chance(self.strength(unit), self.left(target), self.s.t.melee[unit])


def option_marks(s: WarState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    rival = 1 - me
    goal, home = s.at[t.summoner[rival]], s.at[t.summoner[me]]
    theirs = s.held[rival]
    before = _threatened(s, home, rival)
    field = _Field(s)
    prey: dict[tuple[int, int], str] = {}

    def best_prey(unit: int, place: int) -> str:
        """The most promising blow that a unit could strike from a place."""
        known = prey.get((unit, place))
        if known is None:
            reached = [s.board[q] for q in b.spaces(_struck_from(s, unit, place) & theirs)]
            found = [(_ORDER.index(field.chance(unit, card)), _called(s, card)) for card in reached]
            at, whom = min(found, default=(0, ""))
            known = prey[unit, place] = f"{_ORDER[at]} {whom}" if whom else "nobody"
        return known

    def move(unit: int, place: int) -> Sequence[str]:
        start, kind = s.at[unit], _stays(s, unit)
        gain = b.distance(start, goal) - b.distance(place, goal)
        reach = _struck_from(s, unit, place)
        marks = [f"{kind} nearer {gain}", f"{kind} strikes {best_prey(unit, place)}"]
        if reach >> goal & 1:
            marks.append(f"{kind} reaches summoner with {min(5, field.strength(unit))}")
        if not reach & theirs and _struck_from(s, unit, start) & theirs:
            marks.append(f"{kind} loses its target")
        exposed = _threatened(s, place, rival) - _threatened(s, start, rival)
        marks.append(f"{kind} danger {max(-3, min(3, exposed))}")
        if kind == "summoner":
            marks.append(f"danger {_threatened(s, place, rival) - before}")
        elif b.distance(place, home) == 1 and b.distance(start, home) > 1:
            marks.append("to the side of the summoner")
        return marks

    def attack(unit: int, target: int) -> Sequence[str]:
        chance, whom, kind = field.chance(unit, target), _called(s, target), _stays(s, unit)
        whose = "own" if controller(s, target) == me else "other"
        return (
            f"{whose} {whom} {chance}",
            f"{whose} {whom} left {min(5, field.left(target))}",
            f"{whose} worth {min(6, t.cost[target])} {chance}",
            f"{kind} strikes {whom}",
            f"{s.attacks} attacks {whom} {chance}",
        )

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
            left = field.left(first) if s.at[first] >= 0 else 0
            by = t.card_ids[s.about] if s.about >= 0 else ""
            who = f"{whose} {_called(s, first)}"
            return who, f"{whose} left {min(4, left)}", f"{by} {who}", f"{by} {whose} left {min(4, left)}"
        if code == _DISCARD.code:
            return (f"magic {min(8, s.magic[me])}", f"hand {len(s.hand[me])}")
        return (f"moves {s.moves} attacks {s.attacks} phase {s.phase}",)

    return marks


def _threatened(s: WarState, place: int, rival: int) -> int:
    """How many units of the rival stand near enough to strike a place in their next turn."""
    return (b.WITHIN[3][place] & s.held[rival]).bit_count()
