"""Warriors of the four tribes in the set Paradise Lost."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.values import SET

from ...language.marks import ARM, BE_ATTACKED, RIDE, TO_FIGHT
from ...language.scopes import FACING, ITSELF
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BASE, Boost, PerMate
from ...language.standing.boosts import BEAST as BEAST_LAYER
from ...language.standing.strikes import FirstStrike, KillsOnWound, LastStand
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import Ratings, warrior
from ..card import Doomcard

KILLS = KillsOnWound(IN_PLAY, ITSELF)
NO_BEASTS = Forbid(IN_PLAY, RIDE, ITSELF)
NO_WEAPONS = Forbid(IN_PLAY, ARM, ITSELF)


def _of(tribe: int, id: str, cs: str, en: str, ratings: Ratings, *rules: Standing, traits: int = 0) -> Doomcard:
    return warrior(id, cs, en, ratings, tribe | tr.TRIBAL | traits, *rules)


def _leads(kind: int, n: int, near: bool = False, whose: str = "any", others: bool = True) -> Boost:
    """Those of a kind are better by so much: all of the player's, or those beside the leader; perhaps only others."""
    return Boost(IN_PLAY, Who(kind, whose=whose, others=others, near=near), fight=n, shoot=n, armour=n)


# ---- Crescentia ----
_BEASTS = Situation(facing=tr.BEAST, or_having=True)
_FIGHTS = Situation("attacking", FIGHT)
CRESCENTIA = (
    _of(
        tr.CRESCENTIA,
        "brotherbound_trooper",
        "Pobratimský voják",
        "Brotherbound Trooper",
        (4, 3, 5, 4),
        NO_BEASTS,
        Forbid(IN_PLAY, TO_FIGHT, Who(mounted=True, near=True), only_as_defender=True),
        traits=tr.BROTHERBOUND,
    ),
    _of(
        tr.CRESCENTIA,
        "brotherbound_sergeant",
        "Pobratimský seržant",
        "Brotherbound Sergeant",
        (6, 5, 7, 6),
        _leads(tr.BROTHERBOUND, 2, whose=YOURS),
        traits=tr.BROTHERBOUND | tr.COMMANDER,
    ),
    _of(
        tr.CRESCENTIA,
        "crescentian_martyr",
        "Půlměsíčský mučedník",
        "Crescentian Martyr",
        (5, 5, 4, 8),
        Boost(IN_PLAY, ITSELF, _BEASTS, fight=20, shoot=20, layer=BASE, operation=SET),
        KillsOnWound(IN_PLAY, ITSELF, _BEASTS),
        LastStand(IN_PLAY, ITSELF, _BEASTS),
    ),
    _of(
        tr.CRESCENTIA,
        "sacred_tear",
        "Posvátná slza",
        "Sacred Tear",
        (4, 4, 4, 7),
        Boost(IN_PLAY, ITSELF, _FIGHTS, fight=16, layer=BASE, operation=SET),
        KillsOnWound(IN_PLAY, ITSELF, _FIGHTS),
        LastStand(IN_PLAY, ITSELF, _FIGHTS),
    ),
    _of(
        tr.CRESCENTIA,
        "jihad_infantry_trooper",
        "Pěšák svaté války",
        "Jihad Infantry Trooper",
        (7, 6, 7, 7),
        NO_BEASTS,
    ),
    _of(
        tr.CRESCENTIA,
        "mastodont_handler",
        "Cvičitel mastodontů",
        "Mastodont Handler",
        (4, 4, 4, 4),
        Boost(IN_PLAY, Who(mounted=True, near=True), fight=2, shoot=2, armour=2, layer=BEAST_LAYER),
    ),
)

# ---- the Lutheran Triad ----
_CAVALIERS = PerMate(IN_PLAY, ITSELF, fight=1, shoot=1, armour=1, mates=Who(tr.CAVALIER))
LUTHERANS = (
    _of(
        tr.LUTHERAN,
        "cavalier",
        "Kavalerista",
        "Cavalier",
        (5, 3, 4, 4),
        _CAVALIERS,
        traits=tr.CAVALIER | tr.BEAST,
    ),
    _of(
        tr.LUTHERAN,
        "heavy_cavalier",
        "Těžký kavalerista",
        "Heavy Cavalier",
        (3, 6, 5, 5),
        _CAVALIERS,
        traits=tr.CAVALIER | tr.BEAST,
    ),
    _of(
        tr.LUTHERAN,
        "scout_cavalier",
        "Průzkumný kavalerista",
        "Scout Cavalier",
        (4, 4, 5, 4),
        _CAVALIERS,
        Forbid(IN_PLAY, BE_ATTACKED, Who(lacks=tr.SCOUT_CAVALIER, whose=YOURS, areas=(OUTPOST,))),
        traits=tr.CAVALIER | tr.SCOUT_CAVALIER | tr.BEAST,
    ),
    _of(tr.LUTHERAN, "corsair", "Korzár", "Corsair", (7, 3, 6, 6), KILLS),
    _of(
        tr.LUTHERAN,
        "fusilier",
        "Fyzilír",
        "Fusilier",
        (0, 0, 0, 4),
        PerMate(
            IN_PLAY,
            ITSELF,
            fight=4,
            shoot=4,
            armour=4,
            layer=BASE,
            mates=Who(title="fusilier"),
            place=OUTPOST,
            itself=True,
        ),
    ),
    _of(
        tr.LUTHERAN,
        "greymourn_trenchartillery",
        "Zákopové dělostřelectvo Greymourn",
        "Greymourn Trenchartillery",
        (3, 9, 6, 6),
        Forbid(IN_PLAY, TO_FIGHT, ITSELF, only_as_attacker=True),
        NO_WEAPONS,
        Boost(IN_PLAY, FACING, Situation(aboard=tr.AIRSHIP), armour=-4),
    ),
    _of(
        tr.LUTHERAN,
        "lutheran_sergeant",
        "Luteránský seržant",
        "Lutheran Sergeant",
        (7, 6, 6, 6),
        _leads(tr.DISCIPLE, 2, near=True, others=False),
        traits=tr.COMMANDER,
    ),
)

