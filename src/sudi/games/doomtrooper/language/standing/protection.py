"""Points that no other player's cards touch, and players on whom no magic acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.law import Check
from sudi.kernel.standing import Standing, in_force, lasts
from sudi.kernel.wording import Words

from ...state import PLACES, DoomState, whose_table
from ...words.areas import IN_OWN_AREA
from ..marks import PLAYER_WARDED, POINTS_SAFE
from ..reach import quiet


@dataclass(frozen=True)
class OwnPoints(Standing):
    """Nobody but its own player changes the points of the card's player. `area`: while it stands there."""

    area: int = -1
    topic: ClassVar[str] = "own points"
    yours: ClassVar[bool] = True

    def key(self) -> str:
        return POINTS_SAFE

    def say(self, w: Words) -> str:
        if self.area >= 0:
            where = IN_OWN_AREA[PLACES[self.area]]
            return w.pick(
                f"Je-li {where.cs.replace('svém', 'tvém')}, na tvé vítězné body ani body osudu nepůsobí karty jiných "
                "hráčů.",
                f"While it is {where.en}, no card of another player affects your victory points or destiny points.",
            )
        return w.pick(
            "Na tvé vítězné body ani body osudu nepůsobí karty jiných hráčů.",
            "No card of another player affects your victory points or destiny points.",
        )


def guards(s: DoomState, seat: int, by: int) -> list[int]:
    """The cards that keep this player's points from being touched by that one; a player may touch his own."""
    if by in (-1, seat) or not s.t.standing_masks.get(POINTS_SAFE, 0) & s.live:
        return []
    return [
        card
        for rule, holder, card, _, _ in in_force(s, POINTS_SAFE)
        if holder == seat
        and rule.area in (-1, s.at[card])
        and not (s.t.is_warrior[card] and quiet(s, card))
    ]  # fmt: skip


@dataclass(frozen=True)
class PlayerWarded(Standing):
    """The player that the card lies before is immune to the Art and the Dark Symmetry; his warriors are not.

    `only_art`: not to the Dark Symmetry, and it is the card's own player.
    """

    only_art: bool = False
    until: str = ""
    topic: ClassVar[str] = "warded player"

    def guards(self, s: DoomState, holder: int, card: int, src: int) -> int:
        """The player on whom this card does not act; -1: on everybody."""
        if self.only_art:
            return holder if s.t.is_art[src] and not (s.t.is_warrior[card] and quiet(s, card)) else -1
        return whose_table(s, card)

    def key(self) -> str:
        return PLAYER_WARDED

    def say(self, w: Words) -> str:
        if self.only_art:
            return w.pick("Umění nepůsobí ani na tebe samého.", "You yourself are immune to the Art too.")
        return w.pick(
            "Na tohoto hráče samého nepůsobí Umění ani Černá symetrie; jeho bojovníků se to netýká.",
            "That player himself is immune to the Art and the Dark Symmetry; his warriors are not affected by this.",
        )


def warded(s: DoomState, me: int, src: int, seat: int) -> bool:
    """Does this card, used by `me`, not act on that player?"""
    if seat == me or not (s.t.standing_masks.get(PLAYER_WARDED, 0) & s.live or (s.lasting and lasts(s, PLAYER_WARDED))):
        return False
    if not (s.t.is_art[src] or s.t.is_symmetry[src]):
        return False
    return any(rule.guards(s, holder, card, src) == seat for rule, holder, card, _, _ in in_force(s, PLAYER_WARDED))


NOT_WARDED = Check(
    "DTR-376",
    lambda c: not warded(c.s, c.me, c.src, c.a),
    cs="Na toho hráče Umění ani Černá symetrie nepůsobí: {a}.",
    en="That player is immune to the Art and the Dark Symmetry: {a}.",
)
