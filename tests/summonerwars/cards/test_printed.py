"""What is printed on the cards: numbers, kinds of attack, symbols, phases; and what other editions print."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.summonerwars.law.decks import BY_ID, FIRST_PRINTS, find_card, parse
from sudi.games.summonerwars.words.phases import PHASES


@pytest.mark.parametrize(
    ("id", "numbers", "attack", "symbols"),
    [
        ("gate_start", (0, 0, 10), "", ""),
        ("gate", (0, 0, 5), "", ""),
        ("fk_ret_talus", (-1, 2, 12), "ranged", "fire dark martial"),
        ("fk_elut_bal", (6, 6, 6), "melee", "fire"),
        ("fk_dragos", (6, 4, 8), "melee", "dark"),
        ("fk_gul_dass", (6, 2, 8), "melee", "fire dark"),
        ("fk_undead_warrior", (2, 2, 4), "melee", "dark"),
        ("fk_hellfire_cultist", (0, 2, 2), "ranged", "fire"),
        ("fk_undead_carrier", (1, 2, 3), "melee", "dark"),
        ("fk_undead_archer", (2, 3, 2), "ranged", "fire"),
        ("fk_sacrificial_pyre", (1, 0, 0), "", ""),
        ("fk_hellforged_weapon", (0, 0, 0), "", "fire"),
        ("fk_purge", (0, 0, 0), "", "fire dark"),
        ("fk_blood_summon", (0, 0, 0), "", "dark"),
        ("br_tacullu", (-1, 3, 13), "ranged", "air resolve martial"),
        ("br_gwalark", (6, 3, 8), "ranged", "air resolve"),
        ("br_kalal", (7, 4, 8), "ranged", "air"),
        ("br_gulldune", (6, 4, 6), "melee", "resolve"),
        ("br_wind_archer", (2, 4, 2), "ranged", "air"),
        ("br_wind_mage", (1, 2, 3), "ranged", "air"),
        ("br_mind_witch", (1, 3, 2), "ranged", "resolve"),
        ("br_deceiver", (1, 1, 4), "ranged", "resolve"),
        ("br_mind_control", (0, 0, 0), "", ""),
        ("br_perplexing_tempest", (0, 0, 0), "", "air resolve"),
        ("br_blast", (1, 0, 0), "", "air"),
        ("br_hypnotic_call", (0, 0, 0), "", "resolve"),
        ("cg_sneeks", (-1, 3, 11), "melee", "instinct cunning martial"),
        ("cg_sneeks_digital", (-1, 3, 13), "melee", "instinct cunning martial"),
        ("cg_blarf", (0, 0, 6), "melee", "instinct cunning"),
        ("cg_smeg", (0, 2, 4), "ranged", "cunning"),
        ("cg_the_eater", (6, 5, 9), "melee", "instinct"),
        ("cg_horde_slinger", (0, 2, 1), "ranged", "instinct"),
        ("cg_horde_climber", (0, 1, 3), "melee", "cunning"),
        ("cg_beast_rider", (2, 3, 3), "melee", "instinct"),
        ("cg_horde_clinger", (0, 2, 2), "melee", "cunning"),
        ("cg_enrage_the_horde", (1, 0, 0), "", ""),
        ("cg_sneak", (0, 0, 0), "", "cunning"),
        ("cg_unrelenting", (1, 0, 0), "", "instinct"),
        ("cg_pile_on", (0, 0, 0), "", "instinct cunning"),
        ("pe_queen_maldaria", (-1, 4, 9), "ranged", "fire divine martial"),
        ("pe_queen_maldaria_digital", (-1, 4, 9), "ranged", "fire divine martial"),
        ("pe_fanessa", (5, 3, 9), "melee", "divine"),
        ("pe_fire_drake", (8, 4, 10), "ranged", "fire divine"),
        ("pe_holleas", (5, 3, 7), "ranged", "fire"),
        ("pe_royal_guardian", (2, 1, 4), "melee", "divine"),
        ("pe_ember_archer", (1, 2, 2), "ranged", "fire"),
        ("pe_ember_mage", (1, 2, 2), "ranged", "divine"),
        ("pe_ember_beast", (2, 3, 3), "melee", "fire"),
        ("pe_spirit_of_the_phoenix", (0, 0, 0), "", ""),
        ("pe_burn", (0, 0, 0), "", "fire"),
        ("pe_blinding_flare", (1, 0, 0), "", "divine"),
        ("pe_divine_retribution", (0, 0, 0), "", "fire divine"),
        ("pd_svara", (-1, 3, 12), "ranged", "water logic martial"),
        ("pd_nadiana", (6, 2, 7), "ranged", "water"),
        ("pd_ollag", (5, 3, 7), "melee", "logic"),
        ("pd_jarmund", (5, 3, 7), "ranged", "water logic"),
        ("pd_frost_mage", (1, 1, 4), "ranged", "water"),
        ("pd_ice_golem", (2, 2, 5), "melee", "logic"),
        ("pd_bear_cavalry", (3, 3, 5), "melee", "water"),
        ("pd_ice_smith", (0, 2, 2), "melee", "logic"),
        ("pd_ice_ram", (0, 0, 0), "", ""),
        ("pd_parapet", (0, 0, 5), "", "logic"),
        ("pd_ice_repair", (0, 0, 0), "", "water logic"),
        ("pd_glacial_shift", (0, 0, 0), "", "water"),
        ("se_abua_shi", (-1, 5, 10), "ranged", "earth spirit martial"),
        ("se_miti_mumway", (8, 1, 11), "melee", "earth"),
        ("se_makeinda_ru", (5, 2, 9), "ranged", "spirit"),
        ("se_miti_kyru", (5, 4, 7), "melee", "earth spirit"),
        ("se_border_archer", (2, 2, 4), "ranged", "spirit"),
        ("se_lioness", (2, 3, 2), "melee", "earth"),
        ("se_rhinoceros", (2, 2, 5), "melee", "earth"),
        ("se_spirit_mage", (1, 3, 2), "ranged", "spirit"),
        ("se_chant_of_power", (1, 0, 0), "", ""),
        ("se_chant_of_entangling", (0, 0, 0), "", "spirit"),
        ("se_chant_of_growth", (0, 0, 0), "", "earth"),
        ("se_chant_of_weaving", (0, 0, 0), "", "earth spirit"),
        ("to_grognack", (-1, 4, 14), "melee", "instinct water martial"),
        ("to_ragnor", (5, 3, 8), "melee", "instinct water"),
        ("to_shonk", (5, 8, 11), "melee", "instinct"),
        ("to_targan", (5, 4, 6), "ranged", "water"),
        ("to_smasher", (3, 4, 6), "melee", "water"),
        ("to_tundra_fighter", (1, 2, 3), "melee", "instinct"),
        ("to_tundra_charger", (0, 2, 2), "melee", "instinct"),
        ("to_frost_shaman", (1, 3, 4), "ranged", "water"),
        ("to_for_glory", (0, 0, 0), "", ""),
        ("to_brutal_force", (0, 0, 0), "", "instinct water"),
        ("to_freeze", (0, 0, 0), "", "water"),
        ("to_primal_fury", (0, 0, 0), "", "instinct"),
        ("va_sera_eldwyn", (-1, 2, 12), "ranged", "divine light martial"),
        ("va_valna_stoutheart", (6, 2, 9), "melee", "divine light"),
        ("va_jacob_eldwyn", (5, 2, 6), "ranged", "light"),
        ("va_coleen_brighton", (6, 3, 8), "melee", "divine"),
        ("va_temple_priest", (0, 2, 2), "melee", "divine"),
        ("va_citadel_paladin", (2, 3, 4), "melee", "light"),
        ("va_citadel_knight", (2, 2, 5), "melee", "divine"),
        ("va_citadel_archer", (2, 1, 5), "ranged", "light"),
        ("va_holy_judgment", (0, 0, 0), "", ""),
        ("va_guarding_spirits", (0, 0, 0), "", "divine light"),
        ("va_mass_heal", (1, 0, 0), "", "divine"),
        ("va_renewed_hope", (0, 0, 0), "", "light"),
        ("va_sera_eldwyn_digital", (-1, 3, 12), "ranged", "divine light martial"),
    ],
)
def test_numbers_are_as_printed(id: str, numbers: tuple[int, int, int], attack: str, symbols: str) -> None:
    """Cost, strength and life; -1 is no cost at all."""
    card = BY_ID[id]
    assert (card.cost, card.strength, card.life) == numbers
    assert card.attack == attack
    assert " ".join(card.symbols) == symbols


@pytest.mark.parametrize(
    ("id", "phase", "active"),
    [
        ("fk_sacrificial_pyre", "summon", True),
        ("fk_hellforged_weapon", "build", False),
        ("fk_purge", "move", False),
        ("fk_blood_summon", "summon", False),
        ("pd_ice_ram", "summon", True),
        ("pd_parapet", "build", False),
        ("pd_ice_repair", "move", False),
        ("pd_glacial_shift", "build", False),
        ("cg_enrage_the_horde", "magic", False),
        ("cg_sneak", "move", False),
        ("cg_unrelenting", "magic", True),
        ("cg_pile_on", "attack", True),
        ("se_chant_of_power", "attack", False),
        ("se_chant_of_entangling", "summon", True),
        ("se_chant_of_growth", "move", False),
        ("se_chant_of_weaving", "summon", True),
        ("br_mind_control", "summon", False),
        ("br_perplexing_tempest", "magic", True),
        ("br_blast", "move", False),
        ("br_hypnotic_call", "summon", True),
        ("va_holy_judgment", "attack", True),
        ("va_guarding_spirits", "magic", True),
        ("va_mass_heal", "move", False),
        ("va_renewed_hope", "summon", True),
        ("to_for_glory", "build", True),
        ("to_brutal_force", "attack", True),
        ("to_freeze", "summon", True),
        ("to_primal_fury", "attack", True),
        ("pe_spirit_of_the_phoenix", "summon", True),
        ("pe_divine_retribution", "magic", True),
        ("pe_burn", "move", False),
        ("pe_blinding_flare", "magic", True),
    ],
)
def test_events_are_played_in_the_phase_that_is_printed(id: str, phase: str, active: bool) -> None:
    card = BY_ID[id]
    assert (PHASES[card.phase], card.active) == (phase, active)


@pytest.mark.rule("SUW-126", "SUW-005")
@pytest.mark.parametrize(
    ("id", "cs", "en"),
    [
        ("gate", "Stavba", "Structure"),
        ("fk_ret_talus", "Vyvolavač, Padlé království", "Summoner, Fallen Kingdom"),
        ("br_kalal", "Hrdina, Lamači", "Champion, Breakers"),
        ("cg_horde_climber", "Běžná jednotka, Jeskynní goblini", "Common, Cave Goblins"),
        ("pd_ice_golem", "Běžná jednotka – stavba, Polární trpaslíci", "Common – structure, Polar Dwarves"),
        (
            "pd_parapet",
            "Standardní událost – stavba (fáze Budování), Polární trpaslíci",
            "Standard event – structure (Build phase), Polar Dwarves",
        ),
        (
            "fk_sacrificial_pyre",
            "Epická událost (fáze Vyvolávání), Padlé království",
            "Epic event (Summon phase), Fallen Kingdom",
        ),
        ("pd_ollag_later", "Hrdina, Polární trpaslíci (pozdější vydání)", "Champion, Polar Dwarves (later print)"),
    ],
)
def test_a_card_tells_its_class_phase_faction_and_edition(id: str, cs: str, en: str) -> None:
    assert (BY_ID[id].type_line("cs"), BY_ID[id].type_line("en")) == (cs, en)


def test_no_card_is_left_out() -> None:
    assert len(FIRST_PRINTS) == 98


# ---- other editions ----
def test_decks_are_built_of_the_first_print_and_the_edition_of_the_match_turns_them() -> None:
    assert find_card("Ollag") == find_card("pd_ollag") == "pd_ollag"
    assert find_card("Ledové beranidlo") == find_card("Ice Ram") == "pd_ice_ram"
    assert find_card("pd_ollag_later") is None
    assert not [card.id for card in FIRST_PRINTS if card.variant_of]
    assert "pd_ollag" in parse("summoner: Svara\n1 Ollag\n").chosen
    for edition, ollag, ram in (
        ("first", "pd_ollag", "pd_ice_ram"),
        ("later", "pd_ollag_later", "pd_ice_ram_later"),
        ("digital", "pd_ollag", "pd_ice_ram"),
    ):
        m = sudi.new("summonerwars", decks=["polar_dwarves", "polar_dwarves"], edition=edition, seed=1)
        ids = [card.id for card in m.state.t.cards]
        assert {id for id in ids if "ollag" in id or "ram" in id} == {ollag, ram}
        assert (ids.count(ollag), ids.count(ram)) == (2, 4)


def test_a_variant_differs_only_in_what_its_print_changed() -> None:
    for id in ("pd_ollag", "pd_ice_ram"):
        first, later = BY_ID[id], BY_ID[f"{id}_later"]
        assert (later.variant_of, later.edition) == (id, "later")
        same = ("name", "kind", "faction", "symbols", "cost", "strength", "life", "attack", "phase", "active")
        assert [getattr(later, name) for name in same] == [getattr(first, name) for name in same]
        assert later.text("cs") != first.text("cs")
