"""The features of a state for a seat: numbers by name, from the declared fields, and what the game itself adds.

Of every number and every zone that players have, a feature is one's own less the mean of the rivals', so that what is
learned for one seat serves the other. Cards are counted by kind and by the place they lie in; a game may put several
places together (`mind_zones`), because where exactly a card of a deck lies says little.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sudi.kernel.game import Game
from sudi.kernel.state import MACHINE, SEAT_ZONES, SEATS, Field

Features: TypeAlias = dict[str, float]


def _counts(field: Field) -> bool:
    """Is this a number of each player that is more or less, not a code or a name?"""
    if field.shape != SEATS or field.secret or field.seat or field.refers or field.words or field.show is not None:
        return False
    return field.shape != MACHINE


class Reader:
    """Reads the features of states of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        fields = game.state.fields
        self.numbers = [name for name, field in fields.items() if _counts(field)]
        groups = game.mind_zones or {name: (name,) for name, field in fields.items() if field.shape == SEAT_ZONES}
        self.groups = list(groups.items())
        self._named: tuple[Any, list[list[str]]] | None = None

    def plain(self, s: Any, seat: int) -> Features:
        """Numbers and sizes of zones only: quick, and the same for every set of cards."""
        found, own, rivals, sides, mine = self._numbers(s, seat)
        for name, zones in self.groups:
            size = 0.0
            for zone in zones:
                for cards, side in zip(getattr(s, zone), sides, strict=True):
                    size += len(cards) / own if side == mine else -len(cards) / rivals
            if size:
                found[f"#{name}"] = size
        return found

    def __call__(self, s: Any, seat: int) -> Features:
        """Everything: cards by kind as well."""
        found, own, rivals, sides, mine = self._numbers(s, seat)
        get = found.get
        for (name, zones), names in zip(self.groups, self._names(s.t), strict=True):
            size = 0.0
            for zone in zones:
                for cards, side in zip(getattr(s, zone), sides, strict=True):
                    share = 1.0 / own if side == mine else -1.0 / rivals
                    size += share * len(cards)
                    for card in cards:
                        key = names[card]
                        found[key] = get(key, 0.0) + share
            if size:
                found[f"#{name}"] = size
        return found

    def own(self, s: Any, seat: int) -> Features:
        """Of what is counted for both sides, the own side's part; without what the game itself adds."""
        sides = s.t.sides
        mine = [at for at, side in enumerate(sides) if side == sides[seat]]
        found: Features = {name: sum(getattr(s, name)[at] for at in mine) / len(mine) for name in self.numbers}
        for (name, zones), names in zip(self.groups, self._names(s.t), strict=True):
            cards = [card for zone in zones for at in mine for card in getattr(s, zone)[at]]
            found[f"#{name}"] = len(cards) / len(mine)
            for card in cards:
                found[names[card]] = found.get(names[card], 0.0) + 1.0 / len(mine)
        return found

    def is_of_sides(self, name: str) -> bool:
        """Is this feature one's own less the rivals' for certain?"""
        if name in self.game.feature_names:
            return False
        return name in self.numbers or any(name == f"#{zone}" or name.startswith(f"{zone} ") for zone, _ in self.groups)

    def _names(self, t: Any) -> list[list[str]]:
        """What every card of a match is called in each group, put together once for its tables."""
        if self._named is None or self._named[0] is not t:
            self._named = t, [[f"{name} {card}" for card in t.card_ids] for name, _ in self.groups]
        return self._named[1]

    def _numbers(self, s: Any, seat: int) -> tuple[Features, int, int, list[int], int]:
        sides = s.t.sides
        mine = sides[seat]
        own = sides.count(mine)
        rivals = max(1, len(sides) - own)
        found: Features = {}
        for name in self.numbers:
            total = 0.0
            for n, side in zip(getattr(s, name), sides, strict=True):
                total += n / own if side == mine else -n / rivals
            if total:
                found[name] = total
        found["turn"] = 1.0 if sides[s.turn] == mine else -1.0
        for name, n in zip(self.game.feature_names, self.game.features(s, seat), strict=True):
            found[name] = n
        found["evaluate"] = self.game.evaluate(s, seat)
        found[f"stage {self.game.stage(s)}"] = 1.0
        return found, own, rivals, sides, mine
