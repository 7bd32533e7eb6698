"""What an expert sees about an option at a glance: whether a base breaks by it, and who would win it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import MASK, second

from ..language.numbers import BREAKPOINT, POWER, totals
from ..state import SmashState, controller
from ..words.vocabulary import verbs

_PLAY, _RAISE, _ACT_AT, _ACT_ON = (verbs.by_name[name] for name in ("play", "raise", "act_at", "act_on"))
_TO, _SCORE, _TARGET, _END = (verbs.by_name[name] for name in ("to", "score", "target", "end"))


class _Base:
    """How a base stands for the seat that is asked."""

    __slots__ = ("best", "mine", "missing", "prizes", "rest")

    def __init__(self, s: SmashState, place: int, me: int) -> None:
        powers = totals(s, place)
        self.mine = powers[me]
        self.rest = [n for seat, n in enumerate(powers) if seat != me]
        self.best = max(self.rest)
        base = s.bases[place]
        self.missing = BREAKPOINT.of(s, base[0]) - sum(powers) if base else 99
        self.prizes = s.t.cards[base[0]].vp if base else (0, 0, 0)

    def prize(self, more: int) -> int:
        """What the base would pay me, less what it would pay the best of the others, with more power of mine."""
        mine = self.mine + more
        rank = sum(n > mine for n in self.rest)
        own = self.prizes[rank] if mine > 0 and rank < 3 else 0
        ahead = sum(n > self.best for n in (mine,))
        other = self.prizes[ahead] if self.best > 0 else 0
        return own - other

    def said(self, more: int, what: str) -> Sequence[str]:
        missing = self.missing - more
        when = "breaks" if missing <= 0 else "near" if missing <= 5 else "far"
        change = self.prize(more) - self.prize(0)
        return (
            f"{what} {when} {max(-4, min(4, self.prize(more)))}",
            f"{what} {when} by {max(-4, min(4, change))}",
            f"{what} lead {max(-6, min(6, self.mine + more - self.best))}",
        )


def option_marks(s: SmashState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    bases: dict[int, _Base] = {}

    def at(place: int) -> _Base:
        if place not in bases:
            bases[place] = _Base(s, place, me)
        return bases[place]

    def marks(option: int) -> Sequence[str]:
        code, first = verbs.of(option).code, option & MASK
        if code in (_PLAY.code, _RAISE.code):
            return at(second(option)).said(t.power[first], "play")
        if code == _ACT_AT.code:
            return at(second(option)).said(0, "act")
        if code == _TO.code:
            moved = t.power[s.about] if s.about >= 0 and t.power[s.about] else 0
            return at(first).said(moved, "to")
        if code == _SCORE.code:
            return at(first).said(0, "score")
        if code == _TARGET.code or code == _ACT_ON.code:
            card = first if code == _TARGET.code else second(option)
            place = s.at[card]
            if place < 0:
                return ()
            own = controller(s, card) == me
            whose = "own" if own else "other"
            power = POWER.of(s, card)
            said = [f"{whose} power {min(6, power)}"]
            base = at(place)
            when = "near" if base.missing <= 4 else "far"
            lead = base.mine - base.best
            said.append(f"{whose} {when} lead {max(-5, min(5, lead))}")
            return said
        if code == _END.code:
            return (f"left {int(s.free_minion)}{int(s.free_action)}", f"hand {min(6, len(s.hand[me]))}")
        return ()

    return marks
