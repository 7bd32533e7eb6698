"""More cards of Warzone: orders, guards, machines and beasts with a fate of their own."""

from __future__ import annotations

import pytest

from ..mortificator.test_answers import until
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
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    why,
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


# ---- BIO-GIANT ----
def test_a_giant_receives_nothing_and_only_others_play_special_cards_on_it():
    hand = ["combat_armor", "dark_fire", "amnesia", "foxhole"]
    m = table({"kohort": ["bio_giant", "heretic"], "hand": hand}, {"kohort": ["razide"], "hand": ["amnesia"]})
    assert attach_to(m, "combat_armor") == {"heretic"}
    assert attach_to(m, "dark_fire") == {"heretic"}
    play(m, "meditate")
    assert plays_on(m, "amnesia") == {"heretic", "razide"}
    assert why(m, "play_on amnesia bio_giant") == "DTR-334"
    play(m, "pass")
    assert "bio_giant" in plays_on(m, "amnesia")


def test_a_giant_attacks_once_a_turn():
    m = table(
        {"kohort": ["bio_giant", "heretic"], "hand": ["foxhole"]},
        {"squad": ["clansman", "hussar", "infantry"]},
        bonus_attacks=1,
    )
    fight(m, "bio_giant", "clansman")
    finish(m)
    assert targets(m, "bio_giant") == set()
    assert any(o.startswith("against heretic") for o in options(m))


# ---- BRASS APOCALYPT ----
def test_an_apocalypt_covers_a_warrior_and_falls_with_it():
    m = table(
        {"kohort": ["heretic", "razide"], "squad": ["clansman"], "hand": ["brass_apocalypt", "foxhole"], "destiny": 9},
        {"squad": ["general_michael_kell", "hussar"], "hand": ["foxhole"]},
    )
    play(m, "deploy brass_apocalypt")  # only the HERETIC is worth 6 or less
    end_turn(m)
    assert targets(m, "general_michael_kell") == {"razide", "clansman", "brass_apocalypt"}
    m = table(
        {"kohort": ["heretic", "centurion"], "hand": ["brass_apocalypt", "foxhole"], "destiny": 9},
        {"hand": ["banishment"], "squad": ["cardinal_durand"], "destiny": 9},
    )
    play(m, "deploy brass_apocalypt")
    assert set(options(m)) == {"target heretic", "target centurion"}
    play(m, "target centurion")
    end_turn(m)
    play(m, "cast banishment cardinal_durand", "target centurion")
    passes(m)
    assert ids(m, "kohort", 0) == ["heretic"]
    assert victory(m) == [0, 0]


# ---- KARNOPHAGE ----
def test_a_karnophage_kills_a_wounded_warrior_in_its_discard_step_or_goes():
    m = table(
        {"kohort": ["karnophage"], "hand": ["foxhole"]},
        {"squad": ["clansman!", "hussar!"], "kohort": ["nepharite_of_semai!"]},
    )
    play(m, "end", "done")
    assert set(options(m)) == {"target clansman", "target hussar"}
    play(m, "target hussar")
    assert ids(m, "squad", 1) == ["clansman"]
    assert victory(m) == [0, 0]
    m = table({"kohort": ["karnophage", "heretic"], "hand": ["foxhole"]}, {"kohort": ["nepharite_of_semai"]})
    play(m, "end", "done")
    assert ids(m, "kohort", 0) == ["heretic"]


# ---- MERCURIAN MACULATOR ----
def test_a_maculator_needs_a_mercurian_ground():
    m = table({"kohort": ["heretic"], "hand": ["mercurian_maculator", "natural_disaster"], "destiny": 9}, {})
    assert why(m, "deploy mercurian_maculator") == "DTR-347"
    m = table(
        {
            "kohort": ["mercurian_maculator"],
            "works": ["crater_of_anatholia:kohort"],
            "hand": ["mercurian_maculator", "natural_disaster"],
            "destiny": 9,
        },
        {},
    )
    assert "deploy mercurian_maculator" in options(m)
    play(m, "meditate", "play natural_disaster")
    passes(m)
    assert ids(m, "kohort", 0) == []
    assert victory(m) == [0, 0]


