"""Cards of Golgotha for partners, for those whom the Art does not touch, and about changed ratings and sight."""

from __future__ import annotations

from ...language.effects.craft.shares import Reshape
from ...language.effects.keeping.turning_over import Eclipse, ShutDown
from ...language.effects.partners import Convoy, MakeTruce, SendOver, TruceRule
from ...language.moments import IN_OWN_TEAM_TURN, IN_TEAMS
from ...language.scopes import BEARER
from ...language.select import YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.protection import PlayerWarded
from ...language.standing.rule import TO_NEXT_TURN
from ...language.standing.sight import SeesThrough
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import equipment, gift, special, warrior

CARDS = (
    special(
        "economic_collapse",
        "Hospodářský kolaps",
        "Economic Collapse",
        play=ShutDown((("factory", 2), ("industrial_complex", 3))),
    ),
    special("total_eclipse", "Úplné zatmění", "Total Eclipse", play=Eclipse()),
    special("arms_convoy", "Zbrojní konvoj", "Arms Convoy", needs=IN_OWN_TEAM_TURN, play=Convoy()),
    special("troop_transfer", "Přesun jednotek", "Troop Transfer", needs=IN_OWN_TEAM_TURN, play=SendOver()),
    special("truce", "Příměří", "Truce", needs=IN_TEAMS, play=MakeTruce(TruceRule("", until=TO_NEXT_TURN))),
    gift("changeling_power", "Síla proměny", "Changeling Power", tr.GIFT_OF_ILIAN, play=Reshape()),
    warrior(
        "doomsday_proclaimer",
        "Zvěstovatel soudného dne",
        "Doomsday Proclaimer",
        (3, 7, 7, 5),
        tr.LEGION | tr.OF_MUAWIJHE,
        Immune(IN_PLAY, Who(tr.OF_MUAWIJHE, whose=YOURS), art=True),
        PlayerWarded(IN_PLAY, only_art=True),
    ),
    equipment(
        "infrared_goggles",
        "Infračervené brýle",
        "Infrared Goggles",
        0,
        Boost(IN_PLAY, BEARER, shoot=2),
        SeesThrough(IN_PLAY, BEARER, titles=("heavy_fog", "hidden_in_the_shadows")),
    ),
)
