"""Dinosaurs (Dinosauři): sheer power."""

from sudi.kernel.effects import Fixed, Handed

from ..language.affecting import Affect
from ..language.amounts import OnOthersTurns, SameNameHere
from ..language.boosts import LowerBreakpoint
from ..language.comparing import DestroyWeakerBeside, DestroyWeakest
from ..language.scopes import Aimed, Bearer, Itself, OwnMinionsHereFromOthers
from ..language.selectors import HERE, Minions
from ..language.standing import Forbid, Guard, PowerChange
from ..law.protection import DESTROY
from ..words.factions import DINOSAURS
from .build import Pack, boost
from .card import ON_BASE, ON_MINION

pack = Pack(DINOSAURS, "dinosaurs")
CARDS = (
    pack.minion("king_rex", "Král Rex", "King Rex", 7),
    pack.minion(
        "laseratops", "Laseratops", "Laseratops", 4, copies=2, played=Affect(DESTROY, Minions(where=HERE, max_power=2))
    ),
    pack.minion(
        "armor_stego",
        "Obrněný stegosaurus",
        "Armor Stego",
        3,
        copies=3,
        standing=PowerChange(
            "play",
            "power",
            Itself(),
            OnOthersTurns(2),
        ),
    ),
    pack.minion(
        "war_raptor",
        "Bojový raptor",
        "War Raptor",
        2,
        copies=4,
        standing=PowerChange(
            "play",
            "power",
            Itself(),
            SameNameHere(),
        ),
    ),
    pack.action("augmentation", "Posílení", "Augmentation", copies=2, played=boost(4)),
    pack.action("howl", "Řev", "Howl", copies=2, played=boost(1, everybody=True)),
    pack.action("natural_selection", "Přírodní výběr", "Natural Selection", played=DestroyWeakerBeside()),
    pack.action(
        "rampage",
        "Běsnění",
        "Rampage",
        played=LowerBreakpoint(PowerChange("", "breakpoint", Aimed(), Handed(), "subtract")),
    ),
    pack.action("survival_of_the_fittest", "Přežití nejsilnějších", "Survival of the Fittest", played=DestroyWeakest()),
    pack.action(
        "tooth_and_claw_and_guns",
        "Zuby a drápy… a bouchačky",
        "Tooth and Claw... and Guns",
        play_on=ON_MINION,
        standing=Guard("play", bearer=True),
    ),
    pack.action(
        "upgrade",
        "Vylepšení",
        "Upgrade",
        play_on=ON_MINION,
        standing=PowerChange(
            "play",
            "power",
            Bearer(),
            Fixed(2),
        ),
    ),
    pack.action(
        "wildlife_preserve",
        "Přírodní rezervace",
        "Wildlife Preserve",
        play_on=ON_BASE,
        standing=Forbid(
            "play",
            "affect",
            OwnMinionsHereFromOthers(),
        ),
    ),
)
