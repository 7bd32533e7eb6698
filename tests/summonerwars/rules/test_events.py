"""Events: when they may be played, what becomes of them, active ones."""

from __future__ import annotations

import pytest

from ..table import at, dice, hurt, options, play, refused, settle, table, until, zone

PYRE, PURGE, WEAPON, BLOOD = "fk_sacrificial_pyre", "fk_purge", "fk_hellforged_weapon", "fk_blood_summon"
UNIT = "fk_undead_carrier"
# A position in which every phase has something to do.
FIELD = {"E2": "gate", "C4": "fk_gul_dass", "C5": "gate_start@p2", "A3": UNIT}
HAND = ["gate", "fk_hellfire_cultist"]
PHASE_OF = {PYRE: "summon", BLOOD: "summon", PURGE: "move", WEAPON: "build"}


@pytest.mark.rule("SUW-072")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
@pytest.mark.parametrize("event", [PYRE, BLOOD, PURGE, WEAPON])
def test_an_event_is_played_in_the_phase_printed_on_it(event: str, phase: str) -> None:
    m = table({"hand": [event, *HAND], "magic": 3}, board=FIELD, phase=phase)
    assert (f"play {event}" in options(m)) == (PHASE_OF[event] == phase)
    if PHASE_OF[event] != phase:
        assert refused(m, f"play {event}") == "SUW-072"


@pytest.mark.rule("SUW-072")
def test_no_event_is_played_in_the_opponents_turn() -> None:
    m = table({"hand": HAND, "magic": 3}, {"hand": [PYRE, PURGE], "magic": 3}, FIELD)
    assert {o.seat for o in [m.decision]} == {0}
    assert f"play {PYRE}" not in options(m)
    assert refused(m, f"play {PYRE}") == "SUW-073"  # it is not in the hand of the player who is asked


@pytest.mark.rule("SUW-073", "SUW-171", "SUW-203")
def test_an_event_is_paid_carried_out_and_then_discarded() -> None:
    m = table({"hand": [PURGE, *HAND], "magic": 2}, board={**FIELD, "A4": "fk_undead_warrior@p2"}, phase="move")
    play(m, f"play {PURGE}")
    assert zone(m, "hand", 0) == HAND
    assert zone(m, "limbo") == [PURGE]  # being resolved
    assert zone(m, "discard", 0) == []
    play(m, f"target {UNIT}@A3", "done", "target fk_undead_warrior@A4")
    assert hurt(m, "A4") == 2
    assert zone(m, "limbo") == []
    assert sorted(zone(m, "discard", 0)) == [PURGE, UNIT]


@pytest.mark.rule("SUW-073", "SUW-172")
@pytest.mark.parametrize(("magic", "left"), [(0, None), (1, 0), (4, 3)])
def test_an_event_costs_its_magic(magic: int, left: int | None) -> None:
    m = table({"hand": [PYRE, *HAND], "magic": magic}, board=FIELD)
    if left is None:
        assert f"play {PYRE}" not in options(m)
        assert refused(m, f"play {PYRE}") == "SUW-172"
    else:
        play(m, f"play {PYRE}")
        assert m.state.magic[0] == left


@pytest.mark.rule("SUW-074", "SUW-194")
def test_nothing_is_played_or_used_while_something_is_being_resolved() -> None:
    hand = {"hand": [PURGE, PURGE, *HAND], "discard": ["fk_undead_archer"], "magic": 3}
    m = table(hand, board=FIELD, phase="move")
    play(m, f"play {PURGE}")
    assert set(options(m)) == {"target fk_gul_dass@C4", f"target {UNIT}@A3", "target fk_ret_talus@A1", "done"}
    assert refused(m, f"play {PURGE}") == "SUW-074"
    assert refused(m, f"move {UNIT}@A3 A4") == "SUW-074"
    m = table({"hand": [PYRE, BLOOD, *HAND], "discard": ["fk_undead_archer"], "magic": 3}, board=FIELD)
    play(m, "use fk_ret_talus@A1 raise_the_dead")
    assert refused(m, f"play {PYRE}") == "SUW-074"
    assert refused(m, "summon fk_hellfire_cultist E1") == "SUW-074"


