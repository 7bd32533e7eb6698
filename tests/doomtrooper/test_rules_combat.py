"""The eight phases, blows, first strike, points; the rulebook's own combat as it is told there."""

from __future__ import annotations

import pytest

from .table import (
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    passes_until,
    play,
    rating,
    table,
    victory,
    wounded,
)


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


# ---- first strike ----
@pytest.mark.rule("DTR-294", "DTR-296", "DTR-293")
def test_whoever_strikes_first_and_kills_is_not_struck_back():
    m = table({"squad": ["clansman!"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")  # 4 against 3, 4 against 4
    finish(m)
    assert ids(m, "grave", 0) == ["clansman"]
    assert not wounded(m, "shadow_walker")
    m = table({"squad": ["clansman"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "shadow_walker")  # a mere wound does not stop the retaliation


@pytest.mark.rule("DTR-295", "DTR-460")
def test_two_first_strikes_cancel_each_other():
    m = table({"squad": ["shadow_walker!"]}, {"squad": ["shadow_walker!"]})
    fight(m, "shadow_walker", "shadow_walker@p2")
    finish(m)
    assert ids(m, "grave", 0) == ids(m, "grave", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-296", "DTR-459")
def test_always_beats_the_ordinary_first_strike():
    m = table({"kohort": ["child_of_ilian!+time_death+hand_of_death"]}, {"squad": ["shadow_walker!"]})
    fight(m, "child_of_ilian", "shadow_walker")
    finish(m)
    assert "child_of_ilian" in ids(m, "grave", 0)
    assert ids(m, "squad", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-293", "DTR-025")
def test_first_strike_gives_the_first_card_too():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"squad": ["shadow_walker"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "clansman", "shadow_walker")
    assert m.decision.seat == 1


# ---- never ----
@pytest.mark.rule("DTR-297", "DTR-467", "DTR-466")
def test_leaders_neither_attack_nor_are_attacked():
    m = table({"squad": ["johnstone", "clansman"]}, {"squad": ["romanov", "etoiles_mortant"]})
    play(m, "attack")
    assert m.state.attacker == card(m, "clansman")
    assert m.state.defender == card(m, "etoiles_mortant")


@pytest.mark.rule("DTR-301", "DTR-302")
def test_a_tactic_somebody_may_never_use_ends_the_combat():
    m = table({"kohort": ["razide"]}, {"squad": ["rams_air_cavalry"], "hand": ["tactical_advantage"]})
    fight(m, "razide", "rams_air_cavalry")
    play(m, "play tactical_advantage")
    finish(m)
    assert m.state.phase == 0
    assert not m.state.wounded
    m = table({"kohort": ["immaculate_fury"]}, {"squad": ["clansman"], "hand": ["heavy_fog"]})
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "play heavy_fog")
    finish(m)
    assert not m.state.wounded


# ---- combat inside a combat ----
@pytest.mark.rule("DTR-303", "DTR-304", "DTR-305", "DTR-306")
def test_modifiers_of_the_outer_combat_rest_in_the_inner_one():
    from sudi.games.doomtrooper.attack_actions import ATTACK_KIND
    from sudi.games.doomtrooper.combat import start_combat
    from sudi.kernel.machine import run

    m = table({"kohort": ["immaculate_fury"], "hand": ["lucky_shot", "lucky_shot"]},
              {"squad": ["sean_gallagher", "clansman"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "immaculate_fury", "sean_gallagher", "shoot")
    play(m, "play_on lucky_shot immaculate_fury")
    assert rating(m, "blow", "immaculate_fury") == 14
    m = m.copy()
    m.state.seat = -1
    start_combat(m.state, 0, ATTACK_KIND)
    run(m.state)
    m._decision = None
    play(m, "against immaculate_fury clansman", "shoot")
    assert rating(m, "blow", "immaculate_fury") == 12  # another LUCKY SHOT would be needed
    while m.state.defender == card(m, "clansman") or m.decision.name == "points":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
        if "clansman" in ids(m, "grave", 1) or wounded(m, "clansman"):
            break
    passes_until(m, 1)
    while m.state.phase and m.state.defender != card(m, "sean_gallagher"):
        play(m, "pass")
    assert rating(m, "blow", "immaculate_fury") == 14  # the first combat goes on as it was


# ---- cancelling ----
@pytest.mark.rule("DTR-336", "DTR-368")
def test_a_card_of_the_combat_may_be_cancelled_later():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"kohort": ["necromutant"], "hand": ["miscommunication", "powerful_blow"]})  # fmt: skip
    fight(m, "clansman", "necromutant")
    play(m, "play_on evasive_action clansman", "pass")  # not at once
    assert "play_on miscommunication evasive_action" in options(m)
    play(m, "play_on miscommunication evasive_action")
    assert rating(m, "armour", "clansman") == 3


@pytest.mark.rule("DTR-347", "DTR-346", "DTR-239", "DTR-013")
def test_combat_cards_need_a_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action", "positive_karma"]})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


def test_the_match_goes_on_after_a_combat():
    m = table({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    fight(m, "clansman", "necromutant")
    end_turn(finish(m))
    assert m.decision.name == "action"
