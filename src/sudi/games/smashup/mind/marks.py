"""What an expert sees about an option at a glance: whether a base breaks by it, who would win it, and for how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import MASK, second

from ..language.numbers import BREAKPOINT, POWER, totals
from ..state import SmashState, controller
from ..words.factions import FACTION_IDS
from ..words.vocabulary import verbs
from .evaluate import promised

_PLAY, _RAISE, _ACT_AT, _ACT_ON = (verbs.by_name[name] for name in ("play", "raise", "act_at", "act_on"))
_TO, _SCORE, _TARGET, _END = (verbs.by_name[name] for name in ("to", "score", "target", "end"))
_FACTION = verbs.by_name["faction"]
MOST_GAIN = 8


class _Base:
    """How a base stands for the seat that is asked."""

    __slots__ = ("best", "gains", "me", "mine", "missing", "need", "now", "powers", "prizes", "rest")

    def __init__(self, s: SmashState, place: int, me: int) -> None:
        powers = totals(s, place)
        self.powers, self.me = powers, me
        self.mine = powers[me]
        self.rest = [n for seat, n in enumerate(powers) if seat != me]
        self.best = max(self.rest)
        base = s.bases[place]
        self.need = max(1, BREAKPOINT.of(s, base[0])) if base else 99
        self.missing = self.need - sum(powers)
        self.prizes: Sequence[int] = s.t.cards[base[0]].vp if base else (0, 0, 0)
        self.now = self.edge(powers)
        self.gains: dict[tuple[int, int], int] = {}

    def edge(self, powers: list[int]) -> float:
        """What the base promises me, less what it promises the best of the others."""
        worth = promised(powers, self.need, self.prizes)
        return worth[self.me] - max(n for seat, n in enumerate(worth) if seat != self.me)

    def gain(self, seat: int, more: int) -> int:
        """What more or less power of a seat changes about that, in halves of a point."""
        known = self.gains.get((seat, more))
        if known is None:
            powers = list(self.powers)
            powers[seat] += more
            known = max(-MOST_GAIN, min(MOST_GAIN, round(2 * (self.edge(powers) - self.now))))
            self.gains[seat, more] = known
        return known

    def prize(self, more: int) -> int:
        """What the base would pay me, less what it would pay the best of the others, with more power of mine."""
        mine = self.mine + more
        rank = sum(n > mine for n in self.rest)
        own = self.prizes[rank] if mine > 0 and rank < 3 else 0
        other = self.prizes[mine > self.best] if self.best > 0 else 0
        return own - other

    def when(self, more: int = 0) -> str:
        missing = self.missing - more
        return "breaks" if missing <= 0 else "near" if missing <= 5 else "far"

    def said(self, more: int, what: str) -> Sequence[str]:
        when, prize = self.when(more), self.prize(more)
        return (
            f"{what} {when} {max(-4, min(4, prize))}",
            f"{what} {when} by {max(-4, min(4, prize - self.prize(0)))}",
            f"{what} lead {max(-6, min(6, self.mine + more - self.best))}",
            f"{what} gain {self.gain(self.me, more)}",
        )


def option_marks(s: SmashState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    bases: dict[int, _Base] = {}
    about = t.card_ids[s.about] if s.about >= 0 else ""

    def at(place: int) -> _Base:
        if place not in bases:
            bases[place] = _Base(s, place, me)
        return bases[place]

    def aimed(card: int, by: str) -> Sequence[str]:
        """A card on the table that something is done to."""
        place = s.at[card]
        if place < 0:
            return ()
        whose = controller(s, card)
        side = "own" if whose == me else "other"
        power, base = POWER.of(s, card), at(place)
        lost = base.gain(whose, -power) if power else 0
        return (
            f"{side} power {min(6, power)}",
            f"{side} {'near' if base.missing <= 4 else 'far'} lead {max(-5, min(5, base.mine - base.best))}",
            f"{side} without {lost}",
            f"{by} {side}",
            f"{by} {side} without {lost}",
        )

    def marks(option: int) -> Sequence[str]:
        code, first = verbs.of(option).code, option & MASK
        if code in (_PLAY.code, _RAISE.code):
            return at(second(option)).said(t.power[first], "play")
        if code == _ACT_AT.code:
            base = at(second(option))
            return *base.said(0, "act"), f"{t.card_ids[first]} {base.when()} {max(-4, min(4, base.prize(0)))}"
        if code == _TO.code:
            moved = t.power[s.about] if s.about >= 0 and t.power[s.about] else 0
            base = at(first)
            return *base.said(moved, "to"), f"{about} {base.when()} {max(-4, min(4, base.prize(0)))}"
        if code == _SCORE.code:
            return at(first).said(0, "score")
        if code == _TARGET.code:
            return aimed(first, about)
        if code == _ACT_ON.code:
            return aimed(second(option), t.card_ids[first])
        if code == _END.code:
            return (f"left {int(s.free_minion)}{int(s.free_action)}", f"hand {min(6, len(s.hand[me]))}")
        if code == _FACTION.code and s.faction_a[me] >= 0:
            return (" + ".join(sorted((FACTION_IDS[s.faction_a[me]], FACTION_IDS[first]))),)
        return ()

    return marks
