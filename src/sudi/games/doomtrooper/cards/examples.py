"""Warriors beyond the starter decks that the rulebook's worked examples name."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..bans import ATTACK, Forbid
from ..boosts import Boost
from ..card import (
    Ability,
)
from ..casting import ART_FOR_ALL, CASTS
from ..harm import FRAIL, POINTS_AS_DESTINY
from ..luring import MustAttack
from ..moving import BACK_TO_LIBRARY
from ..outside_effects import CancelImmunity
from ..scopes import ITSELF
from ..select import LEGIONARIES, YOURS, Who
from ..situations import Situation
from ..standing import FirstStrike, Immune, KillsOnWound, Mark, mark
from ..state import IN_PLAY, SQUAD
from .build import warrior

WARRIORS = (
    warrior("infantry", "Pěchota", "Infantry", (2, 3, 2, 2), tr.CAPITOL),
    warrior(
        "shadow_walker",
        "Vrah ze stínu",
        "Shadow Walker",
        (4, 3, 4, 5),
        tr.MISHIMA | tr.SHADOW_WALKER,
        FirstStrike(IN_PLAY, ITSELF, always=True),
    ),
    warrior(
        "valerie_duval",
        "Valerie Duvalová",
        "Valerie Duval",
        (8, 4, 8, 8),
        tr.BAUHAUS | tr.PERSONALITY | tr.ETOILE,
        Immune(IN_PLAY, Who(tr.ETOILE, whose=YOURS), symmetry=True),
    ),
    warrior(
        "etoiles_mortant",
        "Smrtící hvězda",
        "Etoiles Mortant",
        (4, 2, 6, 4),
        tr.BAUHAUS | tr.ETOILE,
        MustAttack(IN_PLAY, ITSELF, whom=LEGIONARIES, own=True, in_turn=True),
    ),
    warrior(
        "crenshaw_the_redeemer",
        "Crenshaw Vykupitel",
        "Crenshaw the Redeemer",
        (7, 4, 6, 7),
        tr.BROTHERHOOD | tr.PERSONALITY | tr.MORTIFICATOR,
        KillsOnWound(IN_PLAY, ITSELF, sacrifices=True),
        Forbid(
            IN_PLAY,
            ATTACK,
            ITSELF,
            whom=Who(tr.BROTHERHOOD),
            note=Bilingual("Nikdy nenapadne bojovníka Bratrstva.", "Never attacks a Brotherhood warrior."),
        ),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "wolfbane_honor_guard",
        "Wolfbaneovský strážce cti",
        "Wolfbane Honor Guard",
        (6, 5, 7, 7),
        tr.IMPERIAL | tr.CLANSMAN,
        Boost(IN_PLAY, ITSELF, Situation(using="clansman_claymore"), fight=8),
    ),
    warrior(
        "venusian_marshal",
        "Venušanský maršál",
        "Venusian Marshal",
        (8, 7, 8, 8),
        tr.BAUHAUS | tr.MARSHAL,
        Boost(
            IN_PLAY,
            Who(tr.BAUHAUS | tr.DOOMTROOPER, lacks=tr.PERSONALITY | tr.MARSHAL, whose=YOURS),
            fight=2,
            shoot=2,
            armour=2,
            source_area=SQUAD,
        ),
    ),
    warrior(
        "colonel_maxwell",
        "Plukovník Maxwell",
        "Colonel Maxwell",
        (9, 7, 8, 9),
        tr.IMPERIAL | tr.PERSONALITY | tr.TRENCHER | tr.COMMANDER,
        Boost(IN_PLAY, Who(tr.TRENCHER, whose=YOURS, others=True), fight=6, shoot=6, armour=6),
    ),
    warrior(
        "renegade_apostate",
        "Renegátský odpadlík",
        "Renegade Apostate",
        (4, 4, 5, 7),
        0,
        mark(ART_FOR_ALL, "Smí seslat kouzlo na kohokoli.", "May cast spells on anybody."),
        placed="aside",
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "local_thug",
        "Místní hrdlořez",
        "Local Thug",
        (15, 5, 13, 5),
        0,
        mark(POINTS_AS_DESTINY, "Body, které získá, jsou body osudu.", "Whatever it earns becomes destiny points."),
        mark(FRAIL, "Je-li zraněn, je zabit.", "If it is wounded, it is killed."),
        placed="aside",
    ),
    warrior(
        "freelancer_patriarch",
        "Žoldnéřský patriarcha",
        "Freelancer Patriarch",
        (3, 3, 6, 5),
        tr.PERSONALITY | tr.FREELANCER,
        Boost(IN_PLAY, Who(tr.FREELANCER, others=True), fight=5, shoot=5, armour=5),
        KillsOnWound(IN_PLAY, Who(tr.FREELANCER, others=True)),
    ),
    warrior(
        "patriarch", "Patriarcha", "Patriarch", (3, 3, 3, 3), tr.LUTHERAN | tr.TRIBAL | tr.PATRIARCH | tr.LAST_RESORT
    ),
    warrior("prophet", "Prorok", "Prophet", (3, 3, 4, 4), tr.CRESCENTIA | tr.TRIBAL | tr.PROPHET | tr.LAST_RESORT),
    warrior(
        "cardinal_durand",
        "Kardinál Durand",
        "Cardinal Durand",
        (11, 11, 11, 14),
        tr.BROTHERHOOD | tr.PERSONALITY,
        Mark(
            IN_PLAY,
            Who(tr.BROTHERHOOD),
            name=CASTS,
            n=tr.ALL_ARTS,
            text=Bilingual(
                "Všichni bojovníci Bratrstva smějí sesílat všechna kouzla.",
                "All Brotherhood warriors cast every spell.",
            ),
        ),
        mark(
            BACK_TO_LIBRARY,
            "Je-li zabit nebo vyřazen, zamíchejte ho do knihovny.",
            "If killed or discarded, it is shuffled into the library.",
        ),
        abilities=(Ability("negate", Bilingual("zrušit imunitu", "negate immunity"), CancelImmunity("art")),),
    ),
)

CARDS = WARRIORS
