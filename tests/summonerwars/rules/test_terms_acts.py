"""Terms of the glossary about doing: boost, instead, extra, rerolling, abilities, control."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.cards.catalogue import CARDS

from ..table import (
    at,
    boosts,
    dice,
    hurt,
    life,
    moves,
    options,
    play,
    refused,
    settle,
    strength,
    table,
    targets,
    until,
    zone,
)

KEEP = {"hand": ["gate"]}


# ---- boost ----
@pytest.mark.rule("SUW-082", "SUW-181", "SUW-182")
def test_boosting_adds_one_token() -> None:
    board = {"C3": "se_border_archer", "E3": "se_border_archer+3", "F1": "se_abua_shi"}
    m = table(KEEP, board=board, phase="move")
    play(m, "use se_border_archer@C3 prepare", "use se_border_archer@E3 prepare")
    assert (boosts(m, "C3"), boosts(m, "E3")) == (1, 4)


@pytest.mark.rule("SUW-083", "SUW-113")
def test_boost_has_no_limit() -> None:
    m = table(KEEP, board={"C3": "se_border_archer+60", "F1": "se_abua_shi"}, phase="move")
    play(m, "use se_border_archer@C3 prepare")
    assert boosts(m, "C3") == 61


@pytest.mark.rule("SUW-082")
def test_a_boost_does_nothing_by_itself() -> None:
    m = table(board={"C3": "se_border_archer+4", "E3": "se_rhinoceros+4", "F1": "se_abua_shi"}, phase="move")
    assert (strength(m, "C3"), life(m, "C3")) == (2, 4)
    assert "C7" not in moves(m, "se_border_archer@C3")
    assert "E8" in moves(m, "se_rhinoceros@E3")  # its own text gives it speed for boost


@pytest.mark.rule("SUW-084", "SUW-085", "SUW-142")
@pytest.mark.parametrize(("boost", "offered"), [(0, False), (1, True), (3, True)])
def test_spending_takes_the_tokens_off_and_needs_them(boost: int, offered: bool) -> None:
    board = {"C3": f"se_border_archer+{boost}", "C5": "gate_start@p2", "F1": "se_abua_shi"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack se_border_archer@C3 gate_start@C5")
    assert ("accept" in options(m)) == offered
    if offered:
        play(m, "accept")
        assert boosts(m, "C3") == boost - 1


@pytest.mark.rule("SUW-182", "SUW-239")
def test_boosted_and_damaged_mean_at_least_one_token() -> None:
    """Freeze is for a unit without boost."""
    board = {"C3": "to_grognack", "C5": "se_lioness@p2", "D5": "se_lioness@p2+1", "B4": "se_rhinoceros@p2:1"}
    m = table({"hand": ["to_freeze", "gate"]}, board=board)
    play(m, "play to_freeze")
    assert {o.split("@")[-1] for o in options(m)} == {"C5", "B4"}


@pytest.mark.rule("SUW-165")
def test_removing_more_than_there_is_removes_what_there_is() -> None:
    board = {"C3": "gate:1", "E3": "gate:4", "F1": "pd_svara"}
    m = table({"hand": ["pd_ice_repair", "gate"]}, board=board, phase="move")
    play(m, "play pd_ice_repair")
    assert (hurt(m, "C3"), hurt(m, "E3")) == (0, 2)


# ---- instead ----
@pytest.mark.rule("SUW-149", "SUW-150", "SUW-151", "SUW-155")
def test_acting_instead_of_moving_takes_one_of_the_three_moves() -> None:
    board = {
        "A3": "se_border_archer",
        "C3": "se_border_archer",
        "E3": "se_border_archer",
        "C5": "se_lioness",
        "F1": "se_abua_shi",
    }
    m = table({"hand": ["gate", "se_chant_of_growth"]}, board=board, phase="move")
    play(m, "use se_border_archer@C3 prepare")
    assert m.state.moves == 1
    assert moves(m, "se_border_archer@C3") == set()
    assert refused(m, "move se_border_archer@C3 C4") == "SUW-032"
    play(m, "use se_border_archer@A3 prepare", "move se_border_archer@E3 E4")
    assert moves(m, "se_lioness@C5") == set()
    assert refused(m, "move se_lioness@C5 C6") == "SUW-030"
    full = table({"hand": ["gate", "se_chant_of_growth"]}, board={**board, "E5": "se_lioness"}, phase="move", moves=3)
    assert refused(full, "use se_border_archer@C3 prepare") == "SUW-150"


@pytest.mark.rule("SUW-151")
def test_who_has_moved_does_not_act_instead_of_moving() -> None:
    m = table(KEEP, board={"C3": "se_border_archer", "F1": "se_abua_shi"}, phase="move")
    play(m, "move se_border_archer@C3 C4")
    assert refused(m, "use se_border_archer@C4 prepare") == "SUW-151"


@pytest.mark.rule("SUW-152")
def test_acting_instead_of_moving_needs_no_space() -> None:
    walls = {"A4": "gate", "B3": "gate", "B5": "gate@p2", "C4": "gate@p2"}
    m = table(KEEP, board={"B4": "se_border_archer", "F1": "se_abua_shi", **walls}, phase="move")
    assert moves(m, "se_border_archer@B4") == set()
    play(m, "use se_border_archer@B4 prepare")
    assert boosts(m, "B4") == 1


@pytest.mark.rule("SUW-150", "SUW-151", "SUW-153", "SUW-245")
def test_acting_instead_of_attacking_takes_one_of_the_three_and_needs_no_target() -> None:
    board = {"C3": "br_wind_mage", "D4": "se_lioness@p2", "F1": "br_tacullu"}
    m = table(KEEP, board=board, phase="attack")
    assert targets(m, "br_wind_mage@C3") == set()
    play(m, "use br_wind_mage@C3 push", "to D5")  # the Lioness is the only one within 2 spaces
    assert at(m, "D5") == "se_lioness"
    assert m.state.phase == 4  # nobody else can attack
    assert hurt(m, "F1") == 1  # SUW-245: it was no attack
    full = table(KEEP, board={**board, "D3": "gate@p2", "E4": "br_gulldune"}, phase="attack", attacks=3)
    assert full.state.phase == 4
    busy = table(KEEP, board={**board, "C4": "gate@p2", "F4": "br_gulldune", "F5": "gate@p2"}, phase="attack")
    assert targets(busy, "br_wind_mage@C3") == {"C4"}
    play(busy, "use br_wind_mage@C3 push", "to D5")
    assert busy.state.attacks == 1
    assert targets(busy, "br_wind_mage@C3") == set()
    assert refused(busy, "attack br_wind_mage@C3 gate@C4") == "SUW-045"
    assert refused(busy, "use br_wind_mage@C3 push") == "SUW-151"


@pytest.mark.rule("SUW-154")
def test_who_must_not_move_does_not_act_instead_of_moving() -> None:
    """An Archer entangled with a taken Clinger cannot move, so it cannot prepare either."""
    board = {"C3": "se_abua_shi", "C4": "se_border_archer", "D3": "cg_horde_clinger@p2", "F8": "cg_sneeks@p2"}
    common = {"decks": ("savanna_elves", "cave_goblins"), "taken": {"D3": "p1"}}
    m = table({"hand": ["se_chant_of_entangling", "gate"]}, board=board, **common)
    play(m, "play se_chant_of_entangling", "target cg_horde_clinger@D3")
    until(m, "move")
    assert moves(m, "se_border_archer@C4") == set()
    assert refused(m, "use se_border_archer@C4 prepare") == "SUW-154"
    assert "use cg_horde_clinger@D3 prepare" not in options(m)
    plain = table(KEEP, board=board, phase="move", **common)
    assert "use se_border_archer@C4 prepare" in options(plain)


@pytest.mark.rule("SUW-156", "SUW-193", "SUW-236", "SUW-237", "SUW-248")
def test_what_goes_back_to_hand_instead_is_not_eliminated() -> None:
    """Unrelenting saves a Cultist that the goblins have taken over: it goes home without fire, magic or tokens."""
    board = {"C4": "fk_hellfire_cultist@p2:1+2", "C5": "fk_gul_dass@p2", "F1": "cg_sneeks"}
    common = {"tucked": ["fk_hellforged_weapon@p2"], "under": {"tucked.0": "C4"}, "taken": {"C4": "p1"}}
    m = table({"active": ["cg_unrelenting"], "hand": ["gate"]}, KEEP, board, phase="attack", turn="p2", **common)
    with dice("M RS"):
        settle(play(m, "attack fk_gul_dass@C5 fk_hellfire_cultist@C4"))
    assert at(m, "C4") is None
    assert zone(m, "hand", 1) == ["gate", "fk_hellfire_cultist"]  # to the hand of the player it belongs to
    assert zone(m, "discard", 1) == ["fk_hellforged_weapon"]
    assert m.state.magic == [0, 0]
    assert hurt(m, "C5") == 0  # no Immolate
    cultist = m.state.hand[1][1]
    assert (m.state.damage[cultist], m.state.boost[cultist], m.state.taken[cultist]) == (0, 0, -1)


@pytest.mark.rule("SUW-258", "SUW-193")
def test_a_discarded_card_is_not_eliminated() -> None:
    """The hungry Eater discards a taken Cultist: no fire, no magic, no Blood Fury."""
    board = {
        "C4": "cg_the_eater",
        "D4": "fk_hellfire_cultist@p2",
        "E4": "fk_undead_warrior@p2",
        "D5": "gate_start@p2",
        "F1": "cg_sneeks",
    }
    m = table(KEEP, {"hand": ["gate"]}, board, phase="attack", taken={"D4": "p1"})
    play(m, "end")
    while m.state.phase == 3 and at(m, "D4"):
        m.choose(0)
    assert at(m, "C4") == "cg_the_eater"
    assert at(m, "D4") is None
    assert zone(m, "discard", 1) == ["fk_hellfire_cultist"]
    assert (hurt(m, "E4"), boosts(m, "E4")) == (0, 0)
    assert m.state.magic == [0, 0]


# ---- extra ----
@pytest.mark.rule("SUW-158", "SUW-159")
def test_an_extra_attack_of_another_unit_is_a_fourth() -> None:
    board = {"A4": "br_deceiver", "B4": "br_deceiver", "C4": "br_gulldune", "D4": "br_mind_witch", "F1": "br_tacullu"}
    for column in "ABCD":
        board[f"{column}5"] = "gate_start@p2" if column == "C" else "gate@p2"
    board["B5"] = "se_rhinoceros@p2"
    m = table(KEEP, board=board, phase="attack")
    with dice("M", "M", "M RS RS RS", "M M M"):
        play(
            m,
            "attack br_deceiver@A4 gate@A5",
            "attack br_deceiver@B4 se_rhinoceros@B5",
            "attack br_gulldune@C4 gate_start@C5",
        )
        play(m, "target br_mind_witch@D4", "target gate@D5")  # the fourth unit
    assert m.state.phase == 4
    assert m.state.attacks == 3


@pytest.mark.rule("SUW-160", "SUW-158")
def test_a_unit_with_an_extra_attack_attacks_twice() -> None:
    board = {"A3": "se_border_archer+1", "C3": "se_lioness", "E3": "se_lioness", "F1": "se_abua_shi"}
    board |= {"A5": "gate_start@p2", "C4": "gate@p2", "E4": "gate@p2"}
    m = table(KEEP, board=board, phase="attack")
    with dice("MR MR", "MR M", "M M M", "RS RS RS"):
        play(m, "attack se_border_archer@A3 gate_start@A5", "accept", "target gate_start@A5")
        assert hurt(m, "A5") == 3
        play(m, "attack se_lioness@C3 gate@C4", "attack se_lioness@E3 gate@E4")  # four attacks by three units
    assert (hurt(m, "C4"), hurt(m, "E4")) == (3, 0)


@pytest.mark.rule("SUW-254", "SUW-171")
def test_attacks_outside_the_attack_phase_do_not_count_against_idleness() -> None:
    board = {"C4": "cg_horde_slinger", "C6": "gate_start@p2", "F1": "cg_sneeks"}
    m = table({"hand": ["gate", "cg_enrage_the_horde"], "magic": 1}, {"hand": ["gate"]}, board, phase="attack")
    play(m, "end")
    assert hurt(m, "F1") == 1
    play(m, "play cg_enrage_the_horde")
    assert m.state.magic[0] == 0  # SUW-171: paid before anything else
    with dice("MR MR"):
        play(m, "target cg_horde_slinger@C4", "target gate_start@C6")
    assert hurt(m, "C6") == 2
    assert hurt(m, "F1") == 1  # neither taken back nor given again


@pytest.mark.rule("SUW-166")
def test_dice_are_rolled_again_and_the_new_result_stands() -> None:
    board = {"C3": "to_grognack+2", "D4": "to_smasher", "D5": "gate_start@p2", "B3": "to_smasher", "B4": "gate@p2"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M M M", "RS RS RS M"):
        play(m, "attack to_smasher@D4 gate_start@D5", "reroll", "decline")  # he could do it once more
    assert hurt(m, "D5") == 1
    assert boosts(m, "C3") == 1
    twice = table(KEEP, board=board, phase="attack")
    with dice("M M M M", "RS RS RS M", "M M RS RS"):
        play(twice, "attack to_smasher@D4 gate_start@D5", "reroll", "reroll")
    assert (hurt(twice, "D5"), boosts(twice, "C3")) == (2, 0)
    kept = table(KEEP, board={**board, "C3": "to_grognack"}, phase="attack")
    with dice("M M M M"):
        play(kept, "attack to_smasher@D4 gate_start@D5")  # nobody offers another roll
    assert hurt(kept, "D5") == 4


# ---- abilities ----
@pytest.mark.rule("SUW-191", "SUW-223")
@pytest.mark.parametrize("card", [c for c in CARDS if c.unit], ids=lambda card: card.id)
def test_an_ability_has_a_name_and_a_text(card) -> None:  # type: ignore[no-untyped-def]
    for lang in ("cs", "en"):
        for ability in card.abilities:
            assert ability.name[lang]
            assert f"{ability.name[lang]}:" in card.text(lang)


@pytest.mark.rule("SUW-192", "SUW-193")
def test_an_ability_works_on_the_battlefield_and_not_in_hand() -> None:
    """Charged boosts the Mage as it is summoned; Blood Fury of a Warrior in hand does nothing."""
    m = table({"hand": ["se_spirit_mage", "gate"], "magic": 1}, board={"C3": "gate", "F1": "se_abua_shi"})
    play(m, "summon se_spirit_mage C4")
    assert boosts(m, "C4") == 1
    board = {"C4": "fk_gul_dass", "C5": "fk_undead_carrier@p2:2"}
    m = table({"hand": ["fk_undead_warrior", "gate"]}, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 fk_undead_carrier@C5")
    assert m.state.boost[m.state.hand[0][0]] == 0


@pytest.mark.rule("SUW-192")
def test_an_ability_works_right_after_its_unit_was_eliminated() -> None:
    board = {"C4": "fk_gul_dass", "C5": "fk_hellfire_cultist@p2:1"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 fk_hellfire_cultist@C5")
    assert hurt(m, "C4") == 1


@pytest.mark.rule("SUW-195")
def test_an_ability_held_twice_works_once() -> None:
    board = {"C4": "cg_horde_climber", "C5": "gate_start@p2", "D5": "cg_blarf", "F1": "cg_sneeks"}
    for copies in (1, 2):
        m = table({"active": ["cg_pile_on"] * copies, "hand": ["gate"], "magic": 1}, board=board, phase="attack")
        with dice("M RS"):  # 1, and 1 for Blarf beside the target
            play(m, "attack cg_horde_climber@C4 gate_start@C5")


@pytest.mark.rule("SUW-223", "SUW-224")
def test_entangled_commons_have_each_others_base_abilities_until_one_is_gone() -> None:
    board = {"C3": "se_abua_shi", "C4": "se_lioness:3+2", "D3": "se_rhinoceros+3", "D4": "fk_gul_dass@p2"}
    m = table({"hand": ["se_chant_of_entangling", "gate"]}, {"hand": ["gate"]}, board)
    assert (life(m, "C4"), life(m, "D3")) == (4, 5)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4")  # the other one is the only one left
    assert (life(m, "C4"), life(m, "D3")) == (4, 8)  # the Rhinoceros has Imbued Life now
    assert m.explain("speed of C4").total == 4  # and the Lioness Imbued Speed
    until(m, "attack", 1)
    with dice("M M"):
        play(m, "attack fk_gul_dass@D4 se_lioness@C4")
    assert at(m, "C4") is None
    assert zone(m, "active", 0) == []
    assert sorted(zone(m, "discard", 0)) == ["se_chant_of_entangling", "se_lioness"]
    assert life(m, "D3") == 5


@pytest.mark.rule("SUW-224")
def test_entangling_is_for_own_commons_within_three_spaces_of_the_summoner() -> None:
    board = {
        "C3": "se_abua_shi",
        "C6": "se_lioness",
        "D3": "se_rhinoceros",
        "C7": "se_border_archer",
        "B3": "se_makeinda_ru",
        "B2": "se_lioness",
    }
    m = table({"hand": ["se_chant_of_entangling", "gate"]}, board={**board, "E3": "cg_horde_climber@p2"})
    play(m, "play se_chant_of_entangling")
    assert {o.split("@")[-1] for o in options(m)} == {"C6", "D3", "B2"}


@pytest.mark.rule("SUW-223")
def test_base_abilities_are_the_printed_ones() -> None:
    """Entangled with a Rhinoceros that a Lioness has lent her Imbued Life, the Archer gets the Rhinoceros's own."""
    board = {"C3": "se_abua_shi", "C4": "se_lioness+2", "D3": "se_rhinoceros+2", "B3": "se_border_archer+2"}
    m = table({"hand": ["se_chant_of_entangling", "se_chant_of_entangling", "gate"]}, board=board)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4", "target se_rhinoceros@D3")
    assert life(m, "D3") == 5 + 2
    play(m, "play se_chant_of_entangling", "target se_rhinoceros@D3", "target se_border_archer@B3")
    assert m.explain("speed of B3").total == 2 + 2
    assert life(m, "B3") == 4
