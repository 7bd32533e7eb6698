"""Special cards of the set Warzone."""

from __future__ import annotations

from typing import Any

from sudi.kernel.permissions import NEVER
from sudi.kernel.standing import Standing
from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from ...language.effects.cancelling import CancelCard
from ...language.effects.discarding import DiscardAimed, DiscardAll
from ...language.effects.ground import LeaveZone, Mine, RaidForts, SwitchZone
from ...language.effects.hands import BackToHand
from ...language.effects.harm.destroying import DiscardOne, RemoveOne
from ...language.effects.lasting import Lasting
from ...language.marks import ATTACK
from ...language.needs import InTacticWith
from ...language.scopes import AIMED, BEARER
from ...language.select import COMBATANTS, DOOMTROOPERS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.bonuses import FORTS, BonusTimes
from ...language.standing.boosts import BASE, Boost
from ...language.standing.nature import Becomes
from ...language.standing.rule import COMBAT_LONG
from ...language.weaker import Weaker
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import special
from ..card import Ability, Doomcard
from ..types import ACTIONS, ANYTIME, ART, COMBAT, ON_BEARER, ON_CARD, SACRIFICED, SPECIAL, STAYS, WARZONE

_ON_FOOT = Situation(not_facing=tr.VEHICLE | tr.AIRSHIP | tr.TANK)


def _on(id: str, cs: str, en: str, who: Who, *rules: Standing, when: str = ANYTIME, **more: Any) -> Doomcard:
    """A special card that stays on a warrior."""
    return special(id, cs, en, when, lies=ON_BEARER, give=who, after=STAYS, rules=rules, **more)


def _support(id: str, cs: str, en: str, **rating: int) -> Doomcard:
    """Help from afar, of no avail against vehicles."""
    help_ = Boost("", AIMED, _ON_FOOT, until=COMBAT_LONG, **rating)  # type: ignore[arg-type]
    return special(id, cs, en, COMBAT, aim=COMBATANTS, play=Lasting((help_,)))


IN_COMBAT = (
    special("air_assault", "Letecký útok", "Air Assault", COMBAT, play=LeaveZone()),
    special("transfer", "Přesun", "Transfer", COMBAT, play=SwitchZone()),
    special(
        "commando_raid",
        "Přepad komanda",
        "Commando Raid",
        COMBAT,
        play=RaidForts((BonusTimes("", COMBATANTS, until=COMBAT_LONG, source=FORTS, factor=0),), everywhere=True),
    ),
    _support("artillery_support", "Dělostřelecká podpora", "Artillery Support", shoot=5),
    _support("close_air_support", "Blízká letecká podpora", "Close Air Support", fight=5),
    special("minefield", "Minové pole", "Minefield", COMBAT, after=SACRIFICED, play=Mine()),
    special(
        "anti_tank_minefield",
        "Protitankové minové pole",
        "Anti-Tank Minefield",
        COMBAT,
        after=SACRIFICED,
        play=Mine(tr.TANK, kills=True, yours=False),
    ),
    special(
        "sudden_death",
        "Náhlá smrt",
        "Sudden Death",
        COMBAT,
        needs=InTacticWith(FIGHT, Who(tr.LEGION, whose=YOURS, fighting="defender")),
        aim=Who(tr.DOOMTROOPER, fighting="attacker"),
        play=DiscardAimed(),
    ),
)

ON_WARRIORS = (
    _on(
        "clan_membership",
        "Členství v klanu",
        "Clan Membership",
        Who(tr.DOOMTROOPER, lacks=tr.CYBERTRONIC),
        Becomes(IN_PLAY, BEARER, gains=tr.CLANSMAN),
        Boost(IN_PLAY, BEARER, fight=2, shoot=2),
    ),
    _on(
        "code_of_honor",
        "Kodex cti",
        "Code of Honor",
        DOOMTROOPERS,
        Becomes(IN_PLAY, BEARER, gains=tr.BAUHAUS),
        Boost(IN_PLAY, BEARER, fight=2, shoot=2),
        Forbid(IN_PLAY, ATTACK, BEARER, NEVER, whom=Weaker(tr.DOOMTROOPER)),
    ),
    _on(
        "elite_trooper",
        "Elitní voják",
        "Elite Trooper",
        Who(tr.DOOMTROOPER, most_value=4),
        Boost(IN_PLAY, BEARER, fight=2, shoot=2, armour=2, value=2, layer=BASE, operation=MULTIPLY),
        when=ACTIONS,
        actions=2,
    ),
    _on(
        "special_forces_training",
        "Výcvik speciálních jednotek",
        "Special Forces Training",
        Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY),
        when=ACTIONS,
        abilities=(
            Ability(
                "discard",
                Bilingual("vyřadit speciální kartu", "discard a special card"),
                RemoveOne((SPECIAL,)),
                actions=3,
                by_bearer=True,
            ),
        ),
    ),
)

DESTRUCTION = (
    special("natural_disaster", "Přírodní katastrofa", "Natural Disaster", play=DiscardOne((WARZONE,), anywhere=True)),
    special(
        "strategic_bombing",
        "Strategické bombardování",
        "Strategic Bombing",
        play=DiscardAll(titles=("factory", "industrial_complex", "factory_retrofit")),
    ),
    special(
        "secret_assassin",
        "Tajný vrah",
        "Secret Assassin",
        limit=1,
        cost=8,
        after=SACRIFICED,
        aim=DOOMTROOPERS,
        play=DiscardAimed(),
    ),
    special(
        "death_row",
        "Cela smrti",
        "Death Row",
        ACTIONS,
        aim=Who(imprisoned=True),
        pays_value=True,
        play=DiscardAimed(),
    ),
    special(
        "escape",
        "Útěk!",
        "Escape!",
        ACTIONS,
        actions=2,
        aim=Who(whose=YOURS, imprisoned=True),
        play=BackToHand(),
    ),
    special("fizzle", "Kouzlo se nezdařilo", "Fizzle", ON_CARD, counters=(ART,), play=CancelCard()),
)

CARDS = (*IN_COMBAT, *ON_WARRIORS, *DESTRUCTION)
