"""The eight phases, blows and points; the rulebook's own combat as it is told there."""

from __future__ import annotations

import pytest

from ..table import card, destiny, fight, finish, ids, options, passes, play, rating, table, victory, wounded


def seans_combat():
    """Roman (p1) attacks with Sean, Martin (p2) defends with the Nepharite of Ilian."""
    return table(
        {"squad": ["sean_gallagher"], "hand": ["evasive_action", "narrow_escape", "bamboozled"], "destiny": 0},
        {"kohort": ["nepharite_of_ilian"], "hand": ["powerful_blow", "miscommunication"], "destiny": 0},
    )


@pytest.mark.rule(
    "DTR-258", "DTR-253", "DTR-256", "DTR-257", "DTR-241", "DTR-243", "DTR-252", "DTR-244", "DTR-237", "DTR-478"
)
def test_the_rulebooks_combat_ratings():
    m = fight(seans_combat(), "sean_gallagher", "nepharite_of_ilian")
    assert rating(m, "blow", "sean_gallagher") == 10
    assert rating(m, "armour", "nepharite_of_ilian") == 4
    assert rating(m, "blow", "nepharite_of_ilian") == rating(m, "armour", "sean_gallagher") == 8


@pytest.mark.rule("DTR-268", "DTR-263")
def test_the_rulebooks_combat_modifiers():
    m = fight(seans_combat(), "sean_gallagher", "nepharite_of_ilian")
    assert m.decision.seat == 0
    play(m, "play_on evasive_action sean_gallagher")
    play(m, "pass")  # Martin could answer with MISCOMMUNICATION
    assert rating(m, "armour", "sean_gallagher") == 10
    assert m.decision.seat == 1
    play(m, "play_on powerful_blow nepharite_of_ilian")
    assert rating(m, "blow", "nepharite_of_ilian") == 10


def to_the_death(m):
    play(m, "play_on evasive_action sean_gallagher", "pass", "play_on powerful_blow nepharite_of_ilian")
    while not any(o.startswith("play_on narrow_escape") for o in options(m)):
        play(m, "pass")
    return m


@pytest.mark.rule("DTR-278", "DTR-269", "DTR-272", "DTR-275", "DTR-515", "DTR-340")
def test_the_rulebooks_combat_deaths():
    m = to_the_death(fight(seans_combat(), "sean_gallagher", "nepharite_of_ilian"))
    assert m.state.phase == 7
    play(m, "play_on narrow_escape sean_gallagher")
    assert m.decision.name == "react"
    assert m.decision.seat == 1
    play(m, "play_on miscommunication narrow_escape")
    passes(m)
    assert "sean_gallagher" in ids(m, "grave", 0)
    assert wounded(m, "nepharite_of_ilian")


@pytest.mark.rule("DTR-272")
def test_without_miscommunication_sean_is_saved():
    m = to_the_death(fight(seans_combat(), "sean_gallagher", "nepharite_of_ilian"))
    play(m, "play_on narrow_escape sean_gallagher", "pass")
    passes(m)
    assert ids(m, "squad", 0) == ["sean_gallagher"]
    assert not wounded(m, "sean_gallagher")
    assert wounded(m, "nepharite_of_ilian")


@pytest.mark.rule("DTR-283", "DTR-279", "DTR-281", "DTR-282")
def test_the_rulebooks_combat_points():
    m = to_the_death(fight(seans_combat(), "sean_gallagher", "nepharite_of_ilian"))
    play(m, "play_on narrow_escape sean_gallagher", "play_on miscommunication narrow_escape")
    passes(m)
    assert m.decision.name == "points"
    assert len(options(m)) == 9  # 8 points: 0 to 8 of them victory points
    play(m, "victory 5")
    assert m.decision.seat == 0
    play(m, "play bamboozled")
    passes(m)
    assert (destiny(m), victory(m)) == ([10, 3], [0, 0])


