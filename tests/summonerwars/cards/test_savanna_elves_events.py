"""Savanna Elves: what their events do, and what they must not do."""

from __future__ import annotations

import pytest

import sudi

from ..table import (
    at,
    boosts,
    dice,
    hurt,
    life,
    options,
    play,
    settle,
    strength,
    summons,
    table,
    told,
    until,
    zone,
)

# Something to do in every phase, so that none passes by itself.
SPARE = {"hand": ["se_chant_of_growth", "se_chant_of_weaving", "gate"]}


# ---- Chant of Power ----
POWER = {"hand": ["se_chant_of_power", "se_chant_of_growth"], "magic": 1}


def test_the_chant_of_power_imbues_a_common_or_champion_near_the_summoner() -> None:
    board = {
        "C3": "se_abua_shi",
        "C6": "se_lioness+7",  # 3 spaces
        "D3": "se_miti_kyru+1",
        "E5": "se_border_archer",  # 4 spaces
        "B3": "gate",
        "C4": "fk_undead_carrier@p2+2",
    }
    m = table(POWER, board=board, phase="attack")
    play(m, "play se_chant_of_power")
    lioness = "target se_lioness@C6"
    assert set(options(m)) == {lioness, "target se_miti_kyru@D3", "target fk_undead_carrier@C4"}
    play(m, lioness)
    assert strength(m, "C6") == 3 + 5
    assert strength(m, "D3") == 4
    assert m.state.magic[0] == 0
    assert "se_chant_of_power" in zone(m, "discard", 0)
    while m.state.turn == 0:
        m.choose("end")
    assert strength(m, "C6") == 3  # until the end of the turn


def test_imbued_strength_is_not_had_twice() -> None:
    """SUW-195."""
    m = table(POWER, board={"C3": "se_abua_shi", "C4": "se_miti_mumway+3"}, phase="attack")
    play(m, "play se_chant_of_power")
    assert strength(m, "C4") == 1 + 3


# ---- Chant of Entangling ----
ENTANGLING = {"hand": ["se_chant_of_entangling", "se_chant_of_weaving", "se_chant_of_growth"]}


def test_two_entangled_commons_share_their_printed_abilities() -> None:
    board = {
        "C3": "se_abua_shi",
        "C4": "se_lioness+2",
        "C5": "se_border_archer+1",
        "B3": "se_rhinoceros+1",
        "F4": "se_spirit_mage",  # 4 spaces
        "D3": "se_miti_mumway",
        "C2": "fk_undead_carrier@p2",
    }
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling")
    assert set(options(m)) == {"target se_lioness@C4", "target se_border_archer@C5", "target se_rhinoceros@B3"}
    play(m, "target se_lioness@C4")
    assert set(options(m)) == {"target se_border_archer@C5", "target se_rhinoceros@B3"}
    play(m, "target se_border_archer@C5")
    assert (life(m, "C5"), life(m, "C4")) == (4 + 1, 2 + 2)  # Imbued Life works once for the Lioness
    assert life(m, "B3") == 5
    play(m, "end")
    assert "use se_lioness@C4 prepare" in options(m)
    assert "use se_border_archer@C5 prepare" in options(m)
    assert "use se_rhinoceros@B3 prepare" not in options(m)


def test_the_entangling_ends_as_soon_as_one_of_the_two_leaves() -> None:
    board = {"C3": "se_abua_shi", "C4": "se_lioness", "C5": "se_border_archer:3+1", "F5": "se_border_archer"}
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4")
    assert zone(m, "active", 0) == ["se_chant_of_entangling"]
    assert life(m, "C5") == 5
    # The Lioness is attacked by a friend and falls; without her the Archer has 4 life again.
    while m.state.phase < 3:
        play(m, "end")
    with dice("MR MR"):
        play(m, "attack se_border_archer@C5 se_lioness@C4")
    assert at(m, "C4") is None
    assert zone(m, "active", 0) == []
    assert sorted(zone(m, "discard", 0)) == ["se_chant_of_entangling", "se_lioness"]
    assert life(m, "C5") == 4
    assert not m.state.lasting


def test_who_lived_by_the_entangling_falls_with_it() -> None:
    """SUW-249: the Mage has 2 life and 3 damage; its boosts count only while it is tied to the Lioness."""
    board = {"C3": "se_abua_shi", "C4": "se_lioness", "C5": "se_spirit_mage+2", "C7": "fk_undead_archer@p2"}
    m = table(ENTANGLING, {"hand": ["fk_purge"]}, board=board)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4")
    assert life(m, "C5") == 4
    while m.state.turn == 0:
        play(m, "end")
    assert zone(m, "active", 0) == ["se_chant_of_entangling"]  # also in the opponent's turn
    while m.state.phase < 3:
        play(m, "end")
    with dice("MR MR RS"):
        play(m, "attack fk_undead_archer@C7 se_spirit_mage@C5")
    assert hurt(m, "C5") == 3
    while m.state.turn == 1:
        play(m, "end")
    assert at(m, "C5") is None  # the event was discarded at the start of the turn
    assert m.state.magic[1] == 0
    assert zone(m, "active", 0) == []


