"""Both sides of rules about piles, timing, units, areas, missions and the end of a match."""

from __future__ import annotations

import pytest

from .table import Match, card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory


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
    elif zone != "hand":
        m.state.hand[0].remove(foxhole)
        getattr(m.state, zone)[0].append(foxhole)
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


# ---- timing ----
@pytest.mark.rule("DTR-012", "DTR-015", "DTR-322")
def test_the_steps_follow_each_other():
    m = table({}, {"hand": ["initiative", "positive_karma"], "library": ["infantry"] * 9, "kohort": ["razide"]})
    play(m, "end")
    seen = []
    while m.state.turn == 0 or m.decision.name != "action":
        where = "before" if m.state.turn == 0 else "full" if len(m.state.hand[1]) == 7 else "small"
        seen.append((m.decision.name, where, options(m)[0]))
        play(m, options(m)[-1])
    assert seen == [
        ("anytime", "before", "play positive_karma"),  # after p1's discard step
        ("edge", "small", "play initiative"),  # the start of p2's turn ...
        ("anytime", "small", "play positive_karma"),  # ... the window behind it
        ("anytime", "full", "play positive_karma"),  # and the one after drawing
    ]
    play(m, "end")
    assert m.decision.name == "discard"  # actions, then discarding, then the next player
    play(m, "done")
    passes(m)
    assert m.state.turn == 0


@pytest.mark.rule("DTR-026")
def test_what_concerns_everybody_comes_first():
    def after(*works: str) -> tuple[int, list[str]]:
        m = table({}, {"works": list(works), "destiny": 4})
        end_turn(m)
        return destiny(m)[1], ids(m, "works", 1)

    assert after("doomed:by1") == (1, ["doomed"])
    # 4 - 1 = 3, and DOOMED takes the rest and goes; as p2's own effect the tax would have come last
    assert after("doomed:by1", "war_tax") == (0, ["war_tax"])
    assert after("war_tax", "doomed:by1") == (0, ["war_tax"])


# ---- units ----
@pytest.mark.rule("DTR-403", "DTR-402")
def test_a_unit_without_its_sergeant_finds_another():
    m = table(
        {"squad": ["squadron_commander", "squadron_commander", "clansman"]},
        {"hand": ["wave_of_righteousness"], "destiny": 10},
    )
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if o.startswith("assign clansman")))
    assert not any(o.startswith("assign clansman") for o in options(m))  # for good
    led = m.state.unit[card(m, "clansman")]
    while "play wave_of_righteousness" not in options(m):
        play(m, "pass")
    play(m, "play wave_of_righteousness")
    commanders = [o for o in options(m) if "squadron_commander" in o]
    for option in commanders:
        tried = play(m.copy(), option)
        passes(tried)
        alive = bool(tried.state.live >> led & 1)
        play(tried, "meditate")
        offered = any(o.startswith("assign clansman") for o in options(tried))
        assert offered is not alive


# ---- whose ----
@pytest.mark.rule("DTR-508", "DTR-453")
def test_you_is_whoever_controls_the_card():
    m = table({"hand": ["programmed"], "squad": ["trencher"], "destiny": 9}, {"squad": ["colonel_maxwell", "trencher"]})
    assert rating(m, "fight", "trencher@p2") == 3 + 6
    play(m, "play_on programmed colonel_maxwell")
    assert rating(m, "fight", "trencher@p2") == 3
    assert rating(m, "fight", "trencher@p1") == 3 + 6  # his Trenchers are mine now


# ---- areas ----
@pytest.mark.rule("DTR-440", "DTR-439")
def test_a_card_for_the_squad_is_not_for_the_outpost():
    m = table({"squad": ["clansman"], "outpost": ["valkyrie"], "hand": ["squad_drill"]}, {"squad": ["trencher"]})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on squad_drill clansman"]


