"""Pirates (Piráti): always on the move."""

from sudi.kernel.wording import Bilingual

from ..card import AFTER_SCORING, BEFORE_SCORING, FROM_PLAY, Special
from ..duels import BlowUp
from ..effects import ANY_NUMBER, Affect
from ..itself import MoveThis
from ..moves import DESTROY, MOVE, TO_ANOTHER_BASE
from ..select import HERE, OTHER, OWN, Minions
from ..standing import Replacement, ThisWouldBeDestroyed
from ..sweeps import Broadside, MoveFaction
from ..words import PIRATES
from .build import Pack, boost

pack = Pack(PIRATES, "pirates")

CARDS = (
    pack.minion(
        "pirate_king",
        "Král pirátů",
        "Pirate King",
        5,
        special=Special(
            BEFORE_SCORING,
            FROM_PLAY,
            MoveThis(),
            "Předtím, než je základna vyhodnocena,",
            "Before a base is scored,",
        ),
    ),
    pack.minion(
        "buccaneer",
        "Bukanýr",
        "Buccaneer",
        4,
        copies=2,
        special_rule=True,
        standing=Replacement(
            "play",
            ThisWouldBeDestroyed(),
            TO_ANOTHER_BASE,
            text=Bilingual(
                "Pokud má být tento bojovník zničen, místo toho ho přesuň k jiné základně.",
                "If this minion would be destroyed, move it to another base instead.",
            ),
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
        special=Special(
            AFTER_SCORING,
            FROM_PLAY,
            MoveThis(chosen=True),
            "Poté, co je tato základna vyhodnocena,",
            "After this base is scored,",
        ),
    ),
    pack.action("broadside", "Boční salva", "Broadside", copies=2, played=Broadside(2)),
    pack.action("cannon", "Dělo", "Cannon", played=Affect(DESTROY, Minions(max_power=2), count=2, optional=True)),
    pack.action("dinghy", "Člun", "Dinghy", copies=2, played=Affect(MOVE, Minions(OWN), count=2, optional=True)),
    pack.action(
        "full_sail",
        "Napnout plachty",
        "Full Sail",
        special_too=True,
        played=Affect(MOVE, Minions(OWN), count=ANY_NUMBER, optional=True),
    ),
    pack.action("powderkeg", "Sud prachu", "Powderkeg", played=BlowUp()),
    pack.action("sea_dogs", "Mořští vlci", "Sea Dogs", played=MoveFaction()),
    pack.action("shanghai", "Verbování násilím", "Shanghai", played=Affect(MOVE, Minions(OTHER))),
    pack.action("swashbuckling", "Šermířské kousky", "Swashbuckling", played=boost(1, everybody=True)),
)
