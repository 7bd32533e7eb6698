"""Missions for players, and beasts and vehicles that change hands, of Paradise Lost; a tax of Apocalypse."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.meeting import Summit
from ...language.effects.keeping.captives import HardLabour, OnYourPrisoner, SendToCamp
from ...language.effects.keeping.halls import Collect, RobGrave
from ...language.effects.keeping.handing import Requisition, Rustle
from ...language.effects.keeping.stores import OnKillOfYours, PillageDead, TakeStored, TuckAny, Untuck
from ...language.effects.lasting import Lasting
from ...language.effects.missions.tidings import Fulfil, OnJailed, OnRazed
from ...language.effects.trade.levies import Crackdown, OnSolvent
from ...language.marks import EMISSARY, HOUSES_DEAD, HOUSES_RELICS, KEEPS_SECRETS, PILLAGES, STORES
from ...language.moments import IN_TEAMS
from ...language.scopes import BornIn
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.standing.nature import Becomes
from ...language.standing.rule import GAME_LONG, TO_NEXT_TURN, Mark, Trigger, mark
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ..build import fortification, mission, special
from ..card import Ability
from ..types import ACTIONS, IN_AREA, ON_PLAYER, SACRIFICED, STAYS

_TRIBES = Who(tr.TRIBAL, whose=YOURS)

_TRIBAL = Who(tr.TRIBAL)
_EMISSARIES = Who(tr.TRIBAL, lacks=tr.BEAST | tr.VEHICLE, whose=YOURS)

CARDS = (
    special(
        "emissaries",
        "Vyslanci",
        "Emissaries",
        play=Lasting(
            (
                Mark("", _EMISSARIES, until=TO_NEXT_TURN, name=EMISSARY),
                Becomes("", BornIn(_TRIBAL, SQUAD), until=GAME_LONG, gains=tr.DOOMTROOPER),
                Becomes("", BornIn(_TRIBAL, KOHORT), until=GAME_LONG, gains=tr.LEGION | tr.HERETIC),
            ),
            everywhere=True,
            alone=True,
        ),
    ),
    special(
        "pillaged_munitions",
        "Uloupená munice",
        "Pillaged Munitions",
        ACTIONS,
        lies=IN_AREA,
        areas=("outpost",),
        after=STAYS,
        rules=(
            mark(STORES),
            mark(PILLAGES),
            Trigger(IN_PLAY, OnKillOfYours(_TRIBES, DOOMTROOPERS), PillageDead()),
        ),
        abilities=(
            Ability(
                "take", Bilingual("vzít si vybavení", "take equipment"), TakeStored(_TRIBES, anyones=True), actions=1
            ),
        ),
    ),
    fortification(
        "brotherhood_archives",
        "Archivy Bratrstva",
        "Brotherhood Archives",
        "squad",
        mark(KEEPS_SECRETS),
        traits=tr.BROTHERHOOD,
        abilities=(
            Ability("store", Bilingual("uložit kartu", "store a card"), TuckAny()),
            Ability("take", Bilingual("vzít si kartu", "take a card"), Untuck(), actions=1),
        ),
    ),
    special(
        "grave_robbers",
        "Vykradači hrobů",
        "Grave Robbers",
        ACTIONS,
        actions=3,
        after=SACRIFICED,
        play=RobGrave(HOUSES_DEAD),
    ),
    special(
        "private_collector",
        "Soukromý sběratel",
        "Private Collector",
        ACTIONS,
        actions=3,
        after=SACRIFICED,
        play=Collect(HOUSES_RELICS),
    ),
    fortification(
        "prisoner_work_camp",
        "Pracovní tábor",
        "Prisoner Work Camp",
        "squad kohort outpost",
        HardLabour(IN_PLAY),
        Trigger(IN_PLAY, OnYourPrisoner(), SendToCamp()),
    ),
    mission("manhunt", "Hon na člověka", "Manhunt", None, Trigger(IN_PLAY, OnJailed(), Fulfil(5))),
    mission("raze_the_land", "Spálit zemi", "Raze the Land", None, Trigger(IN_PLAY, OnRazed(), Fulfil(5))),
    special("requisition", "Rekvizice", "Requisition", ACTIONS, after=SACRIFICED, play=Requisition()),
    special("summit_meeting", "Vrcholná schůzka", "Summit Meeting", needs=IN_TEAMS, after=SACRIFICED, play=Summit()),
    special("rustlers", "Zloději dobytka!", "Rustlers!", after=SACRIFICED, play=Rustle()),
    special(
        "administrative_crackdown",
        "Správní zásah",
        "Administrative Crackdown",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        many=True,
        play=OnSolvent(),
        rules=(Crackdown(IN_PLAY),),
    ),
)
