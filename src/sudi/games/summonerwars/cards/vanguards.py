"""Vanguards (Předvoj): the Citadel shields its own and fights in the light."""

from __future__ import annotations

from ..language.amounts import CountOf, MagicShare, SpecialsRolled
from ..language.attack_occasions import TargetDeclared, ThisAttacked, ThisAttacks
from ..language.effects.attacks import DiscardForLight, HealInstead, Shield
from ..language.effects.boosts import BoostThisCard, RemoveBoost
from ..language.effects.damage import HealAll
from ..language.effects.hands import Draw, FetchUnit
from ..language.gates import SummonNextTo
from ..language.groups import COMMON_OR_CHAMPION, FRIENDLY, FRIENDLY_COMMONS, OWN_SUMMONER, UNIT, YOUR_SUMMONER, Group
from ..language.occasions import PhaseStarts, UnitDestroyed
from ..language.standing import Trigger, lend, mark
from ..language.topics import ANY_PHASE, ENDURES
from ..words.names import CITADEL
from ..words.phases import ATTACK, MAGIC_PHASE, MELEE, MOVE, RANGED, SUMMON
from .abilities import ENGAGE, GUARDED, PROTECT
from .build import Pack, ability, change, variant
from .card import ACTIVE, FIELD, Ability

pack = Pack(5)


def divine_shield(id: str, enemies_only: bool) -> Ability:
    citadel = Group(UNIT, FRIENDLY, within=3, word=CITADEL)
    return ability(
        id, "Božský štít", "Divine Shield", Trigger(FIELD, TargetDeclared(citadel, enemies_only), Shield(dice=2))
    )


SERA = pack.summoner(
    "sera_eldwyn",
    "Sera Eldwyn",
    "Sera Eldwyn",
    "divine light martial",
    2,
    12,
    RANGED,
    ability(
        "the_citadels_might",
        "Moc Citadely",
        "The Citadel's Might",
        Trigger(FIELD, ThisAttacked(enemy=True, unit=True), FetchUnit(CITADEL)),
    ),
)
COLEEN = pack.champion(
    "coleen_brighton",
    "Coleen Brighton",
    "Coleen Brighton",
    "divine",
    (6, 3, 8),
    MELEE,
    divine_shield("divine_shield", enemies_only=False),
)

CARDS = (
    SERA,
    pack.champion(
        "valna_stoutheart",
        "Valna Stoutheart",
        "Valna Stoutheart",
        "divine light",
        (6, 2, 9),
        MELEE,
        ability("guidance", "Vedení", "Guidance", Trigger(FIELD, PhaseStarts(SUMMON), Draw(2))),
        ability(
            "citadel_champion",
            "Hrdina Citadely",
            "Citadel Champion",
            change("strength", CountOf(Group(UNIT, FRIENDLY, within=2, word=CITADEL))),
        ),
    ),
    pack.champion(
        "jacob_eldwyn",
        "Jacob Eldwyn",
        "Jacob Eldwyn",
        "light",
        (5, 2, 6),
        RANGED,
        ability(
            "radiant_shot",
            "Zářivá střela",
            "Radiant Shot",
            change("strength", MagicShare(per=2)),
        ),
    ),
    COLEEN,
    pack.common(
        "temple_priest",
        "Chrámoví kněží",
        "Temple Priest",
        "divine",
        (0, 2, 2),
        MELEE,
        ability(
            "heal", "Léčení", "Heal", Trigger(FIELD, ThisAttacks(Group(COMMON_OR_CHAMPION, FRIENDLY)), HealInstead())
        ),
    ),
    pack.common(
        "citadel_paladin",
        "Citadelní paladinové",
        "Citadel Paladin",
        "light",
        (2, 3, 4),
        MELEE,
        ability(
            "intercession",
            "Přímluva",
            "Intercession",
            Trigger(FIELD, ThisAttacked(enemy=True, unit=True), Draw(SpecialsRolled())),
        ),
    ),
    pack.common("citadel_knight", "Citadelní rytíři", "Citadel Knight", "divine", (2, 2, 5), MELEE, ENGAGE, PROTECT),
    pack.common(
        "citadel_archer",
        "Citadelní lučištníci",
        "Citadel Archer",
        "light",
        (2, 1, 5),
        RANGED,
        ability("arrow_of_light", "Šíp světla", "Arrow of Light", Trigger(FIELD, ThisAttacks(), DiscardForLight())),
    ),
    pack.epic(
        "holy_judgment",
        "Svatý soud",
        "Holy Judgment",
        0,
        ATTACK,
        active=True,
        played=BoostThisCard(2),
        standing=(
            change("strength", 1, zone=ACTIVE, scope=FRIENDLY_COMMONS),
            mark(ENDURES, ACTIVE),
            Trigger(ACTIVE, UnitDestroyed(friendly=True), RemoveBoost(1)),
        ),
    ),
    pack.event(
        "guarding_spirits",
        "Strážní duchové",
        "Guarding Spirits",
        "divine light",
        0,
        MAGIC_PHASE,
        active=True,
        standing=lend(ACTIVE, Group("common", FRIENDLY, within=3, of=YOUR_SUMMONER), GUARDED),
    ),
    pack.event(
        "mass_heal",
        "Hromadné léčení",
        "Mass Heal",
        "divine",
        1,
        MOVE,
        played=HealAll(Group(COMMON_OR_CHAMPION, FRIENDLY, within=2, of=YOUR_SUMMONER), 2),
    ),
    pack.event(
        "renewed_hope",
        "Obnovená naděje",
        "Renewed Hope",
        "light",
        0,
        SUMMON,
        active=True,
        standing=(
            mark(ANY_PHASE, ACTIVE),
            SummonNextTo(ACTIVE, beside=OWN_SUMMONER),
        ),
    ),
    # ---- the digital game of today ----
    variant(SERA, "digital", strength=3),
    variant(COLEEN, "digital", divine_shield("divine_shield_digital", enemies_only=True)),
)
