"""The sixteen bases."""

from sudi.kernel.effects import Fixed

from ..events import UNDER_THE_DECK
from ..language.affecting import Affect
from ..language.amounts import OwnMinionsHere, PerPower
from ..language.bases import WinnerChoosesNext
from ..language.drawing import MayDraw, NewHand
from ..language.extra_plays import ItsOwnerPlaysMore
from ..language.moving import MoveToThisBase, StrongestUnderDecks
from ..language.occasions import LaidToRestHere, MinionDestroyedHere, MinionPlayedHere, StartOfTurn
from ..language.points import GainVP, ItsOwnerGains
from ..language.scopes import MinionsHere
from ..language.selectors import HERE, OWN, Minions
from ..language.standing import PowerChange, Replacement, Trigger
from ..law.protection import DESTROY, MOVE, RETURN
from .build import base
from .card import OTHERS, PRESENT, TOGETHER

CARDS = (
    base(
        "the_homeworld",
        "Domovský svět",
        "The Homeworld",
        23,
        (4, 2, 1),
        standing=Trigger("base", MinionPlayedHere(others=False), ItsOwnerPlaysMore(2)),
    ),
    base(
        "the_mothership",
        "Mateřská loď",
        "The Mothership",
        20,
        (4, 2, 1),
        after=Affect(RETURN, Minions(OWN, HERE, max_power=3), optional=True),
    ),
    base("jungle_oasis", "Oáza", "Jungle Oasis", 12, (2, 0, 0)),
    base(
        "tar_pits",
        "Dehtové jezero",
        "Tar Pits",
        16,
        (4, 3, 2),
        standing=Replacement(
            "base",
            LaidToRestHere(),
            UNDER_THE_DECK,
        ),
    ),
    base(
        "ninja_dojo",
        "Nindžovské dódžó",
        "Ninja Dojo",
        18,
        (2, 3, 2),
        after=Affect(DESTROY, Minions(), optional=True),
    ),
    base(
        "temple_of_goju",
        "Chrám Godžú",
        "Temple of Goju",
        18,
        (2, 3, 2),
        after=StrongestUnderDecks(),
        after_for=TOGETHER,
    ),
    base(
        "the_grey_opal",
        "Šedý opál",
        "The Grey Opal",
        17,
        (3, 1, 1),
        after=Affect(MOVE, Minions(OWN, HERE), optional=True),
        after_for=OTHERS,
    ),
    base("tortuga", "Tortuga", "Tortuga", 21, (4, 3, 2), arrival=MoveToThisBase(own=True)),
    base(
        "the_central_brain",
        "Centrální mozek",
        "The Central Brain",
        19,
        (4, 2, 1),
        standing=PowerChange(
            "base",
            "power",
            MinionsHere(),
            Fixed(1),
        ),
    ),
    base("factory_436_1337", "Továrna 436-1337", "Factory 436-1337", 25, (2, 2, 1), scores=GainVP(PerPower(5))),
    base(
        "cave_of_shinies",
        "Jeskyně třpytek",
        "Cave of Shinies",
        23,
        (4, 2, 1),
        standing=Trigger("base", MinionDestroyedHere(), ItsOwnerGains(1)),
    ),
    base(
        "mushroom_kingdom",
        "Muchomůrkové království",
        "Mushroom Kingdom",
        20,
        (5, 3, 2),
        standing=Trigger("base", StartOfTurn(own=False), MoveToThisBase(own=False)),
    ),
    base(
        "school_of_wizardry",
        "Škola čar a kouzel",
        "School of Wizardry",
        20,
        (3, 2, 1),
        standing=WinnerChoosesNext("base", 3),
    ),
    base(
        "the_great_library",
        "Velká knihovna",
        "The Great Library",
        22,
        (4, 2, 1),
        after=MayDraw(1),
        after_for=PRESENT,
    ),
    base(
        "evans_city_cemetery",
        "Hřbitov v Evans City",
        "Evans City Cemetery",
        20,
        (5, 3, 2),
        after=NewHand(discard=True),
    ),
    base(
        "rhodes_plaza_mall",
        "Nákupní centrum Rhodes Plaza",
        "Rhodes Plaza Mall",
        24,
        (0, 0, 0),
        scores=GainVP(OwnMinionsHere()),
        scores_for=PRESENT,
    ),
)