# ---- META CANNON ----
def test_a_meta_cannon_goes_back_into_the_library_with_its_dead_bearer():
    m = table(
        {"squad": ["general_michael_kell"], "hand": ["foxhole"]},
        {"kohort": ["heretic!+meta_cannon+combat_armor"], "library": ["clansman"]},
    )
    fight(m, "general_michael_kell", "heretic")
    finish(m)
    assert sorted(ids(m, "library", 1)) == ["clansman", "meta_cannon"]
    assert ids(m, "grave", 1) == ["combat_armor", "heretic"]
    m = table({"kohort": ["heretic", "razide"], "hand": ["meta_cannon"]}, {})
    assert attach_to(m, "meta_cannon") == {"heretic"}


def test_whoever_a_meta_cannon_wounds_is_killed():
    m = table({"kohort": ["heretic+meta_cannon"], "hand": ["foxhole"]}, {"squad": ["hussar"]})
    fight(m, "heretic", "hussar", "shoot")
    finish(m)
    assert ids(m, "grave", 1) == ["hussar"]


# ---- TACTICAL COMPUTER ----
def test_a_tactical_computer_changes_the_tactic_once_in_a_combat():
    m = table({"squad": ["captain+tactical_computer"], "hand": ["evasive_action"]}, {"squad": ["hussar"]})
    fight(m, "captain", "hussar")
    assert m.state.tactic == 0
    play(m, "use tactical_computer 1")
    assert m.state.tactic == 1
    assert "use tactical_computer 1" not in options(m)


# ---- MCCRAIG LINE, NO-MAN'S LAND ----
def test_behind_the_mccraig_line_trenchers_come_for_nothing():
    m = table(
        {"works": ["mccraig_line:squad"], "hand": ["trencher", "clansman", "foxhole"], "destiny": 0},
        {},
    )
    play(m, "meditate")
    assert "use mccraig_line 1" in options(m)
    play(m, "use mccraig_line 1")
    passes(m)
    assert ids(m, "squad", 0) == ["trencher"]
    assert (m.state.actions, destiny(m)[0]) == (2, 1)


@pytest.mark.parametrize(("defender", "adds"), [("infantry", (1, 5, 4)), ("hussar", (-1, 3, 2))])
def test_the_mccraig_line_helps_capitol_more(defender: str, adds: tuple[int, int, int]):
    m = table(
        {"squad": ["general_michael_kell"], "hand": ["evasive_action"]},
        {"squad": [defender], "works": ["mccraig_line:squad"], "hand": ["evasive_action"]},
    )
    before = numbers(m, defender)
    fight(m, "general_michael_kell", defender)
    play(m, "zone mccraig_line")
    assert tuple(a - b for a, b in zip(numbers(m, defender), before, strict=True)) == adds


@pytest.mark.parametrize("zone", [True, False])
def test_freelancers_earn_victory_points_in_no_mans_land(zone: bool):
    m = table(
        {"squad": ["trencher!"], "hand": ["foxhole"]},
        {"squad": ["freelancer_patriarch"], "works": ["no_mans_land:squad"], "hand": ["foxhole"]},
    )
    fight(m, "trencher", "freelancer_patriarch")
    play(m, "zone no_mans_land" if zone else "open")
    finish(m)
    assert ids(m, "grave", 0) == ["trencher"]
    assert (victory(m)[1] > 0) is zone


# ---- ASSAULT ENGINEER ----
def test_an_engineer_defuses_mines_and_may_be_played_against_one():
    squad = ["clansman", "infantry"]
    for engineer, offered in (("", True), ("+assault_engineer", False)):
        m = table(
            {"squad": [f"clansman{engineer}", "infantry"], "hand": ["evasive_action"]},
            {"squad": ["hussar"], "hand": ["minefield", "evasive_action"]},
        )
        fight(m, "infantry", "hussar")
        while m.decision.seat == 0:
            play(m, "pass")
        assert ("play minefield" in options(m)) is offered
    m = table(
        {"squad": squad, "hand": ["assault_engineer", "evasive_action"]},
        {"squad": ["hussar"], "hand": ["minefield", "evasive_action"]},
    )
    fight(m, "infantry", "hussar")
    play(m, "pass", "play minefield")
    assert plays_on(m, "assault_engineer") == {"clansman", "infantry", "hussar"}
    play(m, "play_on assault_engineer clansman")
    while m.decision.name == "react":
        play(m, "pass")
    assert not wounded(m, "infantry")
    assert m.state.phase > 0  # the combat goes on


