"""Warriors among the promotional cards."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.lunges import StrikeOut
from ...language.effects.harm.cures import HealsAtOnce
from ...language.marks import ANY_GIFTS, CASTS_PERSONAL, EQUIP, GIFTED, HAVE_RELICS, NEVER_DISCARDED
from ...language.scopes import ITSELF, KEPT_SPECIALS, USER
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import MODIFIED, Boost, doubled
from ...language.standing.duties import TwoFights
from ...language.standing.nature import Immune, Loyal
from ...language.standing.rule import COMBAT_LONG, Mark, mark
from ...language.standing.strikes import KillsOnWound, Removes
from ...state import IN_PLAY, KOHORT
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import warrior
from ..card import Ability

CARDS = (
    warrior(
        "aquabeast",
        "Vodní bestie",
        "Aquabeast",
        (9, 2, 9, 12),
        tr.LEGION | tr.OF_ALGEROTH,
        TwoFights(IN_PLAY, ITSELF),
        Forbid(IN_PLAY, EQUIP, ITSELF, strength=NEVER),
        Forbid(IN_PLAY, HAVE_RELICS, ITSELF, strength=NEVER),
    ),
    warrior(
        "guardian_gargoyle",
        "Strážný chrlič",
        "Guardian Gargoyle",
        (1, 1, 4, 4),
        tr.LEGION | tr.OF_SEMAI,
        Immune(IN_PLAY, ITSELF, art=True),
        Forbid(IN_PLAY, GIFTED, ITSELF),
        Mark(IN_PLAY, KEPT_SPECIALS, name=NEVER_DISCARDED),
    ),
    warrior(
        "hunter_special_forces",
        "Hunter – drsňák speciálních jednotek",
        "Hunter - Special Forces Badass",
        (9, 4, 7, 7),
        tr.CAPITOL | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Loyal(IN_PLAY, ITSELF, never=tr.HERETIC),
        abilities=(
            Ability(
                "lunge",
                Bilingual("zaútočit", "attack"),
                StrikeOut((doubled(USER, FIGHT, until=COMBAT_LONG, zone="", layer=MODIFIED),)),
                actions=2,
                attack=True,
            ),
        ),
    ),
    warrior(
        "michaelis_the_apostate",
        "Michaelis Odpadlík",
        "Michaelis the Apostate",
        (3, 3, 5, 7),
        tr.LEGION | tr.HERETIC | tr.PERSONALITY,
        mark(ANY_GIFTS),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "nepharite_warlord",
        "Nefaritský válečník",
        "Nepharite Warlord",
        (3, 6, 4, 7),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE,
        Boost(IN_PLAY, Who(tr.UNDEAD, whose=YOURS), shoot=5),
        KillsOnWound(IN_PLAY, ITSELF),
    ),
    warrior(
        "nicholai",
        "Nicholai",
        "Nicholai",
        (5, 4, 6, 8),
        tr.BROTHERHOOD | tr.PERSONALITY | tr.MORTIFICATOR,
        mark(CASTS_PERSONAL),
        KillsOnWound(IN_PLAY, ITSELF),
        casts=tr.MANIPULATION | tr.EXORCISM,
    ),
    warrior(
        "ragathol",
        "Ragathol",
        "Ragathol",
        (10, 4, 6, 7),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        Removes(IN_PLAY, Who(tr.HERETIC, whose=YOURS), whom=DOOMTROOPERS, source_area=KOHORT),
    ),
    warrior(
        "wolfe_in_the_heat",
        "Wolfe v zápalu boje",
        "Wolfe in the Heat",
        (9, 3, 9, 8),
        tr.BAUHAUS | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Loyal(IN_PLAY, ITSELF, never=tr.HERETIC),
        HealsAtOnce(IN_PLAY, ITSELF),
    ),
)
