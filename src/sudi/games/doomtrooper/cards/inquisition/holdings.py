"""Cards of the set Inquisition about points of one's own, and a gaze that blinds."""

from __future__ import annotations

from ...language.effects.attacks.misfires import BlindOrPay, OnFaced
from ...language.effects.trade.treasury import TakeOrMeditate
from ...language.standing.protection import OwnPoints
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import fortification, gift, special

CARDS = (
    fortification(
        "cardinals_bank",
        "Kardinálova banka",
        "Cardinal's Bank",
        "squad",
        OwnPoints(IN_PLAY),
        traits=tr.BROTHERHOOD,
    ),
    special("desperate_times", "Zoufalé časy", "Desperate Times", limit=1, play=TakeOrMeditate(25)),
    gift(
        "evil_eye",
        "Uhrančivý pohled",
        "Evil Eye",
        tr.DARK_GIFT,
        Trigger(IN_PLAY, OnFaced(), BlindOrPay(3)),
        to=tr.HERETIC,
    ),
)