def test_momentum_boosts_once_in_a_turn_though_an_entangled_lioness_attacks_twice() -> None:
    event = "p1.active.0"
    board = {"C3": "se_abua_shi", "C4": "se_lioness+1", "D3": "se_border_archer", "C5": "fk_undead_warrior@p2"}
    tied = {"aim": {event: "C4"}, "aim_too": {event: "D3"}}
    m = table({**SPARE, "active": ["se_chant_of_entangling"]}, board=board, phase="attack", **tied)
    with dice("RS RS RS", "RS RS RS"):
        play(m, "attack se_lioness@C4 fk_undead_warrior@C5")
        while "accept" not in options(m):  # Momentum and the lent Swift Shot in one order or the other
            m.choose(0)
        play(m, "accept", "target fk_undead_warrior@C5")
        settle(m)
    assert boosts(m, "C4") == 1 + 1 - 1


def test_the_entangling_is_over_before_anything_else_that_the_death_sets_off() -> None:
    event = "p2.active.0"
    board = {
        "C3": "fk_undead_warrior",
        "C4": "se_lioness@p2",
        "E6": "se_spirit_mage@p2:3+2",
        "C1": "fk_undead_archer",
        "D6": "se_abua_shi@p2",
    }
    tied = {"aim": {event: "C4"}, "aim_too": {event: "E6"}}
    m = table({"hand": ["fk_purge"]}, {"active": ["se_chant_of_entangling"]}, board=board, phase="attack", **tied)
    assert life(m, "E6") == 4
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 se_lioness@C4")
    assert m.decision.name == "order"  # Blood Fury, Soul Shift
    assert at(m, "E6") is None
    assert m.state.magic[0] == 1  # SUW-253


def test_spending_the_boost_that_keeps_one_alive_kills() -> None:
    board = {"C3": "se_abua_shi", "C4": "se_lioness:3+2", "D4": "se_spirit_mage", "F4": "se_rhinoceros"}
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4", "end", "move se_lioness@C4 C5")
    assert options(m) == ["first", "second"]  # Commune with Spirits, lent by the Mage
    play(m, "second")
    assert at(m, "C5") is None
    assert zone(m, "active", 0) == []
    assert boosts(m, "D4") == 0


@pytest.mark.rule("SUW-076", "SUW-224")
def test_an_entangling_ends_alone_and_leaves_that_of_the_opponent() -> None:
    board = {
        "C3": "se_lioness",
        "D3": "se_spirit_mage+2",
        "C6": "se_lioness@p2",
        "D6": "se_spirit_mage@p2+2",
        "E6": "se_abua_shi@p2",
    }
    tied = {
        "aim": {"p1.active.0": "C3", "p2.active.0": "C6"},
        "aim_too": {"p1.active.0": "D3", "p2.active.0": "D6"},
    }
    bound = {"hand": ["gate"], "active": ["se_chant_of_entangling"]}
    m = table(bound, bound, board, phase="magic", turn="p2", **tied)
    assert (life(m, "D3"), life(m, "D6")) == (2 + 2, 2 + 2)
    play(m, "end")
    assert m.state.turn == 0
    assert (zone(m, "active", 0), zone(m, "active", 1)) == ([], ["se_chant_of_entangling"])
    assert (life(m, "D3"), life(m, "D6")) == (2, 2 + 2)


def test_without_two_commons_in_reach_nothing_is_entangled() -> None:
    board = {"C3": "se_abua_shi", "C4": "se_lioness", "F5": "se_border_archer", "D3": "se_miti_kyru"}
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling")
    assert zone(m, "active", 0) == ["se_chant_of_entangling"]
    assert not m.state.lasting
    assert "end" in options(m)


def test_a_position_with_an_entangling_knows_what_it_lends() -> None:
    board = {"C3": "se_abua_shi", "C4": "se_lioness", "C5": "se_border_archer+1"}
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling", "target se_lioness@C4")
    again = sudi.from_position(m.position())
    assert life(again, "C5") == 5
    play(again, "end")
    assert "use se_lioness@C4 prepare" in options(again)
    event = "p1.active.0"
    written = table(
        {**ENTANGLING, "active": ["se_chant_of_entangling"]}, board=board, aim={event: "C4"}, aim_too={event: "C5"}
    )
    assert life(written, "C5") == 5


