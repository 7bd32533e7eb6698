"""Special cards of the base set about hands, turns, points and what comes after a combat."""

from __future__ import annotations

from ...language.effects.actions import Hurry, MissTurn
from ...language.effects.hands import COLLECTION, TakeAgain, TakeBack, TakeFrom
from ...language.effects.harm.avenging import Avenge, Rejoice
from ...language.effects.lasting import Lasting
from ...language.effects.trade.purses import EverybodyLoses, Exchange, Portents
from ...language.marks import ANY_GIFTS, FREE_CARDS
from ...language.needs import OWN_TURN, QUIET_TURN
from ...language.pieces import MACHINE_GUN, Piece
from ...language.results import ATTACK_SURVIVED, KillAvenged, Victor
from ...language.scopes import BEARER
from ...language.select import COMBATANTS, WARRIORS, Who
from ...language.standing.bonuses import CHOSEN, BonusTimes
from ...language.standing.nature import Becomes
from ...language.standing.rule import COMBAT_LONG, mark
from ...state import GRAVE, IN_PLAY, LIBRARY
from ...words import traits as tr
from ..build import special
from ..types import ACTIONS, COMBAT, EQUIPMENT, ON_BEARER, ON_POINTS, RELIC, SACRIFICED, STAYS, SYMMETRY

_FROM_GRAVE = TakeFrom((GRAVE,))
_MISHIMANS = Who(tr.MISHIMA)

CARDS = (
    special(
        "automatic_fire",
        "Automatická palba",
        "Automatic Fire",
        COMBAT,
        aim=Piece(MACHINE_GUN, (EQUIPMENT, RELIC), tr.MACHINE_GUN, COMBATANTS, used=True),
        play=Lasting((BonusTimes("", WARRIORS, until=COMBAT_LONG, source=CHOSEN),)),
    ),
    special(
        "bogged_down",
        "Uvázlí v bahně",
        "Bogged Down",
        needs=OWN_TURN,
        at_player="opponent",
        limit=1,
        after=SACRIFICED,
        play=MissTurn(),
    ),
    special("forced_march", "Nucený pochod", "Forced March", at_player="any", play=Hurry()),
    special("corporate_shenanigans", "Korporační šalby", "Corporate Shenanigans", limit=0, play=EverybodyLoses()),
    special(
        "divine_inspiration",
        "Božské vnuknutí",
        "Divine Inspiration",
        ACTIONS,
        actions=3,
        limit=1,
        after=SACRIFICED,
        play=TakeFrom(COLLECTION),
    ),
    special(
        "expedite_request",
        "Urychlená žádost",
        "Expedite Request",
        needs=OWN_TURN,
        limit=1,
        after=SACRIFICED,
        play=TakeFrom((LIBRARY,)),
    ),
    special(
        "gift_of_fate",
        "Dar osudu",
        "Gift of Fate",
        needs=OWN_TURN,
        limit=1,
        after=SACRIFICED,
        play=_FROM_GRAVE >> TakeAgain(8, _FROM_GRAVE),
    ),
    special("joy_of_victory", "Radost z vítězství", "Joy of Victory", needs=ATTACK_SURVIVED, play=Rejoice(5)),
    special("portents_of_victory", "Znamení vítězství", "Portents of Victory", ON_POINTS, play=Portents(2)),
    special("retraining", "Přeškolení", "Retraining", ACTIONS, limit=1, after=SACRIFICED, play=Exchange(5)),
    special(
        "stigmata",
        "Stigmata",
        "Stigmata",
        lies=ON_BEARER,
        give=Who(tr.HERETIC, bears=SYMMETRY),
        after=STAYS,
        rules=(
            Becomes(IN_PLAY, BEARER, gains=tr.LEGION),
            mark(ANY_GIFTS, BEARER),
            mark(FREE_CARDS, BEARER, n=tr.GIFTS),
        ),
    ),
    special(
        "strategic_restructuring",
        "Strategická reorganizace",
        "Strategic Restructuring",
        needs=QUIET_TURN,
        play=TakeBack(),
    ),
    special(
        "sworn_vengeance",
        "Přísaha pomsty",
        "Sworn Vengeance",
        needs=KillAvenged(_MISHIMANS),
        aim=Victor(killed=_MISHIMANS),
        play=Avenge(),
    ),
)
