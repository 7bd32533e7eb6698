"""Out of play, stolen, discarded, sacrificed, killed; the piles."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.actions import do
from sudi.games.doomtrooper.rules.leaving import discard, sacrifice
from sudi.games.doomtrooper.state import SACRIFICED, put, stow
from sudi.games.doomtrooper.words.vocabulary import DEPLOY

from ..table import card, destiny, fight, finish, ids, options, passes, play, rating, table, victory


def transfers(m) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("transfer")}


# ---- sabotage ----
def sabotages(m) -> set[str]:
    return {o for o in options(m) if o.startswith("sabotage")}


# ---- out of play, silenced, imprisoned ----
@pytest.mark.rule("DTR-443", "DTR-444", "DTR-484", "DTR-485", "DTR-503", "DTR-372")
def test_missing_in_action_is_out_of_play():
    m = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"hand": ["missing_in_action"], "kohort": ["razide"]})
    play(m, "meditate", "play_on missing_in_action sgt_mcbride")
    assert rating(m, "fight", "blood_beret") == 4  # no bonus any more
    assert "cover sgt_mcbride" not in options(m)
    m = table({"squad": ["clansman"]}, {"hand": ["missing_in_action"], "kohort": ["razide"]})
    play(m, "attack")
    seen = set()
    while m.state.phase:
        seen |= {m.state.phase} if any("missing" in o for o in options(m)) else set()
        play(m, options(m)[-1])
    assert seen == {1}  # at the latest before the opponents are named


@pytest.mark.rule("DTR-445", "DTR-486", "DTR-487")
def test_a_missing_personality_may_be_played_again_and_the_old_one_goes():
    m = table({"squad": ["sean_gallagher+missing_in_action:by2", "valkyrie"], "hand": ["sean_gallagher"],
               "destiny": 8}, {})  # fmt: skip
    m = m.copy()
    m.state.options = []
    fresh = m.state.hand[0][0]
    do(m.state, 0, DEPLOY(fresh))
    assert m.state.squad[0].count(fresh) == 1
    discard(m.state, card(m, "missing_in_action"))
    assert [m.state.t.defs[c].id for c in m.state.squad[0]] == ["valkyrie", "sean_gallagher"]
    assert fresh in m.state.squad[0]  # the newer one stays


@pytest.mark.rule("DTR-447", "DTR-523")
def test_dont_call_again():
    m = table({"squad": ["sean_gallagher+dont_call_again:by2", "valkyrie"], "hand": ["composite_armor"]},
              {"kohort": ["razide"]})  # fmt: skip
    assert [o for o in options(m) if o.startswith("attach")] == ["attach composite_armor valkyrie"]
    play(m, "attack")
    assert all("sean" not in o for o in options(m))
    m = table({"squad": ["sean_gallagher+dont_call_again:by2"]}, {"kohort": ["razide"]}, actions=4)
    play(m, "use dont_call_again 1")
    assert ids(m, "attached", 0) == []


@pytest.mark.rule("DTR-449", "DTR-450", "DTR-451", "DTR-452")
def test_prisoners():
    m = table({"squad": ["sgt_mcbride+captured:by2", "blood_beret"], "hand": ["sgt_mcbride", "composite_armor"],
               "destiny": 9}, {"kohort": ["razide"], "hand": ["wave_of_righteousness"], "destiny": 10})  # fmt: skip
    assert [o for o in options(m) if o.startswith("attach")] == ["attach composite_armor blood_beret"]
    assert "deploy sgt_mcbride" not in options(m)
    play(m, "meditate", "play wave_of_righteousness")
    assert "target sgt_mcbride" in options(m)


# ---- stolen cards ----
@pytest.mark.rule("DTR-453", "DTR-454")
def test_a_programmed_warrior_changes_sides_and_returns_to_its_owner():
    m = table({"hand": ["programmed"], "destiny": 4}, {"squad": ["clansman+composite_armor"]})
    play(m, "play_on programmed clansman")
    assert destiny(m)[0] == 1
    assert ids(m, "squad", 0) == ["clansman"]
    assert rating(m, "armour", "clansman") == 7
    discard(m.state, card(m, "clansman"))
    assert ids(m, "grave", 1) == ["clansman", "composite_armor"]
    assert ids(m, "grave", 0) == ["programmed"]


@pytest.mark.rule("DTR-491", "DTR-511")
def test_the_bank_is_never_discarded():
    m = table({"works": ["bauhaus_bank:squad"]})
    assert not discard(m.state, card(m, "bauhaus_bank"))
    assert not sacrifice(m.state, card(m, "bauhaus_bank"))
    assert ids(m, "works", 0) == ["bauhaus_bank"]


# ---- piles and the collection ----
@pytest.mark.rule("DTR-497", "DTR-489")
@pytest.mark.parametrize(
    ("zone", "found"),
    [("library", True), ("grave", True), ("sideboard", True), ("hand", False), ("works", False), ("sacrificed", False)],
)
def test_what_belongs_to_the_collection(zone, found):
    side = {"squad": ["trencher"], "library": [], "sideboard": [], "grave": []}
    m = table({**side, "hand": ["foxhole"]}, actions=4)
    foxhole = m.state.hand[0][0]
    if zone == "works":
        play(m, "attach foxhole trencher")
    elif zone == "sacrificed":
        put(m.state, foxhole, SACRIFICED, 0)
    elif zone != "hand":
        stow(m.state, foxhole, zone, shown=False)
    if zone != "works":
        play(m, "meditate")
    assert m.state.actions == 3
    assert ("use trencher 1" in options(m)) is found  # for three actions it fetches a foxhole


@pytest.mark.rule("DTR-473", "DTR-474")
def test_the_sacrifice_pile_is_open_and_the_discard_pile_is_not():
    m = table({"kohort": ["cairath"]}, {"squad": ["clansman+composite_armor"]})
    finish(fight(m, "cairath", "clansman"))
    for viewer in (0, 1, None):
        shown = m.view(viewer)["players"][1]["sacrificed"]
        assert [c["card"] for c in shown] == ["clansman"]
    m = table({"grave": ["fly"]}, {})
    assert [c and c["card"] for c in m.view(0)["players"][0]["grave"]] == ["fly"]
    assert m.view(1)["players"][0]["grave"] == [None]


# ---- whose ----
@pytest.mark.rule("DTR-508", "DTR-453")
def test_you_is_whoever_controls_the_card():
    m = table({"hand": ["programmed"], "squad": ["trencher"], "destiny": 9}, {"squad": ["colonel_maxwell", "trencher"]})
    assert rating(m, "fight", "trencher@p2") == 3 + 6
    play(m, "play_on programmed colonel_maxwell")
    assert rating(m, "fight", "trencher@p2") == 3
    assert rating(m, "fight", "trencher@p1") == 3 + 6  # his Trenchers are mine now


@pytest.mark.rule("DTR-510")
def test_whoever_is_discarded_brings_no_points():
    m = table({"hand": ["cleansing_flame"], "destiny": 8}, {"kohort": ["razide!"]})
    play(m, "meditate", "play_on cleansing_flame razide")
    passes(m)
    assert ids(m, "grave", 1) == ["razide"]
    assert (victory(m), destiny(m)[0]) == ([0, 0], 1)


@pytest.mark.rule("DTR-455", "DTR-454")
def test_a_programmed_warrior_is_reassigned_to_its_owners_library():
    m = table(
        {"hand": ["reassignment", "programmed"], "destiny": 3}, {"squad": ["clansman+composite_armor"], "destiny": 0}
    )
    play(m, "play_on programmed clansman", "play_on reassignment clansman")
    library = [m.state.t.defs[c].id for c in m.state.library[1]]
    assert {"clansman", "composite_armor"} <= set(library)
    assert ids(m, "grave", 0) == ["programmed", "reassignment"]
    assert destiny(m) == [0, 3]


@pytest.mark.rule("DTR-394")
def test_each_death_of_a_personality_is_paid():
    m = table({"kohort": ["nepharite_of_algeroth", "immaculate_fury"]},
              {"squad": ["sean_gallagher!"], "grave": ["sean_gallagher"]})  # fmt: skip
    fight(m, "nepharite_of_algeroth", "sean_gallagher")
    finish(m)
    assert victory(m)[0] == 8


@pytest.mark.rule("DTR-393")
def test_a_killed_personality_comes_back():
    m = table({"hand": ["sean_gallagher"], "grave": ["sean_gallagher"], "destiny": 8})
    assert "deploy sean_gallagher" in options(m)
