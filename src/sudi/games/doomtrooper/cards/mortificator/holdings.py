"""Cards of the set Mortificator about points that are guarded, stolen and shared, and a player immune to magic."""

from __future__ import annotations

from ...language.effects.trade.treasury import MoveDestiny, RobBlind
from ...language.moments import IN_TEAMS
from ...language.standing.protection import OwnPoints, PlayerWarded
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import special, warrior
from ..types import ACTIONS, ON_PLAYER, SACRIFICED, STAYS

CARDS = (
    warrior(
        "bauhaus_security_guard",
        "Strážný Bauhausu",
        "Bauhaus Security Guard",
        (3, 5, 7, 6),
        tr.BAUHAUS,
        OwnPoints(IN_PLAY, area=SQUAD),
    ),
    special("currency_exchange", "Směnárna", "Currency Exchange", needs=IN_TEAMS, play=MoveDestiny()),
    special(
        "robbed_blind",
        "Vybrán do mrtě",
        "Robbed Blind",
        ACTIONS,
        actions=2,
        at_player="any",
        after=SACRIFICED,
        play=RobBlind("cardinals_bank"),
    ),
    special(
        "untouchable",
        "Nedotknutelný",
        "Untouchable",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(PlayerWarded(IN_PLAY),),
    ),
)
