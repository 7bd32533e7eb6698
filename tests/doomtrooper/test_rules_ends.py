"""The end of a turn, team-mates, missions without a time limit, alliances, any warzone, NEVER against ALWAYS."""

from __future__ import annotations

import pytest

from .table import Match, end_turn, fight, finish, ids, options, passes, play, table, victory, wounded


# ---- the end of a turn ----
@pytest.mark.rule("DTR-017", "DTR-013")
def test_cards_for_the_end_of_a_turn_come_after_the_last_window():
    m = table({"hand": ["ruthless_efficiency", "positive_karma"]}, {"hand": ["ruthless_efficiency"]})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]  # not between actions
    play(m, "pass", "end")
    assert m.decision.name == "discard"
    play(m, "done")
    assert options(m) == ["play positive_karma", "pass"]  # nor in the window after the discard step
    play(m, "pass")
    assert (m.decision.seat, options(m)) == (0, ["play ruthless_efficiency", "pass"])
    later = play(m.copy(), "pass")
    assert later.state.turn == 1
    play(m, "play ruthless_efficiency")
    passes(m)
    assert (m.state.turn, m.state.turns, m.state.actions) == (0, 4, 3)  # another turn at once
    assert ids(m, "sacrificed", 0) == ["ruthless_efficiency"]
    assert end_turn(m).state.turn == 1  # and only one


SQUAD = ["inquisitor", "clansman", "valerie_duval", "infantry", "chasseur", "shadow_walker"]


def to_the_end(m: Match) -> Match:
    """To the first question of the next turn."""
    turns = m.state.turns
    while m.state.turns == turns:
        play(m, options(m)[-1])
    return m


@pytest.mark.rule("DTR-017", "DTR-138")
def test_a_mission_to_keep_something_looks_at_the_ends_of_turns():
    m = table({"squad": SQUAD, "hand": ["well_rounded_squad"]}, {})
    play(m, "task well_rounded_squad p1")
    to_the_end(m)
    to_the_end(m)
    assert (m.state.turn, victory(m)[0]) == (0, 0)
    play(m, "end")
    while m.decision.seat == 0 and m.decision.name == "discard":
        assert victory(m)[0] == 0  # not before the discard step is over
        play(m, "done")
    assert (m.state.turn, victory(m)[0]) == (1, 10)
    assert ids(m, "grave", 0) == ["well_rounded_squad"]


@pytest.mark.rule("DTR-017")
def test_whoever_lets_it_lapse_begins_again():
    m = table({"squad": SQUAD, "hand": ["well_rounded_squad", "shadow_walker"]},
              {"hand": ["wave_of_righteousness"], "destiny": 10})  # fmt: skip
    play(m, "task well_rounded_squad p1")
    while not (m.state.turn == 1 and "play wave_of_righteousness" in options(m)):
        play(m, options(m)[-1])
    play(m, "play wave_of_righteousness", "target shadow_walker")  # the only warrior of Mishima
    to_the_end(m)
    while m.decision.name != "action":
        play(m, options(m)[-1])
    play(m, "deploy shadow_walker")
    to_the_end(m)
    assert victory(m)[0] == 0  # complete again, but not for a full turn
    to_the_end(m)
    to_the_end(m)
    assert victory(m)[0] == 10


@pytest.mark.rule("DTR-017", "DTR-136")
@pytest.mark.parametrize(("squad", "hand", "earned"), [(SQUAD, [], 10), (SQUAD[:-1], ["shadow_walker"], 0)])
def test_a_mission_for_the_opponent_runs_from_the_end_of_this_turn(squad, hand, earned):
    m = table({"hand": ["well_rounded_squad"]}, {"squad": squad, "hand": hand})
    play(m, "task well_rounded_squad p2")
    to_the_end(m)
    while m.decision.name != "action":
        play(m, options(m)[-1])
    if hand:
        play(m, "deploy shadow_walker")  # complete only now: that is less than a full turn
    to_the_end(m)
    assert (m.state.turn, victory(m)) == (0, [0, earned])


@pytest.mark.rule("DTR-017")
def test_an_incomplete_squad_keeps_nothing():
    m = table(
        {"squad": SQUAD[:-1], "outpost": ["shadow_walker"], "hand": ["well_rounded_squad"]}, {"outpost": ["prophet"]}
    )
    play(m, "task well_rounded_squad p1")
    for _ in range(6):
        to_the_end(m)
    assert victory(m)[0] == 0  # on the Outpost is not in the Squad


# ---- team-mates ----
@pytest.mark.rule("DTR-029", "DTR-028", "DTR-027")
def test_effects_of_team_mates_come_after_those_of_opponents():
    def bank(*doomed: str, mode: str) -> tuple[int, list[str]]:
        m = table({"works": list(doomed), "destiny": 4}, {}, {}, {}, mode=mode, turn="p4")
        play(m, "end")
        while m.decision.name != "action":
            assert m.decision.name != "order"
            play(m, options(m)[-1])
        s = m.state
        return s.destiny[0], [f"p{s.by[c] + 1}" for c in s.works[0]]

    # 4 points: the first card takes three, the second the last one and is discarded with it
    assert bank("doomed:by3", "doomed:by4", mode="teams") == (0, ["p4"])  # p4's was first: p3 is p1's team-mate
    assert bank("doomed:by3", "doomed:by4", mode="war") == (0, ["p3"])  # each for himself: in turn order
    assert bank("doomed:by3", "doomed:by2", mode="teams") == (0, ["p2"])
    assert bank("doomed:by4", "doomed:by2", mode="teams") == (0, ["p2"])  # of two opponents whose turn comes sooner


