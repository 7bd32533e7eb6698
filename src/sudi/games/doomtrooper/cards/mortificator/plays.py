"""Special cards and missions of the set Mortificator."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing
from sudi.kernel.values import MULTIPLY

from ...language.effects.blanket import (
    AgainstRival,
    ChooseRival,
    DestinyCap,
    EitherWay,
    EndsWithRival,
    PayForPiles,
    WoundAll,
)
from ...language.effects.discarding import DiscardAll
from ...language.effects.ground import ShareZone
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.keeping.piles import NewLibrary
from ...language.effects.lasting import Lasting
from ...language.effects.missions.rewards import ValueReward
from ...language.effects.trade.coins import Roulette
from ...language.marks import (
    ANY_VEHICLE,
    ATTACK,
    ATTACK_ACTIONS,
    FORGETS,
    HARDY,
    MUTED,
    NEVER_DISCARDED,
    NEVER_SACRIFICED,
    NO_IMMUNITY,
    USE_ART,
)
from ...language.needs import JUST_NAMED, ZONE_IN_USE
from ...language.occasions import OnKill
from ...language.pieces import FORT, Piece
from ...language.scopes import AIMED, BEARER, ZONE_DEFENDER, Present
from ...language.select import COMBATANTS, DOOMTROOPERS, LEGIONARIES, WARRIORS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BASE, Boost
from ...language.standing.disuse import OnlyYouPlay
from ...language.standing.duties import MustAttack
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN, Trigger, mark
from ...language.standing.strikes import FirstStrike
from ...language.weaker import ImmuneToDark, Provider
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import mission, special
from ..card import Doomcard
from ..types import ACTIONS, ANYTIME, COMBAT, FORTIFICATION, ON_BEARER, ON_GAME, RELIC, SACRIFICED, STAYS

_BAUHAUS = Who(tr.BAUHAUS)
_PERSONALITIES = Who(some=tr.PERSONALITY)


def _on(id: str, cs: str, en: str, who: Who | Piece, *rules: Standing, when: str = ACTIONS, **more: Any) -> Doomcard:
    """A special card that stays on another card; as an action, unless it says otherwise."""
    return special(id, cs, en, when, lies=ON_BEARER, give=who, after=STAYS, rules=rules, **more)


def _reigns(id: str, cs: str, en: str, *rules: Standing, when: str = ACTIONS, **more: Any) -> Doomcard:
    """A special card that stays in play and is about everybody, or about all that is its player's."""
    return special(id, cs, en, when, lies=ON_GAME, after=STAYS, rules=rules, **more)


ON_CARDS = (
    _on("amnesia", "Ztráta paměti", "Amnesia", WARRIORS, mark(FORGETS, BEARER), when=ANYTIME),
    _on(
        "certified_operator",
        "Řidič s průkazem",
        "Certified Operator",
        DOOMTROOPERS,
        mark(ANY_VEHICLE, BEARER),
        actions=2,
    ),
    _on(
        "defensive_barrier",
        "Obranná bariéra",
        "Defensive Barrier",
        Piece(FORT, (FORTIFICATION,)),
        mark(NEVER_DISCARDED, BEARER),
        mark(NEVER_SACRIFICED, BEARER),
    ),
    _on(
        "illumination",
        "Osvícení",
        "Illumination",
        ImmuneToDark(),
        mark(f"{NO_IMMUNITY}: symmetry", BEARER),
    ),
    _on(
        "inconvenient_phone_call",
        "Nevhodný telefonát",
        "Inconvenient Phone Call",
        Provider(),
        mark(MUTED, BEARER),
        actions=2,
    ),
    _on(
        "inferior_technology",
        "Zaostalá technika",
        "Inferior Technology",
        Who(tr.CYBERTRONIC),
        Forbid(IN_PLAY, ATTACK, BEARER),
        Forbid(IN_PLAY, ATTACK_ACTIONS, BEARER),
    ),
    _on(
        "rage",
        "Zášť",
        "Rage",
        Who(whose=YOURS),
        AgainstRival(IN_PLAY, BEARER, fight=8, shoot=8),
        EndsWithRival(IN_PLAY),
        play=ChooseRival(WARRIORS),
    ),
    _on("try_and_stop_me", "Zkus mě zastavit!", "Try and Stop Me!", WARRIORS, mark(HARDY, BEARER)),
)

