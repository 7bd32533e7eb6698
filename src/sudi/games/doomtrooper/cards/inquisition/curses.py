"""Cards of the set Inquisition: bullets and plagues, gear of the dead, healing in the nick of time, dark machines."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.craft.guises import HealOrSave, InNeed
from ...language.effects.harm.plagues import Loaded, OnPlagueMet, OnShotWound, Strike, TurnVictim
from ...language.effects.missions.tasks import OnYourSlain, RiseInstead
from ...language.effects.trade.charges import EMPTY, FIRED, LOADED, Charge, OnFired, OnFiredOut, OutOfAmmo
from ...language.effects.trade.looting import LootDead
from ...language.pieces import CITADEL_PIECE, SHOOT_WEAPON, OwnLaid, Piece
from ...language.results import AFTER_COMBAT
from ...language.scopes import BEARER
from ...language.select import DOOMTROOPERS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Trigger
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from .. import types
from ..build import equipment, gift, relic, special, spell
from ..card import Ability, Doomcard

_RELOAD = Bilingual("nabít", "reload")

CARDS = (
    Doomcard(
        id="black_bullets",
        name=Bilingual("Černé kulky", "Black Bullets"),
        type=types.EQUIPMENT,
        lies=types.ON_BEARER,
        give=Piece(SHOOT_WEAPON, (types.EQUIPMENT, types.RELIC), tr.SHOOT_WEAPON, Who(tr.LEGION, whose=YOURS)),
        after=types.STAYS,
        standing=(Loaded(IN_PLAY), Trigger(IN_PLAY, OnShotWound(), TurnVictim())),
    ),
    spell(
        "exorcise_injuries",
        "Vymítání poranění",
        "Exorcise Injuries",
        tr.EXORCISM,
        aim=InNeed(tr.DOOMTROOPER),
        play=HealOrSave(),
    ),
    special("loot_the_dead", "Okrást mrtvé", "Loot the Dead", needs=AFTER_COMBAT, play=LootDead()),
    equipment(
        "nazgaroth",
        "Nazgaroth",
        "Nazgaroth",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=8),
        KillsOnWound(IN_PLAY, BEARER),
        OutOfAmmo(IN_PLAY, BEARER),
        Trigger(IN_PLAY, OnFired(), Charge(FIRED)),
        Trigger(IN_PLAY, OnFiredOut(), Charge(EMPTY)),
        to=tr.LEGION,
        abilities=(
            Ability("reload", _RELOAD, Charge(LOADED), actions=1, outside=True),
            Ability("reload_now", _RELOAD, Charge(LOADED), cost=5, outside=True),
        ),
    ),
    relic(
        "necromakina",
        "Nekromakina",
        "Necromakina",
        0,
        Trigger(IN_PLAY, OnYourSlain(DOOMTROOPERS), RiseInstead(Who(tr.LEGION, lacks=tr.PERSONALITY))),
        give=OwnLaid(CITADEL_PIECE, (types.FORTIFICATION,), tr.CITADEL),
    ),
    gift(
        "plague_bearer",
        "Nositel moru",
        "Plague Bearer",
        tr.GIFT_OF_DEMNOGONIS,
        Trigger(IN_PLAY, OnPlagueMet(), Strike()),
    ),
)
