"""Cards of the set Mortificator about what spells cost."""

from __future__ import annotations

from ...language.effects.craft.devotion import NameFoe
from ...language.scopes import BEARER
from ...language.select import Who
from ...language.standing.spell_costs import SpellPrice
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import special
from ..types import ACTIONS, ON_BEARER, STAYS

CARDS = (
    special(
        "dwindling_faith",
        "Slábnoucí víra",
        "Dwindling Faith",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        rules=(SpellPrice(IN_PLAY, BEARER, doubles=True),),
    ),
    special(
        "it_shall_be_done",
        "Stane se, Excelence",
        "It Shall Be Done, Excellency",
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        play=NameFoe(),
    ),
)
