"""Equipment of the set Warzone."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing

from ...language.marks import ANYBODY, IGNORES_FORTS, NO_EQUIPMENT, SECOND_TARGET
from ...language.scopes import BEARER, FACING, WITH_BEARER
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.bonuses import ZONES, BonusTimes
from ...language.standing.boosts import Boost
from ...language.standing.rule import mark
from ...language.standing.strikes import FirstStrike, KillsOnWound, Overkill
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import SHOOT
from ..build import equipment
from ..card import Doomcard

_FIRST_SHOT = FirstStrike(IN_PLAY, BEARER, Situation(tactic=SHOOT), always=True)


def _vehicle(id: str, cs: str, en: str, traits: int, *rules: Standing, **more: Any) -> Doomcard:
    """Whoever is inside uses no other equipment."""
    return equipment(id, cs, en, tr.VEHICLE | traits, *rules, mark(NO_EQUIPMENT), **more)


VEHICLES = (
    _vehicle(
        "black_widow",
        "Černá vdova",
        "Black Widow",
        0,
        Boost(IN_PLAY, BEARER, fight=4, shoot=4, armour=4),
        mark(IGNORES_FORTS, BEARER),
        to=tr.LEGION,
    ),
    _vehicle(
        "death_angel",
        "Anděl smrti",
        "Death Angel",
        0,
        Boost(IN_PLAY, BEARER, Situation(facing=tr.LEGION), shoot=12),
        to=tr.BROTHERHOOD,
        give=Who(tr.BROTHERHOOD, whose=YOURS, most_value=3),
    ),
    _vehicle(
        "dragonfish",
        "Dračí ryba",
        "Dragonfish",
        tr.SUBMARINE,
        FirstStrike(IN_PLAY, BEARER, always=True),
        KillsOnWound(IN_PLAY, BEARER),
        to=tr.MISHIMA,
    ),
    _vehicle(
        "giacchio_forza",
        "Giacchio Forza 750",
        "Giacchio Forza 750",
        tr.BAUHAUS,  # the maker's sign (DTR-477)
        _FIRST_SHOT,
        give=Who(some=tr.FREELANCER | tr.HERETIC, whose=YOURS),
        requires_some=tr.FREELANCER | tr.HERETIC,
    ),
    _vehicle(
        "gt_offroad",
        "GT Offroad B52",
        "GT Offroad B52",
        tr.TANK,
        Boost(IN_PLAY, BEARER, shoot=2, armour=2),
        _FIRST_SHOT,
        to=tr.DOOMTROOPER,
    ),
    _vehicle(
        "dragonbike",
        "Mishimská dračí motorka",
        "Mishimese Dragonbike",
        0,
        Boost(IN_PLAY, BEARER, fight=2, shoot=5),
        _FIRST_SHOT,
        to=tr.MISHIMA,
    ),
    _vehicle(
        "jet_pack",
        "Raketový batoh",
        "Jet Pack",
        tr.AIRSHIP,
        BonusTimes(IN_PLAY, FACING, source=ZONES, factor=0),
        give=Who(whose=YOURS, most_value=5),
    ),
    _vehicle(
        "rattlesnake",
        "Chřestýš",
        "Rattlesnake",
        0,
        Boost(IN_PLAY, BEARER, shoot=5),
        mark(SECOND_TARGET, BEARER, n=ANYBODY),
        to=tr.CAPITOL,
    ),
    equipment(
        "pegasus",
        "Průzkumná motorka Pegasus",
        "Pegasus Scout Bike",
        tr.AIRSHIP | tr.VEHICLE,
        Boost(IN_PLAY, WITH_BEARER, armour=3),
        to=tr.CAPITOL,
        give=Who(tr.CAPITOL, whose=YOURS, most_value=4),
    ),
)

WEAPONS = (
    equipment(
        "airbrush",
        "Brokovnice Airbrush/M516S",
        "Airbrush/M516S Shotgun",
        tr.SHOTGUN | tr.SHOOT_WEAPON | tr.MISHIMA | tr.CAPITOL,
        Boost(IN_PLAY, BEARER, fight=3),
        Overkill(IN_PLAY, BEARER),
    ),
    equipment(
        "tormentor_incinerator",
        "Spalovač Mučitel",
        "Tormentor Incinerator",
        tr.FLAMETHROWER | tr.SHOOT_WEAPON | tr.SHORT_RANGE,
        Boost(IN_PLAY, BEARER, fight=6),
        Overkill(IN_PLAY, BEARER),
        to=tr.LEGION,
        give=Who(tr.LEGION, whose=YOURS, most_value=5),
    ),
)

CARDS = (*VEHICLES, *WEAPONS)
