"""Damage, elimination, the magic for it, discarding, and the price of idleness."""

from __future__ import annotations

import pytest

from ..table import at, boosts, dice, ended, hurt, life, options, play, settle, table, told, zone

SPARE = {"hand": ["fk_purge"]}
GUL = "fk_gul_dass"
WEAPON = {"tucked": ["fk_hellforged_weapon@p2"], "under": {"tucked.0": "C5"}}


# ---- damage ----
@pytest.mark.rule("SUW-056", "SUW-057", "SUW-239")
@pytest.mark.parametrize("target", ["fk_undead_warrior", "gate_start"])
def test_damage_lies_on_units_and_structures_and_adds_up(target: str) -> None:
    m = table(SPARE, board={"C4": GUL, "C5": f"{target}@p2", "B5": "fk_undead_carrier"}, phase="attack")
    assert hurt(m, "C5") == 0
    with dice("M RS", "M M"):
        play(m, f"attack {GUL}@C4 {target}@C5")
        assert hurt(m, "C5") == 1
        settle(play(m, f"attack fk_undead_carrier@B5 {target}@C5"))
    assert hurt(m, "C5") == 3
    assert life(m, "C5") == {"fk_undead_warrior": 4, "gate_start": 10}[target]  # the printed number does not change


@pytest.mark.rule("SUW-058", "SUW-234", "SUW-057")
@pytest.mark.parametrize(("before", "roll", "falls"), [(2, "M RS", False), (2, "M M", True), (3, "M M", True)])
def test_a_unit_without_life_is_eliminated_at_once(before: int, roll: str, falls: bool) -> None:
    board = {"C4": GUL, "C5": f"fk_undead_warrior@p2:{before}", "E4": "fk_undead_carrier", "E5": "gate@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice(roll):
        settle(play(m, f"attack {GUL}@C4 fk_undead_warrior@C5"))
    assert (at(m, "C5") is None) == falls
    assert zone(m, "discard", 1) == (["fk_undead_warrior"] if falls else [])


@pytest.mark.rule("SUW-058")
@pytest.mark.parametrize(("before", "falls"), [(3, False), (4, True)])
def test_a_gate_falls_at_five_damage(before: int, falls: bool) -> None:
    m = table(SPARE, board={"C4": GUL, "C5": f"gate@p2:{before}"}, phase="attack")
    with dice("M RS"):
        play(m, f"attack {GUL}@C4 gate@C5")
    assert (at(m, "C5") is None) == falls


# ---- what leaves ----
@pytest.mark.rule("SUW-059", "SUW-062", "SUW-127", "SUW-132", "SUW-231")
def test_what_is_tucked_under_an_eliminated_card_is_discarded_but_not_eliminated() -> None:
    board = {"C4": GUL, "C5": "fk_undead_carrier@p2:2", "E5": "fk_undead_warrior"}
    m = table(SPARE, board=board, phase="attack", **WEAPON)
    with dice("M M"):
        settle(play(m, f"attack {GUL}@C4 fk_undead_carrier@C5"))
    assert sorted(zone(m, "discard", 1)) == ["fk_hellforged_weapon", "fk_undead_carrier"]
    assert zone(m, "tucked") == []
    assert m.state.magic[0] == 1  # for one card
    assert boosts(m, "E5") == 1  # Blood Fury has seen one unit fall
    assert told(m).count("Hellforged Weapon is destroyed.") == 0


@pytest.mark.rule("SUW-061", "SUW-127")
def test_a_discarded_card_has_no_tokens_and_goes_to_its_owner() -> None:
    board = {"C4": GUL, "C5": "fk_undead_warrior@p2:3+4", "D4": "fk_undead_warrior:3+2"}
    m = table(SPARE, board=board, phase="attack", taken={"D4": "p2"})
    mine, theirs = m.state.board[21], m.state.board[26]
    assert {m.state.t.cards[c].id for c in (mine, theirs)} == {"fk_undead_warrior"}
    with dice("M M"):
        settle(play(m, f"attack {GUL}@C4 fk_undead_warrior@C5"))
    assert (m.state.damage[theirs], m.state.boost[theirs]) == (0, 0)
    assert m.state.discard == [[], [theirs]]


@pytest.mark.rule("SUW-061", "SUW-170", "SUW-248")
def test_a_card_under_foreign_control_goes_to_the_pile_of_its_owner() -> None:
    """p1's Warrior is under p2's control: p1 gains for destroying it, and gets the card."""
    board = {"C4": GUL, "C5": "fk_undead_warrior:3"}
    m = table(SPARE, board=board, phase="attack", taken={"C5": "p2"})
    with dice("M M"):
        settle(play(m, f"attack {GUL}@C4 fk_undead_warrior@C5"))
    assert zone(m, "discard", 0) == ["fk_undead_warrior"]
    assert zone(m, "discard", 1) == []
    assert m.state.magic == [1, 0]
    assert m.state.taken[m.state.discard[0][0]] == -1


@pytest.mark.rule("SUW-248", "SUW-130")
def test_destroying_a_foreign_card_under_own_control_brings_nothing() -> None:
    board = {"C4": GUL, "C5": "fk_undead_warrior@p2:3"}
    m = table(SPARE, board=board, phase="attack", taken={"C5": "p1"})
    with dice("M M"):
        settle(play(m, f"attack {GUL}@C4 fk_undead_warrior@C5"))
    assert zone(m, "discard", 1) == ["fk_undead_warrior"]
    assert m.state.magic == [0, 0]


@pytest.mark.rule("SUW-163")
def test_a_discard_pile_is_looked_through_by_its_owner_alone() -> None:
    m = table({"hand": ["fk_purge", "fk_dragos"]}, phase="magic")
    play(m, "discard fk_dragos")
    piles = {viewer: m.view(viewer)["players"][0]["discard"] for viewer in (0, 1, None)}
    assert "fk_dragos" in str(piles[0])
    assert piles[1] == piles[None] == [None]  # only how many there are


@pytest.mark.rule("SUW-164")
def test_a_discarded_card_comes_back_as_a_new_object() -> None:
    board = {"D1": "fk_ret_talus", "C4": "fk_undead_warrior:3+4", "C5": f"{GUL}@p2"}
    m = table(
        {"hand": ["gate", "fk_hellfire_cultist"], "magic": 1}, {"hand": ["fk_purge"]}, board, phase="attack", turn="p2"
    )
    with dice("M M"):
        settle(play(m, f"attack {GUL}@C5 fk_undead_warrior@C4"))
    while m.state.turn == 1:
        play(m, "end")
    play(m, "use fk_ret_talus@D1 raise_the_dead", "to D2")
    assert at(m, "D2") == "fk_undead_warrior"
    assert (hurt(m, "D2"), boosts(m, "D2")) == (0, 0)


# ---- magic for elimination ----
@pytest.mark.rule("SUW-060", "SUW-128", "SUW-140")
@pytest.mark.parametrize("target", ["fk_hellfire_cultist@p2:1", "gate@p2:4", "gate_start@p2:9"])
def test_an_attack_that_eliminates_an_enemy_card_brings_one_magic(target: str) -> None:
    m = table({**SPARE, "magic": 3}, {"magic": 5}, {"C4": GUL, "C5": target}, phase="attack")
    name = target.partition("@")[0]
    with dice("M RS"):
        settle(play(m, f"attack {GUL}@C4 {name}@C5"))
    assert at(m, "C5") is None
    assert m.state.magic == [4, 5]


@pytest.mark.rule("SUW-060", "SUW-129")
def test_an_event_that_eliminates_an_enemy_card_brings_magic() -> None:
    board = {"C4": "fk_undead_archer", "C5": "fk_undead_warrior@p2:2"}
    m = table({"hand": ["fk_purge", "fk_purge"]}, board=board, phase="move")
    play(m, "play fk_purge", "target fk_undead_archer@C4", "done", "target fk_undead_warrior@C5")
    settle(m)
    assert at(m, "C5") is None
    assert m.state.magic == [1, 0]


@pytest.mark.rule("SUW-129", "SUW-131")
def test_an_ability_brings_magic_to_its_own_player_only() -> None:
    """p1 destroys p2's Cultist; its fire takes p1's Archer along. p2 gains for that, and p1 nothing more."""
    board = {"C4": GUL, "C5": "fk_hellfire_cultist@p2:1", "D5": "fk_undead_archer:1"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M RS"):
        play(m, f"attack {GUL}@C4 fk_hellfire_cultist@C5")
    while "fk_hellfire_cultist" not in m.decision.options[0].name and m.decision.name == "order":
        m.choose(len(options(m)) - 1)
    settle(m)
    if "decline" in options(m):
        play(m, "decline")
    assert at(m, "D5") is None
    assert m.state.magic == [1, 1]


@pytest.mark.rule("SUW-130")
@pytest.mark.parametrize("target", ["fk_undead_warrior:3", "gate:4"])
def test_an_own_card_brings_nothing(target: str) -> None:
    m = table(SPARE, board={"C4": GUL, "C5": target, "E4": "gate@p2", "E3": "fk_undead_carrier"}, phase="attack")
    name = target.partition(":")[0]
    with dice("M RS"):
        play(m, f"attack {GUL}@C4 {name}@C5")
    assert at(m, "C5") is None
    assert m.state.magic == [0, 0]


@pytest.mark.rule("SUW-141")
@pytest.mark.parametrize(("before", "after"), [(13, 14), (14, 15), (15, 15)])
def test_nobody_has_more_than_fifteen_magic(before: int, after: int) -> None:
    m = table({**SPARE, "magic": before}, board={"C4": GUL, "C5": "gate@p2:4"}, phase="attack")
    with dice("M RS"):
        play(m, f"attack {GUL}@C4 gate@C5")
    assert m.state.magic[0] == after


# ---- idleness ----
@pytest.mark.rule("SUW-063")
def test_a_phase_without_an_attack_on_the_enemy_costs_one_damage() -> None:
    m = table(SPARE, board={"C4": GUL, "C5": "gate@p2"}, phase="attack")
    play(m, "end")
    assert hurt(m, "A1") == 1
    assert hurt(m, "F8") == 0


@pytest.mark.rule("SUW-063")
def test_it_costs_the_same_when_nobody_could_have_attacked() -> None:
    m = table(SPARE, board={"C4": GUL, "C8": "gate@p2"}, phase="attack")
    assert m.state.phase == 4  # the phase went by
    assert hurt(m, "A1") == 1


@pytest.mark.rule("SUW-064")
@pytest.mark.parametrize(("target", "damage"), [("gate@p2", 0), ("gate", 1)])
def test_attacks_on_enemy_cards_count_even_if_they_hit_nothing(target: str, damage: int) -> None:
    m = table(SPARE, board={"C4": GUL, "C5": target}, phase="attack")
    with dice("RS RS"):
        play(m, f"attack {GUL}@C4 gate@C5")
    assert not [line for line in told(m) if line.startswith("Gate takes")]
    assert m.state.phase == 4
    assert hurt(m, "A1") == damage


@pytest.mark.rule("SUW-064", "SUW-121")
@pytest.mark.parametrize(("target", "taken", "damage"), [("gate", "p2", 0), ("gate@p2", "p1", 1)])
def test_whose_the_target_is_means_who_controls_it(target: str, taken: str, damage: int) -> None:
    m = table(SPARE, board={"C4": GUL, "C5": target}, phase="attack", taken={"C5": taken})
    with dice("RS RS"):
        play(m, f"attack {GUL}@C4 gate@C5")
    assert hurt(m, "A1") == damage


@pytest.mark.rule("SUW-245")
def test_damage_by_an_event_does_not_save_from_idleness() -> None:
    board = {"C4": "fk_undead_carrier", "C5": "fk_undead_warrior@p2", "E4": GUL, "E5": "gate@p2"}
    m = table({"hand": ["fk_purge", "fk_purge"]}, board=board, phase="move")
    play(m, "play fk_purge", "target fk_undead_carrier@C4", "done", "target fk_undead_warrior@C5", "end", "end")
    assert hurt(m, "C5") == 2
    assert hurt(m, "A1") == 1


@pytest.mark.rule("SUW-246", "SUW-063")
def test_idleness_can_lose_the_match_and_brings_nobody_magic() -> None:
    m = table(SPARE, board={"A1": "fk_ret_talus:10", "C4": GUL, "C5": "gate@p2"}, phase="attack")
    play(m, "end")
    assert m.result is None
    m = table(
        {**SPARE, "magic": 2}, {"magic": 3}, {"A1": "fk_ret_talus:11", "C4": GUL, "C5": "gate@p2"}, phase="attack"
    )
    play(m, "end")
    assert ended(m) == (1,)
    assert m.state.magic == [2, 3]