def test_an_engineer_razes_for_a_victory_point():
    m = table(
        {"squad": ["clansman+assault_engineer"], "victory": 1, "hand": ["foxhole"]},
        {"works": ["fukido:squad", "cyberopolis:squad"]},
    )
    play(m, "use assault_engineer 1")
    assert set(options(m)) == {"target fukido", "target cyberopolis"}
    play(m, "target cyberopolis")
    assert victory(m)[0] == 0
    assert ids(m, "works", 1) == ["fukido"]


# ---- LAMB FOR THE SLAUGHTER ----
def test_a_lamb_is_paid_for_and_led_by_an_opponent():
    m = table({"squad": ["hussar"], "hand": ["lamb_for_the_slaughter", "clansman", "razide"], "destiny": 4}, {})
    play(m, "play lamb_for_the_slaughter")  # the RAZIDE is too dear
    passes(m)
    assert ids(m, "squad", 1) == ["clansman"]
    assert destiny(m)[0] == 1


def test_a_lamb_that_is_for_sale_is_sold_as_if_the_opponent_had_put_it_into_play():
    m = table(
        {"squad": ["hussar"], "hand": ["lamb_for_the_slaughter", "mercenary"], "destiny": 4},
        {"squad": ["infantry"], "destiny": 6},
    )
    play(m, "play lamb_for_the_slaughter")
    assert m.decision is not None
    assert m.decision.seat == 1
    play(m, "bid 3")
    assert m.decision.seat == 0
    assert options(m) == ["no_bid", "bid 4"]
    play(m, "no_bid")
    passes(m)
    assert ids(m, "squad", 1) == ["infantry", "mercenary"]
    assert destiny(m) == [4, 3]


# ---- POINT GUARD, REAR GUARD ----
@pytest.mark.parametrize(
    ("guard", "tactic", "other"), [("point_guard", "fight", "shoot"), ("rear_guard", "shoot", "fight")]
)
def test_a_guard_takes_the_place_and_pays_for_it(guard: str, tactic: str, other: str):
    def attacked(how: str) -> Match:
        m = table(
            {"squad": ["infantry"], "hand": ["foxhole"]},
            {"squad": ["clansman", f"sean_gallagher+{guard}"], "kohort": ["razide"], "hand": ["evasive_action"]},
        )
        return fight(m, "infantry", "clansman", how)

    m = attacked(other)
    while m.decision.name == "anytime":
        assert f"use {guard} 1" not in options(m)
        play(m, "pass")
    m = attacked(tactic)
    until(m, f"use {guard} 1")
    play(m, f"use {guard} 1")
    finish(m)
    assert wounded(m, "sean_gallagher")  # though the INFANTRY could never hurt him
    assert not wounded(m, "clansman")


