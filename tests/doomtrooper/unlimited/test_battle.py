"""Cards of the base set and of Inquisition about who fights whom, aimed attacks and summonings, from their texts."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.standing.duties import attack_price

from ..table import (
    Match,
    attach_to,
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    why,
)


def targets(m: Match) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("target ")}


# ---- who fights whom ----
@pytest.mark.parametrize(
    ("id", "whom"),
    [
        ("greater_hypnosis", {"valkyrie", "infantry", "razide"}),
        ("lesser_hypnosis", {"infantry", "razide"}),
    ],
)
def test_hypnosis_changes_the_defender(id: str, whom: set[str]):
    m = table(
        {"squad": ["mystic", "valkyrie"], "hand": [id]},
        {"squad": ["hussar", "infantry"], "kohort": ["razide", "algeroth_apostle"], "hand": ["take_aim"]},
    )
    fight(m, "mystic", "hussar")
    play(m, f"cast {id} mystic")
    assert targets(m) == whom
    play(m, "target infantry")
    assert m.state.defender == card(m, "infantry")


def test_a_premonition_sends_another_of_ones_own():
    m = table({"squad": ["clansman"]}, {"squad": ["mystic", "hussar", "infantry"], "hand": ["premonition"]})
    fight(m, "clansman", "hussar")
    play(m, "cast premonition mystic")
    assert targets(m) == {"mystic", "infantry"}
    m = table({"squad": ["mystic", "clansman"], "hand": ["premonition", "take_aim"]}, {"squad": ["hussar", "infantry"]})
    fight(m, "clansman", "hussar")
    assert "cast premonition mystic" not in options(m)  # the defender is not one's own


@pytest.mark.parametrize("id", ["greater_hypnosis", "lesser_hypnosis", "premonition", "greater_telepathy"])
def test_no_spell_takes_a_combat_from_an_attacker_immune_to_the_art(id: str):
    for attacker, able in (("razide", True), ("alakhai_the_cunning", False)):
        m = table({"kohort": [attacker]}, {"squad": ["mystic", "hussar", "infantry"], "hand": [id]})
        fight(m, attacker, "hussar")
        assert (f"cast {id} mystic" in options(m)) is able  # DTR-378


def test_a_summoned_rogue_avoids_imperials_too():
    for comrade, found in (("clansman", {"infantry", "sea_lion"}), ("hussar", {"infantry", "sea_lion", "rogue"})):
        m = table(
            {
                "squad": ["cardinal_dominic", comrade],
                "hand": ["summon_trooper"],
                "grave": ["rogue", "infantry", "sea_lion"],
                "destiny": 20,
            }
        )
        play(m, "meditate", "cast summon_trooper cardinal_dominic")
        passes(m)
        assert targets(m) == found


def test_telepathy_names_both_opponents_and_the_tactic():
    m = table(
        {"squad": ["mystic"], "hand": ["greater_telepathy"]},
        {"squad": ["hussar", "sea_lion"], "hand": ["take_aim"]},
    )
    fight(m, "mystic", "hussar")
    play(m, "cast greater_telepathy mystic", "target hussar")
    assert targets(m) == {"mystic", "sea_lion"}
    play(m, "target sea_lion", "shoot")
    assert (m.state.attacker, m.state.defender) == (card(m, "hussar"), card(m, "sea_lion"))
    assert m.state.tactic == 1


def test_a_suggestion_names_the_attacker_and_nobody_else():
    m = table(
        {"squad": ["clansman", "hussar"]},
        {"squad": ["mystic", "infantry"], "hand": ["suggestion"]},
    )
    play(m, "attack")
    assert m.state.seat == 1
    play(m, "cast suggestion mystic", "target hussar")
    passes(m)
    assert {o for o in options(m) if o.startswith("against")} == {"against hussar mystic", "against hussar infantry"}
    m = table({"squad": ["clansman", "mystic"], "hand": ["suggestion"]}, {"squad": ["infantry"]})
    play(m, "attack")
    assert "cast suggestion mystic" not in options(m)


# ---- spells and gifts for a price ----
@pytest.mark.parametrize(("money", "able"), [(5, True), (4, False)])
def test_whoever_is_at_peace_pays_two_for_every_quiet_spell(money: int, able: bool):
    m = table(
        {"squad": ["hussar+at_peace_with_the_art"], "hand": ["item_vision", "shield"], "destiny": money},
        {"squad": ["infantry"], "hand": ["foxhole"]},
    )
    play(m, "meditate")
    assert ("cast item_vision hussar" in options(m)) is able
    if able:
        play(m, "cast item_vision hussar")
        passes(m)
        assert destiny(m)[0] == 0
    m = table(
        {"squad": ["hussar+at_peace_with_the_art"], "hand": ["shield", "take_aim"], "destiny": 9},
        {"squad": ["infantry"]},
    )
    fight(m, "hussar", "infantry")
    assert "cast shield hussar" not in options(m)


def test_a_tainted_conjurer_casts_everything_for_three():
    m = table(
        {"kohort": ["heretic+tainted_conjurer"], "hand": ["shield"], "destiny": 5},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    fight(m, "heretic", "infantry")
    play(m, "cast shield heretic", "units 2")
    assert rating(m, "armour", "heretic") == 4
    assert destiny(m)[0] == 0


def test_billy_buys_the_gifts_of_apostles():
    m = table({"kohort": ["billy", "heretic"], "hand": ["infection", "blindness"], "destiny": 5}, {})
    assert attach_to(m, "infection") == {"billy"}
    assert attach_to(m, "blindness") == {"billy", "heretic"}
    play(m, "attach blindness billy")
    assert destiny(m)[0] == 5
    play(m, "attach infection billy")
    assert destiny(m)[0] == 0
    m = table({"kohort": ["billy"], "hand": ["infection"], "destiny": 4}, {})
    assert attach_to(m, "infection") == set()


def test_a_rogue_and_other_imperials_avoid_each_other():
    m = table({"squad": ["clansman"], "hand": ["rogue"], "destiny": 9}, {})
    assert "deploy rogue" not in options(m)
    assert why(m, "deploy rogue") == "DTR-347"
    m = table({"squad": ["rogue"], "hand": ["clansman", "hussar"], "destiny": 9}, {"squad": ["hussar"]})
    assert "deploy hussar" in options(m)
    assert why(m, "deploy clansman") == "DTR-334"


@pytest.mark.parametrize(("victim", "extra"), [("edward_s_murdoch!", 21), ("sea_lion!", None)])
def test_valor_is_proved_on_somebody_worth_twice_as_much(victim: str, extra: int | None):
    m = table({"squad": ["hussar+cybernetic_power_arm", "trencher"], "hand": ["prove_your_valor"]}, {"squad": [victim]})
    takers = attach_to(m, "prove_your_valor")
    assert ("trencher" in takers) is (extra is not None)
    if extra is not None:
        play(m, "attach prove_your_valor hussar")
        fight(m, "hussar", "edward_s_murdoch")
        finish(m)
        assert victory(m)[0] in (0, 7 + extra)


# ---- aiming ----
@pytest.mark.parametrize(
    ("gear", "warrior", "times", "more"),
    [
        ("archer_sniper_rifle", "samurai", 1, 5),
        ("sr_mk_xii_assailant", "golden_lion", 1, 4),
        ("nimrod_mk_i", "hussar", 2, 8),
    ],
)
def test_aiming_helps_the_attack_that_follows(gear: str, warrior: str, times: int, more: int):
    m = table({"squad": [f"{warrior}+{gear}"]}, {"squad": ["infantry"], "hand": ["take_aim"]})
    before = rating(m, "shoot", warrior)
    for _ in range(times):
        play(m, f"use {gear} 1")
    fight(m, warrior, "infantry", "shoot")
    assert rating(m, "shoot", warrior) == before + more
    finish(m)
    assert m.state.lasting == []


def test_aim_is_lost_by_any_other_action_and_needs_one_for_the_attack():
    m = table({"squad": ["samurai+archer_sniper_rifle"]}, {"squad": ["infantry"]})
    play(m, "use archer_sniper_rifle 1")
    assert "use archer_sniper_rifle 1" not in options(m)
    play(m, "meditate")
    assert m.state.lasting == []
    assert "use archer_sniper_rifle 1" not in options(m)  # one action is left, for the attack


def test_a_laser_sight_takes_two_more_actions():
    m = table(
        {"squad": ["hussar+plasma_carbine"], "hand": ["laser_sight"]},
        {"squad": ["infantry"], "hand": ["take_aim"]},
        actions=4,
    )
    play(m, "attach laser_sight plasma_carbine")
    assert rating(m, "shoot", "hussar") == 6
    play(m, "use laser_sight 1")
    fight(m, "hussar", "infantry", "shoot")
    assert rating(m, "shoot", "hussar") == 9


def test_either_of_two_rifles_can_be_aimed_and_helps_only_its_own_shot():
    m = table(
        {"squad": ["samurai+archer_sniper_rifle+nimrod_mk_i"], "hand": ["take_aim"]},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    assert {"use archer_sniper_rifle 1", "use nimrod_mk_i 1"} <= set(options(m))
    play(m, "use nimrod_mk_i 1")
    fight(m, "samurai", "infantry", "shoot")
    play(m, "weapon nimrod_mk_i")
    assert rating(m, "shoot", "samurai") == 3 + 4 + 4


def test_a_charge_leads_out_of_cover():
    m = table({"squad": ["hussar~", "clansman"], "hand": ["charge"]}, {"squad": ["infantry"], "hand": ["take_aim"]})
    assert plays_on(m, "charge") == {"hussar"}
    play(m, "play_on charge hussar")
    while m.state.phase < 5:
        play(m, next(o for o in options(m) if o in ("pass", "fight") or o.startswith("against")))
    assert rating(m, "fight", "hussar") == 4
    assert not covered(m, "hussar")
    finish(m)
    assert m.state.turn == 1


# ---- gates, shrieks, chips ----
def test_the_black_gate_calls_the_legion():
    m = table(
        {"kohort": ["razide+the_black_gate", "necromutant", "heretic"], "destiny": 10},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    fight(m, "razide", "infantry")
    play(m, "use the_black_gate 1", "units 1")
    assert targets(m) == {"necromutant", "heretic"}


def test_whoever_hears_the_shriek_pays_to_attack():
    m = table(
        {"kohort": ["zenithian_soulslayer+shriek"], "destiny": 2},
        {"squad": ["hussar", "infantry"], "destiny": 3},
    )
    play(m, "use shriek 1", "target hussar")
    while m.state.turn == 0 or m.decision.name != "action":
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    play(m, "attack")
    passes(m)
    assert not any(o.startswith("against hussar") for o in options(m))


def test_two_shrieks_cost_no_more_than_one():
    gifted = "zenithian_soulslayer+shriek"
    m = table({"kohort": [gifted], "destiny": 2}, {"kohort": [gifted], "destiny": 2}, {"squad": ["hussar"]})
    for _ in range(2):
        play(m, "use shriek 1", "target hussar")
        end_turn(m)
    assert attack_price(m.state, card(m, "hussar"), card(m, "zenithian_soulslayer")) == 4


def test_the_true_chip_levels_all_ratings():
    m = table({"squad": ["chasseur+fragment_of_the_true_chip"]}, {})
    assert [rating(m, name, "chasseur") for name in ("fight", "shoot", "armour", "value")] == [5, 5, 5, 5]


# ---- summonings ----
@pytest.mark.parametrize(
    ("id", "money", "found"),
    [
        ("summon_trooper", 5, {"hussar", "infantry"}),
        ("summon_trooper", 4, {"hussar"}),
        ("summon_hero", 9, {"max_steiner"}),
    ],
)
def test_a_warrior_is_summoned_for_its_value(id: str, money: int, found: set[str]):
    m = table(
        {
            "squad": ["antiquarian"],
            "hand": [id],
            "destiny": money,
            "grave": ["hussar", "max_steiner", "heretic"],
            "library": ["infantry", "hussar"],
        },
        {"squad": ["infantry"]},
    )
    play(m, "meditate", f"cast {id} antiquarian")
    passes(m)
    if len(found) > 1:
        assert targets(m) == found
        play(m, "target infantry")
        assert destiny(m)[0] in (0, 2)
    else:
        assert found <= set(ids(m, "squad", 0)) | targets(m)


def test_gear_is_summoned_for_somebody_who_may_have_it():
    m = table(
        {
            "squad": ["antiquarian", "hussar"],
            "hand": ["summon_item"],
            "destiny": 6,
            "grave": ["avenger_sword", "necrobionics"],
            "library": ["combat_armor"],
        },
        {},
    )
    play(m, "meditate", "cast summon_item antiquarian")
    passes(m)
    assert targets(m) == {"avenger_sword", "combat_armor"} or "avenger_sword" in ids(m, "attached", 0)
    if targets(m):
        play(m, "target avenger_sword")
    assert "avenger_sword" in ids(m, "attached", 0)
    assert destiny(m)[0] == 3
    assert ids(m, "sacrificed", 0) == ["summon_item"]
