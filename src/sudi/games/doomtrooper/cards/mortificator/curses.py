"""Cards of the set Mortificator that lie on relics."""

from __future__ import annotations

from ...language.effects.trade.charges import OnCarriersTurn, PayToUse, Withheld
from ...language.pieces import RELIC_PIECE, Piece
from ...language.scopes import WIELDER
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ..build import special
from ..types import ACTIONS, ON_BEARER, RELIC, STAYS

CARDS = (
    special(
        "cursed_artifact",
        "Prokletý artefakt",
        "Cursed Artifact",
        ACTIONS,
        actions=3,
        lies=ON_BEARER,
        give=Piece(RELIC_PIECE, (RELIC,)),
        after=STAYS,
        rules=(Withheld(IN_PLAY, WIELDER), Trigger(IN_PLAY, OnCarriersTurn(), PayToUse(2))),
    ),
)
