"""Art spells of the base set that look at hidden cards, ward off single gifts, or say whom they may help."""

from __future__ import annotations

from ...language.effects.craft.immunity import Ward
from ...language.effects.craft.inquiry import Inquire
from ...language.effects.keeping.looking import LookThrough
from ...language.effects.lasting import Lasting
from ...language.scopes import AIMED, CASTER
from ...language.select import WARRIORS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import COMBAT_LONG
from ...state import HAND, LIBRARY
from ...words import traits as tr
from ..build import spell
from ..card import Doomcard
from ..types import SACRIFICED


def _domination(id: str, cs: str, en: str, aspect: int, takes: int) -> Doomcard:
    look = LookThrough(HAND, takes=takes, units=True)
    return spell(id, cs, en, aspect, per=5, limit=1, after=SACRIFICED, play=look)


CARDS = (
    _domination("greater_domination", "Vyšší ovládnutí", "Greater Domination", tr.MANIPULATION, 2),
    _domination("lesser_domination", "Nižší ovládnutí", "Lesser Domination", tr.CHANGELING, 1),
    spell("gaze", "Pohled", "Gaze", tr.PREMONITION, per=10, play=LookThrough(LIBRARY, units=True, may_shuffle=True)),
    spell("item_vision", "Vidění věcí", "Item Vision", tr.PREMONITION, per=4, play=LookThrough(HAND, units=True)),
    spell("mind_wall", "Zeď mysli", "Mind Wall", tr.CHANGELING, per=1, aim=WARRIORS, play=Ward()),
    spell(
        "presence",
        "Přítomnost",
        "Presence",
        tr.PREMONITION | tr.COMBAT_SPELL,
        per=1,
        aim=Who(fighting="combatant", facing=tr.LEGION),
        play=Lasting((Boost("", AIMED, until=COMBAT_LONG, armour=1, units=True),)),
    ),
    spell(
        "resist_elements",
        "Odolnost vůči živlům",
        "Resist Elements",
        tr.ELEMENTS | tr.PERSONAL_SPELL,
        per=2,
        free=1,
        play=Lasting((Boost("", CASTER, until=COMBAT_LONG, armour=1, units=True),)),
    ),
    spell("discern_truth", "Rozpoznání pravdy", "Discern Truth", tr.MANIPULATION, per=3, play=Inquire(5)),
)