@pytest.mark.rule("DTR-279", "DTR-281")
def test_points_without_a_swindle():
    m = table({"squad": ["sean_gallagher"], "destiny": 0}, {"kohort": ["necromutant!"]})
    fight(m, "sean_gallagher", "necromutant")
    finish(m, victory=3)
    assert (destiny(m)[0], victory(m)[0]) == (1, 3)


@pytest.mark.rule("DTR-280", "DTR-271", "DTR-257")
def test_both_die_and_both_are_paid():
    m = table({"squad": ["clansman!"]}, {"kohort": ["necromutant!"]})
    fight(m, "clansman", "necromutant")  # 5 against 4, 4 against 3
    finish(m)
    assert victory(m) == [4, 3]


@pytest.mark.rule("DTR-270", "DTR-265", "DTR-271", "DTR-256")
@pytest.mark.parametrize(("defender", "result"), [("centurion", "wounded"), ("centurion!", "killed"), ("razide", "")])
def test_three_results(defender, result):
    m = table({"squad": ["blood_beret"]}, {"kohort": [defender]})  # 4 against armour 4 or 7
    fight(m, "blood_beret", defender.rstrip("!"))
    finish(m)
    id = defender.rstrip("!")
    now = "killed" if id in ids(m, "grave", 1) else "wounded" if wounded(m, id) else ""
    assert now == result


@pytest.mark.rule("DTR-267")
def test_negative_numbers_count():
    m = table({"kohort": ["undead_legionnaire+dance_on_the_edge"], "hand": ["evasive_action"]}, {"squad": ["trencher"]})
    fight(m, "undead_legionnaire", "trencher", "shoot")
    assert rating(m, "blow", "undead_legionnaire") == -1
    assert rating(m, "armour", "undead_legionnaire") == 0


@pytest.mark.rule("DTR-240", "DTR-025")
def test_a_window_after_each_phase_with_the_attacker_first():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["positive_karma"]},
              {"kohort": ["necromutant", "centurion"], "hand": ["positive_karma"]})  # fmt: skip
    play(m, "attack")
    seen = []
    while m.state.phase:
        if m.decision.name == "anytime":
            seen.append((m.state.phase, m.decision.seat))
            play(m, "pass")
        elif m.decision.name == "opponents":
            play(m, "against clansman necromutant")
        else:
            play(m, options(m)[0])
    assert seen == [(p, seat) for p in (1, 2, 3, 5, 6, 7) for seat in (0, 1)]


@pytest.mark.rule("DTR-273", "DTR-274", "DTR-277")
def test_phase_seven_is_for_saving_only():
    m = table({"squad": ["clansman!+first_aid_kit"], "hand": ["positive_karma", "narrow_escape"]},
              {"kohort": ["necromutant"]})  # fmt: skip
    fight(m, "clansman", "necromutant")
    while m.state.phase != 7:
        play(m, "pass")
    assert options(m) == ["play_on narrow_escape clansman", "pass"]


@pytest.mark.rule("DTR-277")
def test_a_fresh_wound_is_healed_from_the_next_window_on():
    m = table({"squad": ["clansman+first_aid_kit"]}, {"kohort": ["necromutant"]})
    fight(m, "clansman", "necromutant")
    assert wounded(m, "clansman")
    assert options(m) == ["use first_aid_kit 1", "pass"]
    play(m, "use first_aid_kit 1")
    assert not wounded(m, "clansman")
    assert ids(m, "grave", 0) == ["first_aid_kit"]


@pytest.mark.rule("DTR-245", "DTR-374")
def test_a_combat_without_a_combatant_is_over():
    m = table({"squad": ["clansman"], "hand": ["cleansing_flame"], "destiny": 8}, {"kohort": ["alakhai_the_cunning"]})
    fight(m, "clansman", "alakhai_the_cunning")
    play(m, "play_on cleansing_flame alakhai_the_cunning")
    assert m.state.phase == 0
    assert not wounded(m, "clansman")
    assert victory(m) == [0, 0]  # discarded is not killed
    assert ids(m, "sacrificed", 0) == ["cleansing_flame"]


