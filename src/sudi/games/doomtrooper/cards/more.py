"""Cards for the rest of the rules: warzones, beasts, ki, relics, alliances, sergeants, stolen and missing warriors."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..bans import Forbid
from ..boosts import Boost
from ..card import ACTIONS, COMBAT, ON_BEARER, ON_CARD, SACRIFICED, STAYS, Ability
from ..control_effects import UNIT, BringBack, DiscardItself, Guard, LoseMembership, PutAway, Recruit, StandIn, TakeOver
from ..lent_spells import SummonSpell
from ..may import LUNGES, SILENCED
from ..moving import AWAY
from ..ratings import ANY_GEAR, ANY_GIFTS
from ..scopes import BEARER
from ..select import DOOMTROOPERS, WARRIORS, YOURS, Who
from ..situations import Situation
from ..standing import Becomes, FirstStrike, Immune, KillsOnWound, Mark, mark
from ..state import IN_PLAY
from ..zones import FROM_ZONE, IN_ZONE, MOUNTED
from .build import alliance, beast, ki, relic, special, spell, warrior, warzone

ZONES = (
    warzone(
        "great_rust_desert",
        "Velká rezavá poušť",
        "Great Rust Desert",
        "squad kohort",
        (0, 6, -2, 2),
        KillsOnWound(IN_PLAY, IN_ZONE),
    ),
    warzone(
        "victoria",
        "Victoria",
        "Victoria",
        "squad",
        (-1, 3, 2, 2),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.IMPERIAL), fight=3, shoot=3, armour=3),
    ),
    warzone(
        "graveton",
        "Souostroví Graveton",
        "Graveton Archipelago",
        "squad kohort",
        (-1, 4, 0, 1),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.SEA_LION), fight=4, shoot=4, armour=4),
    ),
    warzone(
        "central_europe",
        "Střední Evropa",
        "Central Europe",
        "outpost",
        (2, 2, 0, 0),
        Boost(IN_PLAY, MOUNTED, fight=3, shoot=3, armour=3),
        defenders=tr.CRESCENTIA,
    ),
)

CREATURES = (
    beast("rivetbull", "Nýtobýk", "Rivetbull", (4, 0, 3, 2), tr.RASPUTIN),
    beast("twotusk", "Půlměsíčský dvoukel", "Crescentian Twotusk", (4, 0, 4, 4), tr.CRESCENTIA),
)

OTHERS = (
    ki(
        "shadow_walk",
        "Chůze stínu",
        "Shadow Walk",
        FirstStrike(IN_PLAY, BEARER),
        Becomes(IN_PLAY, BEARER, gains=tr.SHADOW_WALKER),
    ),
    relic(
        "armor_of_unholiness",
        "Brnění bezbožnosti",
        "Armor of Unholiness",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, armour=4),
        Immune(IN_PLAY, BEARER, art=True),
        mark(ANY_GIFTS, "Smí dostat dary kteréhokoli apoštola.", "May receive gifts of any apostle.", BEARER),
        to=tr.LEGION,
    ),
    relic(
        "dai_sho",
        "Dai-šó dávných císařů",
        "Dai-Sho of the Ancient Emperors",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=6),
        Mark(
            IN_PLAY,
            Who(tr.MISHIMA, whose=YOURS),
            name=LUNGES,
            text=Bilingual(
                "Vaši bojovníci Mishimy smějí jednou akcí opustit úkryt a zaútočit.",
                "Your Mishima warriors may exit cover and attack as one action.",
            ),
        ),
        to=tr.MISHIMA,
    ),
    alliance(
        "alliance_mishima",
        "Aliance Mishimy",
        "Mishima",
        Boost(IN_PLAY, Who(tr.MISHIMA, whose=YOURS), Situation(facing=tr.LEGION), fight=5, shoot=5, armour=5),
    ),
    alliance(
        "alliance_cybertronic",
        "Aliance Kybertroniku",
        "Cybertronic",
        Mark(
            IN_PLAY,
            Who(tr.CYBERTRONIC, whose=YOURS),
            name=ANY_GEAR,
            text=Bilingual(
                "Vaši bojovníci Kybertroniku smějí používat všechno vybavení a relikvie kromě těch pro Černou legii.",
                "Your Cybertronic warriors may use all equipment and relics but those for the Dark Legion.",
            ),
        ),
    ),
    warrior(
        "squadron_commander",
        "Velitel eskadry",
        "Squadron Commander",
        (7, 3, 5, 6),
        tr.IMPERIAL | tr.SERGEANT,
        Boost(IN_PLAY, UNIT, fight=4, shoot=4, armour=4, value=4),
    ),
    special(
        "missing_in_action",
        "Missing in action",
        "Missing in Action",
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        limit=1,
        before_combat=True,
        play=PutAway(),
        rules=(Mark(IN_PLAY, BEARER, name=AWAY),),
    ),
    special("rescue_mission", "Záchranná mise", "Rescue Mission", ACTIONS, play=BringBack()),
    special(
        "dont_call_again",
        "Už ani slovo",
        "Don't Call Again!",
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        limit=1,
        rules=(mark(SILENCED, "Bojovník nesmí provádět akce.", "The warrior may not perform actions.", BEARER),),
        abilities=(
            Ability(
                "recall", Bilingual("zbavit se karty", "get rid of it"), DiscardItself(), actions=4, by_bearer=True
            ),
        ),
    ),
    special(
        "programmed",
        "Přeprogramován",
        "Programmed",
        ACTIONS,
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        limit=1,
        pays_value=True,
        play=Recruit(),
        rules=(
            Becomes(IN_PLAY, BEARER, gains=tr.CYBERTRONIC, loses=tr.AFFILIATIONS),
            Immune(IN_PLAY, BEARER, gifts=tr.DARK_GIFT),
            Forbid(IN_PLAY, "use the Art", BEARER),
        ),
    ),
    special(
        "insubordination",
        "Vzpurnost",
        "Insubordination",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, some=tr.AFFILIATIONS),
        after=STAYS,
        play=LoseMembership(),
    ),
    warrior(
        "bodyguard",
        "Tělesný strážce",
        "Bodyguard",
        (2, 2, 6, 4),
        tr.FORTIFIED,
        abilities=(
            Ability("guard", Bilingual("přidělit", "assign"), Guard()),
            Ability("reassign", Bilingual("přidělit jinému", "reassign"), Guard(again=True), cost=3),
            Ability("stand_in", Bilingual("zastoupit v boji", "stand in"), StandIn(), moment=COMBAT, anybody=True),
        ),
    ),
    special(
        "stolen_paperwork",
        "Ukradené dokumenty",
        "Stolen Paperwork",
        ON_CARD,
        after=SACRIFICED,
        play=TakeOver(),
    ),
    spell(
        "summon_spell",
        "Vyvolání kouzla",
        "Summon Spell",
        tr.SUMMONING,
        after=SACRIFICED,
        answers=True,
        play=SummonSpell(),
    ),
)

CARDS = (*ZONES, *CREATURES, *OTHERS)
