"""What is about one warrior, card or player is not about another one of the same kind beside it."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    why,
    wounded,
)


# ---- attacks ----
@pytest.mark.rule("DTR-353", "DTR-038")
def test_an_attack_uses_up_the_one_of_the_turn():
    m = table({"squad": ["valkyrie", "trencher"]}, {"kohort": ["razide", "centurion"]})
    fight(m, "valkyrie", "razide", "shoot")
    finish(m)
    assert m.state.turn == 1  # a second attack there is not, and nothing else may be done any more
    m = table({"squad": ["valkyrie", "trencher"]}, {"kohort": ["razide", "centurion"]}, bonus_attacks=1)
    fight(m, "valkyrie", "razide", "shoot")
    finish(m)
    assert (set(options(m)), m.state.actions) == ({"attack", "end"}, 2)
    fight(m, "trencher", "razide", "shoot")
    finish(m)
    assert m.state.turn == 1


# ---- units ----
@pytest.mark.rule("DTR-404", "DTR-403")
def test_a_unit_is_handed_down_to_a_copy_and_to_nobody_else():
    m = table({"squad": ["squadron_commander", "blood_beret", "clansman", "clansman"]}, {})
    play(m, "meditate")
    play(m, next(o for o in options(m) if o.startswith("assign clansman")))
    passes(m)
    discard(m.state, next(w for w in m.state.squad[0] if m.state.unit[w] >= 0))
    assert numbers(m, "clansman") == (8, 6, 7)
    assert numbers(m, "blood_beret") == (4, 4, 3)
    discard(m.state, card(m, "clansman"))
    assert set(m.state.unit) == {-1}
    assert numbers(m, "blood_beret") == (4, 4, 3)


# ---- viruses ----
@pytest.mark.rule("DTR-506")
def test_a_virus_grows_and_spreads_in_the_draw_steps_of_whoever_played_it():
    m = table(
        {"hand": ["v3"], "outpost": ["prophet", "clansman", "trencher"]}, {"hand": ["v3"], "outpost": ["valkyrie"]}
    )
    play(m, "meditate", "play_on v3 valkyrie")
    end_turn(m)
    play(m, "meditate", "play_on v3 clansman")
    seen = []
    for _ in range(4):
        end_turn(m)
        seen.append([rating(m, "armour", id) for id in ("valkyrie", "clansman", "trencher")])
    assert seen == [[-1, 1, 2], [-1, -1, 2], [-3, -1, 2], [-3, -3, 0]]


# ---- those who are held ----
@pytest.mark.rule("DTR-447", "DTR-449")
@pytest.mark.parametrize(
    ("clansman", "actions", "refused"),
    [
        ("clansman+dont_call_again:by2", 4, ""),  # its own text frees the warrior
        ("clansman+dont_call_again:by2", 3, "DTR-036"),
        ("clansman+dont_call_again:by2+captured:by2", 4, "DTR-449"),
    ],
)
def test_whoever_is_silenced_may_still_get_rid_of_the_silence(clansman, actions, refused):
    m = table({"outpost": [clansman], "hand": ["infantry"]}, {}, actions=actions)
    if refused:
        assert why(m, "use dont_call_again 1") == refused
    else:
        play(m, "use dont_call_again 1")
        assert ids(m, "attached", 0) == []


@pytest.mark.rule("DTR-447", "DTR-449")
@pytest.mark.parametrize(("on_it", "rule"), [("dont_call_again", "DTR-447"), ("captured", "DTR-449")])
def test_whoever_is_held_uses_nothing_that_it_carries(on_it, rule):
    gear = {"outpost": ["clansman+first_aid_kit", "valkyrie!"]}
    assert "use first_aid_kit 1" in options(play(table(gear, {}), "meditate"))
    m = play(
        table({"outpost": [f"clansman+first_aid_kit+{on_it}:by2", "valkyrie!"], "hand": ["infantry"]}, {}), "meditate"
    )
    assert "use first_aid_kit 1" not in options(m)


# ---- healing as an answer ----
@pytest.mark.rule("DTR-338", "DTR-277")
def test_as_an_answer_only_whoever_is_about_to_be_hurt_is_healed():
    m = table(
        {"squad": ["inquisitor"], "hand": ["essence_of_virtue"]},
        {"kohort": ["razide!+dark_fire+first_aid_kit", "heretic!"]},
    )
    play(m, "meditate", "play essence_of_virtue")
    assert (m.decision.seat, options(m)) == (1, ["use first_aid_kit 1", "pass"])
    play(m, "use first_aid_kit 1")
    assert (wounded(m, "razide"), wounded(m, "heretic")) == (True, True)  # healed, and hurt again by the essence


# ---- summoned spells ----
@pytest.mark.rule("DTR-339", "DTR-343")
def test_a_combat_spell_is_summoned_in_a_combat_only():
    side = {"squad": ["cardinal_durand"], "hand": ["summon_spell"], "grave": ["shield"], "destiny": 9}
    m = play(table(side, {"kohort": ["razide"]}), "meditate")
    assert m.decision.name == "action"
    m = table(side, {"kohort": ["razide"]})
    play(m, "attack")
    assert m.decision.name == "tactic"  # nor before the modifiers
    m = fight(table(side, {"kohort": ["razide"]}), "cardinal_durand", "razide")
    play(m, "cast summon_spell cardinal_durand")
    assert "shield" not in ids(m, "grave", 0)


# ---- cowardice ----
@pytest.mark.rule("DTR-334")
@pytest.mark.parametrize(("purse", "asked"), [(5, ["yes", "no"]), (4, ["no"])])
def test_cowardice_discards_those_in_cover_who_are_not_paid_for(purse, asked):
    m = table({"hand": ["cowardice"]}, {"squad": ["clansman~", "valkyrie", "rams_air_cavalry"], "destiny": purse})
    play(m, "meditate", "play_at cowardice p2")
    if len(asked) > 1:
        assert set(options(m)) == set(asked)
        play(m, "yes")
        assert destiny(m)[1] == 0
        assert covered(m, "clansman")
    else:
        assert ids(m, "grave", 1) == ["clansman"]
    assert covered(m, "valkyrie")
    assert not covered(m, "rams_air_cavalry")


@pytest.mark.rule("DTR-334")
def test_discovered_leaves_the_others_in_cover():
    m = table({"hand": ["discovered"]}, {"squad": ["clansman~", "valkyrie~", "trencher"]})
    play(m, "meditate")
    assert plays_on(m, "discovered") == {"clansman", "valkyrie"}
    play(m, "play_on discovered clansman")
    assert (covered(m, "clansman"), covered(m, "valkyrie")) == (False, True)


# ---- the very first card of a match is as good as any ----
@pytest.mark.rule("DTR-402")
def test_the_first_card_leads_a_unit_like_any_sergeant():
    m = table({"squad": ["combat_overseer", "vac_engineer", "vac_engineer"]}, {})
    assert m.state.t.defs[0].id == "combat_overseer"
    play(m, "meditate")
    play(m, next(o for o in options(m) if o.startswith("assign")))
    assert not any(o.startswith("assign") for o in options(m))
    assert numbers(m, "vac_engineer") == (7, 7, 7)


@pytest.mark.rule("DTR-507")
def test_the_first_card_is_cured_like_any_warrior():
    m = table({"outpost": ["clansman", "prophet"], "hand": ["v3", "anti_toxin"]}, {"outpost": ["valkyrie"]}, actions=4)
    assert m.state.t.defs[1].id == "clansman"
    play(m, "meditate", "play_on v3 clansman")
    assert numbers(m, "clansman") == (2, 0, 1)
    play(m, "play anti_toxin")
    assert numbers(m, "clansman") == (4, 2, 3)


@pytest.mark.rule("DTR-260")
def test_the_honor_guard_is_strong_with_the_claymore_alone():
    assert rating(table({"squad": ["wolfbane_honor_guard"]}), "fight", "wolfbane_honor_guard") == 6
    assert rating(table({"squad": ["wolfbane_honor_guard+ac40_justifier"]}), "fight", "wolfbane_honor_guard") == 9
    m = table({"squad": ["wolfbane_honor_guard+clansman_claymore"]})
    assert m.state.t.defs[0].id == "clansman_claymore"
    assert rating(m, "fight", "wolfbane_honor_guard") == 16


# ---- spells ----
@pytest.mark.rule("DTR-213")
def test_a_spell_is_strengthened_without_the_other_one():
    m = table({"squad": ["mortificator"], "hand": ["shield", "strike"], "destiny": 5}, {"kohort": ["razide"]})
    fight(m, "mortificator", "razide", "shoot")
    play(m, "cast shield mortificator", "units 1", "cast strike mortificator", "units 1")
    assert numbers(m, "mortificator") == (3, 4, 4)
    play(m, "strengthen shield", *(["units 2"] if "units 2" in options(play(m.copy(), "strengthen shield")) else []))
    shoot, armour = rating(m, "shoot", "mortificator"), rating(m, "armour", "mortificator")
    assert (shoot, armour + destiny(m)[0]) == (4, 7)


@pytest.mark.rule("DTR-339", "DTR-347")
def test_revelation_casts_a_combat_spell_in_a_combat_only():
    side = {"squad": ["clansman"], "hand": ["revelation", "shield"], "destiny": 5}
    m = play(table(side, {"kohort": ["razide"]}), "meditate")
    assert m.decision.name == "action"
    m = fight(table(side, {"kohort": ["razide"]}), "clansman", "razide")
    play(m, "play_on revelation clansman")
    play(m, next(o for o in options(m) if o.startswith(("units 2", "target shield"))))
    if "units 2" in options(m):
        play(m, "units 2")
    assert rating(m, "armour", "clansman") == 5


# ---- warzones and missions ----
@pytest.mark.rule("DTR-162")
def test_without_its_warzone_a_combat_goes_on_elsewhere():
    m = table({"kohort": ["razide"], "hand": ["evasive_action"]}, {"squad": ["clansman"], "works": ["victoria:squad"]})
    play(m, "attack", "fight", "zone victoria")
    while m.state.phase < 5:
        play(m, "pass")
    assert numbers(m, "clansman") == (6, 8, 8)
    discard(m.state, card(m, "victoria"))
    assert (m.state.warzone, numbers(m, "clansman")) == (-1, (4, 2, 3))


@pytest.mark.rule("DTR-346")
@pytest.mark.parametrize(("victim", "able"), [("valkyrie", True), ("valkyrie!", False)])
def test_an_assassination_needs_somebody_unhurt(victim, able):
    m = table({"squad": ["clansman!"], "hand": ["assassination", "infantry"]}, {"squad": [victim]})
    assert ("attach assassination clansman" in options(m)) is able


# ---- walls, camps, Outposts ----
@pytest.mark.rule("DTR-334")
def test_whoever_leaves_the_area_is_behind_the_wall_no_more():
    m = table(
        {"squad": ["clansman", "valkyrie"], "works": ["protective_wall:squad"], "outpost": ["trencher"]},
        {"kohort": ["razide"], "outpost": ["infantry"]},
        opened=True,
        actions=5,
    )
    for id in ("clansman", "valkyrie"):
        play(m, "use protective_wall 1")
        if f"target {id}" in options(m):
            play(m, f"target {id}")
        passes(m)
    hidden = {entry[3] for entry in m.state.lasting}
    assert hidden == {card(m, "clansman"), card(m, "valkyrie")}
    play(m, "transfer clansman")
    passes(m)
    assert {entry[3] for entry in m.state.lasting} == {card(m, "valkyrie")}


@pytest.mark.rule("DTR-452")
@pytest.mark.parametrize(("victim", "asked"), [("etoiles_mortant", False), ("trencher", True), ("trencher!", False)])
def test_a_camp_takes_those_who_are_wounded_and_nobody_else(victim, asked):
    m = table({"squad": ["valkyrie"], "works": ["prison_camp:squad"]}, {"squad": [victim, "infantry"]})
    fight(m, "valkyrie", victim.rstrip("!"), "shoot")
    finish(m)
    assert ("yes" in options(m)) is asked


@pytest.mark.rule("DTR-188", "DTR-193")
@pytest.mark.parametrize(
    ("warrior", "actions", "pressed"),
    [("chasseur", 1, True), ("chasseur+^cap_7000p", 2, True), ("chasseur+^cap_7000p", 1, False)],
)
def test_the_duty_to_man_the_outpost_presses_whoever_can_pay_for_it(warrior, actions, pressed):
    side = {"squad": [warrior], "hand": ["infantry"]}
    m = table(side, {"kohort": ["razide"], "outpost": ["infantry"]}, opened=True, actions=actions)
    assert (options(m) == ["transfer chasseur", "end"]) is pressed
    assert ("meditate" in options(m)) is not pressed


@pytest.mark.rule("DTR-447")
def test_a_burden_on_ones_own_warrior_is_asked_about_once_more():
    m = table({"outpost": ["archangel", "valkyrie"], "hand": ["captured"]}, {"outpost": ["clansman"]})
    harms = {o.name.split()[-1]: o.harms for o in m.decision.options if o.name.startswith("play_on captured")}
    assert harms == {"archangel": True, "valkyrie": True, "clansman": False}


# ---- another turn ----
@pytest.mark.rule("DTR-017")
def test_another_turn_comes_once_and_to_whoever_played_for_it():
    m = table({"hand": ["ruthless_efficiency", "infantry"], "squad": ["clansman"]}, {"kohort": ["razide"]})
    seen = []
    for _ in range(3):
        turns = m.state.turns
        while m.state.turns == turns or m.decision.name != "action":
            names = options(m)
            play(m, next(n for n in ("play ruthless_efficiency", "end", "pass", "done", names[-1]) if n in names))
        seen.append(m.state.turn)
    assert seen == [0, 1, 0]


# ---- spells that have acted already ----
@pytest.mark.rule("DTR-336")
def test_the_dagger_may_answer_a_change_of_tactic_later_too():
    m = table(
        {"squad": ["valkyrie"], "hand": ["lesser_telepathy"], "destiny": 3},
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["archangel"], "hand": ["evasive_action"]},
    )
    fight(m, "valkyrie", "razide")
    play(m, "cast lesser_telepathy valkyrie", "pass")
    assert "use dagger_of_sacrifice 1" in options(m)
