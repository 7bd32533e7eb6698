"""Special cards and missions of the set Paradise Lost."""

from __future__ import annotations

from ...language.effects.areas import ClearOutposts
from ...language.effects.discarding import DiscardAll
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.harm.offerings import GiveUp
from ...language.effects.transfers import Redeploy
from ...language.marks import ATTACK, POINTS_AS_DESTINY
from ...language.needs import OUT_OF_COMBAT
from ...language.scopes import BEARER
from ...language.select import LEGIONARIES, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.nature import Becomes
from ...language.standing.numbers import KillsPayDouble
from ...language.standing.rule import mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import special
from ..card import Doomcard
from ..types import ACTIONS, FORTIFICATION, ON_BEARER, ON_GAME, SACRIFICED, STAYS


def _calling(id: str, cs: str, en: str, tribe: int, office: int) -> Doomcard:
    """A warrior of one's own tribe holds an office from now on."""
    return special(
        id,
        cs,
        en,
        lies=ON_BEARER,
        give=Who(tribe, lacks=office, whose=YOURS),
        after=STAYS,
        rules=(Becomes(IN_PLAY, BEARER, gains=office),),
    )


CARDS = (
    _calling("prophetic_vision", "Prorocké vidění", "Prophetic Vision", tr.CRESCENTIA, tr.PROPHET),
    _calling("the_calling", "Povolání", "The Calling", tr.LUTHERAN, tr.PATRIARCH),
    special(
        "bloody_coup",
        "Krvavý převrat",
        "Bloody Coup",
        ACTIONS,
        actions=3,
        after=SACRIFICED,
        play=DiscardOne((), who=Who(some=tr.CORPORATE_LEADER), forever=True),
    ),
    special(
        "curbed",
        "Zkrocen",
        "Curbed",
        ACTIONS,
        lies=ON_BEARER,
        give=LEGIONARIES,
        after=STAYS,
        rules=(mark(POINTS_AS_DESTINY, BEARER),),
    ),
    special("get_off_that_rock", "Pryč z toho šutru", "Get Off That Rock", needs=OUT_OF_COMBAT, play=ClearOutposts()),
    special(
        "higher_value_on_life",
        "Život má vyšší cenu",
        "Higher Value on Life",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        rules=(KillsPayDouble(IN_PLAY),),
    ),
    special("redeployment", "Přeskupení", "Redeployment", needs=OUT_OF_COMBAT, play=Redeploy()),
    special(
        "loyal_to_the_legion",
        "Věrni Legii",
        "Loyal to the Legion",
        needs=OUT_OF_COMBAT,
        lies=ON_GAME,
        after=STAYS,
        rules=(Forbid(IN_PLAY, ATTACK, Who(tr.HERETIC), whom=LEGIONARIES),),
    ),
    special(
        "off_to_the_butcher",
        "Na porážku",
        "Off to the Butcher",
        after=SACRIFICED,
        play=GiveUp(traits=tr.BEAST, destiny=15, forever=True),
    ),
    special(
        "planetary_bombing",
        "Bombardování planety",
        "Planetary Bombing",
        ACTIONS,
        actions=3,
        after=SACRIFICED,
        play=DiscardAll(type=FORTIFICATION, forever=True),
    ),
)
