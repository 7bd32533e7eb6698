"""Special cards and spells of Inquisition: when, on whom, for how long, and what they leave alone."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
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
    why,
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


# ---- FEROCITY ----
@pytest.mark.parametrize(
    ("attacker", "on", "kills"),
    [
        ("razide", "razide", True),  # 9 against 2
        ("razide", "", False),
        ("razide", "infantry", False),  # it is the other one who is ferocious
        ("necromutant", "necromutant", False),  # 4 against 2: double, and not more
    ],
)
def test_ferocity_kills_where_the_rating_is_more_than_double(attacker: str, on: str, kills: bool):
    m = table({"kohort": [attacker], "hand": ["ferocity"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, attacker, "infantry")
    assert plays_on(m, "ferocity") == {attacker, "infantry"}
    if on:
        play(m, f"play_on ferocity {on}")
    finish(m)
    assert (ids(m, "grave", 1) == ["infantry"]) is kills
    assert kills or wounded(m, "infantry")


def test_ferocity_is_over_with_the_combat():
    m = table({"kohort": ["razide"], "hand": ["ferocity"]}, {"squad": ["cardinal_dominic"], "hand": ["foxhole"]})
    fight(m, "razide", "cardinal_dominic")
    play(m, "play_on ferocity razide")
    finish(m)
    assert m.state.lasting == []


# ---- FORGERY ----
def test_a_forgery_discards_any_relic_and_nothing_else():
    m = table(
        {"squad": ["samurai+dai_sho"], "hand": ["forgery"]},
        {"kohort": ["heretic+dagger_of_sacrifice+necrobionics"]},
    )
    play(m, "meditate", "play forgery")
    passes(m)
    assert {o for o in options(m) if o.startswith("target ")} == {"target dai_sho", "target dagger_of_sacrifice"}
    play(m, "target dagger_of_sacrifice")
    assert ids(m, "grave", 1) == ["dagger_of_sacrifice"]
    assert ids(m, "attached", 1) == ["necrobionics"]


def test_without_a_relic_there_is_no_forgery():
    m = table({"squad": ["samurai"], "hand": ["forgery"]}, {"kohort": ["heretic+necrobionics"]})
    play(m, "meditate")
    assert m.decision.name == "action"


# ---- MORTIFICATION ----
@pytest.mark.parametrize(("tactic", "kills"), [("fight", True), ("shoot", False)])
def test_mortification_kills_in_fights(tactic: str, kills: bool):
    m = table(
        {"squad": ["inquisitor+mortification"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]}
    )
    fight(m, "inquisitor", "infantry", tactic)
    finish(m)
    assert (ids(m, "grave", 1) == ["infantry"]) is kills
    assert kills or wounded(m, "infantry")


def test_mortification_is_taught_to_any_brother_as_two_actions():
    m = table(
        {"squad": ["inquisitor", "clansman"], "hand": ["mortification"]}, {"squad": ["valkyrie"], "kohort": ["razide"]}
    )
    assert plays_on(m, "mortification") == {"inquisitor", "valkyrie"}
    play(m, "play_on mortification inquisitor")
    assert m.state.actions == 1
    m = table({"squad": ["inquisitor"], "hand": ["mortification"]}, {"squad": ["valkyrie"]}, actions=1)
    assert plays_on(m, "mortification") == set()


# ---- SKEPTICISM ----
@pytest.mark.parametrize(
    ("attacker", "whom"),
    [
        ("valkyrie", {"heretic", "razide"}),
        ("clansman", {"inquisitor", "infantry", "heretic", "razide"}),
    ],
)
def test_sceptical_times_keep_brothers_from_attacking_doomtroopers(attacker: str, whom: set[str]):
    m = table(
        {"squad": [attacker], "works": ["skepticism"], "hand": ["foxhole"]},
        {"squad": ["inquisitor", "infantry"], "kohort": ["heretic", "razide"]},
    )
    assert targets(m, attacker) == whom


def test_scepticism_is_for_everybody():
    m = table(
        {"squad": ["valkyrie"], "hand": ["foxhole"]},
        {"squad": ["inquisitor", "infantry"], "kohort": ["heretic", "razide"], "works": ["skepticism"]},
    )
    assert targets(m, "valkyrie") == {"heretic", "razide"}


# ---- SUMMONING EMPATHY ----
@pytest.mark.rule("DTR-346")
@pytest.mark.parametrize("title", ["skepticism", "thadeus_pallet"])
def test_what_is_about_everybody_is_not_said_twice(title: str):
    for whose in ({"works": [title]}, {}):
        other = {} if whose else {"works": [title]}
        m = table({"squad": ["clansman"], "hand": [title], **whose}, other)
        play(m, "meditate")
        assert m.decision.name == "action"  # nobody was asked whether to play it
    m = table({"squad": ["clansman"], "hand": [title]}, {})
    play(m, "meditate", f"play {title}")
    assert ids(m, "works", 0) == [title]


def test_empathy_lets_the_brothers_of_the_squad_summon_while_its_bearer_lives():
    side = {"squad": ["valkyrie", "inquisitor+summoning_empathy", "clansman"], "grave": ["improve_self"], "destiny": 9}
    m = table({**side, "hand": ["summon_spell", "summoning_empathy", "evasive_action"]}, {"kohort": ["razide"]})
    assert plays_on(m, "summoning_empathy") == {"valkyrie"}  # a second one on the inquisitor would change nothing
    fight(m, "valkyrie", "razide")
    casters = {o for o in options(m) if o.startswith("cast summon_spell ")}
    assert casters == {"cast summon_spell valkyrie", "cast summon_spell inquisitor"}
    m = table(
        {**side, "squad": ["valkyrie", "clansman"], "hand": ["summon_spell", "evasive_action"]}, {"kohort": ["razide"]}
    )
    fight(m, "valkyrie", "razide")
    assert why(m, "cast summon_spell valkyrie") == "DTR-208"


# ---- THADEUS'S PALLET ----
def test_nobody_seeks_cover_on_the_pallet():
    m = table(
        {"squad": ["clansman", "valkyrie", "infantry~"], "hand": ["trencher"], "destiny": 9},
        {"works": ["thadeus_pallet"]},
    )
    assert not [o for o in options(m) if o.startswith("cover ")]
    assert "hide trencher" in options(m)  # deploying into cover is another action
    assert card(m, "infantry") in [c for c in m.state.squad[0] if m.state.covered >> c & 1]


# ---- THE FIRST DIRECTORATE ----
def test_the_first_directorate_teaches_its_players_brothers_all_of_the_art():
    m = table(
        {"squad": ["valkyrie", "clansman"], "hand": ["first_directorate", "improve_self"], "destiny": 9},
        {"squad": ["mortificator"]},
    )
    play(m, "play first_directorate")
    assert m.state.actions == 2
    assert ids(m, "works", 0) == ["first_directorate"]
    assert {o for o in options(m) if o.startswith("cast ")} == {"cast improve_self valkyrie"}


def test_each_player_has_a_directorate_of_his_own_and_needs_no_second_one():
    m = table(
        {"squad": ["valkyrie"], "hand": ["first_directorate"]},
        {"squad": ["mortificator"], "works": ["first_directorate:squad"]},
    )
    assert "play first_directorate" in options(m)
    m = table({"squad": ["valkyrie"], "hand": ["first_directorate"], "works": ["first_directorate:squad"]}, {})
    assert "play first_directorate" not in options(m)


def test_a_directorate_is_a_special_card_that_can_be_cancelled():
    m = table(
        {"squad": ["valkyrie"], "hand": ["first_directorate"]},
        {"squad": ["mortificator"], "hand": ["miscommunication"]},
    )
    play(m, "play first_directorate", "play_on miscommunication first_directorate")
    assert ids(m, "works", 0) == []
    assert ids(m, "grave", 0) == ["first_directorate"]


# ---- ATTACK PREDICTION ----
@pytest.mark.parametrize("points", [5, 6])
def test_a_predicted_attack_is_over(points: int):
    m = table(
        {"kohort": ["razide"], "hand": ["powerful_blow"]},
        {"squad": ["infantry", "valkyrie"], "hand": ["attack_prediction"], "destiny": points},
    )
    fight(m, "razide", "infantry")
    play(m, "play_on powerful_blow razide")
    if points < 6:
        assert all("attack_prediction" not in o for o in options(m))
        return
    play(m, "cast attack_prediction valkyrie")
    passes(m)
    assert destiny(m)[1] == 0
    assert not wounded(m, "infantry")
    assert m.state.phase == 0
    assert rating(m, "fight", "razide") == 9


# ---- DISPOSE ----
def test_dispose_discards_a_warrior_for_every_fifteen_points():
    m = table(
        {"squad": ["valkyrie", "clansman"], "hand": ["dispose"], "destiny": 31},
        {"squad": ["infantry"], "kohort": ["razide", "nepharite_of_algeroth"]},
    )
    play(m, "cast dispose valkyrie", "units 2")
    passes(m)
    assert {o for o in options(m) if o.startswith("target ")} == {
        f"target {id}" for id in ("valkyrie", "clansman", "infantry", "razide")
    }  # the Nepharite is immune to the Art
    play(m, "target razide", "target infantry")
    assert ids(m, "grave", 1) == ["infantry", "razide"]
    assert ids(m, "sacrificed", 0) == ["dispose"]
    assert (destiny(m)[0], victory(m)) == (1, [0, 0])


def test_dispose_takes_three_actions():
    m = table({"squad": ["valkyrie"], "hand": ["dispose"], "destiny": 30}, {"squad": ["infantry"]}, actions=2)
    assert not any(o.startswith("cast dispose") for o in options(m))


# ---- ELEMENTAL ALTERATION ----
def test_the_rain_is_over_when_its_players_next_turn_begins():
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["elemental_alteration", "foxhole"]},
        {"kohort": ["razide"], "hand": ["foxhole"]},
    )
    play(m, "meditate", "cast elemental_alteration archangel")
    passes(m)
    assert numbers(m, "clansman") == (3, 1, 4)
    assert numbers(m, "razide") == (8, 1, 8)
    end_turn(m)
    assert numbers(m, "razide") == (8, 1, 8)
    end_turn(m)
    assert numbers(m, "razide") == (9, 2, 7)
    assert numbers(m, "clansman") == (4, 2, 3)


@pytest.mark.rule("DTR-504")
def test_whoever_comes_after_the_rain_stays_dry():
    m = table({"squad": ["archangel", "clansman"], "hand": ["elemental_alteration", "infantry"], "destiny": 9}, {})
    play(m, "meditate", "cast elemental_alteration archangel")
    passes(m)
    play(m, "deploy infantry")
    printed = m.state.t.defs[card(m, "infantry", 0)]
    assert numbers(m, "clansman") == (3, 1, 4)
    assert numbers(m, "infantry") == (printed.fight, printed.shoot, printed.armour)


# ---- ENLARGE ----
@pytest.mark.parametrize(("units", "more"), [(1, 2), (2, 4)])
def test_enlarge_adds_two_for_every_six_points(units: int, more: int):
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["enlarge"], "destiny": 13},
        {"squad": ["cardinal_dominic"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "cardinal_dominic")
    play(m, "cast enlarge archangel", "target clansman", f"units {units}")
    assert numbers(m, "clansman") == (4 + more, 2 + more, 3 + more)
    assert rating(m, "value", "clansman") == 3 + more
    assert numbers(m, "cardinal_dominic") == (10, 7, 10)
    assert destiny(m)[0] == 13 - 6 * units


# ---- SUMMON SPELL ----
def test_summoners_do_not_summon_each_other():
    m = table(
        {"squad": ["antiquarian"], "hand": ["summon_spell"], "grave": ["summon_spell"], "library": [], "destiny": 20},
        {"kohort": ["razide"]},
    )
    assert not any(o.startswith("cast ") for o in options(m))
    m = table(
        {"squad": ["antiquarian"], "hand": ["summon_spell"], "grave": ["summon_spell", "shield"], "destiny": 20},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "antiquarian", "razide")
    play(m, "cast summon_spell antiquarian")
    assert m.decision.name == "units"  # the shield is all that can be summoned, and it is cast at once
