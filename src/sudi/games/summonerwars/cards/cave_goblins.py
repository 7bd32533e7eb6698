"""Cave Goblins (Jeskynní goblini): many, cheap, and never where they were a moment ago."""

from __future__ import annotations

from sudi.kernel.effects import Fixed, Nothing

from ..language.amounts import FriendsNextToTarget
from ..language.effects.attacks import ExtraAttack
from ..language.effects.boosts import Boost
from ..language.effects.choices import Choose, Either, May, On
from ..language.effects.costs import PayMagic
from ..language.effects.damage import Damage
from ..language.effects.forcing import Force
from ..language.effects.hands import Discard
from ..language.effects.lending import For
from ..language.effects.placing import PlaceBeside, SwapThis
from ..language.groups import FRIENDLY, FRIENDLY_COMMONS, FRIENDLY_UNITS, Group
from ..language.occasions import (
    FriendMovedFromBeside,
    PhaseEnds,
    PhaseStarts,
    ThisMoved,
    TurnEnds,
    WouldBeDestroyed,
)
from ..language.passages import Charges, MovesThrough
from ..language.standing import Change, Save, Trigger, lend
from ..language.subjects import THIS
from ..language.using import Act, Using
from ..rules.happenings import card_of
from ..state import SLY
from ..words.phases import ATTACK, MAGIC_PHASE, MELEE, MOVE, RANGED, SLY_SWAP
from .abilities import IMBUED_STRENGTH, IMMOBILE, RELENTLESS_ATTACK
from .build import Pack, ability, change
from .card import ACTIVE, AIMED, FIELD

pack = Pack(2)

FREE_UNITS = Group(whose=FRIENDLY, cost=0)  # SUW-148: a summoner has no cost, which is not a cost of 0
SNEEKS_SLY = ability(
    "sly", "Prohnanost", "Sly", Act(FIELD, Using(ATTACK, once=SLY), Choose(FREE_UNITS, SwapThis()), act=SLY_SWAP)
)
GANG_UP = ability(
    "gang_up",
    "Přesila",
    "Gang Up",
    change("strength", FriendsNextToTarget()),
)

CARDS = (
    pack.summoner("sneeks", "Sneeks", "Sneeks", "instinct cunning martial", 3, 11, MELEE, SNEEKS_SLY),
    pack.summoner(
        "sneeks_digital",
        "Sneeks",
        "Sneeks",
        "instinct cunning martial",
        3,
        13,
        MELEE,
        SNEEKS_SLY,
        variant_of="cg_sneeks",
        edition="digital",
    ),
    pack.champion(
        "blarf",
        "Blarf",
        "Blarf",
        "instinct cunning",
        (0, 0, 6),
        MELEE,
        ability(
            "blood_runes",
            "Krvavé runy",
            "Blood Runes",
            Trigger(FIELD, PhaseStarts(ATTACK), Either(PayMagic(1, Boost()), Damage(1, THIS))),
        ),
        IMBUED_STRENGTH,
    ),
    pack.champion(
        "smeg",
        "Smeg",
        "Smeg",
        "cunning",
        (0, 2, 4),
        RANGED,
        ability(
            "magic_junkie",
            "Závislost na magii",
            "Magic Junkie",
            Trigger(FIELD, TurnEnds(), Either(PayMagic(1, Nothing()), Discard(THIS))),
        ),
        RELENTLESS_ATTACK,
    ),
    pack.champion(
        "the_eater",
        "Požírač",
        "The Eater",
        "instinct",
        (6, 5, 9),
        MELEE,
        ability(
            "feed_the_eater",
            "Krmení Požírače",
            "Feed the Eater",
            Trigger(
                FIELD,
                PhaseEnds(ATTACK, hungry=True),
                Either(Choose(Group(whose=FRIENDLY, within=1), Discard()), Discard(THIS)),
            ),
        ),
    ),
    pack.common("horde_slinger", "Pračata hordy", "Horde Slinger", "instinct", (0, 2, 1), RANGED, RELENTLESS_ATTACK),
    pack.common(
        "horde_climber",
        "Lezci hordy",
        "Horde Climber",
        "cunning",
        (0, 1, 3),
        MELEE,
        ability(
            "climb",
            "Lezení",
            "Climb",
            change("speed", 1),
            MovesThrough(FIELD, "structures"),
        ),
    ),
    pack.common(
        "beast_rider",
        "Jezdci na bestiích",
        "Beast Rider",
        "instinct",
        (2, 3, 3),
        MELEE,
        ability(
            "charge",
            "Výpad",
            "Charge",
            Charges(FIELD, 4),
            Trigger(
                FIELD,
                ThisMoved(straight=3),
                For(Change("", "strength", AIMED, Fixed(1)), THIS),
            ),
        ),
    ),
    pack.common(
        "horde_clinger",
        "Přísavníci hordy",
        "Horde Clinger",
        "cunning",
        (0, 2, 2),
        MELEE,
        IMMOBILE,
        ability(
            "cling",
            "Přisátí",
            "Cling",
            Trigger(FIELD, FriendMovedFromBeside(), On(card_of, May(PlaceBeside()))),
        ),
    ),
    pack.epic(
        "enrage_the_horde",
        "Rozzuření hordy",
        "Enrage the Horde",
        1,
        MAGIC_PHASE,
        played=Choose(FREE_UNITS, ExtraAttack(), any_number=True),
    ),
    pack.event("sneak", "Plížení", "Sneak", "cunning", 0, MOVE, played=Choose(FREE_UNITS, Force(), any_number=True)),
    pack.event(
        "unrelenting",
        "Neústupnost",
        "Unrelenting",
        "instinct",
        1,
        MAGIC_PHASE,
        active=True,
        standing=Save(ACTIVE, WouldBeDestroyed(FRIENDLY_COMMONS)),
    ),
    pack.event(
        "pile_on",
        "Všichni na něj",
        "Pile On",
        "instinct cunning",
        0,
        ATTACK,
        active=True,
        standing=lend(ACTIVE, FRIENDLY_UNITS, GANG_UP),
    ),
)
