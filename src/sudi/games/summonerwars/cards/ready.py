"""The ready-made decks: what comes with each summoner, where it stands at the start, and the freely chosen cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ready:
    """One faction's deck. Places are (own row, own column from the left), as its player counts them from 1."""

    summoner: str
    epic: str
    start: tuple[tuple[int, int], tuple[int, int]]  # the summoner, the starting gate
    units: tuple[tuple[str, int, int], tuple[str, int, int]]  # the two starting units
    chosen: tuple[tuple[str, int], ...]
    printed: bool = True  # False: the printed set-up is not known, this one is our own


def _ready(
    summoner: str,
    epic: str,
    start: tuple[tuple[int, int], tuple[int, int]],
    units: tuple[tuple[str, int, int], tuple[str, int, int]],
    champions: str,
    commons: str,
    events: str,
    printed: bool = True,
) -> Ready:
    prefix = summoner.partition("_")[0]
    chosen = [(f"{prefix}_{id}", n) for ids, n in ((champions, 1), (commons, 4), (events, 2)) for id in ids.split()]
    starting = tuple((f"{prefix}_{id}", r, c) for id, r, c in units)
    return Ready(summoner, f"{prefix}_{epic}", start, starting, tuple(chosen), printed)  # type: ignore[arg-type]


READY: dict[str, Ready] = {
    "fallen_kingdom": _ready(
        "fk_ret_talus",
        "sacrificial_pyre",
        ((1, 4), (3, 4)),
        (("undead_archer", 3, 3), ("undead_carrier", 4, 4)),
        "elut_bal dragos gul_dass",
        "undead_warrior hellfire_cultist undead_carrier undead_archer",
        "hellforged_weapon purge blood_summon",
    ),
    "polar_dwarves": _ready(
        "pd_svara",
        "ice_ram",
        ((1, 4), (3, 4)),
        (("frost_mage", 3, 3), ("ice_golem", 2, 3)),
        "nadiana ollag jarmund",
        "frost_mage ice_golem bear_cavalry ice_smith",
        "parapet ice_repair glacial_shift",
    ),
    "cave_goblins": _ready(
        "cg_sneeks",
        "enrage_the_horde",
        ((1, 5), (2, 4)),
        (("horde_slinger", 2, 5), ("beast_rider", 3, 3)),
        "blarf smeg the_eater",
        "horde_climber beast_rider horde_slinger horde_clinger",
        "sneak unrelenting pile_on",
    ),
    "savanna_elves": _ready(
        "se_abua_shi",
        "chant_of_power",
        ((1, 4), (2, 4)),
        (("border_archer", 3, 4), ("lioness", 3, 3)),
        "miti_mumway makeinda_ru miti_kyru",
        "border_archer lioness rhinoceros spirit_mage",
        "chant_of_entangling chant_of_growth chant_of_weaving",
    ),
    "breakers": _ready(
        "br_tacullu",
        "mind_control",
        ((1, 3), (2, 4)),
        (("deceiver", 3, 5), ("mind_witch", 2, 3)),
        "gwalark kalal gulldune",
        "wind_archer wind_mage mind_witch deceiver",
        "perplexing_tempest blast hypnotic_call",
    ),
    "vanguards": _ready(
        "va_sera_eldwyn",
        "holy_judgment",
        ((1, 4), (3, 4)),
        (("temple_priest", 4, 3), ("citadel_archer", 3, 5)),
        "valna_stoutheart jacob_eldwyn coleen_brighton",
        "temple_priest citadel_paladin citadel_knight citadel_archer",
        "guarding_spirits mass_heal renewed_hope",
    ),
    "tundra_orcs": _ready(
        "to_grognack",
        "for_glory",
        ((1, 3), (2, 3)),
        (("tundra_fighter", 3, 4), ("frost_shaman", 3, 2)),
        "ragnor shonk targan",
        "smasher tundra_fighter tundra_charger frost_shaman",
        "brutal_force freeze primal_fury",
        printed=False,
    ),
    "phoenix_elves": _ready(
        "pe_queen_maldaria",
        "spirit_of_the_phoenix",
        ((1, 4), (2, 3)),
        (("royal_guardian", 3, 4), ("ember_archer", 3, 2)),
        "fanessa fire_drake holleas",
        "royal_guardian ember_archer ember_mage ember_beast",
        "burn blinding_flare divine_retribution",
        printed=False,
    ),
}
