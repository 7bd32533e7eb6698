"""Cards of the set Mortificator that make attacks, repeat them or turn them against others."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.again import AttackAgain, AttackedBy, Divert, StepIn, WoundDealt
from ...language.effects.attacks.aiming import AimBoost, GatherStrength
from ...language.effects.attacks.massed import AttackAll, HuntDown
from ...language.marks import ANY_TROOPERS_EQUIPMENT, FIRES_FROM_COVER
from ...language.results import AFTER_COMBAT
from ...language.scopes import BEARER, ITSELF
from ...language.select import DOOMTROOPERS, LEGIONARIES, WARRIORS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.rule import COMBAT_LONG, mark
from ...state import KOHORT, SQUAD
from ...words import traits as tr
from ..build import special, warrior
from ..card import Ability
from ..types import ACTIONS, COMBAT, ON_BEARER, SACRIFICED, STAYS

_MORTIFICATORS = Who(tr.MORTIFICATOR, whose=YOURS)

_PREPARE = Bilingual("chystat útok", "prepare an attack")
_CHARGED = AimBoost("", ITSELF, Situation(role="attacking"), until=COMBAT_LONG, fight=5, shoot=5, armour=5)

CARDS = (
    warrior(
        "jake_kramer",
        "Jake Kramer",
        "Jake Kramer",
        (5, 6, 5, 6),
        tr.CAPITOL | tr.PERSONALITY,
        mark(ANY_TROOPERS_EQUIPMENT),
        abilities=(Ability("gather", _PREPARE, GatherStrength(_CHARGED), actions=1),),
    ),
    special("battle_cry", "Válečný pokřik", "Battle Cry", ACTIONS, actions=3, play=AttackAll(SQUAD, LEGIONARIES)),
    special(
        "powerful_command",
        "Mocný rozkaz",
        "Powerful Command",
        ACTIONS,
        actions=3,
        play=AttackAll(KOHORT, DOOMTROOPERS),
    ),
    special("bite_the_dust", "Do prachu!", "Bite the Dust", needs=WoundDealt(), play=AttackAgain(wounder=True)),
    special("pursuit", "Pronásledování", "Pursuit", needs=AFTER_COMBAT, play=AttackAgain()),
    special(
        "blasting_away",
        "Palba z krytu",
        "Blasting Away",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(mark(FIRES_FROM_COVER, BEARER),),
    ),
    special("holy_protector", "Svatý ochránce", "Holy Protector", COMBAT, aim=_MORTIFICATORS, play=StepIn()),
    special(
        "temporary_insanity",
        "Dočasné šílenství",
        "Temporary Insanity",
        cost=10,
        needs=AttackedBy(DOOMTROOPERS, LEGIONARIES),
        play=Divert(),
    ),
    special(
        "trail_of_evidence",
        "Stopa důkazů",
        "Trail of Evidence",
        ACTIONS,
        actions=2,
        aim=LEGIONARIES,
        after=SACRIFICED,
        play=HuntDown(_MORTIFICATORS),
    ),
)
