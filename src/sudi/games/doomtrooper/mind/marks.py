"""What an expert sees about an option at a glance: who would fall in a combat, what a card costs and what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import CARD, MASK, second

from ..language.ratings import RATING
from ..state import DoomState, own_warriors
from ..words.ratings import ARMOUR, FIGHT, SHOOT, TACTICS
from ..words.vocabulary import ASK_ACTION, verbs

_PAIRS = tuple(verbs.by_name[name].code for name in ("against",))
_DROP, _VICTORY = verbs.by_name["drop"].code, verbs.by_name["victory"].code
_DEPLOY = tuple(verbs.by_name[name].code for name in ("deploy", "hide"))
_TACTICS = {verbs.by_name["fight"].code: FIGHT, verbs.by_name["shoot"].code: SHOOT}


class Ratings:
    """The ratings of warriors as they are now, each asked for once in a decision."""

    __slots__ = ("known", "s")

    def __init__(self, s: DoomState) -> None:
        self.s = s
        self.known: dict[tuple[int, str], int] = {}

    def of(self, warrior: int, rating: str) -> int:
        found = self.known.get((warrior, rating))
        if found is None:
            found = self.known[warrior, rating] = RATING[rating].of(self.s, warrior)
        return found

    def outcome(self, striker: int, struck: int, rating: str) -> str:
        """What a blow would do, by the numbers as they are now."""
        if self.of(striker, rating) < self.of(struck, ARMOUR):
            return "nothing"
        return "kills" if self.s.wounded >> struck & 1 else "wounds"

    def prospects(self, mine: int, other: int) -> str:
        """What a combat would bring, by the better of the two tactics for the attacker."""
        best = ""
        for rating in (FIGHT, SHOOT):
            said = f"{self.outcome(mine, other, rating)} {self.outcome(other, mine, rating)}"
            if _RANK[said] > _RANK.get(best, -9):
                best = said
        return best

    def best_attack(self, me: int) -> str:
        """The best combat that there is to begin, among the warriors who can be seen."""
        s, best = self.s, ""
        mine = [one for one in own_warriors(s, me) if not (s.covered | s.left_cover) >> one & 1]
        for foe in s.t.foes[me]:
            for other in own_warriors(s, foe)[:MOST]:
                for one in mine[:MOST]:
                    said = self.prospects(one, other)
                    if _RANK[said] > _RANK.get(best, -9):
                        best = said
        return best or "nobody"


USELESS = ("fits nobody", "dear")  # cards of a hand that only take a place there
MOST = 6  # warriors of a side that are looked at for the best combat
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
    ratings = Ratings(s)
    destiny, points = s.destiny[me], s.victory[me]
    own = own_warriors(s, me)
    mine = len(own)
    warrior, value = t.is_warrior, t.value
    means = f"destiny {_size(destiny)} warriors {min(4, mine)}"
    occasion = _occasion(s, me, ratings)

    def whose(card: int) -> str:
        side = s.side[card] if s.at[card] >= 0 else t.owner[card]
        return "own" if side == me else "other"

    def about(card: int) -> str:
        """A card in a few words: a warrior by its value and state, anything else by its kind."""
        if not warrior[card]:
            return f"{whose(card)} {t.cards[card].type}"
        state = "wounded" if s.wounded >> card & 1 else "covered" if s.covered >> card & 1 else "ready"
        return f"{whose(card)} warrior {_size(max(0, value[card]))} {state}"

    def use(card: int) -> str:
        """Of how much use a card of the hand is now."""
        if warrior[card]:
            return "dear" if value[card] > destiny + 3 else "affordable"
        fits = t.fits[card]
        return "open" if fits < 0 else "fits" if any(fits & t.bit[one] for one in own) else "fits nobody"

    dead = sum(use(card) in USELESS for card in s.hand[me])

    def marks(option: int) -> Sequence[str]:
        verb, first = verbs.of(option), option & MASK
        code = verb.code
        if code in _PAIRS:
            other = second(option)
            said = ratings.prospects(first, other)
            return said, f"{said} for {_size(max(0, value[other]))}", about(first), about(other)
        if code in _TACTICS and s.attacker >= 0 and s.defender >= 0:
            rating = _TACTICS[code]
            ours, theirs = (s.attacker, s.defender) if s.side[s.attacker] == me else (s.defender, s.attacker)
            return (f"{ratings.outcome(ours, theirs, rating)} {ratings.outcome(theirs, ours, rating)}",)
        if code in _DEPLOY:
            left = _size(max(0, destiny - max(0, value[first])))
            return about(first), f"left {left}", f"have {min(4, mine)}", f"have {min(4, mine)} left {left}"
        if code == _DROP:
            return f"{use(first)} {t.cards[first].type}", f"{use(first)} warriors {min(3, mine)} dead {min(4, dead)}"
        if code == _VICTORY:
            wins = "wins" if points + first >= t.setup["victory_points"] else means
            return (f"{first} {wins}",)
        if verb.a == CARD and verb.b == CARD:
            other = second(option)
            burden = min(3, sum(s.bearer[card] == other for zone in s.attached for card in zone))
            on = about(other)
            return about(first), f"on {on}", f"{about(first)} on {whose(other)} {burden}", occasion
        if verb.a == CARD:
            return about(first), occasion
        return means, occasion, f"{occasion} dead {min(4, dead)}"

    return marks


def _occasion(s: DoomState, me: int, ratings: Ratings) -> str:
    """When it is asked: in a combat, what its blows would do; else how much of the turn is left, and what for."""
    if s.phase and s.attacker >= 0 and s.defender >= 0:
        ours, theirs = (s.attacker, s.defender) if s.side[s.attacker] == me else (s.defender, s.attacker)
        if me not in (s.side[ours], s.side[theirs]):
            return f"their combat {s.phase}"
        if s.tactic < 0:
            return f"combat {s.phase} {ratings.prospects(ours, theirs)}"
        rating = TACTICS[s.tactic]
        return f"combat {s.phase} {ratings.outcome(ours, theirs, rating)} {ratings.outcome(theirs, ours, rating)}"
    if s.turn != me:
        return "turn of another"
    if s.prompt != ASK_ACTION:
        return f"own turn {s.actions}"
    return f"actions {s.actions} {ratings.best_attack(me) if s.attacks else 'no attack'}"
