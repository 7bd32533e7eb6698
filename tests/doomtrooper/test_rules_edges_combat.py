"""Both sides of rules whose first tests saw only one: blows, prisoners, silence, sabotage, attacks."""

from __future__ import annotations

import pytest

from .table import (
    Match,
    card,
    covered,
    end_turn,
    fight,
    finish,
    ids,
    options,
    play,
    rating,
    table,
    wounded,
)


def attackers(m: Match) -> set[str]:
    """Who could attack now."""
    if "attack" not in options(m):
        return set()
    m = play(m.copy(), "attack")
    while "pass" in options(m):
        play(m, "pass")
    if m.decision.name == "opponents":
        return {o.split()[1] for o in options(m) if o.startswith("against")}
    return {m.state.t.defs[m.state.attacker].id}


# ---- blows ----
@pytest.mark.rule("DTR-267")
@pytest.mark.parametrize(("turns", "armour", "hurt"), [(0, 0, False), (2, -2, True)])
def test_negative_blows_wound_negative_armour(turns, armour, hurt):
    m = table({"outpost": ["undead_legionnaire+dance_on_the_edge"], "hand": ["v3"]}, {"outpost": ["trencher"]})
    play(m, "meditate", "play_on v3 trencher")
    for _ in range(turns):
        end_turn(m)
    assert (rating(m, "shoot", "undead_legionnaire"), rating(m, "armour", "trencher")) == (-1, armour)
    fight(m, "undead_legionnaire", "trencher", "shoot")
    finish(m)
    assert wounded(m, "trencher") is hurt


@pytest.mark.rule("DTR-292", "DTR-291", "DTR-290")
def test_an_ability_of_one_member_is_not_the_groups():
    """A killer alone kills; with a comrade that does not, the group only wounds."""
    for comrade, dead in ((False, True), (True, False)):
        m = table(
            {"kohort": ["nepharite_of_ilian", "razide"], "hand": ["reinforcements"], "destiny": 7},
            {"squad": ["sean_gallagher"], "hand": ["evasive_action"]},
        )
        fight(m, "nepharite_of_ilian", "sean_gallagher")
        if comrade:
            play(m, "play_on reinforcements nepharite_of_ilian")
            assert rating(m, "blow", "nepharite_of_ilian") == 8 + 9
        while m.state.phase and m.decision.name != "action":
            play(m, options(m)[-1] if m.decision.name != "target" else options(m)[0])
        assert ("sean_gallagher" in ids(m, "grave", 1)) is dead


