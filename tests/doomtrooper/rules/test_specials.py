"""Special cards and alliances: when they may be played, what they cost, what removes them."""

from __future__ import annotations

import pytest

from ..table import fight, ids, options, play, rating, table


@pytest.mark.rule("DTR-346")
def test_no_card_without_influence():
    m = table({"squad": ["inquisitor"], "hand": ["essence_of_virtue", "earthquake", "positive_karma"]}, {})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-346")
def test_a_second_copy_on_the_same_warrior_would_change_nothing():
    m = table({"squad": ["clansman+promoted", "valkyrie"], "hand": ["promoted"]}, {})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on promoted valkyrie"]


@pytest.mark.rule("DTR-348")
def test_a_card_played_stays_played():
    m = table({"hand": ["positive_karma"]}, {"hand": ["miscommunication"]})
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert ids(m, "hand", 0) == []


# ---- special cards and alliances ----
@pytest.mark.rule("DTR-227", "DTR-228")
def test_special_cards_for_actions_and_points():
    m = table({"kohort": ["heretic", "razide"], "hand": ["grim_reaper"]})
    assert [o for o in options(m) if "grim" in o] == ["play_on grim_reaper heretic"]
    play(m, "play_on grim_reaper heretic")
    assert m.state.actions == 1
    assert rating(m, "fight", "heretic") == 4


@pytest.mark.rule("DTR-230", "DTR-231", "DTR-233")
def test_alliances_are_unique():
    m = table({"squad": ["shadow_walker"], "hand": ["alliance_mishima", "clansman"]}, {"kohort": ["razide"]})
    play(m, "meditate", "play alliance_mishima")
    assert "deploy clansman" in options(m)
    m = table({"hand": ["alliance_mishima"]}, {"works": ["alliance_mishima"]})
    play(m, "meditate")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-228")
@pytest.mark.parametrize(("points", "offered"), [(7, False), (8, True)])
def test_a_special_card_has_to_be_paid_for(points, offered):
    m = table({"hand": ["cleansing_flame"], "destiny": points - 1}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert any("cleansing_flame" in o for o in options(m)) is offered
    if offered:
        play(m, "play_on cleansing_flame razide")
        assert m.state.destiny[0] == 0


# ---- alliances, missions ----
@pytest.mark.rule("DTR-230")
def test_an_alliance_helps_the_warriors_of_its_affiliation():
    m = table(
        {"squad": ["samurai", "clansman"], "hand": ["alliance_mishima", "evasive_action"]}, {"kohort": ["razide"]}
    )
    play(m, "meditate", "play alliance_mishima")
    mine, other = m.copy(), m.copy()
    fight(mine, "samurai", "razide")
    assert [rating(mine, r, "samurai") for r in ("fight", "armour")] == [3 + 5, 3 + 5]
    fight(other, "clansman", "razide")
    assert rating(other, "armour", "clansman") == 3
    assert rating(m, "fight", "samurai") == 3  # only against the Legion


# ---- alliances ----
@pytest.mark.rule("DTR-232", "DTR-511")
def test_an_alliance_goes_only_by_name_or_forever():
    m = table(
        {"squad": ["infantry+scrambling_device", "valkyrie+mental_constitution"], "hand": ["hostile_takeover"],
         "works": ["alliance_mishima"]},
        {"works": ["alliance_cybertronic", "doomed:by1"]},
    )  # fmt: skip
    scrambled = play(m.copy(), "meditate", "use scrambling_device 1")
    assert set(options(scrambled)) == {"target doomed", "target mental_constitution"}  # special cards, no alliances
    play(m, "play hostile_takeover")
    assert set(options(m)) == {"target alliance_mishima", "target alliance_cybertronic"}
    play(m, "target alliance_cybertronic")
    assert ids(m, "sacrificed", 1) == ["alliance_cybertronic"]
    assert ids(m, "grave", 1) == []
    m = table({"hand": ["hostile_takeover"], "works": ["fukido:squad"]})
    assert not [o for o in options(m) if "hostile" in o]  # no alliance, no takeover


@pytest.mark.rule("DTR-232")
def test_what_discards_any_card_spares_alliances_unless_it_names_them():
    m = table({"hand": ["upheaval", "broken_pact"], "works": ["alliance_mishima", "fukido:squad"]})
    swept = play(m.copy(), "play upheaval")
    assert ids(swept, "works", 0) == ["alliance_mishima"]
    play(m, "play broken_pact")
    assert ids(m, "works", 0) == ["fukido"]
    assert ids(m, "grave", 0) == ["alliance_mishima", "broken_pact"]
