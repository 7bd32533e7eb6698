"""Viruses of another course, and warriors and plays with markers and trades, of the set Paradise Lost."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.mutation import Mutate
from ...language.effects.harm.viruses import epidemic, plague
from ...language.effects.mounts import (
    BuyMarkers,
    OnItsArrival,
    OnItsCombat,
    TakeMarker,
    TradeArmour,
    TransferNow,
)
from ...language.marks import ART_FOR_ALL, DRAWS_FEWER, PLAGUED, RIDE
from ...language.needs import OWN_TURN
from ...language.scopes import AIMED, ITSELF
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BASE, Boost
from ...language.standing.exertion import AttackTakes
from ...language.standing.rule import COMBAT_LONG, GAME_LONG, Mark, Trigger, mark
from ...language.standing.tallies import PerMarker
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ..build import special, warrior
from ..card import Ability
from ..types import COMBAT, SACRIFICED

_ON_OUTPOSTS = Who(tr.DOOMTROOPER, areas=(OUTPOST,))

VIRUSES = (
    special(
        "parasitic_stupor",
        "Parazitická strnulost",
        "Parasitic Stupor",
        traits=tr.VIRUS,
        needs=OWN_TURN,
        aim=_ON_OUTPOSTS,
        after=SACRIFICED,
        play=epidemic(Mark("", AIMED, until=GAME_LONG, name=DRAWS_FEWER)),
    ),
    special(
        "withering_death",
        "Uvadající smrt",
        "Withering Death",
        traits=tr.VIRUS,
        needs=OWN_TURN,
        aim=_ON_OUTPOSTS,
        after=SACRIFICED,
        play=epidemic(AttackTakes("", AIMED, until=GAME_LONG, n=3)),
    ),
    special(
        "red_plague",
        "Rudý mor",
        "Red Plague",
        traits=tr.VIRUS,
        needs=OWN_TURN,
        at_player="any",
        after=SACRIFICED,
        play=plague(Mark("", AIMED, until=GAME_LONG, name=PLAGUED)),
    ),
    special("mutated_strain", "Zmutovaný kmen", "Mutated Strain", needs=OWN_TURN, play=Mutate()),
)

OTHERS = (
    special(
        "battle_madness",
        "Bitevní šílenství",
        "Battle Madness",
        COMBAT,
        aim=Who(whose=YOURS, fighting="combatant"),
        play=TradeArmour(Boost("", AIMED, until=COMBAT_LONG, fight=2, armour=-1, layer=BASE, units=True)),
    ),
    warrior(
        "gendarme_bestal",
        "Četnická bestie",
        "Gendarme Bestal",
        (4, 4, 4, 4),
        tr.TEMPLARS | tr.TRIBAL,
        Forbid(IN_PLAY, RIDE, ITSELF),
        Trigger(IN_PLAY, OnItsArrival(), BuyMarkers(2)),
        PerMarker(IN_PLAY, ITSELF, fight=1, shoot=1, armour=1, value=1, layer=BASE),
        Trigger(IN_PLAY, OnItsCombat(), TakeMarker()),
    ),
    warrior(
        "master_valpurgius",
        "Mistr Valpurgius",
        "Master Valpurgius",
        (6, 6, 9, 10),
        tr.LEGION | tr.TRIBAL | tr.OF_ALGEROTH | tr.PERSONALITY | tr.SKULL_SEEKER,
        mark(ART_FOR_ALL),
        placed="outpost",
        casts=tr.ALL_ARTS,
        abilities=(
            Ability(
                "transfer",
                Bilingual("transferovat", "transfer"),
                TransferNow(Who(tr.LEGION, whose=YOURS)),
            ),
        ),
    ),
)

CARDS = (*VIRUSES, *OTHERS)