@pytest.mark.rule("SUW-074", "SUW-194")
def test_an_ability_is_not_used_in_the_middle_of_an_attack() -> None:
    board = {"C4": "fk_gul_dass", "C5": "fk_undead_warrior@p2:3", "C2": "fk_undead_archer"}
    m = table({"hand": HAND}, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 fk_undead_warrior@C5")
    assert m.decision.name == "may"
    assert refused(m, "attack fk_undead_archer@C2 fk_gul_dass@C4") == "SUW-074"


@pytest.mark.rule("SUW-075", "SUW-201", "SUW-235", "SUW-077")
def test_an_active_event_stays_in_its_zone_in_the_open() -> None:
    m = table({"hand": [PYRE, *HAND], "magic": 1}, board=FIELD)
    play(m, f"play {PYRE}")
    assert zone(m, "active", 0) == [PYRE]
    assert zone(m, "discard", 0) == zone(m, "limbo") == []
    for viewer in (0, 1, None):
        assert PYRE in str(m.view(viewer)["players"][0]["active"])


@pytest.mark.rule("SUW-075", "SUW-203")
def test_an_event_that_is_not_active_does_not_stay() -> None:
    m = table({"hand": [PURGE, *HAND]}, board=FIELD, phase="move")
    play(m, f"play {PURGE}", "done")
    assert zone(m, "active", 0) == []
    assert zone(m, "discard", 0) == [PURGE]


@pytest.mark.rule("SUW-076", "SUW-201")
def test_active_events_are_discarded_at_the_start_of_the_own_next_turn() -> None:
    m = table({"hand": [PYRE, *HAND], "magic": 1}, {"hand": HAND}, {**FIELD, "E7": "gate@p2"})
    play(m, f"play {PYRE}")
    until(m, "magic", 0)
    assert zone(m, "active", 0) == [PYRE]
    until(m, "magic", 1)
    assert zone(m, "active", 0) == [PYRE]  # the opponent's turn does not end it
    play(m, "end")
    while m.decision.name != "summon":  # the Pyre asks whom it heals
        m.choose(0)
    assert m.state.turn == 0
    assert zone(m, "active", 0) == []
    assert PYRE in zone(m, "discard", 0)


@pytest.mark.rule("SUW-076")
def test_the_active_events_of_the_other_player_stay() -> None:
    m = table({"active": [PYRE], "hand": HAND}, {"active": [PYRE], "hand": ["gate"]}, FIELD, phase="magic", turn="p2")
    play(m, "end")
    while m.decision.name != "summon":
        m.choose(0)
    assert zone(m, "active", 0) == []
    assert zone(m, "active", 1) == [PYRE]


@pytest.mark.rule("SUW-076", "SUW-088")
def test_the_player_orders_active_events_that_end_together() -> None:
    board = {**FIELD, "A3": f"{UNIT}:2", "C4": "fk_gul_dass:5"}
    m = table({"active": [PYRE, PYRE], "hand": HAND}, {"hand": ["gate"]}, board, phase="magic", turn="p2")
    for card, boost in zip(m.state.active[0], (1, 2), strict=True):
        m.state.boost[card] = boost
    play(m, "end")
    assert m.decision.name == "order"
    assert m.decision.seat == 0
    m.choose(1)
    play(m, "target fk_gul_dass@C4")
    assert hurt(m, "C4") == 3  # the second one, with 2 boost, came first
    play(m, f"target {UNIT}@A3")
    assert hurt(m, "A3") == 1
    assert sorted(zone(m, "discard", 0)) == [PYRE, PYRE]


@pytest.mark.rule("SUW-076", "SUW-088")
@pytest.mark.parametrize("active", [["fk_sacrificial_pyre"], ["cg_unrelenting", "cg_pile_on"], ["cg_pile_on"] * 2])
def test_active_events_that_do_nothing_as_they_end_are_not_put_in_order(active: list[str]) -> None:
    """A Pyre without boost heals nobody, and the Goblins' events just end."""
    deck = "fallen_kingdom" if active[0].startswith("fk") else "cave_goblins"
    p1 = {"active": active, "hand": ["gate"]}
    m = table(p1, {"hand": ["gate"]}, decks=(deck, "fallen_kingdom"), phase="magic", turn="p2")
    play(m, "end")
    assert m.state.turn == 0
    assert m.decision.name == "move"
    assert zone(m, "active", 0) == []
    assert sorted(zone(m, "discard", 0)) == sorted(active)


@pytest.mark.rule("SUW-078")
def test_there_is_no_limit_to_the_events_of_a_phase() -> None:
    m = table({"hand": [PURGE, PURGE, *HAND]}, board=FIELD, phase="move")
    play(m, f"play {PURGE}", "done", f"play {PURGE}", "done")
    assert zone(m, "discard", 0) == [PURGE, PURGE]
    m = table({"hand": [PYRE, PYRE, BLOOD, *HAND], "magic": 2}, board=FIELD)
    play(m, f"play {PYRE}", f"play {PYRE}")
    assert zone(m, "active", 0) == [PYRE, PYRE]
    assert f"play {BLOOD}" in options(m)


@pytest.mark.rule("SUW-139")
def test_any_number_may_be_none_or_all() -> None:
    m = table({"hand": [PURGE, *HAND]}, board=FIELD, phase="move")
    play(m, f"play {PURGE}")
    none = m.copy()
    play(none, "done")
    assert at(none, "C4") == "fk_gul_dass"
    play(m, "target fk_gul_dass@C4", f"target {UNIT}@A3", "done")
    settle(m)
    assert at(m, "C4") is None
    assert at(m, "A3") is None


@pytest.mark.rule("SUW-142")
def test_may_leaves_the_choice() -> None:
    board = {"C4": "fk_gul_dass", "C5": "fk_undead_warrior@p2:3", "C2": "fk_undead_archer"}
    for answer, space in (("accept", "C5"), ("decline", "C2")):
        m = table({"hand": HAND}, board=board, phase="attack")
        with dice("M RS"):
            play(m, "attack fk_gul_dass@C4 fk_undead_warrior@C5", answer)
        assert at(m, space) == "fk_undead_archer"


@pytest.mark.rule("SUW-143", "SUW-210")
def test_an_effect_without_may_is_carried_out_as_far_as_possible() -> None:
    """The Weapon has to be tucked under a common if there is one; without any it is simply discarded."""
    m = table({"hand": [WEAPON, *HAND]}, board={**FIELD, "B3": UNIT}, phase="build")
    play(m, f"play {WEAPON}")
    assert set(options(m)) == {f"target {UNIT}@A3", f"target {UNIT}@B3"}  # no way to decline
    bare = table({"hand": [WEAPON, *HAND]}, board={"C4": "fk_gul_dass", "C5": "gate@p2"}, phase="build")
    play(bare, f"play {WEAPON}")
    assert zone(bare, "discard", 0) == [WEAPON]
