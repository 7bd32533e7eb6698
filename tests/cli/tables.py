"""A table of each game at which a person sits down to type: the first seat is asked for a free choice."""

from __future__ import annotations

import sudi
from tests.doomtrooper.table import table as doomtrooper
from tests.rone.table import table as rone
from tests.shards.table import table as shards
from tests.smashup.table import table as smashup
from tests.summonerwars.table import table as summonerwars


def table_of(game: str) -> sudi.Match:
    return {
        "shards": _shards,
        "smashup": _smashup,
        "summonerwars": _summonerwars,
        "rone": _rone,
        "doomtrooper": _doomtrooper,
    }[game]()


def _shards() -> sudi.Match:
    return shards(
        {"hand": ["crystal", "blaster"], "discard": ["crystal"]},
        {"hand": ["crystal"], "discard": ["blaster", "crystal"], "champions": ["zetta_encryptor"]},
        row=["venator_of_the_wastes", "ojas_genesis_druid", "reactor_drone"],
    )


def _smashup() -> sudi.Match:
    return smashup(
        {"hand": ["pirates_saucy_wench", "pirates_broadside"]},
        {"discard": ["zombies_walker", "zombies_walker"]},
        bases=["tortuga", "jungle_oasis"],
        minions={"tortuga": ["pirates_first_mate", "zombies_walker@p2"], "jungle_oasis": ["zombies_walker@p2"]},
        factions=["pirates+ninjas", "zombies+robots"],
    )


def _summonerwars() -> sudi.Match:
    return summonerwars(
        {"hand": ["pd_ice_golem"], "magic": 2},
        board={"D1": "pd_svara", "C3": "pd_ice_golem", "C7": "to_grognack@p2"},
        decks=("polar_dwarves", "tundra_orcs"),
        phase="move",
    )


def _rone() -> sudi.Match:
    return rone(
        {"hand": ["areja", "destroyer"], "rolled": "BR--", "discard": ["jugura"], "ground": ["crawler"]},
        {"discard": ["areja", "order"], "base": ["jammer"]},
    )


def _doomtrooper() -> sudi.Match:
    return doomtrooper(
        {"squad": ["infantry", "clansman"], "hand": ["archangel", "composite_armor"], "destiny": 1},
        {"squad": ["infantry!", "clansman"], "kohort": ["necromutant"]},
    )
