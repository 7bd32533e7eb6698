"""Special cards, missions, alliances and gear of the set Golgotha."""

from __future__ import annotations

from sudi.kernel.values import DIVIDE_UP
from sudi.kernel.wording import Bilingual

from ...language.effects.areas import ChooseArea
from ...language.effects.discarding import DiscardAll, DiscardOwn
from ...language.effects.harm.offerings import GiveUp
from ...language.effects.lasting import Lasting
from ...language.effects.points import GainVictory
from ...language.marks import ANY_GIFTS, ATTACK, CASTS, FREE_CARDS, PERSONAL_AS_COMBAT, USE_ART
from ...language.occasions import OnDeployed
from ...language.scopes import BEARER, PRESENT_THERE
from ...language.select import DOOMTROOPERS, LEGIONARIES, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BASE, Boost
from ...language.standing.duties import AttackPrice
from ...language.standing.nature import Loyal
from ...language.standing.numbers import DropsUpTo, HalfPrice
from ...language.standing.rule import TO_NEXT_TURN, Mark, Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import alliance, mission, special
from ..card import Doomcard
from ..types import ACTIONS, EQUIPMENT, IN_AREA, ON_BEARER, ON_GAME, SACRIFICED, STAYS, SYMMETRY

_BROTHERS = Who(tr.BROTHERHOOD, whose=YOURS)
_LEGION = Who(tr.LEGION, whose=YOURS)

ON_WARRIORS = (
    special(
        "lack_of_faith",
        "Nedostatek víry",
        "Lack of Faith",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        rules=(Forbid(IN_PLAY, ATTACK, BEARER), Forbid(IN_PLAY, USE_ART, BEARER)),
    ),
    special(
        "leashed",
        "Na řetězu",
        "Leashed",
        ACTIONS,
        lies=ON_BEARER,
        give=LEGIONARIES,
        after=STAYS,
        rules=(AttackPrice(IN_PLAY, BEARER, n=5),),
    ),
    special(
        "undying_loyalty",
        "Nehynoucí věrnost",
        "Undying Loyalty",
        ACTIONS,
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        rules=(
            Loyal(
                IN_PLAY,
                BEARER,
                never=tr.AFFILIATIONS | tr.SIDES | tr.HERETIC,
                keeps=tr.AFFILIATIONS | tr.DOOMTROOPER,
            ),
        ),
    ),
)

DESTRUCTION = (
    special("festering_wounds", "Hnisající rány", "Festering Wounds", play=DiscardAll(who=Who(wounded=True))),
    special("symmetry_failure", "Selhání Symetrie", "Symmetry Failure", play=DiscardAll(type=SYMMETRY)),
    special(
        "leveled_field",
        "Srovnáno se zemí",
        "Leveled Field",
        ACTIONS,
        actions=3,
        limit=1,
        after=SACRIFICED,
        play=DiscardAll(),
    ),
    special(
        "out_of_fuel", "Došlo palivo", "Out of Fuel", ACTIONS, after=SACRIFICED, play=DiscardAll(traits=tr.VEHICLE)
    ),
    special("tax_refund", "Vrácení daní", "Tax Refund", ACTIONS, after=SACRIFICED, play=GiveUp()),
    special(
        "combat_fatigue",
        "Bojová únava",
        "Combat Fatigue",
        ACTIONS,
        at_player="any",
        play=ChooseArea()
        >> Lasting(
            (
                Boost(
                    "",
                    PRESENT_THERE,
                    until=TO_NEXT_TURN,
                    fight=2,
                    shoot=2,
                    armour=2,
                    layer=BASE,
                    operation=DIVIDE_UP,
                ),
            ),
            present=True,
            there=True,
        ),
    ),
)

OTHERS = (
    mission(
        "honor_the_emperor",
        "Cti císaře",
        "Honor the Emperor",
        None,
        Trigger(IN_PLAY, OnDeployed(Who(tr.MISHIMA)), GainVictory(1)),
    ),
    alliance(
        "alliance_brotherhood",
        "Aliance Bratrstva",
        "The Brotherhood",
        Mark(IN_PLAY, _BROTHERS, name=CASTS, n=tr.ALL_ARTS),
        Mark(IN_PLAY, _BROTHERS, name=PERSONAL_AS_COMBAT),
    ),
    alliance(
        "alliance_legion",
        "Aliance Černé legie",
        "The Dark Legion",
        Mark(IN_PLAY, _LEGION, name=ANY_GIFTS),
        Mark(IN_PLAY, _LEGION, name=FREE_CARDS, n=tr.GIFTS),
    ),
    special(
        "double_time",
        "Poklusem",
        "Double Time",
        ACTIONS,
        actions=2,
        lies=ON_GAME,
        after=STAYS,
        rules=(DropsUpTo(IN_PLAY, n=2),),
        play=DiscardOwn("manifest_destiny"),
    ),
    Doomcard(
        id="golgothas_mirror",
        name=Bilingual("Golgothino zrcadlo", "Golgotha's Mirror"),
        type=EQUIPMENT,
        lies=IN_AREA,
        areas=("kohort",),
        actions=2,
        limit=1,
        after=STAYS,
        standing=(HalfPrice(IN_PLAY, who=Who(tr.LEGION, lacks=tr.PERSONALITY)),),
    ),
)

CARDS = (*ON_WARRIORS, *DESTRUCTION, *OTHERS)
