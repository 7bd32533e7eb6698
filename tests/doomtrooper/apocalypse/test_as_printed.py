"""Cards of Apocalypse played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard, sacrifice

from ..table import card, destiny, fight, finish, ids, options, play, table, victory, why

WAIT = ["evasive_action"]


# ---- ADMINISTRATIVE CRACKDOWN ----
def earned(**mine):
    """Points for a kill by a player before whom the card of an opponent lies."""
    m = table(
        {"squad": ["sean_gallagher"], "works": ["administrative_crackdown:by2"], **mine},
        {"squad": ["clansman!"]},
        actions=1,
    )
    m.state.apart[0] = (mine.get("destiny") == 0 and 25) or 0
    return finish(fight(m, "sean_gallagher", "clansman"))


@pytest.mark.parametrize(
    "guard", [{"squad": ["sean_gallagher", "bauhaus_security_guard"]}, {"works": ["cardinals_bank:squad"]}]
)
def test_guarded_points_are_not_paid_for(guard: dict[str, list[str]]):
    mine = {"squad": ["sean_gallagher"], "works": [], **guard}
    mine["works"] = [*mine["works"], "administrative_crackdown:by2"]
    m = earned(**mine, destiny=2)
    assert (victory(m)[0], destiny(m)[0]) == (3, 2)


def test_a_guard_on_the_outpost_guards_nothing():
    m = earned(outpost=["bauhaus_security_guard"], destiny=2)
    assert (victory(m)[0], destiny(m)[0]) == (2, 0)


def test_points_that_lie_apart_pay_too():
    m = earned(destiny=0)
    assert (victory(m)[0], m.state.apart[0]) == (3, 22)
    assert "administrative_crackdown" in ids(m, "works", 0)  # that player still has some


def test_it_is_not_played_on_whoever_would_discard_it_at_once():
    m = table({"squad": ["clansman"], "hand": ["administrative_crackdown"], "destiny": 3}, {"destiny": 0})
    assert "play_at administrative_crackdown p1" in options(m)
    assert "play_at administrative_crackdown p2" not in options(m)
    assert why(m, "play_at administrative_crackdown p2") == "DTR-346"


# ---- GRAVEYARD ----
def test_a_personality_annihilated_in_the_combat_goes_there_and_to_its_pile_with_it():
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "works": ["graveyard:aside"], "hand": WAIT},
        {"squad": ["sean_gallagher", "big_bob_watts"], "hand": WAIT},
    )
    fight(m, "nepharite_of_algeroth", "sean_gallagher")
    sacrifice(m.state, card(m, "big_bob_watts"))  # takes no part in it
    sacrifice(m.state, card(m, "sean_gallagher"))
    where = card(m, "graveyard")
    assert [m.state.t.defs[c].id for c, on in enumerate(m.state.bearer) if on == where] == ["sean_gallagher"]
    assert ids(m, "sacrificed", 1) == ["big_bob_watts"]
    discard(m.state, where)
    assert ids(m, "sacrificed", 1) == ["big_bob_watts", "sean_gallagher"]


# ---- CRYOTECH CHAMBER ----
def test_whom_the_frozen_warrior_has_killed_pays_its_own_player():
    m = table(
        {"kohort": ["nepharite_of_algeroth!"], "works": ["cryotech_chamber:kohort"]},
        {"kohort": ["nepharite_of_algeroth!", "heretic"]},
        actions=1,
    )
    fight(m, "nepharite_of_algeroth", "nepharite_of_algeroth")
    while "use cryotech_chamber 1" not in options(m):
        play(m, "pass")
    play(m, "use cryotech_chamber 1")
    finish(m)
    assert "nepharite_of_algeroth" in ids(m, "hand", 0)
    assert "nepharite_of_algeroth" in ids(m, "grave", 1)
    assert victory(m)[0] == 8  # both blows fell; only the other one is dead
    assert victory(m)[1] == 0


# ---- ESCAPE HATCH ----
def test_a_hatch_is_built_into_one_s_own_vehicle():
    m = table({"squad": ["captain+gt_offroad"], "hand": ["escape_hatch"]}, {"squad": ["captain+gt_offroad"]})
    vehicles = [o for o in options(m) if o.startswith("attach escape_hatch")]
    assert vehicles == ["attach escape_hatch gt_offroad@p1"] or vehicles == ["attach escape_hatch gt_offroad"]
