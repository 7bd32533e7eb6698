"""Robots (Roboti): many small minions."""

from sudi.kernel.effects import Fixed

from ..language.affecting import Affect
from ..language.amounts import FirstMinionThisTurn, OtherOwnMicrobots
from ..language.destroying import OthersHereDestroyed
from ..language.drawing import Draw, DrawForMinionsAtBase
from ..language.extra_plays import ExtraPlay
from ..language.occasions import OwnMicrobotDestroyed, ThisDestroyed
from ..language.revealing import TopMinionMayBePlayed
from ..language.scopes import Itself, OwnMicrobots
from ..language.searching import FromDiscard
from ..language.selectors import HERE, Minions
from ..language.standing import AllMicrobots, Forbid, PowerChange, Trigger
from ..law.protection import DESTROY
from ..words.factions import ROBOTS
from .build import Pack, when

pack = Pack(ROBOTS, "robots")
CARDS = (
    pack.minion("nukebot", "Novabot", "Nukebot", 5, standing=Trigger("play", ThisDestroyed(), OthersHereDestroyed())),
    pack.minion(
        "warbot",
        "Tankobot",
        "Warbot",
        4,
        copies=2,
        standing=Forbid(
            "play",
            "destroy",
            Itself(),
        ),
    ),
    pack.minion("hoverbot", "Levitobot", "Hoverbot", 3, copies=3, played=TopMinionMayBePlayed()),
    pack.minion("zapbot", "Jiskrobot", "Zapbot", 2, copies=4, played=ExtraPlay(max_power=2)),
    pack.minion(
        "microbot_alpha",
        "Minibot Alfa",
        "Microbot Alpha",
        1,
        microbot=True,
        standing=(
            PowerChange(
                "play",
                "power",
                Itself(),
                OtherOwnMicrobots(),
            ),
            AllMicrobots("play"),
        ),
    ),
    pack.minion(
        "microbot_archive",
        "Minibot archivář",
        "Microbot Archive",
        1,
        microbot=True,
        standing=Trigger("play", OwnMicrobotDestroyed(), Draw(1)),
    ),
    pack.minion(
        "microbot_fixer",
        "Minibot opravář",
        "Microbot Fixer",
        1,
        copies=2,
        microbot=True,
        played=when(FirstMinionThisTurn(), ExtraPlay()),
        standing=PowerChange(
            "play",
            "power",
            OwnMicrobots(),
            Fixed(1),
        ),
    ),
    pack.minion(
        "microbot_guard",
        "Minibot strážce",
        "Microbot Guard",
        1,
        copies=2,
        microbot=True,
        played=Affect(DESTROY, Minions(where=HERE, fewer_than_own_here=True)),
    ),
    pack.minion(
        "microbot_reclaimer",
        "Minibot recyklátor",
        "Microbot Reclaimer",
        1,
        copies=2,
        microbot=True,
        played=when(FirstMinionThisTurn(), ExtraPlay()) >> FromDiscard("microbot", any_number=True, into_deck=True),
    ),
    pack.action("tech_center", "Techcentrum", "Tech Center", copies=2, played=DrawForMinionsAtBase()),
)