@pytest.mark.rule("DTR-512", "DTR-488", "DTR-490")
def test_discarded_is_not_killed_and_sacrificed_is_not_discarded():
    m = table({"kohort": ["cairath"]}, {"squad": ["clansman+composite_armor"]})
    fight(m, "cairath", "clansman")
    finish(m)
    assert ids(m, "sacrificed", 1) == ["clansman"]
    assert ids(m, "grave", 1) == ["composite_armor"]
    assert victory(m)[0] == 3


@pytest.mark.rule("DTR-246")
def test_nobody_attacks_his_own():
    m = table({"squad": ["clansman"], "kohort": ["heretic"]}, {"kohort": ["razide"]})
    play(m, "attack")
    assert set(options(m)) == {"against clansman razide", "against heretic razide"}


@pytest.mark.rule("DTR-247", "DTR-246")
def test_killing_ones_own_pays_destiny():
    m = table({"squad": ["etoiles_mortant"], "kohort": ["heretic!"], "destiny": 0}, {"squad": ["clansman"]})
    fight(m, "etoiles_mortant", "heretic")  # a duty that reaches even her own
    finish(m)
    assert (destiny(m)[0], victory(m)[0]) == (3, 0)


@pytest.mark.rule("DTR-248")
def test_the_outpost_is_another_battlefield():
    m = table({"squad": ["clansman"], "outpost": ["prophet"]}, {"kohort": ["razide"], "outpost": ["rasputin_raider"]})
    play(m, "attack")
    assert set(options(m)) == {"against clansman razide", "against prophet rasputin_raider"}


@pytest.mark.rule("DTR-250")
def test_total_war():
    m = table({"squad": ["clansman"]}, {"squad": ["blood_beret"], "kohort": ["razide"], "aside": ["local_thug"]})
    play(m, "attack")
    assert len(options(m)) == 3


@pytest.mark.rule("DTR-251")
def test_printed_restrictions_hold():
    m = table({"squad": ["crenshaw_the_redeemer"]}, {"squad": ["inquisitor", "clansman"]})
    play(m, "attack")
    assert m.state.defender == card(m, "clansman")
    m = table({"squad": ["sean_gallagher"]}, {"squad": ["clansman", "valkyrie"], "kohort": ["heretic"]})
    play(m, "attack")
    assert m.state.defender == card(m, "heretic")
    m = table({"squad": ["cardinal_dominic"]}, {"kohort": ["heretic", "razide"]})
    play(m, "attack")
    assert m.state.defender == card(m, "razide")
    m = table({"kohort": ["heretic", "razide"]}, {"squad": ["cardinal_dominic"]})
    play(m, "attack")
    assert m.state.attacker == card(m, "razide")


@pytest.mark.rule("DTR-462")
def test_who_may_be_attacked_only_last():
    m = table({"outpost": ["rasputin_raider"]}, {"outpost": ["prophet", "patriarch", "tribal_hound"]})
    play(m, "attack")
    assert m.state.defender == card(m, "tribal_hound")
    m = table({"outpost": ["rasputin_raider"]}, {"outpost": ["prophet", "patriarch"]})
    play(m, "attack")
    assert set(options(m)) == {"against rasputin_raider prophet", "against rasputin_raider patriarch"}


# ---- the tactic ----
@pytest.mark.rule("DTR-252", "DTR-253", "DTR-243")
@pytest.mark.parametrize(("tactic", "blows"), [("fight", (10, 8)), ("shoot", (3, 5))])
def test_the_attacking_player_names_the_tactic_for_both(tactic, blows):
    m = table({"kohort": ["nepharite_of_ilian"], "hand": ["evasive_action"]}, {"squad": ["sean_gallagher"]}, turn="p2")
    play(m, "attack")
    assert (m.decision.name, m.decision.seat) == ("tactic", 1)
    play(m, tactic)
    assert (rating(m, "blow", "sean_gallagher"), rating(m, "blow", "nepharite_of_ilian")) == blows