@pytest.mark.rule("DTR-415", "DTR-416")
def test_whoever_stands_aside_is_of_no_area_until_it_goes_to_the_outpost():
    for place, foe, zone in (("aside", "kohort", False), ("outpost", "outpost", True)):
        attacker = "razide" if foe == "kohort" else "rasputin_raider"
        m = table(
            {foe: [attacker], "outpost": ["rasputin_raider"]},
            {"outpost": ["prophet"], place: ["local_thug", *(["prophet"] if place == "outpost" else [])],
             "works": ["graveton:outpost", "victoria:squad"], "hand": ["evasive_action"]},
        )  # fmt: skip
        fight(m, attacker, "local_thug")
        assert (m.decision.name == "zone") is zone


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


@pytest.mark.rule("DTR-132", "DTR-133", "DTR-136")
def test_a_mission_lies_on_whom_it_names():
    m = table({"squad": ["clansman"], "hand": ["suicide_mission"]}, {"kohort": ["heretic", "razide"]})
    play(m, "attach suicide_mission razide")
    assert m.state.bearer[card(m, "suicide_mission")] == card(m, "razide")
    assert m.state.actions == 2


@pytest.mark.rule("DTR-510")
def test_whoever_is_discarded_brings_no_points():
    m = table({"hand": ["cleansing_flame"], "destiny": 8}, {"kohort": ["razide!"]})
    play(m, "meditate", "play_on cleansing_flame razide")
    passes(m)
    assert ids(m, "grave", 1) == ["razide"]
    assert (victory(m), destiny(m)[0]) == ([0, 0], 1)


# ---- the end ----
@pytest.mark.rule("DTR-327", "DTR-326")
def test_a_tie_at_the_target_goes_on_turn_by_turn():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    finish(fight(m, "clansman", "necromutant"))
    assert victory(m) == [40, 40]
    turns = m.state.turns
    for _ in range(2):
        assert m.result is None
        to_next_turn(m)
    assert m.result is None  # still level after a turn for each
    assert m.state.turns == turns + 2
    m.state.victory[1] += 1
    for _ in range(2):
        assert m.result is None
        to_next_turn(m)
    assert (m.result.winners, m.result.rule) == ((1,), "DTR-327")


@pytest.mark.rule("DTR-327")
def test_everybody_plays_a_complete_turn_before_the_totals_are_compared():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    turns = m.state.turns
    play(m, "attack", "fight")
    while m.decision.name == "points":
        play(m, options(m)[0])
    m.state.victory[1] += 1  # from now on p2 leads, but everybody has a turn still
    while m.result is None:
        played = m.state.turns - turns
        play(m, options(m)[-1])
    assert played == 2
    assert (m.result.winners, m.result.rule) == ((1,), "DTR-327")


def to_next_turn(m: Match) -> None:
    turns = m.state.turns
    while m.result is None and m.state.turns == turns:
        play(m, options(m)[-1])


@pytest.mark.rule("DTR-048", "DTR-049")
@pytest.mark.parametrize("deployed", [False, True])
def test_three_turns_to_find_a_warrior(deployed):
    m = table({"squad": ["clansman"], "library": ["infantry"] * 60}, {"library": [], "hand": ["heretic"], "destiny": 3})
    own = 0
    while m.result is None and own < 5:
        to_next_turn(m)
        if m.state.turn == 1 and m.result is None:
            own += 1
            while m.decision.name != "action":
                play(m, options(m)[-1])
            if own == 3 and deployed:
                play(m, "deploy heretic")
        elif m.result is None and own == 2:
            assert not m.state.lost[1]  # two turns are not three
    assert (m.result is None) is deployed
    if not deployed:
        assert (own, m.result.winners, m.result.rule) == (3, (0,), "DTR-049")


@pytest.mark.rule("DTR-048")
def test_with_a_library_there_is_no_hurry():
    m = table({"squad": ["clansman"], "library": ["infantry"] * 60}, {"library": ["terror"] * 60})
    for _ in range(10):
        to_next_turn(m)
    assert m.result is None
