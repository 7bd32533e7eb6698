"""Vanguards: what their units do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import Match, at, dice, hurt, options, play, strength, table, targets, zone

DIGITAL = {"edition": "digital"}


def seen(m: Match, pile: str) -> list[str]:
    """What p2 knows of a pile or the hand of p1."""
    return sorted(entry["card"] if entry else "?" for entry in m.view(1)["players"][0][pile])


# ---- Sera Eldwyn: The Citadel's Might ----
PILE = {"discard": ["va_citadel_archer", "va_temple_priest", "va_citadel_archer"], "hand": ["va_mass_heal"]}


def test_sera_fetches_a_citadel_unit_after_attacking_an_enemy_unit() -> None:
    board = {"C1": "va_sera_eldwyn", "C3": "fk_undead_warrior@p2", "E1": "va_citadel_knight"}
    m = table(PILE, board=board, phase="attack")
    with dice("MR M"):
        play(m, "attack va_sera_eldwyn@C1 fk_undead_warrior@C3")
    assert set(options(m)) == {"take va_citadel_archer", "decline"}  # the Priest is of the Temple
    play(m, "take va_citadel_archer")
    assert zone(m, "hand", 0) == ["va_mass_heal", "va_citadel_archer"]
    assert sorted(zone(m, "discard", 0)) == ["va_citadel_archer", "va_temple_priest"]
    assert seen(m, "hand") == ["?", "va_citadel_archer"]  # shown to the opponent


@pytest.mark.parametrize(
    "board",
    [
        {"C1": "va_sera_eldwyn", "C3": "fk_undead_warrior@p2", "E1": "va_temple_priest"},  # no Citadel unit
        {"C1": "va_sera_eldwyn", "C3": "gate@p2", "E1": "va_citadel_knight"},  # no unit attacked
        {"C1": "va_sera_eldwyn", "C3": "va_valna_stoutheart", "E1": "va_citadel_knight"},  # no enemy attacked
    ],
)
def test_sera_fetches_nothing_without_a_citadel_unit_or_after_another_target(board: dict[str, str]) -> None:
    m = table(PILE, board=board, phase="attack")
    with dice("MR M"):
        play(m, f"attack va_sera_eldwyn@C1 {board['C3'].partition('@')[0]}@C3")
    assert "decline" not in options(m)


def test_a_citadel_unit_of_the_opponent_is_not_under_seras_control() -> None:
    board = {"C1": "va_sera_eldwyn", "C3": "va_citadel_knight@p2"}
    m = table(PILE, board=board, phase="attack")
    with dice("MR M"):
        play(m, "attack va_sera_eldwyn@C1 va_citadel_knight@C3")
    assert "decline" not in options(m)


def test_the_digital_sera_has_strength_3() -> None:
    m = table(board={"C1": "va_sera_eldwyn_digital"}, decks=("vanguards", "fallen_kingdom"), setup=DIGITAL)
    assert strength(m, "C1") == 3


# ---- Valna Stoutheart: Guidance, Citadel Champion ----
def test_guidance_draws_two_cards_at_the_start_of_the_own_summon_phase_only() -> None:
    board = {"C2": "va_valna_stoutheart", "C7": "va_valna_stoutheart@p2", "D2": "gate"}
    m = table({"hand": ["va_temple_priest"]}, {"hand": ["va_mass_heal"] * 2}, board=board, phase="magic", turn="p2")
    play(m, "end")
    assert m.state.turn == 0
    assert len(m.state.hand[0]) == 1 + 2
    assert len(m.state.hand[1]) == 5  # its own Draw phase; Valna draws again only in its own turn


def test_citadel_champion_counts_friendly_citadel_units_within_two_spaces() -> None:
    board = {
        "C3": "va_valna_stoutheart",
        "C5": "va_citadel_knight",
        "D4": "va_citadel_archer",
        "C6": "va_citadel_paladin",  # 3 spaces away
        "B3": "va_temple_priest",
        "C2": "va_citadel_knight@p2",
    }
    assert strength(table(board=board), "C3") == 2 + 2


# ---- Jacob Eldwyn: Radiant Shot ----
@pytest.mark.parametrize(("magic", "wanted"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (15, 9)])
def test_radiant_shot_counts_every_full_two_magic_of_its_player(magic: int, wanted: int) -> None:
    m = table({"magic": magic}, {"magic": 15}, board={"C3": "va_jacob_eldwyn"})
    assert strength(m, "C3") == wanted


# ---- Coleen Brighton: Divine Shield ----
def test_divine_shield_takes_strength_from_the_attacker_for_each_special_symbol() -> None:
    board = {"C3": "fk_gul_dass:2", "C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("MS RS", "M M"):  # 3 spaces away: two special symbols, two dice fewer
        play(m, "attack fk_gul_dass@C3 va_citadel_knight@C4")
    assert hurt(m, "C4") == 2
    assert strength(m, "C3") == 4


def test_what_divine_shield_takes_off_is_explained_in_the_middle_of_the_attack() -> None:
    board = {"C3": "to_smasher", "D3": "to_grognack+1", "C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton@p2"}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    before = m.explain("strength of C3")
    assert before.total == 4
    with dice("MS M", "M M M"):  # one special symbol, one die fewer
        play(m, "attack to_smasher@C3 va_citadel_knight@C4")
    assert set(options(m)) == {"reroll", "decline"}  # Grognack may have the dice rolled again
    found = m.explain("strength of C3")
    coleen = m.state.t.instances("va_coleen_brighton")[0]
    assert found.total == 3
    assert found.terms[:-1] == before.terms
    last = found.terms[-1]
    assert (last.source, last.operation, last.amount, last.total) == (coleen, "subtract", 1, 3)
    assert m.explain("strength of D3").terms[-1].source != coleen  # nobody but the attacker loses strength
    play(m, "decline")
    assert m.explain("strength of C3") == before  # and only for this attack


def test_a_shield_is_explained_by_no_more_than_it_takes() -> None:
    theirs = {"C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton@p2"}
    board = {"C3": "to_tundra_fighter", "D3": "to_grognack+1", **theirs}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    assert strength(m, "C3") == 2
    with dice("MS RS", "M"):  # two special symbols, but one die has to be left
        play(m, "attack to_tundra_fighter@C3 va_citadel_knight@C4")
    found = m.explain("strength of C3")
    assert found.total == 1
    assert found.terms[-1].amount == 1


def test_divine_shield_leaves_one_die() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("MS RS", "M"):
        play(m, "attack fk_undead_carrier@C3 va_citadel_knight@C4")
    assert hurt(m, "C4") == 1


def test_divine_shield_without_a_special_symbol_changes_nothing() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("MR M", "M M"):
        play(m, "attack fk_undead_carrier@C3 va_citadel_knight@C4")
    assert hurt(m, "C4") == 2


@pytest.mark.parametrize(
    ("target", "coleen"), [("va_citadel_knight", "C8"), ("va_temple_priest", "C7"), ("va_coleen_brighton", "")]
)
def test_divine_shield_is_for_citadel_units_within_three_spaces(target: str, coleen: str) -> None:
    board = {"C3": "fk_undead_carrier", "C4": f"{target}@p2"} | ({coleen: "va_coleen_brighton@p2"} if coleen else {})
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M MR"):  # the attacker's dice only
        play(m, f"attack fk_undead_carrier@C3 {target}@C4")


def test_divine_shield_does_not_raise_a_strength_of_0() -> None:
    board = {"C3": "cg_blarf", "C4": "va_citadel_knight@p2", "C6": "va_coleen_brighton@p2"}
    m = table({"hand": ["cg_sneak"]}, board=board, phase="attack")
    with dice("MS MS", ""):
        play(m, "attack cg_blarf@C3 va_citadel_knight@C4")
    assert hurt(m, "C4") == 0


OWN_ATTACK = {"C3": "va_citadel_paladin", "C4": "va_citadel_archer"}


def test_divine_shield_answers_to_own_attacks_too_but_not_in_the_digital_game() -> None:
    m = table({"hand": ["va_mass_heal"]}, board=OWN_ATTACK | {"D4": "va_coleen_brighton"}, phase="attack")
    with dice("MS M", "M M"):
        play(m, "attack va_citadel_paladin@C3 va_citadel_archer@C4")
    assert hurt(m, "C4") == 2
    board = OWN_ATTACK | {"D4": "va_coleen_brighton_digital"}
    digital = table({"hand": ["va_mass_heal"]}, board=board, phase="attack", setup=DIGITAL)
    with dice("M M M"):
        play(digital, "attack va_citadel_paladin@C3 va_citadel_archer@C4")
    assert hurt(digital, "C4") == 3


def test_the_digital_shield_answers_to_enemies() -> None:
    board = {"C3": "fk_gul_dass:2", "C4": "va_citadel_knight@p2", "C7": "va_coleen_brighton_digital@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack", setup=DIGITAL)
    with dice("MS M", "M M M"):
        play(m, "attack fk_gul_dass@C3 va_citadel_knight@C4")
    assert hurt(m, "C4") == 3


# ---- Temple Priest: Heal ----
def test_heal_takes_damage_off_for_melee_and_special_symbols() -> None:
    board = {"C3": "va_temple_priest", "C4": "va_valna_stoutheart:5"}
    m = table({"hand": ["va_mass_heal", "va_renewed_hope"]}, board=board, phase="attack")
    play(m, "attack va_temple_priest@C3 va_valna_stoutheart@C4")
    assert set(options(m)) == {"shed va_mass_heal", "shed va_renewed_hope", "decline"}
    with dice("MS RS"):
        play(m, "shed va_mass_heal")
    assert hurt(m, "C4") == 5 - 3  # one melee symbol and two special ones
    assert m.state.magic[0] == 0  # no magic for this card
    assert zone(m, "discard", 0) == ["va_mass_heal"]


def test_heal_never_takes_off_more_than_there_is() -> None:
    m = table({"hand": ["va_mass_heal"]}, board={"C3": "va_temple_priest", "C4": "va_citadel_knight:1"}, phase="attack")
    with dice("MS MS"):
        play(m, "attack va_temple_priest@C3 va_citadel_knight@C4", "shed va_mass_heal")
    assert hurt(m, "C4") == 0


def test_without_a_discarded_card_the_priest_hurts_its_friend() -> None:
    board = {"C3": "va_temple_priest", "C4": "va_citadel_knight:1"}
    m = table({"hand": ["va_mass_heal"]}, board=board, phase="attack")
    with dice("MS M"):
        play(m, "attack va_temple_priest@C3 va_citadel_knight@C4", "decline")
    assert hurt(m, "C4") == 1 + 2


@pytest.mark.parametrize("target", ["va_sera_eldwyn", "gate", "va_citadel_knight@p2"])
def test_heal_is_for_friendly_commons_and_champions_only(target: str) -> None:
    m = table({"hand": ["va_mass_heal"]}, board={"C3": "va_temple_priest", "C4": target}, phase="attack")
    with dice("M MR"):  # nothing is asked before the roll
        play(m, f"attack va_temple_priest@C3 {target.partition('@')[0]}@C4")
    assert hurt(m, "C4") == 2


def test_the_card_for_heal_is_discarded_face_down() -> None:
    board = {"C3": "va_temple_priest", "C4": "va_citadel_knight:1"}
    m = table({"hand": ["va_mass_heal"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack va_temple_priest@C3 va_citadel_knight@C4", "shed va_mass_heal")
    assert seen(m, "discard") == ["?"]


# ---- Citadel Paladin: Intercession ----
def test_intercession_draws_a_card_for_each_special_symbol_against_an_enemy_unit() -> None:
    board = {"C3": "va_citadel_paladin", "C4": "fk_dragos@p2", "D3": "gate@p2", "E3": "va_citadel_paladin"}
    m = table({"hand": ["va_mass_heal"]}, board=board, phase="attack")
    with dice("MS RS M"):
        play(m, "attack va_citadel_paladin@C3 fk_dragos@C4")
    assert len(m.state.hand[0]) == 1 + 2
    with dice("MS RS M"):
        play(m, "attack va_citadel_paladin@E3 gate@D3")
    assert len(m.state.hand[0]) == 1 + 2  # a structure is no unit


# ---- Citadel Knight: Engage, Protect ----
def test_an_enemy_beside_a_knight_has_to_attack_a_unit_with_protect() -> None:
    board = {
        "C3": "fk_undead_archer",
        "C4": "va_citadel_knight@p2",
        "B3": "va_temple_priest@p2",
        "D3": "va_citadel_knight@p2",
        "E5": "fk_undead_archer",
        "E6": "va_temple_priest@p2",
    }
    m = table(board=board, phase="attack")
    assert targets(m, "fk_undead_archer@C3") == {"C4", "D3"}
    assert targets(m, "fk_undead_archer@E5") == {"E6"}  # beside no Knight: as it likes
    assert m.why_not("attack fk_undead_archer@C3 va_temple_priest@B3").rule == "SUW-089"


def test_an_own_knight_binds_nobody_of_its_own_side() -> None:
    board = {"C3": "va_citadel_archer", "C4": "va_citadel_knight", "B3": "fk_undead_warrior@p2"}
    assert targets(table(board=board, phase="attack"), "va_citadel_archer@C3") == {"C4", "B3"}


def test_who_walks_away_from_a_knight_is_hurt_at_that_step() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "va_citadel_knight@p2", "E3": "fk_undead_archer:1"}
    m = table({"hand": ["fk_purge"]}, board=board | {"E4": "va_citadel_knight@p2"}, phase="move")
    play(m, "move fk_undead_warrior@C3 C1")
    assert hurt(m, "C1") == 1
    play(m, "move fk_undead_archer@E3 E1")
    assert at(m, "E1") is None
    assert at(m, "E2") is None
    assert m.state.magic[1] == 1


# ---- Citadel Archer: Arrow of Light ----
def test_arrow_of_light_gives_magic_and_strength_for_units_of_different_names() -> None:
    hand = ["va_citadel_knight", "va_citadel_knight", "va_temple_priest", "va_mass_heal"]
    board = {"C3": "va_citadel_archer", "C5": "gate_start@p2"}
    m = table({"hand": hand}, board=board, phase="attack")
    play(m, "attack va_citadel_archer@C3 gate_start@C5")
    assert set(options(m)) == {"shed va_citadel_knight", "shed va_temple_priest", "done"}  # no events
    play(m, "shed va_citadel_knight")
    assert set(options(m)) == {"shed va_temple_priest", "done"}  # no second Knight
    with dice("RS MR MR"):
        play(m, "shed va_temple_priest")
    assert hurt(m, "C5") == 3
    assert m.state.magic[0] == 2
    assert strength(m, "C3") == 1  # only for this attack
    assert seen(m, "discard") == ["va_citadel_knight", "va_temple_priest"]


def test_arrow_of_light_needs_no_card_at_all() -> None:
    board = {"C3": "va_citadel_archer", "C5": "gate_start@p2"}
    m = table({"hand": ["va_citadel_knight"]}, board=board, phase="attack")
    with dice("MR"):
        play(m, "attack va_citadel_archer@C3 gate_start@C5", "done")
    assert (hurt(m, "C5"), m.state.magic[0], len(m.state.hand[0])) == (1, 0, 1)


@pytest.mark.rule("SUW-204")
def test_the_arrow_comes_before_the_target_is_declared_and_the_shield_answers_to_that() -> None:
    board = {"C3": "va_citadel_archer", "C4": "va_citadel_paladin", "D4": "va_coleen_brighton"}
    m = table({"hand": ["va_citadel_knight", "va_temple_priest"]}, board=board, phase="attack")
    with dice("MS M", "MR MR"):  # 1 + 2 - 1
        play(m, "attack va_citadel_archer@C3 va_citadel_paladin@C4")
        assert set(options(m)) == {"shed va_citadel_knight", "shed va_temple_priest", "done"}
        play(m, "shed va_citadel_knight", "shed va_temple_priest")
    assert hurt(m, "C4") == 2
