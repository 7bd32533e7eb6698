"""Positions: a table written down and read back is the same table."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.state import hiding_order
from sudi.kernel.written.position import from_position

from .table import card, fight, ids, options, play, rating, table, why


def there_and_back(m):
    back = from_position(GAME, m.position())
    assert back.position() == m.position()
    return back


def test_a_card_of_one_player_on_a_warrior_of_the_other():
    m = table({"squad": ["clansman"]}, {"hand": ["tainted"]})
    play(m, "meditate", "play_on tainted clansman")
    back = there_and_back(m)
    assert options(back) == options(m)
    assert back.state.side[card(back, "tainted")] == 1
    assert back.state.t.owner[card(back, "tainted")] == 1


def test_in_the_middle_of_a_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action", "powerful_blow"]}, {"kohort": ["razide"]})
    fight(m, "clansman", "razide")
    play(m, "play_on evasive_action clansman")
    back = there_and_back(m)
    assert back.state == m.state
    assert rating(back, "armour", "clansman") == 5
    assert options(back) == options(m)


def test_a_missing_warrior_stays_missing():
    m = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"hand": ["missing_in_action"]})
    play(m, "meditate", "play_on missing_in_action sgt_mcbride")
    back = there_and_back(m)
    assert options(back) == options(m)
    assert rating(back, "fight", "blood_beret") == 4


def test_what_a_position_leaves_out():
    m = table({"squad": ["clansman"]})
    assert m.state.actions == 3
    assert m.state.rounds == [2, 2]
    assert "attack" not in options(m)  # nobody to attack
    assert any(o.startswith("sabotage") for o in options(m))


# ---- names ----
def test_a_card_with_its_holder_is_always_that_players():
    m = table(
        {"squad": ["infantry", "infantry!"], "hand": ["composite_armor", "malfunction"]},
        {"squad": ["infantry+composite_armor", "infantry!+composite_armor", "infantry"]},
    )
    refusal = m.why_not("attach composite_armor infantry@p2#1")
    assert refusal is not None
    assert refusal.rule == "DTR-090"
    assert m.why_not("attach composite_armor infantry@p1#1") is None
    play(m, "meditate")
    assert options(m) == ["play_on malfunction infantry@p2#1", "play_on malfunction infantry@p2#2", "pass"]
    own = m.why_not("play_on malfunction infantry@p1#1")
    assert own is not None
    assert own.rule == "DTR-346"  # they have nothing that could be discarded
    assert [m.explain(f"armour of infantry@p2#{n}").total for n in (1, 2, 3)] == [6, 6, 2]
    assert m.explain("armour of infantry@p1#2").total == 2


def test_one_of_two_copies_is_the_one_that_was_named():
    m = table(
        {"squad": ["infantry"], "hand": ["malfunction"]}, {"squad": ["infantry+composite_armor", "infantry+kratach"]}
    )
    play(m, "meditate")
    first = play(m.copy(), "play_on malfunction infantry@p2#1")
    second = play(m.copy(), "play_on malfunction infantry@p2#2")
    assert {tuple(first.state.t.defs[c].id for c in x.state.grave[1]) for x in (first, second)} == {
        ("composite_armor",),
        ("kratach",),
    }


# ---- written by hand ----
@pytest.mark.rule("DTR-387")
def test_who_was_hidden_first_follows_from_where_the_cards_lie():
    m = table(
        {"squad": ["clansman"], "hidden": ["trencher", "valkyrie"]}, {"hidden": ["infantry"], "squad": ["samurai"]}
    )
    assert hiding_order(m.state) == [0, 0, 1]
    play(m, "leave trencher")
    assert hiding_order(m.state) == [0, 1]
    with pytest.raises(sudi.BadPosition, match="hiding"):
        table({"squad": ["clansman"], "hidden": ["trencher"]}, {}, hiding=8 + 1)


@pytest.mark.rule("DTR-387")
def test_the_earlier_hidden_personality_is_the_valid_one_in_a_position_too():
    m = table({"squad": ["clansman"], "hand": ["sgt_mcbride"], "destiny": 9}, {"hidden": ["sgt_mcbride"], "destiny": 9})
    play(m, "deploy sgt_mcbride")
    assert "sgt_mcbride" in ids(m, "squad", 1)
    assert ids(m, "hand", 0) == ["sgt_mcbride"]


@pytest.mark.rule("DTR-443")
def test_whoever_has_a_card_that_keeps_it_away_is_away():
    m = table({"squad": ["clansman+shore_leave", "valkyrie"]}, {"squad": ["trencher"], "hand": ["evasive_action"]})
    assert not any("cover clansman" in o or "against clansman" in o for o in options(m))
    play(m, "attack", "pass")  # back from leave just now, or not
    assert m.state.attacker == card(m, "valkyrie")
    with pytest.raises(sudi.BadPosition, match="no card keeps 'clansman' out of play"):
        table({"squad": ["clansman", "valkyrie"]}, {"squad": ["trencher"]}, away=["p1.squad.0"])


@pytest.mark.rule("DTR-430")
def test_an_insubordinate_warrior_has_lost_its_affiliation():
    m = table({"squad": ["infantry+insubordination"], "hand": ["capitol_sword"]}, {})
    assert why(m, "attach capitol_sword infantry") == "DTR-083"
    m = table({"squad": ["infantry+knighthood+insubordination"], "hand": ["capitol_sword", "clansman_claymore"]}, {})
    assert "attach capitol_sword infantry" in options(m)  # what a card had given went first
    assert "attach clansman_claymore infantry" not in options(m)
    with pytest.raises(sudi.BadPosition, match="several"):
        table({"squad": ["infantry+knighthood+samurai_armor+insubordination"]}, {})
