"""The special cards of the starter decks and their sideboards."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.actions import MoreActions, TakeActions
from ...language.effects.allegiance import Convert
from ...language.effects.attacks.reinforcements import Reinforce
from ...language.effects.cancelling import CancelCard
from ...language.effects.combat import ChangeTactic, EndCombat
from ...language.effects.cover import DriveIntoCover, HastyCover, OutOfCover
from ...language.effects.craft.immunity import Waive, WaiverEnds
from ...language.effects.craft.spells import CastNow
from ...language.effects.discarding import DiscardAll, DiscardOrganisation, Purge
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.harm.healing import SaveWarrior
from ...language.effects.lasting import Lasting
from ...language.effects.points import Defraud, Drain, EmptyBank, GainDestiny, SwapBanks, Upkeep
from ...language.marks import ANY_GIFTS, NO_AIRSHIPS, TO_FIGHT, TO_SHOOT
from ...language.needs import NeedWarrior
from ...language.occasions import OnDrawStep, OnTheirDrawStep
from ...language.scopes import AIMED, BEARER
from ...language.select import COMBATANTS, DOOMTROOPERS, LEGIONARIES, WARRIORS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.nature import Becomes, Immune
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN, Trigger, mark
from ...language.standing.strikes import FirstStrike
from ...law.combat.attacks import NON_ATTACK
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import special
from ..card import Ability, Doomcard
from ..types import (
    COMBAT,
    EQUIPMENT,
    MISSION,
    ON_BEARER,
    ON_CARD,
    ON_GAME,
    ON_KILL,
    ON_PLAYER,
    ON_POINTS,
    START,
    STAYS,
    SYMMETRY,
)

BROTHER = NeedWarrior(Who(tr.BROTHERHOOD, whose=YOURS, areas=(SQUAD,)))


def _in_combat(id: str, cs: str, en: str, **ratings: int) -> Doomcard:
    boost = Boost("", AIMED, until=COMBAT_LONG, **ratings)  # type: ignore[arg-type]
    return special(id, cs, en, COMBAT, aim=COMBATANTS, play=Lasting((boost,)))


def _essence(id: str, cs: str, en: str, follower: int, wounds: bool = True) -> Doomcard:
    return special(id, cs, en, needs=BROTHER, play=Purge(Who(follower), SYMMETRY, wounds))


def _on(id: str, cs: str, en: str, who: Who, *rules: Standing, **more: Any) -> Doomcard:
    """A special card that stays on a warrior."""
    return special(id, cs, en, lies=ON_BEARER, give=who, after=STAYS, rules=rules, **more)


CARDS = (
    special("positive_karma", "Dobrá karma", "Positive Karma", play=GainDestiny(10)),
    special("miscommunication", "Komunikační šum", "Miscommunication", ON_CARD, play=CancelCard()),
    special("narrow_escape", "Únik o vlásek!", "Narrow Escape!", ON_KILL, play=SaveWarrior()),
    _in_combat("evasive_action", "Úhybná akce", "Evasive Action", armour=2),
    _in_combat("powerful_blow", "Mocný úder", "Powerful Blow", fight=2),
    _in_combat("lucky_shot", "Šťastný výstřel", "Lucky Shot", shoot=2),
    special("inspired", "Bohem požehnaný", "Inspired", play=TakeActions(3, NON_ATTACK)),
    special("blood_lust", "Krvavý chtíč", "Blood Lust", START, play=MoreActions(attacks=1)),
    special("initiative", "Iniciativa", "Initiative", START, play=MoreActions(undefined=1, once=True)),
    special("bamboozled", "Napálen!", "Bamboozled!", ON_POINTS, limit=1, play=Defraud()),
    special("reinforcements", "Posily!", "Reinforcements!", COMBAT, aim=COMBATANTS, per=7, play=Reinforce()),
    _essence("essence_of_virtue", "Esence ctnosti", "Essence of Virtue", tr.OF_ALGEROTH),
    _essence("essence_of_purity", "Esence čistoty", "Essence of Purity", tr.OF_ILIAN),
    _essence("essence_of_integrity", "Esence bezúhonnosti", "Essence of Integrity", tr.OF_SEMAI),
    _essence("essence_of_morality", "Esence mravnosti", "Essence of Morality", tr.OF_DEMNOGONIS),
    _essence("essence_of_clarity", "Esence jasu", "Essence of Clarity", tr.OF_MUAWIJHE),
    _essence("essence_of_rectitude", "Esence přímosti", "Essence of Rectitude", tr.HERETIC, wounds=False),
    special("repentance", "Pokání", "Repentance", play=DiscardAll(who=Who(tr.HERETIC))),
    _on(
        "knighthood",
        "Pasování na rytíře",
        "Knighthood",
        Who(tr.DOOMTROOPER, lacks=tr.IMPERIAL),
        Becomes(IN_PLAY, BEARER, gains=tr.IMPERIAL),
    ),
    _on(
        "dark_visitation",
        "Temná návštěva",
        "Dark Visitation",
        DOOMTROOPERS,
        Becomes(IN_PLAY, BEARER, gains=tr.HERETIC | tr.LEGION, loses=tr.DOOMTROOPER | tr.AFFILIATIONS),
        play=Convert(),
    ),
    _on(
        "tainted",
        "Poskvrněný",
        "Tainted!",
        Who(tr.DOOMTROOPER, lacks=tr.HERETIC),
        Becomes(IN_PLAY, BEARER, gains=tr.HERETIC | tr.LEGION),
    ),
    special("cowardice", "Zbabělost", "Cowardice", at_player="any", play=DriveIntoCover(5)),
    special(
        "necromutant_frenzy",
        "Běsnění nekromutantů",
        "Necromutant Frenzy",
        lies=ON_GAME,
        after=STAYS,
        rules=(FirstStrike(IN_PLAY, Who(tr.NECROMUTANT), Situation(tactic=FIGHT, not_facing=tr.NECROMUTANT)),),
    ),
    special(
        "doomed",
        "Odsouzen k záhubě",
        "Doomed",
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnTheirDrawStep(), Drain(3)),),
    ),
    special("earthquake", "Zemětřesení", "Earthquake", play=DiscardAll(tr.CITY | tr.CITADEL)),
    special("malfunction", "Porucha!", "Malfunction!", aim=Who(), play=DiscardOne((EQUIPMENT,), weapons=True)),
    special("take_cover", "K zemi", "Take Cover", COMBAT, aim=Who(whose=YOURS, fighting="defender"), play=HastyCover()),
    special("discovered", "Odhalen", "Discovered", aim=Who(covered=True), play=OutOfCover()),
    _on(
        "mental_constitution",
        "Mentální konstituce",
        "Mental Constitution",
        DOOMTROOPERS,
        Immune(IN_PLAY, BEARER, art=True, symmetry=True, waivable=True),
        WaiverEnds(IN_PLAY),
        abilities=(Ability("waive", Bilingual("vzdát se imunity", "waive the immunity"), Waive()),),
    ),
    _on("corrupt_shield", "Zkažený štít", "Corrupt Shield", LEGIONARIES, Immune(IN_PLAY, BEARER, art=True)),
    _on(
        "chosen",
        "Vyvolený",
        "Chosen",
        LEGIONARIES,
        mark(ANY_GIFTS, BEARER),
    ),
    special("tactical_advantage", "Taktická výhoda", "Tactical Advantage", COMBAT, play=ChangeTactic()),
    special(
        "surprise_attack",
        "Překvapivý útok",
        "Surprise Attack",
        COMBAT,
        aim=Who(fighting="attacker"),
        play=Lasting((FirstStrike("", AIMED, until=COMBAT_LONG, ends=True),)),
    ),
    special(
        "ambush",
        "Přepadení",
        "Ambush",
        COMBAT,
        aim=Who(fighting="defender"),
        play=Lasting((FirstStrike("", AIMED, until=COMBAT_LONG, ends=True),)),
    ),
    special("retreat", "Ústup!", "Retreat!", COMBAT, play=EndCombat(pays=True)),
    special("desperate_measures", "Zoufalá opatření", "Desperate Measures", play=DiscardAll(type=MISSION)),
    special("sabotage", "Sabotáž!", "Sabotage!", play=DiscardOrganisation()),
    special("negative_karma", "Špatná karma", "Negative Karma", at_player="any", play=EmptyBank()),
    special("reversal_of_fortune", "Obrat štěstěny", "Reversal of Fortune", at_player="other", play=SwapBanks()),
    special("revelation", "Zjevení", "Revelation", aim=DOOMTROOPERS, play=CastNow()),
    special(
        "gale_force_winds",
        "Orkán",
        "Gale Force Winds",
        lies=ON_GAME,
        after=STAYS,
        play=DiscardAll(tr.AIRSHIP),
        rules=(
            mark(NO_AIRSHIPS),
            Trigger(IN_PLAY, OnDrawStep(), Upkeep(3)),
        ),
    ),
    special(
        "heavy_fog",
        "Hustá mlha",
        "Heavy Fog",
        play=Lasting((Forbid("", TO_SHOOT, WARRIORS, until=TO_NEXT_TURN),), everywhere=True),
    ),
    special(
        "chasm",
        "Propast!",
        "Chasm!",
        play=Lasting((Forbid("", TO_FIGHT, WARRIORS, until=TO_NEXT_TURN),), everywhere=True),
    ),
)