def test_team_mates_do_not_fight_each_other_and_win_together():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, {"kohort": ["razide"]}, {}, mode="teams",
              setup={"victory_points": 3})  # fmt: skip
    assert not [o for o in options(m) if o.startswith("sabotage") and o.endswith("p3")]
    play(m, "attack")
    assert m.decision.name == "tactic"  # the heretic is the only one to attack
    play(m, "fight")
    finish(m)
    assert m.result is not None
    assert m.result.winners == (0, 2)


def test_a_team_is_out_only_when_both_are():
    m = table({"squad": ["clansman"]}, {"library": []}, {"squad": ["clansman"]}, {"squad": ["clansman"]}, mode="teams")
    m.state.drought[1] = 2
    end_turn(m)
    play(m, "end")
    while m.result is None and m.state.turn == 1:
        play(m, options(m)[-1])
    assert m.state.lost[1]
    assert m.result is None  # p4 plays on


# ---- missions ----
@pytest.mark.rule("DTR-138", "DTR-139")
def test_a_mission_waits_for_as_long_as_it_takes():
    m = table({"squad": ["sean_gallagher"], "hand": ["nepharite_hunt"]}, {"kohort": ["nepharite_of_semai!"]})
    play(m, "attach nepharite_hunt sean_gallagher")
    for _ in range(20):
        end_turn(m)
    assert m.state.turn == 0
    assert ids(m, "attached", 0) == ["nepharite_hunt"]
    before = victory(m)[0]
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name != "action" and ids(m, "attached", 0):
        play(m, options(m)[0])
    while m.decision.name in ("reward", "points"):
        play(m, options(m)[0])
    assert ids(m, "attached", 0) == []
    assert victory(m)[0] > before


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


# ---- any warzone ----
def zones(m: Match) -> set[str]:
    """What the defender may choose from."""
    while m.decision.name != "zone" and m.state.phase:
        play(m, options(m)[-1])
        if m.state.phase == 5:
            return set()
    return {o.split()[-1] for o in options(m) if o.startswith("zone")}


@pytest.mark.rule("DTR-438", "DTR-164", "DTR-255")
def test_any_warzone_in_play_but_for_the_outpost():
    def defence(bearer: str, place: str) -> set[str]:
        attacker = "razide" if place != "outpost" else "rasputin_raider"
        m = table(
            {"kohort": ["razide"], "outpost": ["rasputin_raider"], "works": ["great_rust_desert:squad"]},
            {"squad": ["clansman"], "outpost": ["prophet"], "hand": ["evasive_action"],
             place: [bearer, *(["clansman"] if place == "squad" else ["prophet"])],
             "works": ["victoria:kohort", "graveton:outpost"]},
        )  # fmt: skip
        fight(m, attacker, "shadow_walker")
        return zones(m)

    assert defence("shadow_walker", "squad") == set()  # nothing lies at its Squad
    assert defence("shadow_walker+ki_teleportation", "squad") == {"victoria", "great_rust_desert"}
    assert defence("shadow_walker", "outpost") == {"graveton"}
    assert defence("shadow_walker+ki_teleportation", "outpost") == {"graveton"}


# ---- NEVER and ALWAYS ----
@pytest.mark.rule("DTR-461", "DTR-459")
def test_never_prevails_over_always():
    for works, hurt in (([], False), (["perimeter_alarm:squad"], True), (["perimeter_alarm:kohort"], False)):
        m = table({"squad": ["shadow_walker"]}, {"squad": ["mortificator!+mortis_sword"], "works": works})
        finish(fight(m, "shadow_walker", "mortificator"))  # 4 against 3: dead; and back 3 + 1 against 4
        assert ids(m, "squad", 1) == []
        assert wounded(m, "shadow_walker") is hurt


@pytest.mark.rule("DTR-461")
def test_the_defender_does_not_strike_first_either():
    for works, hurt in (([], False), (["perimeter_alarm:squad"], True)):
        m = table({"squad": ["mortificator!+mortis_sword"]}, {"squad": ["shadow_walker"], "works": works})
        finish(fight(m, "mortificator", "shadow_walker"))
        assert ids(m, "squad", 0) == []
        assert wounded(m, "shadow_walker") is hurt


def test_the_alarm_may_lie_at_anybodys_area():
    for area, hurt in (("squad", True), ("kohort", False)):
        m = table({"squad": ["mortificator!+mortis_sword"], "hand": ["perimeter_alarm"]}, {"squad": ["shadow_walker"]})
        assert {"task perimeter_alarm p1", "task perimeter_alarm p2"} <= set(options(m))
        play(m, "task perimeter_alarm p2", f"area {area}")
        assert m.state.actions == 2
        finish(fight(m, "mortificator", "shadow_walker"))  # who strikes first is not struck back
        assert ids(m, "squad", 0) == []
        assert wounded(m, "shadow_walker") is hurt