def test_a_guard_that_dies_of_it_pays_the_attacker():
    m = table(
        {"squad": ["infantry"], "hand": ["foxhole"]},
        {"squad": ["clansman", "sean_gallagher!+point_guard"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "clansman")
    until(m, "use point_guard 1")
    play(m, "use point_guard 1")
    finish(m)
    assert ids(m, "grave", 1) == ["point_guard", "sean_gallagher"]
    assert victory(m)[0] == 8


# ---- PRESSING MATTERS ----
def test_pressing_matters_are_played_before_the_discard_step():
    m = table({"squad": ["clansman"], "hand": ["pressing_matters", "foxhole"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"  # too early
    play(m, "end")
    assert "play pressing_matters" in options(m)
    play(m, "pass")
    while m.state.turn == 0:
        assert "play pressing_matters" not in options(m)
        play(m, "pass" if "pass" in options(m) else options(m)[-1])


def test_under_pressing_matters_the_great_take_cover():
    m = table(
        {"squad": ["clansman"], "works": ["pressing_matters"]},
        {"squad": ["general_michael_kell", "infantry", "captain+^gt_offroad"], "kohort": ["bio_giant"]},
    )
    end_turn(m)
    assert [covered(m, id) for id in ("general_michael_kell", "infantry", "captain", "bio_giant")] == [
        True,
        False,
        False,
        True,
    ]


# ---- SCHEDULED BRIEFINGS ----
def test_briefings_take_all_of_a_rank_with_their_equipment():
    m = table(
        {"squad": ["captain+combat_armor+elite_trooper"], "hand": ["scheduled_briefings"], "library": ["hussar"]},
        {"squad": ["sergeant", "capitaine", "clansman"], "library": ["infantry"]},
    )
    play(m, "play scheduled_briefings")
    assert set(options(m)) == {"rank captain", "rank sergeant"}
    play(m, "rank captain")
    assert sorted(ids(m, "library", 0)) == ["captain", "combat_armor", "hussar"]
    assert "elite_trooper" in ids(m, "grave", 0)
    assert ids(m, "squad", 1) == ["clansman", "sergeant"]


# ---- SELF-DESTRUCT PROGRAMMING ----
def test_a_self_destructing_machine_strikes_thrice_as_hard_and_dies():
    m = table(
        {"squad": ["chasseur"], "hand": ["self_destruct_programming", "foxhole"]},
        {"squad": ["infantry"], "hand": ["evasive_action"]},
    )
    fight(m, "chasseur", "infantry")
    assert plays_on(m, "self_destruct_programming") == {"chasseur"}
    play(m, "play_on self_destruct_programming chasseur")
    assert rating(m, "fight", "chasseur") == 15
    finish(m)
    assert ids(m, "grave", 0) == ["chasseur", "self_destruct_programming"]
    assert victory(m)[1] == 5
    assert wounded(m, "infantry")


# ---- SHELL SHOCKED ----
def test_the_shell_shocked_stay_in_cover_until_healed():
    m = table({"squad": ["clansman!", "infantry"], "hand": ["shell_shocked", "foxhole"]}, {"squad": ["hussar"]})
    assert plays_on(m, "shell_shocked") == {"clansman"}
    play(m, "play_on shell_shocked clansman")
    passes(m)
    assert covered(m, "clansman")
    assert why(m, "leave clansman") == "DTR-334"
    m.state.wounded = 0
    play(m, "meditate")
    assert "leave clansman" in options(m)


# ---- SUICIDE ATTACK (banned) ----
def test_a_suicide_attack_costs_a_player_victory_points():
    m = table({"squad": ["clansman"], "hand": ["suicide_attack", "foxhole"]}, {"victory": 5})
    play(m, "play_on suicide_attack clansman")
    passes(m)
    assert victory(m)[1] == 2
    assert "clansman" in ids(m, "grave", 0)


# ---- TURN OF EVENTS ----
def test_two_ratings_change_places_for_a_combat():
    m = table({"squad": ["clansman"], "hand": ["turn_of_events"]}, {"squad": ["hussar"], "hand": ["evasive_action"]})
    fight(m, "clansman", "hussar")
    assert numbers(m, "clansman") == (4, 2, 3)
    play(m, "play_on turn_of_events clansman")
    assert set(options(m)) == {"switch fight_shoot", "switch fight_armour", "switch shoot_armour"}
    play(m, "switch fight_armour")
    assert numbers(m, "clansman") == (3, 2, 4)
    finish(m)
    assert numbers(m, "clansman") == (4, 2, 3)


# ---- what everybody may do anyway ----
def test_a_permission_that_everybody_has_is_not_played():
    m = table({"squad": ["clansman"], "hand": ["grand_tactician", "foxhole"]}, {})
    play(m, "meditate")
    assert m.decision.name == "action"
    assert card(m, "clansman") >= 0
