"""Cards of the set Inquisition about gear and where it goes, bought kills, shared ratings and leave to attack."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.again import ChooseDissenters
from ...language.effects.attacks.reinforcements import Bolster
from ...language.effects.craft.bonds import BindTwo, EndsWithEither
from ...language.effects.craft.reading import ReturnSpell, Superfluous
from ...language.effects.craft.shares import ShareBonus, Transmute
from ...language.effects.harm.verdicts import BuyKill, Contagion
from ...language.effects.trade.arming import ArmItself
from ...language.marks import NEVER_DISCARDED, NEVER_SACRIFICED, REFILLS, REPAIRED, SALVAGES
from ...language.occasions import OnKill
from ...language.pieces import GEAR_OR_FORT, RELIC_PIECE, Piece
from ...language.scopes import BEARER
from ...language.select import COMBATANTS, DOOMTROOPERS, WARRIORS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.licence import AnyFoe, ConvertsUpTo, Dissension
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from .. import types
from ..build import equipment, gift, relic, special, spell
from ..card import Ability, Doomcard
from ..types import ACTIONS, ART, COMBAT, IN_AREA, ON_BEARER, ON_CARD, ON_GAME, STAYS


def _on_gear(id: str, cs: str, en: str, piece: Piece, *rules: Mark) -> Doomcard:
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=types.EQUIPMENT,
        lies=ON_BEARER,
        give=piece,
        after=STAYS,
        standing=rules,
    )


CARDS = (
    _on_gear(
        "field_repair_kit",
        "Polní opravářská souprava",
        "Field Repair Kit",
        Piece(GEAR_OR_FORT, (types.EQUIPMENT, types.FORTIFICATION)),
        mark(REPAIRED, BEARER),
    ),
    _on_gear(
        "reliquary",
        "Relikviář",
        "Reliquary",
        Piece(RELIC_PIECE, (types.RELIC,)),
        mark(NEVER_DISCARDED, BEARER),
        mark(NEVER_SACRIFICED, BEARER),
        mark(REPAIRED, BEARER),
    ),
    relic(
        "vault_of_unholy_restoration",
        "Krypta nesvaté obnovy",
        "Vault of Unholy Restoration",
        0,
        Mark(IN_PLAY, Who(tr.LEGION, whose=YOURS), name=SALVAGES),
        to=tr.LEGION,
    ),
    relic(
        "mask_of_the_vestals",
        "Maska vestálek",
        "Mask of the Vestals",
        0,
        mark(REFILLS, BEARER),
        to=tr.BROTHERHOOD,
        limit=0,
    ),
    relic(
        "mission_statement",
        "Prohlášení o poslání",
        "Mission Statement",
        0,
        ConvertsUpTo(IN_PLAY, BEARER, n=tr.CAPITOL, most=3),
        to=tr.CAPITOL,
    ),
    equipment(
        "plague_gun",
        "Morová zbraň",
        "Plague Gun",
        0,
        KillsOnWound(IN_PLAY, BEARER, Situation(facing=tr.DOOMTROOPER)),
        Trigger(IN_PLAY, OnKill(BEARER, DOOMTROOPERS), Contagion()),
        to=tr.OF_DEMNOGONIS,
    ),
    gift(
        "dark_summoning",
        "Temné vyvolání",
        "Dark Summoning",
        tr.GIFT_OF_ALGEROTH,
        abilities=(
            Ability("summon", Bilingual("vyvolat vybavení", "summon equipment"), ArmItself(), actions=3, discards=True),
        ),
    ),
    special(
        "second_directorate",
        "Druhý direktorát",
        "The Second Directorate",
        ACTIONS,
        lies=IN_AREA,
        areas=("squad",),
        after=STAYS,
        abilities=(Ability("slay", Bilingual("dát zabít", "have it killed"), BuyKill(Who(tr.BROTHERHOOD))),),
    ),
    special("preferred_spell", "Oblíbené kouzlo", "Preferred Spell", ON_CARD, counters=(ART,), play=ReturnSpell()),
    special("noted_collector", "Věhlasný sběratel", "Noted Collector", play=Superfluous()),
    special(
        "bolster_your_forces",
        "Posil své řady",
        "Bolster Your Forces",
        COMBAT,
        aim=COMBATANTS,
        play=Bolster(),
    ),
    special(
        "attraction",
        "Přitažlivost",
        "Attraction",
        lies=ON_GAME,
        many=True,
        after=STAYS,
        rules=(EndsWithEither(IN_PLAY),),
        play=BindTwo(),
    ),
    special(
        "subversive_agent",
        "Podvratný agent",
        "Subversive Agent",
        ACTIONS,
        lies=ON_BEARER,
        give=DOOMTROOPERS,
        after=STAYS,
        rules=(AnyFoe(IN_PLAY, BEARER),),
    ),
    special(
        "corporate_dissension",
        "Vyhlášení korporátních sporů",
        "Declaration of Corporate Dissension",
        lies=ON_GAME,
        many=True,
        after=STAYS,
        rules=(Dissension(IN_PLAY, WARRIORS),),
        play=ChooseDissenters(),
    ),
    spell("fist_of_fury", "Pěst hněvu", "Fist of Fury", tr.KINETICS | tr.PERSONAL_SPELL, per=1, play=ShareBonus()),
    spell("transmutation", "Transmutace", "Transmutation", tr.MENTALISM | tr.PERSONAL_SPELL, play=Transmute()),
)
