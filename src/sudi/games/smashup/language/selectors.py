"""Which minions an ability is about, and how a text says it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from sudi.kernel.wording import ACC, GEN, Words

from ..law.protection import touchable
from ..state import SmashState, minions_in_play, own_among
from ..words.lexicon import MINION
from .numbers import POWER

ANY, OWN, OTHER = "any", "own", "other"
HERE, ANYWHERE, ELSEWHERE = "here", "anywhere", "elsewhere"


@dataclass(frozen=True)
class Minions:
    """Minions in play by whose they are, where they are and how strong they are now."""

    whose: str = ANY
    where: str = ANYWHERE
    max_power: int = -1
    fewer_than_own_here: bool = False  # power lower than the number of own minions at this base

    def find(self, s: SmashState, me: int, src: int, how: str = "") -> list[int]:
        """All that fit; with `how`, without those that cannot be affected that way by this card."""
        here = s.at[src]
        if self.where == HERE:
            found = s.minions[here] if here >= 0 else []
        elif self.where == ELSEWHERE:
            found = minions_in_play(s, but=here)
        else:
            found = minions_in_play(s)
        if self.whose == OWN:
            found = own_among(s, me, found)
        elif self.whose == OTHER:
            found = own_among(s, me, found, others=True)
        limit = self.max_power
        if self.fewer_than_own_here and here >= 0:
            limit = len(own_among(s, me, s.minions[here])) - 1
        if (limit >= 0 or self.fewer_than_own_here) and found:
            powers, strong = POWER.table(s), found
            found = []
            for minion in strong:
                if powers[minion] <= limit:
                    found.append(minion)
        return touchable(s, how, found, me, src) if how else found

    def say(self, w: Words, many: bool = False, case: int = ACC, leaving: bool = False) -> str:
        """The phrase in the accusative: bojovníka se silou 3 nebo nižší u této základny."""
        if w.czech:
            word = MINION.plural[case] if many else MINION.singular[case]
            own = {ACC: ("svého", "své"), GEN: ("svého", "svých")}[case][many]
            parts = [own, word] if self.whose == OWN else [word]
            if self.whose == OTHER:
                parts.append("jiných hráčů" if many else "jiného hráče")
            if self.max_power >= 0:
                parts.append(f"se silou {self.max_power} nebo nižší")
            if self.fewer_than_own_here:
                parts.append("u této základny, který má menší sílu, než je počet tvých bojovníků u ní")
            elif self.where == HERE:
                parts.append("od této základny" if leaving else "u této základny")
            elif self.where == ELSEWHERE:
                parts.append("od jiné základny")
            return " ".join(parts)
        word = "minions" if many else "minion"
        article = "" if many else ("one of your minions" if self.whose == OWN else f"a {word}")
        parts = [article or ("of your minions" if self.whose == OWN else word)]
        if self.whose == OTHER:
            parts.append("of other players" if many else "of another player")
        if self.max_power >= 0:
            parts.append(f"of power {self.max_power} or less")
        if self.fewer_than_own_here:
            parts.append("here with less power than the number of minions you have here")
        elif self.where == HERE:
            parts.append("here")
        elif self.where == ELSEWHERE:
            parts.append("at another base")
        return " ".join(parts)


def without(minions: list[int], chosen: tuple[int, ...]) -> list[int]:
    return [m for m in minions if m not in chosen]


def distinct(s: SmashState, minions: list[int]) -> list[int]:
    """Leave out minions that nothing tells apart: same card, player and base, nothing on them."""
    if s.lasting or len(minions) < 2:
        return minions
    kind, seen = s.t.kind, set()
    for m in minions:
        seen.add(kind[m])
    return minions if len(seen) == len(minions) else _distinct(s, minions)


def _distinct(s: SmashState, minions: list[int]) -> list[int]:
    burdened = []
    for actions in s.actions:
        for action in actions:
            burdened.append(s.on[action])
    kind, owner, at = s.t.kind, s.owner, s.at
    seen: dict[Hashable, int] = {}
    for m in minions:
        seen.setdefault(m if m in burdened else (kind[m], owner[m], at[m]), m)
    return list(seen.values())
