"""What an expert sees about an option at a glance: who would fall in a combat, what a card costs and what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import CARD, MASK, second

from ..language.ratings import RATING
from ..state import DoomState, own_warriors
from ..words.ratings import ARMOUR, FIGHT, SHOOT
from ..words.vocabulary import verbs

_PAIRS = tuple(verbs.by_name[name].code for name in ("against",))
_DEPLOY = tuple(verbs.by_name[name].code for name in ("deploy", "hide"))
_TACTICS = {verbs.by_name["fight"].code: FIGHT, verbs.by_name["shoot"].code: SHOOT}


def outcome(s: DoomState, striker: int, struck: int, rating: str) -> str:
    """What a blow would do, by the numbers as they are now."""
    if RATING[rating].of(s, striker) < RATING[ARMOUR].of(s, struck):
        return "nothing"
    return "kills" if s.wounded >> struck & 1 else "wounds"


def _prospects(s: DoomState, mine: int, other: int) -> str:
    """The better of the two tactics for the attacker."""
    best = ""
    for rating in (FIGHT, SHOOT):
        said = f"{outcome(s, mine, other, rating)} {outcome(s, other, mine, rating)}"
        if _RANK.get(said, 0) > _RANK.get(best, -9):
            best = said
    return best


_RANK = {
    "kills nothing": 8,
    "wounds nothing": 6,
    "kills wounds": 5,
    "kills kills": 2,
    "wounds wounds": 1,
    "nothing nothing": 0,
    "wounds kills": -2,
    "nothing wounds": -5,
    "nothing kills": -8,
}


def _size(n: int) -> str:
    return str(n) if n <= 4 else "5" if n <= 6 else "7" if n <= 9 else "10"


def option_marks(s: DoomState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    destiny = s.destiny[me]
    mine = len(own_warriors(s, me))
    warrior, value = t.is_warrior, t.value

    def whose(card: int) -> str:
        side = s.side[card] if s.at[card] >= 0 else t.owner[card]
        return "own" if side == me else "other"

    def about(card: int) -> str:
        """A card in a few words: a warrior by its value and state, anything else by its kind."""
        if not warrior[card]:
            return f"{whose(card)} {t.cards[card].type}"
        state = "wounded" if s.wounded >> card & 1 else "covered" if s.covered >> card & 1 else "ready"
        return f"{whose(card)} warrior {_size(max(0, value[card]))} {state}"

    def marks(option: int) -> Sequence[str]:
        verb, first = verbs.of(option), option & MASK
        code = verb.code
        if code in _PAIRS:
            other = second(option)
            said = _prospects(s, first, other)
            return said, f"{said} for {_size(max(0, value[other]))}", about(first), about(other)
        if code in _TACTICS and s.attacker >= 0 and s.defender >= 0:
            rating = _TACTICS[code]
            ours, theirs = (s.attacker, s.defender) if s.side[s.attacker] == me else (s.defender, s.attacker)
            return (f"{outcome(s, ours, theirs, rating)} {outcome(s, theirs, ours, rating)}",)
        if code in _DEPLOY:
            return about(first), f"left {_size(max(0, destiny - max(0, value[first])))}", f"have {min(4, mine)}"
        found: list[str] = []
        if verb.a == CARD:
            found.append(about(first))
        if verb.b == CARD:
            found.append("on " + about(second(option)))
        if not found:
            found.append(f"destiny {_size(destiny)} warriors {min(4, mine)} phase {s.phase}")
        return found

    return marks
