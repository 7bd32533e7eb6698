"""Cards of the two sideboards that want effects of their own."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..attaching import NO_AIRSHIPS
from ..bans import TO_FIGHT, TO_SHOOT, Forbid
from ..boosts import Boost
from ..card import ON_GAME, STAYS, Ability
from ..collection import Fetch
from ..effects import Lasting
from ..field_effects import DiscardAll
from ..happenings import OnDrawStep, OnKill
from ..lent_spells import CastNow, StoreSpell
from ..point_effects import Upkeep
from ..rare_effects import AgeWarrior, AnimateDead, InspireMasses, NeedCard, Possesses, Redeem
from ..scopes import BEARER
from ..select import DOOMTROOPERS, WARRIORS, YOURS, Who
from ..standing import TO_NEXT_TURN, Trigger, mark
from ..state import IN_PLAY
from .build import equipment, gift, mission, special, spell

CARDS = (
    spell("exorcism", "Exorcismus", "Exorcism", tr.CHANGELING, per=5, play=Redeem()),
    equipment(
        "mortis_sword",
        "Meč smrti",
        "Mortis Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=1),
        Boost(IN_PLAY, BEARER, fight=1, per_stored=True),
        to=tr.BROTHERHOOD,
        abilities=(Ability("store", Bilingual("vložit kouzlo", "store a spell"), StoreSpell(), actions=1),),
    ),
    mission(
        "inspire_the_masses",
        "Inspirace davů",
        "Inspire the Masses",
        Who(title="cardinal_dominic", whose=YOURS),
        needs=NeedCard("the_cathedral"),
        abilities=(Ability("inspire", Bilingual("splnit úkol", "complete the mission"), InspireMasses(), actions=3),),
    ),
    special("revelation", "Zjevení", "Revelation", aim=DOOMTROOPERS, play=CastNow()),
    equipment(
        "shrieketh",
        "Shrieketh",
        "Shrieketh",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=1),
        Trigger(IN_PLAY, OnKill(BEARER, armed=True), Fetch("heretic")),
        to=tr.LEGION,
    ),
    gift("possess", "Posednutí", "Possess", tr.GIFT_OF_SEMAI, Possesses(IN_PLAY, BEARER)),
    gift(
        "time_rot",
        "Hniloba času",
        "Time Rot",
        tr.GIFT_OF_DEMNOGONIS,
        Boost(IN_PLAY, WARRIORS, fight=-1, shoot=-1, armour=-1, value=-1, per_markers=3),
        abilities=(Ability("age", Bilingual("nechat zestárnout", "age a warrior"), AgeWarrior(), actions=1),),
    ),
    gift(
        "animate_dead",
        "Oživení mrtvých",
        "Animate Dead",
        tr.GIFT_OF_DEMNOGONIS,
        abilities=(
            Ability("raise", Bilingual("oživit mrtvého", "raise the dead"), AnimateDead(), actions=3, once=True),
        ),
    ),
    special(
        "gale_force_winds",
        "Orkán",
        "Gale Force Winds",
        lies=ON_GAME,
        after=STAYS,
        play=DiscardAll(tr.AIRSHIP),
        rules=(
            mark(NO_AIRSHIPS, "Nelze vykládat vzdušné koráby.", "No airships may be played."),
            Trigger(IN_PLAY, OnDrawStep(), Upkeep(3)),
        ),
    ),
    special(
        "heavy_fog",
        "Hustá mlha",
        "Heavy Fog",
        play=Lasting((Forbid("", TO_SHOOT, WARRIORS, until=TO_NEXT_TURN),), everywhere=True),
    ),
    special(
        "chasm",
        "Propast!",
        "Chasm!",
        play=Lasting((Forbid("", TO_FIGHT, WARRIORS, until=TO_NEXT_TURN),), everywhere=True),
    ),
)
