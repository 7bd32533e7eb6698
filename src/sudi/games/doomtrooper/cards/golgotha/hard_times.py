"""Cards of Golgotha about points, prices, seats and sides."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.blanket import Spared
from ...language.effects.deeds.orders import AsItIs
from ...language.effects.keeping.captives import Impale, Impales
from ...language.effects.keeping.handing import SwitchCultist, TakeCoverNow
from ...language.effects.keeping.stores import DropStored, PutBack, StoreSome, TakeStored
from ...language.effects.lasting import Lasting
from ...language.effects.seating import ChangePlaces, TurnRound
from ...language.effects.trade.levies import OnAnyTurn, PayForAll, Retribution
from ...language.marks import FIRES_FROM_COVER, STORES
from ...language.needs import InTactic
from ...language.scopes import AIMED
from ...language.select import YOURS, Who
from ...language.standing.bonuses import DARK, BonusTimes
from ...language.standing.rule import COMBAT_LONG, Trigger, mark
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT
from ..build import fortification, special, warrior
from ..card import Ability
from ..types import ACTIONS, COMBAT, ON_BEARER, ON_GAME, ON_POINTS, SACRIFICED, STAYS, SYMMETRY

_IN_SQUAD = Who(whose=YOURS, areas=(SQUAD,))

CARDS = (
    special(
        "attrition",
        "Vyčerpání",
        "Attrition",
        ACTIONS,
        actions=2,
        limit=1,
        lies=ON_GAME,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnAnyTurn(), PayForAll(1), everybody=True),),
    ),
    special(
        "backlash",
        "Zpětný ráz",
        "Backlash",
        COMBAT,
        aim=Who(fighting="combatant", bears=SYMMETRY),
        play=Lasting(
            (BonusTimes("", AIMED, until=COMBAT_LONG, source=DARK, factor=-1, ratings=(FIGHT, SHOOT, ARMOUR)),)
        ),
    ),
    special(
        "cartel_enforcement",
        "Dohled kartelu",
        "Cartel Enforcement",
        lies=ON_GAME,
        after=STAYS,
        play=AsItIs(
            "kdo zabije bojovníka ve vlastním Mužstvu nebo Kohortě, získá jen body osudu",
            "whoever kills a warrior in his own Squad or Cohort earns destiny points only",
            orders=True,
        ),
    ),
    special(
        "impale",
        "Nabodnutí",
        "Impale",
        COMBAT,
        traits=tr.LEGION,
        needs=InTactic("fight"),
        aim=Who(tr.LEGION, fighting="combatant"),
        play=Impale((Impales(""),)),
    ),
    fortification(
        "armory",
        "Zbrojnice",
        "Armory",
        "squad",
        mark(STORES),
        abilities=(
            Ability("store", Bilingual("uložit vybavení", "store equipment"), StoreSome(room=5)),
            Ability("take", Bilingual("vzít si vybavení", "take equipment"), TakeStored(_IN_SQUAD), actions=1),
            Ability("lay", Bilingual("odložit vybavení", "lay equipment down"), PutBack(_IN_SQUAD, 5), actions=1),
            Ability("drop", Bilingual("vyřadit vybavení", "discard equipment"), DropStored()),
        ),
    ),
    special("change_in_momentum", "Změna tempa", "Change in Momentum", play=TurnRound()),
    special(
        "inquisition_card",
        "Inkvizice",
        "Inquisition",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        abilities=(Ability("convert", Bilingual("změnit stranu", "change a side"), SwitchCultist(), by_bearer=True),),
    ),
    special(
        "nothing_is_sacred",
        "Nic není svaté",
        "Nothing Is Sacred",
        ACTIONS,
        at_player="other",
        after=SACRIFICED,
        play=ChangePlaces(),
    ),
    special("surplus", "Přebytek", "Surplus", lies=ON_GAME, after=STAYS, rules=(Spared(IN_PLAY),)),
    special("wartime_retribution", "Válečná odveta", "Wartime Retribution", ON_POINTS, play=Retribution(2)),
    warrior(
        "desert_scorpion",
        "Pouštní škorpion",
        "Desert Scorpion",
        (3, 6, 4, 5),
        tr.CAPITOL,
        mark(FIRES_FROM_COVER),
        abilities=(Ability("hide", Bilingual("do úkrytu", "take cover"), TakeCoverNow()),),
    ),
)
