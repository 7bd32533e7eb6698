"""Cards that make the bonuses of other cards count more often, and blows that are not returned."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.discarding import DiscardItself
from ...language.effects.gear import ChooseWeapon
from ...language.effects.lasting import Lasting
from ...language.marks import UNANSWERED
from ...language.needs import InTactic, NeedWarrior
from ...language.occasions import OnYourTurn
from ...language.pieces import FORT, MOUNT, Piece
from ...language.scopes import AIMED, ATTACKED_BY_YOURS, BEARER, ITSELF, USER
from ...language.select import COMBATANTS, WARRIORS, YOURS, Who
from ...language.standing.bonuses import CHOSEN, CRESCENTIAN_BEASTS, FIGHT_WEAPONS, HANDGUNS, HOST, BonusTimes
from ...language.standing.nature import Immune
from ...language.standing.rule import COMBAT_LONG, Mark, Trigger
from ...language.standing.strikes import FirstStrike
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT
from ..build import equipment, ki, special, warrior
from ..card import Ability
from ..types import ACTIONS, BEAST, COMBAT, FORTIFICATION, ON_BEARER, ON_GAME, STAYS
from .rituals import prophecy

IN_COMBAT_RATINGS = (FIGHT, SHOOT, ARMOUR)

CARDS = (
    special(
        "gunfighter",
        "Pistolník",
        "Gunfighter",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(BonusTimes(IN_PLAY, BEARER, source=HANDGUNS, factor=3, gains=False),),
    ),
    special(
        "rampage",
        "Zuřivost!",
        "Rampage!",
        COMBAT,
        aim=Piece(MOUNT, (BEAST,), carrier=COMBATANTS),
        play=Lasting((BonusTimes("", WARRIORS, until=COMBAT_LONG, source=CHOSEN, ratings=IN_COMBAT_RATINGS),)),
    ),
    special(
        "the_howling",
        "Vytí se nese nad námi",
        "The Howling Is Upon Us",
        ACTIONS,
        traits=tr.PROPHECY,
        needs=NeedWarrior(Who(tr.PROPHET, whose=YOURS, areas=(OUTPOST,))),
        lies=ON_GAME,
        after=STAYS,
        rules=(
            BonusTimes(IN_PLAY, Who(whose=YOURS), source=CRESCENTIAN_BEASTS, ratings=IN_COMBAT_RATINGS),
            Trigger(IN_PLAY, OnYourTurn(), DiscardItself(forever=True)),
        ),
    ),
    prophecy(
        "enemys_weakness",
        "Slabost nepřítele je odhalena",
        "Our Enemy's Weakness Is Exposed",
        BonusTimes(IN_PLAY, ATTACKED_BY_YOURS, factor=0),
    ),
    special(
        "advanced_security_system",
        "Dokonalý bezpečnostní systém",
        "Advanced Security System",
        ACTIONS,
        lies=ON_BEARER,
        give=Piece(FORT, (FORTIFICATION,)),
        after=STAYS,
        rules=(BonusTimes(IN_PLAY, WARRIORS, source=HOST, ratings=(ARMOUR,)),),
    ),
    ki(
        "weapon_link",
        "Spojení se zbraní",
        "Weapon Link",
        BonusTimes(IN_PLAY, BEARER, source=CHOSEN),
        play=ChooseWeapon(),
    ),
    warrior(
        "yuichiro",
        "Juičiró",
        "Yuichiro",
        (7, 7, 9, 9),
        tr.MISHIMA | tr.SAMURAI | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        BonusTimes(IN_PLAY, Who(tr.SAMURAI, whose=YOURS), source=FIGHT_WEAPONS, gains=False),
    ),
    # ---- blows that are not returned ----
    special(
        "by_the_throat",
        "Za krk",
        "By the Throat",
        COMBAT,
        needs=InTactic(FIGHT),
        aim=COMBATANTS,
        play=Lasting((Mark("", AIMED, until=COMBAT_LONG, name=UNANSWERED),)),
    ),
    equipment(
        "stun_grenade",
        "Omračující granát",
        "Stun Grenade",
        0,
        to=tr.MORTIFICATOR,
        abilities=(
            Ability(
                "stun",
                Bilingual("omráčit protivníka", "stun the opponent"),
                Lasting(
                    (
                        FirstStrike("", USER, until=COMBAT_LONG),
                        Mark("", USER, until=COMBAT_LONG, name=UNANSWERED),
                    )
                ),
                moment="opponents",
                discards=True,
            ),
        ),
    ),
)