FOR_EVERYBODY = (
    _reigns(
        "admonish_resistance",
        "Potrestání odporu",
        "Admonish Resistance",
        MustAttack(IN_PLAY, LEGIONARIES, whom=Who(tr.BROTHERHOOD)),
        actions=3,
    ),
    _reigns("economic_breakdown", "Hospodářský krach", "Economic Breakdown", DestinyCap(IN_PLAY, n=15), when=ANYTIME),
    _reigns("gung_ho", "Nadšení", "Gung Ho", FirstStrike(IN_PLAY, Who(tr.MISHIMA, whose=YOURS))),
    special(
        "day_of_mourning",
        "Den smutku",
        "Day of Mourning",
        after=SACRIFICED,
        play=Lasting(
            (Boost("", Present(_BAUHAUS), until=TO_NEXT_TURN, fight=-5, shoot=-5, armour=-5),),
            present=True,
            who=_BAUHAUS,
        ),
    ),
    special("eat_this", "Tumáš!", "Eat This!", limit=1, play=WoundAll()),
    special(
        "trust_in_the_arms",
        "Spoléhej na zbraně",
        "Trust in the Arms",
        ACTIONS,
        play=Lasting((Forbid("", USE_ART, WARRIORS, until=TO_NEXT_TURN),), everywhere=True, alone=True),
    ),
)

IN_COMBAT = (
    special("back_door", "Zadní vrátka", "Back Door", COMBAT, needs=ZONE_IN_USE, play=ShareZone()),
    special(
        "into_the_dark",
        "Do tmy",
        "Into the Dark",
        COMBAT,
        needs=ZONE_IN_USE,
        play=Lasting(
            (Boost("", ZONE_DEFENDER, until=COMBAT_LONG, fight=-5, shoot=-5, armour=-5),),
            everywhere=True,
        ),
    ),
    special(
        "no_loose_ends",
        "Žádné volné konce",
        "No Loose Ends",
        COMBAT,
        aim=Who(tr.MORTIFICATOR, fighting="combatant"),
        play=Lasting((Boost("", AIMED, until=COMBAT_LONG, fight=3, layer=BASE, operation=MULTIPLY),)),
    ),
    special(
        "think_again",
        "Rozmysli si to",
        "Think Again",
        needs=JUST_NAMED,
        play=Lasting((OnlyYouPlay("", AIMED, until=COMBAT_LONG),), everywhere=True, alone=True),
    ),
    special(
        "to_be_or_not_to_be",
        "Být, či nebýt",
        "To Be or Not to Be",
        COMBAT,
        after=SACRIFICED,
        aim=COMBATANTS,
        play=EitherWay(
            Boost("", AIMED, until=COMBAT_LONG, fight=4, shoot=4),
            Boost("", AIMED, until=COMBAT_LONG, fight=-4, shoot=-4),
        ),
    ),
)

DESTRUCTION = (
    special(
        "air_to_ground_missile",
        "Střela vzduch-země",
        "Air-to-Ground Missile",
        play=DiscardOne((), anywhere=True, considered=tr.TANK),
    ),
    special(
        "burglary",
        "Vloupání",
        "Burglary",
        ACTIONS,
        actions=3,
        at_player="any",
        play=DiscardAll(type=RELIC, theirs=True),
    ),
    special(
        "ghost_in_the_machine",
        "Duch ve stroji",
        "Ghost in the Machine",
        ACTIONS,
        actions=3,
        cost=10,
        play=DiscardAll(who=Who(tr.CYBERTRONIC)),
    ),
    special("living_on_the_edge", "Život na hraně", "Living on the Edge", ACTIONS, actions=3, play=PayForPiles(20)),
    special("play_it_again", "Zahraj to znovu", "Play It Again", ACTIONS, cost=10, after=SACRIFICED, play=NewLibrary()),
    special("russian_roulette", "Ruská ruleta", "Russian Roulette", play=Roulette()),
)

MISSIONS = (
    mission(
        "special_orders",
        "Zvláštní rozkazy",
        "Special Orders",
        _PERSONALITIES,
        MustAttack(IN_PLAY, BEARER, whom=_PERSONALITIES, only=True),
        Trigger(IN_PLAY, OnKill(BEARER, _PERSONALITIES), ValueReward(0, more=20, destiny=True)),
    ),
)

CARDS = (*ON_CARDS, *FOR_EVERYBODY, *IN_COMBAT, *DESTRUCTION, *MISSIONS)
