"""Warzones and fortifications of the set Warzone, and the cards that make them home."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.ground import Mine
from ...language.effects.missions.rewards import MoreForKill
from ...language.marks import ANY_KIND_OF_GEAR, CASTS, FREE_CARDS
from ...language.occasions import OnKill
from ...language.pieces import Piece
from ...language.scopes import FROM_HOST, FROM_ZONE, IN_ZONE, MODIFYING, FromZone
from ...language.select import DOOMTROOPERS
from ...language.situations import Situation
from ...language.standing.bonuses import HOST, BonusTimes
from ...language.standing.boosts import Boost, doubled
from ...language.standing.disuse import Unusable
from ...language.standing.rule import Mark, Trigger
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import trait_nouns
from ...words import traits as tr
from ...words.ratings import FIGHT, SHOOT, VALUE
from ..build import fortification, special, warzone
from ..card import Ability, Doomcard
from ..types import COMBAT, ON_BEARER, STAYS, WARZONE

WARZONES = (
    warzone(
        "asteroid_settlement",
        "Osada na asteroidu",
        "Asteroid Settlement",
        "squad kohort",
        (2, -1, 1, 2),
        Unusable(IN_PLAY, IN_ZONE, gear=tr.SHOOT_WEAPON),
        traits=tr.ASTEROIDS,
    ),
    warzone(
        "citadel_sanctum",
        "Svatyně citadely",
        "Citadel Sanctum",
        "kohort",
        (3, 3, 3, 0),
        doubled(FROM_ZONE, VALUE, when=Situation(facing=tr.DOOMTROOPER)),
        KillsOnWound(IN_PLAY, FROM_ZONE, Situation(facing=tr.DOOMTROOPER)),
    ),
    warzone(
        "crater_of_anatholia",
        "Kráter Anatholia",
        "Crater of Anatholia",
        "kohort",
        (-3, 1, 2, 2),
        Mark(IN_PLAY, FROM_ZONE, name=FREE_CARDS, n=tr.GIFTS),
        KillsOnWound(IN_PLAY, FROM_ZONE, Situation(tactic=FIGHT)),
        traits=tr.ON_MERCURY,
    ),
    warzone(
        "cyberopolis",
        "Cyberopolis",
        "Cyberopolis",
        "squad",
        (-1, -1, 3, 2),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.CYBERTRONIC), fight=3, shoot=3, armour=3, value=3),
        traits=tr.ON_MARS,
    ),
    warzone(
        "helstrom_mountains",
        "Helstromské hory",
        "Helstrom Mountains",
        "kohort",
        (2, -3, 3, 4),
        Trigger(IN_PLAY, OnKill(FROM_ZONE, DOOMTROOPERS, tactic=SHOOT), MoreForKill()),
        traits=tr.ON_VENUS,
    ),
    warzone(
        "infested_asteroid",
        "Zamořený asteroid",
        "Infested Asteroid",
        "kohort",
        (2, 0, 3, 2),
        Boost(IN_PLAY, FROM_ZONE, Situation(facing=tr.IMPERIAL), fight=5, shoot=5, armour=5, value=5),
        traits=tr.ASTEROIDS,
    ),
    warzone(
        "diamond_caverns",
        "Merkurské diamantové jeskyně",
        "Mercurian Diamond Caverns",
        "squad",
        (-2, -2, 5, 4),
        Trigger(IN_PLAY, OnKill(FROM_ZONE, killer=tr.MISHIMA), MoreForKill(victory=3)),
        traits=tr.ON_MERCURY,
    ),
    warzone(
        "phobos_and_deimos",
        "Phobos a Deimos",
        "Phobos & Deimos",
        "kohort",
        (1, 1, -1, 2),
        Boost(
            IN_PLAY,
            FROM_ZONE,
            Situation(bearer=tr.OF_SEMAI | tr.OF_MUAWIJHE, facing=tr.DOOMTROOPER),
            fight=5,
            shoot=5,
            armour=5,
        ),
        traits=tr.ON_MARS,
    ),
    warzone(
        "sacred_outpost",
        "Posvátná výspa",
        "Sacred Outpost",
        "squad",
        (3, 3, 3, 6),
        Mark(IN_PLAY, FROM_ZONE, Situation(bearer=tr.BROTHERHOOD), name=CASTS, n=tr.ALL_ARTS),
        KillsOnWound(IN_PLAY, FROM_ZONE, Situation(bearer=tr.BROTHERHOOD)),
        Boost(
            IN_PLAY,
            IN_ZONE,
            Situation(role="attacking", facing=tr.BROTHERHOOD, bearer=tr.DOOMTROOPER),
            fight=-2,
            shoot=-2,
            armour=-2,
        ),
    ),
    warzone(
        "shinrikyo_underworld",
        "Podsvětí Shinrikyo",
        "Shinrikyo Underworld",
        "squad kohort",
        (3, 3, -2, 3),
        Mark(IN_PLAY, MODIFYING, name=FREE_CARDS, n=ANY_KIND_OF_GEAR),
        traits=tr.ON_MERCURY,
    ),
    warzone(
        "venusian_jungle",
        "Venušanská džungle",
        "Venusian Jungle",
        "squad",
        (3, -1, 2, 2),
        Unusable(IN_PLAY, IN_ZONE, gear=tr.VEHICLE),
        Boost(IN_PLAY, FROM_ZONE, Situation(bearer=tr.VENUSIAN_RANGER), fight=3, shoot=3, armour=3),
        traits=tr.ON_VENUS,
    ),
)


def _know(people: int, where: FromZone = FROM_HOST) -> tuple[Standing, ...]:
    """They know the ground: nothing there is against them, and whom they wound there is killed."""
    at_home = Situation(bearer=people)
    return (
        BonusTimes(IN_PLAY, where, at_home, source=HOST, factor=0, losses=True),
        KillsOnWound(IN_PLAY, where, at_home),
    )


def _home(id: str, cs: str, en: str, place: int, *rules: Standing) -> Doomcard:
    (word,) = trait_nouns.nouns_of(place)
    return special(
        id,
        cs,
        en,
        lies=ON_BEARER,
        give=Piece(word, (WARZONE,), place),
        after=STAYS,
        rules=rules,
    )


HOMES = (
    _home(
        "home_turf_asteroid_belt",
        "Domácí půda: pás asteroidů",
        "Home Turf Asteroid Belt",
        tr.ASTEROIDS,
        *_know(tr.IMPERIAL),
    ),
    _home(
        "home_turf_mars",
        "Domácí půda: Mars",
        "Home Turf Mars",
        tr.ON_MARS,
        *_know(tr.CAPITOL, FromZone(host=True, but="cyberopolis")),
        *_know(tr.CYBERTRONIC, FromZone(host=True, title="cyberopolis")),
    ),
    _home("home_turf_mercury", "Domácí půda: Merkur", "Home Turf Mercury", tr.ON_MERCURY, *_know(tr.MISHIMA)),
    _home("home_turf_venus", "Domácí půda: Venuše", "Home Turf Venus", tr.ON_VENUS, *_know(tr.BAUHAUS)),
)

FORTIFICATIONS = (
    fortification(
        "barrage_balloons",
        "Přehradné balony",
        "Barrage Balloons",
        "squad",
        abilities=(
            Ability(
                "release",
                Bilingual("vypustit balony", "release the balloons"),
                Mine(tr.AIRSHIP, defender=tr.DOOMTROOPER),
                moment=COMBAT,
                discards=True,
                sacrifices=True,
                anybody=True,
            ),
        ),
    ),
)

CARDS = (*WARZONES, *HOMES, *FORTIFICATIONS)
