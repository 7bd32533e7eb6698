"""Turns, phases, the order of effects, and the end of a match."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.summonerwars.words.phases import PHASES

from ..table import at, boosts, dice, ended, hurt, options, play, refused, settle, table, told, until, zone

# Something to do in every phase: a unit and a gate that cost nothing, an enemy to attack, a hand to discard.
BUSY = {"hand": ["gate", "fk_hellfire_cultist"]}
FIELD = {"E2": "gate", "C4": "fk_gul_dass", "C5": "gate_start@p2"}


def asked(match: sudi.Match) -> str:
    assert match.decision is not None
    return match.decision.name


# ---- the six phases ----
@pytest.mark.rule("SUW-021", "SUW-134")
def test_the_six_phases_come_in_their_order() -> None:
    m = table(BUSY, {"hand": ["gate"]}, FIELD)
    seen = [asked(m)]
    while m.state.turn == 0:
        play(m, "end")
        seen.append(asked(m))
    assert seen[:5] == ["summon", "move", "build", "attack", "magic"]
    assert len(m.state.hand[0]) == 5  # the Draw phase asks nothing and draws
    assert len(PHASES) == 6


@pytest.mark.rule("SUW-021")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_each_phase_has_its_own_doings(phase: str) -> None:
    m = table(BUSY, board=FIELD, phase=phase)
    verbs = {"summon": "summon", "move": "move", "build": "build", "attack": "attack", "magic": "discard"}
    assert {o.split()[0] for o in options(m)} - {"use"} == {verbs[phase], "end"}


@pytest.mark.rule("SUW-022", "SUW-020")
def test_the_opponent_is_next_only_after_all_phases() -> None:
    m = table(BUSY, {**BUSY, "magic": 3}, {**FIELD, "B7": "gate@p2"})
    for _ in range(5):
        assert m.decision.seat == m.state.turn == 0
        assert not [o for o in options(m) if "@C5" in o.split()[1:2]]
        play(m, "end")
    assert m.decision.seat == m.state.turn == 1
    until(m, "summon", 0)  # and after the opponent's phases the first player again
    assert m.state.turns == 2  # a position counts from 0


@pytest.mark.rule("SUW-111", "SUW-020")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    m = table(BUSY, board={**FIELD, "E6": "fk_undead_carrier@p2"}, phase="move")
    assert refused(m, "move fk_undead_carrier@E6 E5") == "SUW-030"
    assert m.view(0)["turn"] == "p1"


@pytest.mark.rule("SUW-200", "SUW-221", "SUW-076")
def test_the_start_of_a_turn_comes_before_its_summon_phase() -> None:
    board = {"A1": "fk_ret_talus:4", "C4": "fk_gul_dass:4", "F6": "fk_undead_carrier@p2", "E2": "gate"}
    m = table({**BUSY, "active": ["fk_sacrificial_pyre"]}, {"hand": ["fk_purge"]}, board, phase="magic", turn="p2")
    pyre = m.state.active[0][0]
    m.state.boost[pyre] = 2
    play(m, "end")
    assert m.state.turn == 0
    assert asked(m) == "target"  # the Pyre heals before anything of the Summon phase is offered
    assert "end" not in options(m)
    play(m, "target fk_gul_dass@C4")
    assert hurt(m, "C4") == 2
    assert asked(m) == "summon"


@pytest.mark.rule("SUW-138", "SUW-200")
def test_the_end_of_a_turn_comes_after_its_draw_phase() -> None:
    m = table(BUSY, {"hand": ["fk_purge"]}, {"C3": "fk_undead_warrior+3"}, phase="magic")
    play(m, "end")
    lines = told(m)
    drawn = [i for i, line in enumerate(lines) if "draws" in line]
    lost = [i for i, line in enumerate(lines) if "loses 2 boosts" in line]
    turned = [i for i, line in enumerate(lines) if line.startswith("—")]
    assert len(drawn) == 3
    assert max(drawn) < lost[0] < turned[0]
    assert boosts(m, "C3") == 1


@pytest.mark.rule("SUW-137", "SUW-063")
def test_the_end_of_a_phase_waits_until_everything_in_it_is_done() -> None:
    board = {"C4": "fk_gul_dass", "C5": "gate_start@p2", "D4": "fk_undead_carrier"}
    m = table(BUSY, board=board, phase="attack")
    with dice("RS RS"):
        play(m, "attack fk_gul_dass@C4 fk_undead_carrier@D4")  # an own unit: idle so far
    assert hurt(m, "A1") == 0
    play(m, "end")
    assert hurt(m, "A1") == 1


# ---- several effects at once ----
@pytest.mark.rule("SUW-088", "SUW-174")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_active_player_orders_what_happens_at_one_moment(turn: int) -> None:
    me, other = ("", "@p2") if turn == 0 else ("@p2", "")
    board = {"C3": f"fk_undead_warrior{me}", "C4": f"fk_hellfire_cultist{other}"}
    hands = ({"hand": ["fk_purge"]}, {"hand": ["fk_purge"]})
    m = table(*hands, board=board, phase="attack", turn=f"p{turn + 1}")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4")
    assert m.decision.seat == turn  # although one of the effects is the opponent's
    assert asked(m) == "order"
    assert {o.split()[1] for o in options(m)} == {"fk_undead_warrior@C3", "fk_hellfire_cultist"}


@pytest.mark.rule("SUW-088")
def test_the_order_makes_a_difference() -> None:
    """Two Archers want the space of one dead unit: the first in the order gets it."""
    board = {"C3": "fk_gul_dass", "C4": "fk_hellfire_cultist@p2:1", "C2": "fk_undead_archer", "D2": "fk_undead_archer"}
    for first, left, moved in ((0, "D2", "C2"), (1, "C2", "D2")):
        m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
        with dice("M RS"):
            play(m, "attack fk_gul_dass@C3 fk_hellfire_cultist@C4")
        archers = [i for i, name in enumerate(options(m)) if "archer" in name]
        m.choose(archers[first])
        play(m, "accept")
        settle(m)
        assert at(m, "C4") == "fk_undead_archer"
        assert at(m, left) == "fk_undead_archer"
        assert at(m, moved) is None


@pytest.mark.rule("SUW-173")
def test_what_follows_comes_before_anything_else() -> None:
    board = {"C3": "fk_gul_dass", "C4": "fk_undead_warrior@p2:3", "C1": "fk_undead_archer", "E4": "fk_undead_carrier"}
    m = table({"hand": ["fk_purge"]}, board={**board, "E5": "gate@p2"}, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C3 fk_undead_warrior@C4")
    assert set(options(m)) == {"accept", "decline"}  # the Archer's answer; no other attack is offered meanwhile
    play(m, "decline")
    assert "attack fk_undead_carrier@E4 gate@E5" in options(m)


# ---- the end ----
@pytest.mark.rule("SUW-079", "SUW-216")
def test_the_match_ends_at_the_moment_a_summoner_falls() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "fk_ret_talus@p2:10", "E4": "fk_undead_carrier", "E5": "gate@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_undead_warrior@C3 fk_ret_talus@C4")
    assert m.result is None  # one life is left
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 fk_ret_talus@C4")
    assert ended(m) == (0,)
    assert m.result.rule == "SUW-079"
    assert m.result.scores == (1, 0)
    assert m.decision is None


@pytest.mark.rule("SUW-241")
def test_the_first_moment_with_one_summoner_decides() -> None:
    """Purge lets the chosen units strike before it destroys them: the enemy falls before the own one is given up."""
    board = {"C4": "fk_ret_talus", "C5": "fk_ret_talus@p2:10"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="move")
    play(m, "play fk_purge", "target fk_ret_talus@C4")
    if "done" in options(m):
        play(m, "done")
    play(m, "target fk_ret_talus@C5")
    assert ended(m) == (0,)
    assert m.result.rule == "SUW-079"


@pytest.mark.rule("SUW-C02")
@pytest.mark.parametrize("limit", [1, 3])
def test_the_turn_limit_makes_a_draw(limit: int) -> None:
    m = sudi.new("summonerwars", seed=5, decks=("fallen_kingdom", "fallen_kingdom"), turn_limit=limit)
    while m.decision is not None:
        assert m.state.turns <= limit
        play(m, "end")
    assert m.result == sudi.kernel.match.Result((), (0, 0), "SUW-C02")
    assert m.state.turns == limit + 1
    with pytest.raises(sudi.BadSetup, match="turn_limit"):
        sudi.new("summonerwars", seed=5, turn_limit=0)


@pytest.mark.rule("SUW-206")
def test_in_play_are_the_battlefield_and_the_active_events_alone() -> None:
    """A second Pyre in hand, in the pile or among the discarded cards does not burn."""
    board = {"C3": "fk_gul_dass", "C4": "fk_hellfire_cultist@p2:1"}
    m = table({"active": ["fk_sacrificial_pyre"], "hand": ["fk_sacrificial_pyre"]}, board=board, phase="attack")
    with dice("M RS"):
        settle(play(m, "attack fk_gul_dass@C3 fk_hellfire_cultist@C4"))
    assert m.state.boost[m.state.active[0][0]] == 1
    assert m.state.boost[m.state.hand[0][0]] == 0
    assert zone(m, "active", 0) == ["fk_sacrificial_pyre"]


def test_the_log_names_the_ability_that_is_used() -> None:
    m = table(
        {"hand": ["gate"]},
        board={"C3": "br_wind_mage", "C4": "gate", "D3": "br_deceiver", "F1": "br_tacullu"},
        phase="attack",
    )
    play(m, "use br_wind_mage@C3 push")
    line = next(entry for entry in m.log() if entry.line == "uses")
    assert line.text("cs") == "Hráč 1 používá schopnost Odstrčení (Větrní mágové)."
    assert line.text("en") == "Player 1 uses Push of Wind Mage."
