"""Sabotage: against whom, when, for how many points."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.law.combat.sabotage import sabotages as offered

from ..table import destiny, end_turn, fight, finish, options, passes, play, table, victory
from .test_leaving import sabotages


@pytest.mark.rule("DTR-308", "DTR-310", "DTR-312", "DTR-313", "DTR-307", "DTR-316")
def test_sabotage_pays_half_the_value():
    m = table({"squad": ["clansman"]}, {"squad": ["romanov"]})
    assert sabotages(m) == {"sabotage clansman p2"}
    play(m, "sabotage clansman p2")
    assert options(m) == ["victory 2", "victory 1", "victory 0"]  # half of 3, rounded up
    play(m, "victory 1")
    assert (victory(m)[0], destiny(m)[0]) == (1, 6)
    assert m.state.turn == 1  # the other actions are lost


@pytest.mark.rule("DTR-308", "DTR-299", "DTR-446", "DTR-466")
def test_who_protects_from_sabotage():
    assert sabotages(table({"squad": ["clansman"]}, {"kohort": ["heretic"]})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"squad": ["romanov"]}))
    assert sabotages(table({"squad": ["clansman"]}, {"squad": ["mortificator+hidden"]}))
    assert sabotages(table({"squad": ["clansman"]}, {"hidden": ["heretic"]})) == set()


@pytest.mark.rule("DTR-309", "DTR-318", "DTR-317")
def test_sabotage_once_and_never_with_an_attack():
    m = table({"squad": ["clansman", "valkyrie"]}, {"squad": ["romanov"]})
    m.state.sabotaged[1] = 1
    m = m.copy()
    assert offered(m.state, 0) == []
    m.state.sabotaged[1] = 0
    assert len(offered(m.state, 0)) == 2
    m.state.attacking = True
    assert offered(m.state, 0) == []


@pytest.mark.rule("DTR-314", "DTR-315")
def test_no_sabotage_before_everybody_has_played():
    assert sabotages(table({"squad": ["clansman"], "rounds": 1}, {})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"rounds": 0})) == set()
    assert sabotages(table({"squad": ["clansman"]}, {"rounds": 1}))
    m = table({"squad": ["clansman"], "hand": ["inspired"]}, {"squad": ["romanov"]}, turn="p2")
    play(m, "meditate", "play inspired")
    assert sabotages(m) == set()  # not in the other player's turn


@pytest.mark.rule("DTR-311")
def test_a_warrior_in_time_prevents_it():
    m = table({"squad": ["clansman"]}, {"hand": ["inspired", "heretic"], "destiny": 3})
    play(m, "sabotage clansman p2", "play inspired", "deploy heretic")
    while m.decision.seat == 1 and m.decision.name == "granted":
        play(m, "end")
    passes(m)
    assert victory(m)[0] == 0
    assert m.state.turn == 1


@pytest.mark.rule("DTR-308", "DTR-334")
def test_a_secret_hq_protects():
    assert sabotages(table({"squad": ["clansman"]}, {"works": ["secret_hq:kohort"]})) == set()


# ---- sabotage ----
@pytest.mark.rule("DTR-319", "DTR-318")
def test_an_attack_at_any_time_leaves_room_for_sabotage():
    side = {"squad": ["sean_gallagher"], "hand": ["grand_assault"]}
    m = table(side, {"kohort": ["heretic!"]}, {})
    play(m, "meditate", "play grand_assault")
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert {o for o in options(m) if o.startswith("sabotage")} == {
        "sabotage sean_gallagher p2",
        "sabotage sean_gallagher p3",
    }
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, {})
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.turn == 1  # an attack of one's own three actions leaves none


@pytest.mark.rule("DTR-317")
def test_an_attack_action_is_no_sabotage():
    m = table({"squad": ["clansman"]}, {}, actions=0, bonus_attacks=1)
    assert not any(o.startswith("sabotage") for o in options(m))
    m = table({"squad": ["clansman"]}, {}, actions=1)
    assert any(o.startswith("sabotage") for o in options(m))


@pytest.mark.rule("DTR-468")
def test_a_passing_protection_does_not_open_the_way_for_sabotage():
    m = table({"squad": ["inquisitor"], "hand": ["fly"]}, {"kohort": ["razide"]})
    play(m, "meditate", "cast fly inquisitor")
    end_turn(m)
    assert not any(o.startswith(("attack", "sabotage")) for o in options(m))
