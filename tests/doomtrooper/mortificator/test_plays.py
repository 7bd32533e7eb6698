"""Special cards and missions of Mortificator."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    card,
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
    victory,
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


def reacted(m: Match) -> Match:
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    return m


# ---- AMNESIA ----
def test_a_forgetful_warrior_leads_nobody_and_kills_nobody():
    for captain, dies in (("captain", True), ("captain+amnesia", False)):
        m = table(
            {"squad": [captain, "free_marine"], "hand": ["foxhole"]},
            {"kohort": ["undead_legionnaire"], "hand": ["foxhole"]},
        )
        fight(m, "free_marine", "undead_legionnaire")
        finish(m)
        assert (ids(m, "grave", 1) == ["undead_legionnaire"]) is dies
    for reaper, dies in (("reaper_of_souls", True), ("reaper_of_souls+amnesia", False)):
        m = table({"kohort": [reaper], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
        fight(m, "reaper_of_souls", "infantry")
        finish(m)
        assert (ids(m, "grave", 1) == ["infantry"]) is dies


def test_a_forgetful_warrior_casts_nothing_and_uses_no_ability():
    m = table({"squad": ["mystic+amnesia", "war_medic+amnesia", "infantry!"], "hand": ["shield"], "destiny": 9}, {})
    assert not any(o.startswith("use war_medic") for o in options(m))
    m = table(
        {"squad": ["mystic+amnesia"], "hand": ["shield", "evasive_action"], "destiny": 9}, {"squad": ["infantry"]}
    )
    fight(m, "mystic", "infantry")
    assert not any(o.startswith("cast ") for o in options(m))


def test_a_forgetful_warrior_keeps_ratings_restrictions_and_what_others_give_it():
    m = table({"squad": ["war_medic+amnesia", "infantry"], "hand": ["foxhole"]}, {"squad": ["clansman", "hussar"]})
    assert numbers(m, "war_medic") == (0, 0, 5)
    assert targets(m, "war_medic") == set()
    m = table({"squad": ["infantry+amnesia+combat_armor", "general_michael_kell"]}, {})
    assert numbers(m, "infantry") == (5, 6, 6)
    m = table({"kohort": ["undead_legionnaire+amnesia"], "hand": ["dark_fire"]}, {"squad": ["local_thug+amnesia"]})
    assert m.state.t.traits[card(m, "undead_legionnaire")]


def test_amnesia_is_for_anybody_once():
    m = table({"squad": ["captain"], "hand": ["amnesia"]}, {"kohort": ["razide+amnesia", "heretic"]})
    play(m, "meditate")
    assert plays_on(m, "amnesia") == {"captain", "heretic"}


# ---- cards that stay on cards ----
def test_an_inconvenient_call_silences_whoever_helps_others():
    m = table(
        {"squad": ["captain", "infantry"], "hand": ["inconvenient_phone_call"]},
        {"kohort": ["razide", "supreme_necromagus", "heretic"], "squad": ["general_michael_kell", "sea_lion"]},
    )
    assert plays_on(m, "inconvenient_phone_call") == {"captain", "supreme_necromagus", "general_michael_kell"}
    assert numbers(m, "sea_lion") == (6, 7, 7)
    play(m, "play_on inconvenient_phone_call general_michael_kell")
    passes(m)
    assert numbers(m, "sea_lion") == (3, 4, 4)
    assert numbers(m, "general_michael_kell") == (7, 11, 9)
    assert m.state.actions == 1


def test_a_certified_operator_drives_everything_but_the_legions():
    hand = ["dragonbike", "black_widow", "wolfclaw", "violator_sword"]
    m = table({"squad": ["infantry+certified_operator", "clansman"], "hand": hand}, {})
    assert [attach_to(m, gear) for gear in hand] == [{"infantry"}, set(), {"infantry"}, set()]
    play(m, "attach dragonbike infantry", "inside")
    assert numbers(m, "infantry") == (4, 8, 2)


def test_a_barrier_protects_a_fortification():
    m = table(
        {"squad": ["clansman"], "hand": ["surprise_invasion"]},
        {"works": ["fukido:squad+defensive_barrier", "heimburg:squad"]},
    )
    play(m, "play surprise_invasion")
    passes(m)
    assert ids(m, "works", 1) == ["fukido"]


def test_illumination_takes_an_immunity_away():
    m = table(
        {"squad": ["chasseur", "infantry"], "hand": ["illumination"]}, {"squad": ["venusian_ranger", "combat_warhead"]}
    )
    assert plays_on(m, "illumination") == {"chasseur", "venusian_ranger", "combat_warhead"}
    for bearer, fights in (("venusian_ranger", 4), ("venusian_ranger+illumination", 2)):
        m = table(
            {"kohort": ["heretic+blindness"], "hand": ["evasive_action"]},
            {"squad": [bearer], "hand": ["evasive_action"]},
        )
        fight(m, "heretic", "venusian_ranger")
        assert rating(m, "fight", "venusian_ranger") == fights


def test_inferior_technology_defends_only():
    m = table(
        {"squad": ["chasseur+inferior_technology", "infantry"], "hand": ["foxhole"]}, {"squad": ["clansman", "hussar"]}
    )
    assert targets(m, "chasseur") == set()
    m = table({"squad": ["chasseur", "infantry"], "hand": ["inferior_technology"]}, {"squad": ["cuirassier"]})
    assert plays_on(m, "inferior_technology") == {"chasseur", "cuirassier"}


def test_rage_is_about_one_warrior_and_ends_with_it():
    m = table({"squad": ["infantry"], "hand": ["rage", "evasive_action"]}, {"squad": ["clansman", "hussar"]})
    assert plays_on(m, "rage") == {"infantry"}
    play(m, "play_on rage infantry")
    passes(m)
    assert set(options(m)) == {"target clansman", "target hussar"}
    play(m, "target clansman")
    assert numbers(m, "infantry") == (2, 3, 2)
    other = m.copy()
    fight(m, "infantry", "clansman")
    assert numbers(m, "infantry") == (10, 11, 2)
    fight(other, "infantry", "hussar")
    assert numbers(other, "infantry") == (2, 3, 2)
    finish(m)
    assert ids(m, "attached", 0) == ["rage"]  # the clansman is only wounded
    m = table(
        {"squad": ["infantry+rage"], "hand": ["evasive_action"]},
        {"squad": ["clansman!", "hussar"]},
        aim={"p1.attached.0": "p2.squad.0"},
    )
    fight(m, "infantry", "clansman")
    finish(m)
    assert (ids(m, "grave", 1), ids(m, "attached", 0)) == (["clansman"], [])


@pytest.mark.parametrize(
    ("victim", "dies"), [("infantry", True), ("infantry+try_and_stop_me", False), ("infantry!+try_and_stop_me", True)]
)
def test_try_and_stop_me(victim: str, dies: bool):
    m = table({"kohort": ["destroyer"], "hand": ["foxhole"]}, {"squad": [victim], "hand": ["foxhole"]})
    fight(m, "destroyer", "infantry")
    finish(m)
    gone = "infantry" in ids(m, "grave", 1) + ids(m, "sacrificed", 1)
    assert gone is dies
    assert dies or wounded(m, "infantry")


# ---- for everybody ----
def test_resistance_is_admonished():
    theirs = {"squad": ["valkyrie", "infantry"], "works": ["admonish_resistance"]}
    m = table({"kohort": ["razide"], "squad": ["clansman"], "hand": ["foxhole"]}, theirs)
    assert targets(m.copy(), "clansman") == {"valkyrie", "infantry"}
    play(m, "attack")
    passes(m)
    assert {o for o in options(m) if o.startswith("against razide")} == {"against razide valkyrie"}
    alone = table(
        {"kohort": ["razide"], "squad": ["inquisitor"], "hand": ["foxhole"]},
        {"squad": ["infantry", "hussar"], "works": ["admonish_resistance"]},
    )
    assert targets(alone, "razide") == {"infantry", "hussar"}  # nobody attacks his own


def test_an_economic_breakdown_leaves_fifteen_points():
    m = table(
        {"squad": ["clansman"], "hand": ["economic_breakdown", "positive_karma"], "destiny": 20},
        {"squad": ["infantry"], "destiny": 16},
    )
    play(m, "meditate", "play economic_breakdown")
    passes(m)
    assert destiny(m) == [15, 15]
    while m.decision is not None and m.decision.name != "action":
        play(m, "pass")
    play(m, "meditate", "play positive_karma")
    assert destiny(m)[0] == 15


def test_gung_ho_is_for_its_players_mishima():
    for works, whose in ((["gung_ho"], 0), ([], 1)):
        m = table(
            {"squad": ["samurai"], "works": works, "hand": ["foxhole"]}, {"squad": ["infantry!"], "hand": ["foxhole"]}
        )
        fight(m, "samurai", "infantry", "shoot")  # 3 against 2, 3 against 3
        finish(m)
        assert ids(m, "grave", 1) == ["infantry"]
        assert wounded(m, "samurai") is (whose == 1)
    m = table({"squad": ["clansman"], "hand": ["gung_ho"], "works": ["gung_ho"]}, {})
    assert "play gung_ho" not in options(m)


def test_a_day_of_mourning_is_for_whoever_is_there():
    m = table(
        {"squad": ["clansman", "hussar"], "hand": ["day_of_mourning", "bauhaus_blitzer"], "destiny": 9},
        {"squad": ["max_steiner"]},
    )
    play(m, "meditate", "play day_of_mourning")
    passes(m)
    assert numbers(m, "hussar") == (-3, -3, -2)
    assert numbers(m, "max_steiner") == (-1, 2, 4)
    assert numbers(m, "clansman") == (4, 2, 3)
    play(m, "deploy bauhaus_blitzer")
    assert numbers(m, "bauhaus_blitzer") == (3, 3, 3)
    assert ids(m, "sacrificed", 0) == ["day_of_mourning"]
    end_turn(end_turn(m))
    assert numbers(m, "hussar") == (2, 2, 3)


def test_everybody_eats_this_and_nobody_dies():
    m = table(
        {"squad": ["clansman", "suicide_warhead"], "hand": ["eat_this"]}, {"squad": ["infantry!"], "kohort": ["razide"]}
    )
    play(m, "meditate", "play eat_this")
    passes(m)
    assert all(wounded(m, id) for id in ("clansman", "suicide_warhead", "infantry", "razide"))
    assert (ids(m, "grave", 0), ids(m, "grave", 1)) == (["eat_this"], [])


def test_nobody_casts_while_arms_are_trusted():
    m = table(
        {"squad": ["mystic"], "hand": ["trust_in_the_arms", "shield", "evasive_action"], "destiny": 9},
        {"squad": ["infantry"]},
    )
    play(m, "play trust_in_the_arms")
    passes(m)
    fight(m, "mystic", "infantry")
    assert not any(o.startswith("cast ") for o in options(m))
    assert any(o.startswith("play_on evasive_action") for o in options(m))


# ---- in a combat ----
def in_zone(title: str, **more: object) -> Match:
    m = table(
        {"squad": ["infantry"], "hand": [title, "evasive_action"]},
        {"squad": ["samurai"], "works": ["victoria:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "samurai")
    while m.decision is not None and m.state.phase < 5:
        play(m, "zone victoria" if "zone victoria" in options(m) else "pass")
    return m


def test_a_back_door_into_the_warzone():
    m = in_zone("back_door")
    assert numbers(m, "infantry") == (2, 3, 2)
    play(m, "play back_door")
    reacted(m)
    assert numbers(m, "infantry") == (1, 6, 4)
    assert rating(m, "value", "infantry") == 4
    assert numbers(m, "samurai") == (2, 6, 5)


def test_into_the_dark():
    m = in_zone("into_the_dark")
    play(m, "play into_the_dark")
    reacted(m)
    assert numbers(m, "samurai") == (-3, 1, 0)
    assert numbers(m, "infantry") == (2, 3, 2)


@pytest.mark.parametrize("title", ["back_door", "into_the_dark"])
def test_these_need_a_warzone(title: str):
    m = table({"squad": ["infantry"], "hand": [title, "evasive_action"]}, {"squad": ["samurai"]})
    fight(m, "infantry", "samurai")
    assert f"play {title}" not in options(m)


def test_no_loose_ends_triples_the_base_fight_of_a_mortificator():
    m = table(
        {"squad": ["mortificator+cybernetic_power_arm"], "hand": ["no_loose_ends"]},
        {"squad": ["clansman"], "hand": ["evasive_action"]},
    )
    fight(m, "mortificator", "clansman")
    assert plays_on(m, "no_loose_ends") == {"mortificator"}
    play(m, "play_on no_loose_ends mortificator")
    reacted(m)
    assert rating(m, "fight", "mortificator") == 9 + 6


def test_think_again_leaves_special_cards_to_one_player():
    m = table(
        {"squad": ["clansman"], "hand": ["think_again", "evasive_action"]},
        {"squad": ["infantry"], "hand": ["evasive_action", "powerful_blow"]},
    )
    play(m, "attack")
    while m.decision is not None and "play think_again" not in options(m):
        play(m, "pass")
    assert m.state.phase == 2
    play(m, "play think_again")
    while m.decision is not None and m.state.phase < 5:
        play(m, "fight" if "fight" in options(m) else "pass")
    assert m.decision.seat == 0
    assert any("evasive_action" in o for o in options(m))
    play(m, "play_on evasive_action clansman")
    assert m.state.phase == 0  # the other one was not asked in the combat
    assert {"evasive_action", "powerful_blow"} <= set(ids(m, "hand", 1))


@pytest.mark.parametrize(("answer", "expected"), [("yes", (8, 6)), ("no", (0, -2))])
def test_to_be_or_not_to_be(answer: str, expected: tuple[int, int]):
    m = table({"squad": ["infantry"], "hand": ["to_be_or_not_to_be", "evasive_action"]}, {"squad": ["clansman"]})
    fight(m, "infantry", "clansman")
    play(m, "play_on to_be_or_not_to_be clansman")
    reacted(m)
    assert m.decision.seat == 0
    play(m, answer)
    assert numbers(m, "clansman")[:2] == expected
    assert ids(m, "sacrificed", 0) == ["to_be_or_not_to_be"]


# ---- destruction ----
def test_a_missile_takes_a_tank():
    m = table(
        {"squad": ["clansman"], "hand": ["air_to_ground_missile"]},
        {"squad": ["infantry+^gt_offroad", "samurai+dragonbike"], "works": ["cybermech:squad"]},
    )
    play(m, "meditate", "play air_to_ground_missile")
    passes(m)
    assert set(options(m)) == {"target gt_offroad", "target cybermech"}


def test_a_burglary_takes_one_players_relics():
    m = table(
        {"squad": ["samurai+dai_sho"], "hand": ["burglary"]}, {"kohort": ["heretic+dagger_of_sacrifice+necrobionics"]}
    )
    play(m, "play_at burglary p2")
    passes(m)
    assert (ids(m, "attached", 0), ids(m, "attached", 1)) == (["dai_sho"], ["necrobionics"])


def test_a_ghost_empties_cybertronic():
    m = table(
        {"squad": ["chasseur", "clansman"], "hand": ["ghost_in_the_machine"], "destiny": 10},
        {"squad": ["cuirassier", "infantry"]},
    )
    play(m, "play ghost_in_the_machine")
    passes(m)
    assert (ids(m, "squad", 0), ids(m, "squad", 1), victory(m)) == (["clansman"], ["infantry"], [0, 0])
    assert destiny(m)[0] == 0


def test_living_on_the_edge_costs_twenty_or_the_pile():
    m = table(
        {"squad": ["clansman"], "hand": ["living_on_the_edge"], "grave": ["infantry"], "destiny": 30},
        {"squad": ["infantry"], "grave": ["hussar", "razide"], "destiny": 19},
    )
    play(m, "play living_on_the_edge")
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    play(m, "yes")
    assert "infantry" in ids(m, "grave", 0)
    assert destiny(m)[0] == 10
    assert (ids(m, "grave", 1), ids(m, "sacrificed", 1)) == ([], ["hussar", "razide"])


def test_play_it_again():
    m = table(
        {"squad": ["clansman"], "hand": ["play_it_again"], "grave": ["infantry"], "library": ["hussar"], "destiny": 10},
        {},
    )
    play(m, "play play_it_again")
    passes(m)
    assert (ids(m, "grave", 0), sorted(ids(m, "library", 0))) == ([], ["hussar", "infantry"])
    assert (ids(m, "sacrificed", 0), destiny(m)[0]) == (["play_it_again"], 0)


def test_russian_roulette_takes_one_of_two_of_equal_value():
    gone = set()
    for seed in range(12):
        m = table(
            {"squad": ["clansman"], "hand": ["russian_roulette"]},
            {"squad": ["hussar", "valkyrie"], "kohort": ["razide"]},
            chance=seed,
        )
        play(m, "meditate", "play russian_roulette")
        passes(m)
        if "target hussar" in options(m):
            raise AssertionError("nobody else is worth 2")
        assert set(options(m)) == {"target clansman", "target valkyrie"}
        play(m, "target clansman")
        left = {*ids(m, "squad", 0), *ids(m, "squad", 1)}
        gone |= {"clansman", "valkyrie", "hussar"} - left
        assert victory(m) == [0, 0]
    assert gone == {"clansman", "valkyrie"}


# ---- SPECIAL ORDERS ----
def test_special_orders():
    m = table(
        {"squad": ["sean_gallagher+special_orders"], "hand": ["foxhole"], "destiny": 0},
        {"squad": ["infantry", "tatsu!", "big_bob_watts"], "hand": ["foxhole"]},
    )
    play(m, "attack")
    passes(m)
    assert {o.split()[-1] for o in options(m)} == {"tatsu", "big_bob_watts"}
    play(m, "against sean_gallagher tatsu")
    while m.decision is not None and m.state.phase:
        names = options(m)
        play(m, next(n for n in ("fight", "pass", "victory 7", names[0]) if n in names))
    assert (victory(m), destiny(m)[0]) == ([7, 0], 20)
    assert "special_orders" in ids(m, "grave", 0)
    m = table(
        {"squad": ["infantry", "tatsu"], "hand": ["special_orders"]}, {"kohort": ["razide"], "squad": ["max_steiner"]}
    )
    assert attach_to(m, "special_orders") == {"tatsu", "max_steiner"}
