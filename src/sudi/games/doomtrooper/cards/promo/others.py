"""Equipment, fortifications, missions and special cards among the promotional cards."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.answers.arrivals import FullHouse, Supplant
from ...language.effects.answers.others import LoseFound
from ...language.effects.craft.laying import LayBefore
from ...language.effects.discarding import BuyFree, DiscardOneTitle
from ...language.effects.harm.demolition import Raze
from ...language.effects.harm.endings import StrikeDead
from ...language.effects.missions.tidings import ForYourself, FulfilFor
from ...language.marks import SILENCED
from ...language.needs import InTactic
from ...language.occasions import OnYourKill
from ...language.scopes import BEARER
from ...language.select import THEIRS, WARRIORS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.protection import PlayerWarded
from ...language.standing.rule import GAME_LONG, Trigger, mark
from ...language.standing.sealing import SealedLibrary
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import equipment, fortification, gift, mission, special, spell
from ..card import Ability
from ..types import ACTIONS, COMBAT, ON_BEARER, ON_GAME, ON_JOINED, ON_SEARCH, SACRIFICED, STAYS

_UNTOUCHED = (
    Immune("", Who(whose=YOURS), art=True, until=GAME_LONG),
    PlayerWarded("", only_art=True, until=GAME_LONG),
)

CARDS = (
    mission(
        "heretic_conspiracy",
        "Kacířské spiknutí",
        "Heretic Conspiracy",
        None,
        Trigger(
            IN_PLAY, OnYourKill(victim=Who(tr.BROTHERHOOD, some=tr.PERSONALITY), theirs=True), FulfilFor(_UNTOUCHED)
        ),
        play=ForYourself(),
    ),
    gift(
        "power_of_perception",
        "Síla vnímání",
        "Power of Perception",
        tr.DARK_GIFT,
        abilities=(
            Ability(
                "forbid",
                Bilingual("připravit o kartu", "take the card away"),
                LoseFound(),
                moment=ON_SEARCH,
                discards=True,
            ),
        ),
    ),
    equipment(
        "bulletproof_vest",
        "Neprůstřelná vesta",
        "Bulletproof Vest",
        0,
        give=Who(some=tr.PERSONALITY, whose=YOURS),
        abilities=(
            Ability(
                "protect",
                Bilingual("zbavit se odstřelovačů", "get rid of snipers"),
                DiscardOneTitle("snipers"),
                discards=True,
            ),
        ),
    ),
    fortification(
        "luna",
        "Luna",
        "Luna",
        "squad kohort",
        Boost(IN_PLAY, Who(lacks=tr.FREELANCER, whose=YOURS), armour=1),
        Boost(IN_PLAY, Who(tr.FREELANCER, whose=YOURS), armour=2),
    ),
    equipment(
        "homing_missile",
        "Naváděná střela",
        "Homing Missile",
        0,
        abilities=(
            Ability(
                "fire",
                Bilingual("zničit vozidlo", "destroy a vehicle"),
                Raze(forts=False, warriors=True),
                discards=True,
            ),
        ),
    ),
    special(
        "perfect_hit",
        "Dokonalý zásah",
        "Perfect Hit",
        COMBAT,
        needs=InTactic(FIGHT),
        aim=Who(tr.DOOMTROOPER, whose=YOURS, fighting="combatant", facing=tr.LEGION),
        after=SACRIFICED,
        play=StrikeDead(),
    ),
    special(
        "stranglehold",
        "Škrtící sevření",
        "Stranglehold",
        ACTIONS,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(mark(SILENCED, BEARER),),
        abilities=(Ability("free", Bilingual("vykoupit se", "buy it free"), BuyFree(), by_bearer=True),),
    ),
    special(
        "primal_bitch",
        "Primal Bitch",
        "Primal Bitch",
        ON_JOINED,
        stands=True,
        traits=tr.PERSONALITY,
        fight=None,
        shoot=None,
        armour=None,
        aim=Who(whose=THEIRS),
        after=STAYS,
        rules=(FullHouse(IN_PLAY),),
        play=Supplant(),
    ),
    spell(
        "spellbound",
        "Očarování",
        "Spellbound",
        tr.MANIPULATION,
        when=ACTIONS,
        actions=3,
        limit=1,
        lies=ON_GAME,
        after=STAYS,
        standing=(SealedLibrary(IN_PLAY),),
        play=LayBefore(),
    ),
)
