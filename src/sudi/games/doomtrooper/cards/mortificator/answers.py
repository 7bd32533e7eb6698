"""Special cards of the set Mortificator that answer what has just happened."""

from __future__ import annotations

from ...language.effects.answers.others import FoundInVain, Insurance, Reflect, TakeRelic
from ...language.effects.answers.wounds import Antidote, KillInstead, Poisoned, StaysWell, Trap
from ...language.results import AFTER_COMBAT
from ...language.scopes import BEARER
from ...language.select import WARRIORS
from ...language.standing.boosts import Boost
from ...state import IN_PLAY
from ..build import special
from ..types import (
    ART,
    ON_BEARER,
    ON_CARD,
    ON_DEATH,
    ON_HEALED,
    ON_JOINED,
    ON_SEARCH,
    ON_WOUND,
    STAYS,
)

CARDS = (
    special("antidote", "Protijed", "Antidote", aim=Poisoned(), play=Antidote()),
    special("booby_trap", "Nástraha", "Booby Trap", ON_JOINED, play=Trap()),
    special("life_insurance", "Životní pojistka", "Life Insurance", ON_DEATH, play=Insurance()),
    special("oh_yeah", "Že by?!", "Oh Yeah?!", ON_SEARCH, play=FoundInVain()),
    special(
        "punch_drunk",
        "Otřesený",
        "Punch Drunk",
        ON_WOUND,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(Boost(IN_PLAY, BEARER, fight=-4, shoot=-4, armour=-4),),
        play=StaysWell(),
    ),
    special("reflection", "Odraz", "Reflection", ON_CARD, counters=(ART,), play=Reflect()),
    special("switched_labels", "Přehozené štítky", "Switched Labels", ON_HEALED, play=KillInstead()),
    special("what_have_we_here", "Copak to tu máme?", "What Have We Here?", needs=AFTER_COMBAT, play=TakeRelic()),
)