@pytest.mark.rule("SUW-174", "SUW-175")
@pytest.mark.parametrize("first", ["Trample", "Commune with Spirits"])
def test_trample_is_put_in_order_with_whatever_else_follows_the_move(first: str) -> None:
    """A Rhinoceros entangled with a Spirit Mage has Commune with Spirits too; the log tells what came when."""
    board = {"C3": "se_rhinoceros", "D2": "se_spirit_mage", "C4": "fk_undead_warrior@p2", "D1": "se_abua_shi"}
    m = table(ENTANGLING, board=board)
    play(m, "play se_chant_of_entangling", "target se_rhinoceros@C3")
    until(m, "move")
    play(m, "move se_rhinoceros@C3 C5")
    assert m.decision.name == "order"
    assert hurt(m, "C4") == 0
    waiting = {option.text("en").rpartition(" – ")[2]: option for option in m.decision.options}
    assert set(waiting) == {"Trample", "Commune with Spirits"}
    m.choose(waiting[first])
    while m.decision.name != "move":
        m.choose(0)
    assert (hurt(m, "C4"), boosts(m, "C5")) == (1, 1)
    lines = [line for line in told(m) if line.startswith(("Rhinoceros", "Undead Warrior"))]
    trampled, boosted = ["Rhinoceros deals damage.", "Undead Warrior takes 1 damage."], ["Rhinoceros gets 1 boost."]
    after = trampled + boosted if first == "Trample" else boosted + trampled
    assert lines == ["Rhinoceros moves to C5.", *after]


# ---- Chant of Growth ----
def test_the_chant_of_growth_boosts_a_unit_and_the_friends_around_it() -> None:
    board = {
        "C3": "se_lioness",
        "C4": "se_rhinoceros",
        "B3": "se_abua_shi",
        "D3": "gate",
        "C2": "fk_undead_carrier@p2",
        "D4": "se_spirit_mage",
    }
    m = table({"hand": ["se_chant_of_growth", "gate"]}, board=board, phase="move")
    play(m, "play se_chant_of_growth")
    units = {"se_lioness@C3", "se_rhinoceros@C4", "se_abua_shi@B3", "se_spirit_mage@D4"}
    assert set(options(m)) == {f"target {unit}" for unit in units}
    play(m, "target se_lioness@C3")
    assert (boosts(m, "C3"), boosts(m, "C4"), boosts(m, "B3")) == (1, 1, 1)
    assert (boosts(m, "D3"), boosts(m, "C2"), boosts(m, "D4")) == (0, 0, 0)


# ---- Chant of Weaving ----
def test_units_come_beside_the_woven_one_and_strengthen_it() -> None:
    board = {"C5": "se_lioness", "D3": "gate", "A5": "se_rhinoceros"}
    hand = ["se_chant_of_weaving", "se_border_archer", "se_spirit_mage"]
    m = table({"hand": hand, "magic": 3}, board=board)
    assert summons(m, "se_border_archer") == {"D2", "D4", "C3", "E3"}
    play(m, "play se_chant_of_weaving", "target se_lioness@C5")
    assert summons(m, "se_border_archer") == {"D2", "D4", "C3", "E3", "C4", "C6", "B5", "D5"}
    play(m, "summon se_border_archer C6")
    assert boosts(m, "C5") == 1
    assert m.state.magic[0] == 1  # the cost is paid as usual
    play(m, "summon se_spirit_mage D2")
    assert boosts(m, "C5") == 1
    assert boosts(m, "D2") == 1  # Charged is its own


def test_the_boost_comes_even_when_the_space_touches_a_gate_as_well() -> None:
    m = table(
        {"hand": ["se_chant_of_weaving", "se_border_archer"], "magic": 2}, board={"C5": "se_lioness", "C3": "gate"}
    )
    play(m, "play se_chant_of_weaving", "target se_lioness@C5", "summon se_border_archer C4")
    assert boosts(m, "C5") == 1


def test_the_weaving_follows_its_unit_and_ends_with_it() -> None:
    event = "p1.active.0"
    mine = {"active": ["se_chant_of_weaving"], "hand": ["se_border_archer"], "magic": 2}
    m = table(mine, board={"E7": "se_lioness", "A3": "gate"}, aim={event: "E7"})
    assert {"E6", "E8", "D7", "F7"} <= summons(m, "se_border_archer")
    built = table({**mine, "hand": ["gate"]}, board={"C2": "se_lioness"}, aim={event: "C2"}, phase="build")
    assert boosts(play(built, "build gate C3"), "C2") == 0  # a gate is no unit that is summoned
    fallen = table(mine, board={"A3": "gate"})
    assert summons(fallen, "se_border_archer") == {"A2", "A4", "B3"}


@pytest.mark.rule("SUW-164")
def test_what_a_chant_lent_ends_with_the_unit_it_was_lent_to() -> None:
    board = {"C1": "se_abua_shi", "C2": "se_lioness", "C3": "fk_undead_carrier@p2:2"}
    m = table({"hand": ["se_chant_of_power", "gate"], "magic": 1}, board=board, phase="attack")
    play(m, "play se_chant_of_power", "target fk_undead_carrier@C3")
    assert len(m.state.lasting) == 1
    with dice("M M M"):
        play(m, "attack se_lioness@C2 fk_undead_carrier@C3")
    assert at(m, "C3") is None
    assert m.state.lasting == []