# ---- the Sons of Rasputin ----
_FIRST_IN_FIGHTS = FirstStrike(IN_PLAY, ITSELF, Situation(tactic=FIGHT), always=True)
RASPUTIN = (
    _of(
        tr.RASPUTIN,
        "cossack",
        "Kozák",
        "Cossack",
        (5, 4, 5, 5),
        _FIRST_IN_FIGHTS,
        traits=tr.COSSACK | tr.BEAST,
    ),
    _of(
        tr.RASPUTIN,
        "cossack_kommendant",
        "Velitel kozáků",
        "Cossack Kommendant",
        (7, 5, 6, 7),
        _FIRST_IN_FIGHTS,
        _leads(tr.COSSACK, 3, near=True),
        traits=tr.COSSACK | tr.BEAST | tr.COMMANDER,
    ),
    _of(
        tr.RASPUTIN,
        "cossack_scout",
        "Kozácký zvěd",
        "Cossack Scout",
        (4, 4, 4, 4),
        FirstStrike(IN_PLAY, ITSELF, Situation(tactic=FIGHT), always=True, beats=True),
        traits=tr.COSSACK | tr.BEAST,
    ),
    _of(
        tr.RASPUTIN,
        "soldat",
        "Soldát",
        "Soldat",
        (5, 4, 5, 5),
        PerMate(IN_PLAY, ITSELF, fight=2, shoot=2, armour=2, mates=Who(tr.SCHWERWAFFE)),
        traits=tr.SOLDAT,
    ),
    _of(
        tr.RASPUTIN,
        "schwerwaffe_soldat",
        "Soldát s těžkou zbraní",
        "Schwerwaffe Soldat",
        (3, 7, 5, 6),
        traits=tr.SOLDAT | tr.SCHWERWAFFE,
    ),
    # No card of the sets acts on flame-throwers, so that this one is affected by as many as their bearers are.
    _of(
        tr.RASPUTIN,
        "flammen_soldat",
        "Soldát s plamenometem",
        "Flammen Soldat",
        (8, 8, 4, 6),
        KILLS,
        NO_WEAPONS,
        traits=tr.SOLDAT | tr.FLAMETHROWER,
    ),
    _of(
        tr.RASPUTIN,
        "shock_soldat",
        "Úderný soldát",
        "Shock Soldat",
        (5, 5, 6, 6),
        KillsOnWound(IN_PLAY, ITSELF, sacrifices=True),
        NO_WEAPONS,
        traits=tr.SOLDAT,
    ),
    _of(
        tr.RASPUTIN,
        "soldat_kommendant",
        "Velitel soldátů",
        "Soldat Kommendant",
        (6, 5, 6, 7),
        _leads(tr.SOLDAT, 3, near=True),
        traits=tr.SOLDAT | tr.COMMANDER,
    ),
    _of(
        tr.RASPUTIN,
        "jaeger_commando",
        "Komando Jägerů",
        "Jaeger Commando",
        (5, 5, 5, 7),
        Boost(IN_PLAY, ITSELF, Situation("attacking"), fight=4, shoot=4, armour=4),
        traits=tr.JAEGER,
    ),
)

# ---- the Templars ----
TEMPLARS = (
    _of(tr.TEMPLARS, "gendarme", "Četník", "Gendarme", (7, 8, 8, 9), KILLS),
    _of(
        tr.TEMPLARS,
        "horde_centurion",
        "Centurion hordy",
        "Horde Centurion",
        (7, 7, 5, 8),
        KILLS,
        _leads(tr.HORDE_TROOPER, 2, whose=YOURS, others=False),
        traits=tr.COMMANDER,
    ),
    _of(
        tr.TEMPLARS,
        "horde_trooper",
        "Voják hordy",
        "Horde Trooper",
        (5, 4, 5, 5),
        KILLS,
        traits=tr.HORDE_TROOPER,
    ),
    _of(
        tr.TEMPLARS,
        "templar_legionnaire",
        "Templářský legionář",
        "Templar Legionnaire",
        (4, 4, 4, 4),
        PerMate(IN_PLAY, ITSELF, fight=2, shoot=2, armour=2, mates=Who(title="templar_legionnaire")),
    ),
    _of(
        tr.TEMPLARS,
        "templar_marine",
        "Templářský mariňák",
        "Templar Marine",
        (6, 6, 7, 7),
        FirstStrike(IN_PLAY, ITSELF),
        traits=tr.TEMPLAR_MARINE,
    ),
)

CARDS = (*CRESCENTIA, *LUTHERANS, *RASPUTIN, *TEMPLARS)
