"""Pirates (Piráti): always on the move."""

from ..events import TO_ANOTHER_BASE
from ..language.affecting import ANY_NUMBER, Affect
from ..language.comparing import BlowUp, Broadside
from ..language.moving import MoveFaction, MoveThis
from ..language.occasions import ThisWouldBeDestroyed
from ..language.selectors import HERE, OTHER, OWN, Minions
from ..language.standing import Replacement
from ..law.protection import DESTROY, MOVE
from ..words.factions import PIRATES
from .build import Pack, boost
from .card import AFTER_SCORING, BEFORE_SCORING, FROM_HAND, FROM_PLAY, SPECIAL, Special

pack = Pack(PIRATES, "pirates")
CARDS = (
    pack.minion(
        "pirate_king",
        "Král pirátů",
        "Pirate King",
        5,
        special=Special(BEFORE_SCORING, FROM_PLAY, MoveThis()),
    ),
    pack.minion(
        "buccaneer",
        "Bukanýr",
        "Buccaneer",
        4,
        copies=2,
        standing=Replacement(
            "play",
            ThisWouldBeDestroyed(),
            TO_ANOTHER_BASE,
            label=SPECIAL,
        ),
    ),
    pack.minion(
        "saucy_wench",
        "Drzá děvečka",
        "Saucy Wench",
        3,
        copies=3,
        played=Affect(DESTROY, Minions(where=HERE, max_power=2), optional=True),
    ),
    pack.minion(
        "first_mate",
        "První důstojník",
        "First Mate",
        2,
        copies=4,
        special=Special(AFTER_SCORING, FROM_PLAY, MoveThis(chosen=True)),
    ),
    pack.action("broadside", "Boční salva", "Broadside", copies=2, played=Broadside(2)),
    pack.action("cannon", "Dělo", "Cannon", played=Affect(DESTROY, Minions(max_power=2), count=2, optional=True)),
    pack.action("dinghy", "Člun", "Dinghy", copies=2, played=Affect(MOVE, Minions(OWN), count=2, optional=True)),
    pack.action(
        "full_sail",
        "Napnout plachty",
        "Full Sail",
        played=Affect(MOVE, Minions(OWN), count=ANY_NUMBER, optional=True),
        special=Special(BEFORE_SCORING, FROM_HAND, None),
    ),
    pack.action("powderkeg", "Sud prachu", "Powderkeg", played=BlowUp()),
    pack.action("sea_dogs", "Mořští vlci", "Sea Dogs", played=MoveFaction()),
    pack.action("shanghai", "Verbování násilím", "Shanghai", played=Affect(MOVE, Minions(OTHER))),
    pack.action("swashbuckling", "Šermířské kousky", "Swashbuckling", played=boost(1, everybody=True)),
)
