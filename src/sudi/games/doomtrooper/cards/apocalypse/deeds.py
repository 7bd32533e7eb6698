"""Cards of Apocalypse about hands, hatches, gifts, guards and special cards that are passed on."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.answers.turns import PassOn
from ...language.effects.attacks.expert import OneEach, UsedOnce, WithBoth
from ...language.effects.attacks.extra import CallGuard
from ...language.effects.attacks.parting import Deflect, Withdraw
from ...language.effects.keeping.sight import GrowingHand, UseHatch
from ...language.effects.keeping.summons import SummonPlace
from ...language.effects.missions.tidings import FulfilFor
from ...language.marks import ANY_COPIES, BUGGED, GIFTS_FALL, SLY
from ...language.occasions import OnKill
from ...language.pieces import VEHICLE, Piece
from ...language.scopes import BEARER
from ...language.select import ANY, DOOMTROOPERS, THEIRS, YOURS, Who
from ...language.standing.rule import Trigger, mark
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import equipment, fortification, ki, mission, relic, special, spell
from ..card import Ability
from ..types import ACTIONS, ON_BEARER, ON_CARD, ON_PLAYER, SACRIFICED, STAYS, WARZONE

CARDS = (
    special(
        "weapons_expert",
        "Expert na zbraně",
        "Weapons Expert",
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        rules=(UsedOnce(IN_PLAY, BEARER),),
        abilities=(
            Ability(
                "both", Bilingual("oběma zbraněmi", "with both"), WithBoth(), actions=2, attack=True, by_bearer=True
            ),
            Ability("each", Bilingual("dvěma útoky", "two attacks"), OneEach(), actions=2, attack=True, by_bearer=True),
        ),
    ),
    mission(
        "working_on_the_sly",
        "Práce načerno",
        "Working on the Sly",
        Who(whose=THEIRS),
        mark(SLY, BEARER),
        Trigger(IN_PLAY, OnKill(BEARER), FulfilFor()),
        pays_value=1,
        limit=1,
    ),
    relic(
        "eye_of_algeroth",
        "Algerothovo oko",
        "Eye of Algeroth",
        0,
        mark(ANY_COPIES, BEARER),
        mark(GIFTS_FALL),
        to=tr.HERETIC,
        limit=1,
    ),
    equipment(
        "escape_hatch",
        "Únikový poklop",
        "Escape Hatch",
        0,
        give=Piece(VEHICLE, some=tr.VEHICLE, carrier=Who(whose=YOURS)),
        abilities=(
            Ability("hatch", Bilingual("projít poklopem", "use the hatch"), UseHatch(), by_bearer=True, outside=True),
        ),
    ),
    spell(
        "summon_warzone",
        "Vyvolání válečné zóny",
        "Summon Warzone",
        tr.SUMMONING,
        when=ACTIONS,
        after=SACRIFICED,
        play=SummonPlace(WARZONE, 4, 8),
    ),
    equipment(
        "surveillance_bug",
        "Štěnice",
        "Surveillance Bug",
        0,
        mark(BUGGED, BEARER),
        give=Who(whose=ANY),
    ),
    ki(
        "the_chameleons_skin",
        "Chameleoní kůže",
        "The Chameleon's Skin",
        to=tr.SHADOW_WALKER,
        abilities=(Ability("withdraw", Bilingual("neúčastnit se", "take no part"), Withdraw(), moment="opponents"),),
    ),
    ki(
        "yoramas_deflecting_hands",
        "Yoramovy odrážející ruce",
        "Yorama's Deflecting Hands",
        abilities=(
            Ability("deflect", Bilingual("vyrazit zbraň", "strike a weapon away"), Deflect(), moment="opponents"),
        ),
    ),
    fortification(
        "guard_station",
        "Strážnice",
        "Guard Station",
        "squad kohort",
        abilities=(Ability("guard", Bilingual("přivolat stráž", "call a guard"), CallGuard()),),
    ),
    special(
        "paladines_favor",
        "Paladinova přízeň",
        "Paladine's Favor",
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(GrowingHand(IN_PLAY, who=Who(tr.IMPERIAL, whose=YOURS, areas=(SQUAD,)), most=5),),
    ),
    special("pass_the_buck", "Černý Petr", "Pass the Buck", ON_CARD, limit=1, after=SACRIFICED, play=PassOn()),
)