@pytest.mark.rule("DTR-292", "DTR-294")
@pytest.mark.parametrize(("helpers", "hurt"), [(0, False), (1, True)])
def test_first_strike_is_not_the_groups_if_one_member_lacks_it(helpers, hurt):
    m = table({"squad": ["shadow_walker", "samurai"], "hand": ["reinforcements"], "destiny": 7},
              {"squad": ["inquisitor!"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "shadow_walker", "inquisitor")  # 4 against 4 on both sides
    if helpers:
        play(m, "play_on reinforcements shadow_walker")
    while m.state.phase:
        play(m, "target shadow_walker" if m.decision.name == "target" else options(m)[-1])
    assert ids(m, "squad", 1) == []
    assert wounded(m, "shadow_walker") is hurt


@pytest.mark.rule("DTR-225", "DTR-208")
def test_whoever_may_not_use_the_art_casts_nothing_it_knew():
    side = {"hand": ["improve_self"], "destiny": 9}
    m = table({**side, "squad": ["inquisitor"]}, {})
    play(m, "meditate")
    assert "cast improve_self inquisitor" in options(m)
    m = table({**side, "squad": ["inquisitor+programmed"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-300", "DTR-301")
def test_a_struck_out_rating_is_never_used():
    m = table({"kohort": ["golgotha_princess"]}, {"squad": ["clansman"], "hand": ["evasive_action"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nothing to choose: she never shoots
    m = table({"squad": ["clansman"]}, {"kohort": ["golgotha_princess"], "hand": ["tactical_advantage"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nor is she shot at
    while "play tactical_advantage" not in options(m):
        play(m, "pass")
    play(m, "play tactical_advantage")
    finish(m)
    assert m.state.phase == 0
    assert not m.state.wounded
    m = table({"squad": ["rams_air_cavalry"]}, {"kohort": ["golgotha_princess"]})
    assert "attack" not in options(m)  # one only shoots, the other only fights


def test_golgotha_is_hurt_by_relics_only():
    for gear, hurt in (("", False), ("+dai_sho", True)):
        m = table({"squad": [f"sean_gallagher{gear}"]}, {"kohort": ["golgotha_princess"]})
        finish(fight(m, "sean_gallagher", "golgotha_princess"))  # 10 against 8
        assert wounded(m, "golgotha_princess") is hurt


# ---- prisoners and the silenced ----
@pytest.mark.rule("DTR-449", "DTR-450")
def test_a_prisoner_neither_fights_nor_helps():
    free = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(free, "fight", "blood_beret") == 5
    assert attackers(free) == {"sgt_mcbride", "blood_beret"}
    m = table({"squad": ["sgt_mcbride+captured:by2", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(m, "fight", "blood_beret") == 4  # no bonus from a prisoner
    assert attackers(m) == {"blood_beret"}
    assert "cover sgt_mcbride" not in options(m)
    end_turn(m)
    play(m, "attack")
    assert m.state.defender == card(m, "blood_beret")  # the prisoner cannot be attacked


@pytest.mark.rule("DTR-448", "DTR-523")
def test_the_silenced_can_be_targeted_and_driven_into_cover():
    m = table({"squad": ["sean_gallagher+dont_call_again:by2", "valkyrie"]},
              {"hand": ["wave_of_righteousness", "cowardice"], "destiny": 10})  # fmt: skip
    hit = play(m.copy(), "meditate", "play wave_of_righteousness")
    assert "target sean_gallagher" in options(hit)
    play(m, "meditate", "play_at cowardice p1")
    assert covered(m, "sean_gallagher")


@pytest.mark.rule("DTR-373")
def test_silence_stops_an_attack_only_before_the_attacker_is_named():
    def silenced(phase: int) -> bool:
        """Is the only attacker's combat over after DON'T CALL AGAIN! in the window of this phase?"""
        m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
                  {"kohort": ["razide"], "hand": ["dont_call_again"]})  # fmt: skip
        play(m, "attack")
        while m.state.phase < phase or "play_on dont_call_again clansman" not in options(m):
            play(m, "pass" if "pass" in options(m) else options(m)[0])
        play(m, "play_on dont_call_again clansman")
        return m.state.phase == 0

    assert silenced(1)
    assert not silenced(2)
    assert not silenced(5)


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


# ---- actions ----
@pytest.mark.rule("DTR-236")
def test_attack_actions_are_lost_when_nobody_can_go_on():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.turn == 1  # nobody is left to attack, so the other two are gone
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!", "legionnaire_of_semai"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert set(options(m)) == {"attack", "end"}


@pytest.mark.rule("DTR-065", "DTR-064")
def test_with_more_actions_there_is_more_to_do_after_deploying_into_cover():
    m = table({"squad": ["valkyrie"], "hand": ["infantry"]}, actions=4)
    play(m, "hide infantry")
    assert (m.decision.name, m.state.actions) == ("action", 1)


# ---- the tactic ----
@pytest.mark.rule("DTR-252", "DTR-253", "DTR-243")
@pytest.mark.parametrize(("tactic", "blows"), [("fight", (10, 8)), ("shoot", (3, 5))])
def test_the_attacking_player_names_the_tactic_for_both(tactic, blows):
    m = table({"kohort": ["nepharite_of_ilian"], "hand": ["evasive_action"]}, {"squad": ["sean_gallagher"]}, turn="p2")
    play(m, "attack")
    assert (m.decision.name, m.decision.seat) == ("tactic", 1)
    play(m, tactic)
    assert (rating(m, "blow", "sean_gallagher"), rating(m, "blow", "nepharite_of_ilian")) == blows


@pytest.mark.rule("DTR-275", "DTR-265")
def test_a_wound_changes_no_number():
    for mark in ("", "!"):
        m = table({"squad": [f"sgt_mcbride{mark}+composite_armor", "blood_beret"]})
        numbers = [rating(m, r, "sgt_mcbride") for r in ("fight", "shoot", "armour", "value")]
        printed = m.state.t.cards[card(m, "sgt_mcbride")]
        assert numbers == [printed.fight, printed.shoot, printed.armour + 4, printed.value]
        assert rating(m, "fight", "blood_beret") == 5  # nor what it does for others


@pytest.mark.rule("DTR-295")
def test_ordinary_first_strikes_cancel_each_other_from_however_many_sources():
    for ki, left in (("", ["samurai"]), ("+shadow_walk", [])):
        m = table({"squad": ["samurai!+shadow_walk"]}, {"squad": [f"samurai!{ki}"], "works": []})
        finish(fight(m, "samurai@p1", "samurai@p2"))
        assert ids(m, "squad", 0) == left
        assert ids(m, "squad", 1) == []
    m = table({"squad": ["samurai!+shadow_walk"], "hand": ["surprise_attack"]}, {"squad": ["samurai!+shadow_walk"]})
    fight(m, "samurai@p1", "samurai@p2")
    play(m, "play_on surprise_attack samurai")  # the attacker strikes first twice over
    finish(m)
    assert ids(m, "squad", 0) == ids(m, "squad", 1) == []
