"""Cards of the base set about gear that changes hands, extra cards, and leave to attack anybody."""

from __future__ import annotations

from ...language.effects.attacks.again import Infuriate, JustDeclared
from ...language.effects.craft.reading import DrawAndKeep, FavourBought
from ...language.effects.trade.arming import Rearrange, Teleport
from ...language.needs import BeforeDrawing
from ...language.select import Who
from ...words import traits as tr
from ..build import special, spell
from ..types import ACTIONS, ON_JOINED

CARDS = (
    special(
        "blind_fury",
        "Slepá zuřivost",
        "Blind Fury",
        needs=JustDeclared(),
        aim=Who(lacks=tr.PERSONALITY),
        play=Infuriate(),
    ),
    special(
        "born_with_a_silver_spoon",
        "Narozen se stříbrnou lžičkou",
        "Born with a Silver Spoon",
        ON_JOINED,
        cost=5,
        play=FavourBought(3, Who(tr.DOOMTROOPER, lacks=tr.BROTHERHOOD)),
    ),
    special("efficiency_training", "Výcvik účinnosti", "Efficiency Training", ACTIONS, play=Rearrange()),
    spell("teleportation", "Teleportace", "Teleportation", tr.KINETICS, per=1, play=Teleport()),
    spell(
        "true_path",
        "Pravá cesta",
        "True Path",
        tr.PREMONITION,
        per=3,
        needs=BeforeDrawing(own=True),
        play=DrawAndKeep(),
    ),
)
