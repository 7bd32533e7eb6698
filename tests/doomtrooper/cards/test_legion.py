"""What the cards of the starter deck of the Dark Legion do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory, wounded


def until(m, prompt: str):
    while m.decision.name != prompt:
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    return m


def test_assassination_names_its_target():
    m = table({"kohort": ["razide"], "hand": ["assassination"]}, {"squad": ["clansman", "valkyrie", "trencher!"]})
    play(m, "attach assassination razide")
    assert set(options(m)) == {"target clansman", "target valkyrie"}  # healthy ones
    play(m, "target valkyrie")
    assert m.state.aim[card(m, "assassination")] == card(m, "valkyrie")


def test_suicide_mission_pays_the_dead_warriors_player():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["necromutant!+suicide_mission"]})
    fight(m, "sean_gallagher", "necromutant")
    finish(m)
    assert victory(m) == [4, 4]
    m = table({"squad": ["clansman!"]}, {"kohort": ["necromutant!+suicide_mission"]})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert victory(m) == [4, 4 + 3 + 3]  # it killed its opponent too


# ---- the Dark Legion ----
def test_blessed_legionnaires_kill():
    m = table({"kohort": ["blessed_legionnaire"]}, {"squad": ["trencher"]})
    fight(m, "blessed_legionnaire", "trencher")
    finish(m)
    assert ids(m, "grave", 1) == ["trencher"]


def test_the_nepharite_of_ilian_kills_in_fights_only():
    for tactic, dead in (("fight", ["clansman"]), ("shoot", [])):
        m = table({"kohort": ["nepharite_of_ilian"]}, {"squad": ["clansman"]})
        fight(m, "nepharite_of_ilian", "clansman", tactic)
        finish(m)
        assert ids(m, "grave", 1) == dead


@pytest.mark.parametrize(
    ("killer", "fetched"),
    [("nepharite_of_semai", "legionnaire_of_semai"), ("nepharite_of_algeroth+portal_of_undeath", "undead_legionnaire")],
)
def test_a_kill_fetches_a_warrior(killer, fetched):
    m = table({"kohort": [killer], "sideboard": [fetched]}, {"squad": ["clansman!"]})
    fight(m, killer.split("+")[0], "clansman")
    finish(m)
    assert fetched in ids(m, "kohort", 0)
    assert victory(m)[0] == 3  # and the kill is paid


def test_weapons_that_kill():
    for gear, tactic, dead in (
        ("curator_sword", "fight", 1),
        ("curator_sword", "shoot", 0),
        ("scythe_of_semai", "shoot", 1),
    ):
        m = table({"kohort": [f"necromutant+{gear}"]}, {"squad": ["clansman"]})
        fight(m, "necromutant", "clansman", tactic)
        finish(m)
        assert len(m.state.grave[1]) == dead


def test_vassht_allows_no_other_fight_weapon():
    m = table({"kohort": ["razide+vassht", "heretic"], "hand": ["curator_sword", "kratach"]})
    assert {o for o in options(m) if o.startswith("attach")} == {
        "attach curator_sword heretic",
        "attach kratach razide",
        "attach kratach heretic",
    }


def test_mines_kill_the_opponent_and_wound_the_bearer():
    m = table({"kohort": ["heretic+personal_mines"]}, {"squad": ["sean_gallagher"]})
    fight(m, "heretic", "sean_gallagher")
    play(m, "use personal_mines 1")
    finish(m)
    assert ids(m, "grave", 1) == ["sean_gallagher"]
    assert wounded(m, "heretic")
    assert victory(m)[0] == 8


def test_a_smoke_bomb_ends_the_combat_before_it_begins():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic+smoke_bomb"]})
    play(m, "attack")
    assert options(m) == ["use smoke_bomb 1", "pass"]
    play(m, "use smoke_bomb 1")
    assert m.state.phase == 0
    assert not m.state.wounded
    assert m.state.turn == 1


def test_secret_hq_costs_five_every_turn():
    m = table({}, {"works": ["secret_hq:kohort"], "destiny": 5})
    end_turn(m)
    assert destiny(m)[1] == 0
    assert ids(m, "works", 1) == ["secret_hq"]
    end_turn(m)
    end_turn(m)
    assert ids(m, "works", 1) == []
    m = table({}, {"works": ["secret_hq:kohort"], "destiny": 5})
    play(m, "end", "no")  # one may let it go
    assert destiny(m)[1] == 5
    assert ids(m, "works", 1) == []


def test_time_death_stops_the_opponents_blow():
    m = table({"kohort": ["child_of_ilian+time_death+hand_of_death"]}, {"squad": ["clansman"]})
    fight(m, "child_of_ilian", "clansman")
    finish(m)
    assert wounded(m, "clansman")
    assert not wounded(m, "child_of_ilian")


def test_the_true_gate_calls_for_ten():
    m = table({"kohort": ["child_of_ilian+true_gate", "razide"], "destiny": 10}, {"squad": ["valkyrie"]})
    fight(m, "child_of_ilian", "valkyrie")
    play(m, "use true_gate 1")
    assert rating(m, "blow", "child_of_ilian") == 1 + 9
    assert destiny(m)[0] == 0


def test_necromutant_frenzy_in_fights_but_not_among_themselves():
    m = table({"kohort": ["necromutant"], "works": ["necromutant_frenzy"]}, {"squad": ["clansman!"]})
    fight(m, "necromutant", "clansman")
    finish(m)
    assert not wounded(m, "necromutant")
    m = table({"kohort": ["necromutant!"], "works": ["necromutant_frenzy"]}, {"kohort": ["necromutant!"]})
    fight(m, "necromutant", "necromutant@p2")
    finish(m)
    assert len(m.state.grave[0]) == len(m.state.grave[1]) == 1


def test_earthquake_takes_cities_and_citadels():
    m = table({"works": ["fukido:squad", "industrial_complex:squad"], "hand": ["earthquake"]},
              {"works": ["citadel_of_ilian:kohort"]})  # fmt: skip
    play(m, "meditate", "play earthquake")
    assert ids(m, "works", 0) == ["industrial_complex"]
    assert ids(m, "works", 1) == []


def test_dark_visitation_converts_completely():
    m = table({"squad": ["clansman", "valkyrie"]}, {"hand": ["dark_visitation"], "kohort": ["heretic"]})
    play(m, "meditate", "play_on dark_visitation clansman")
    assert ids(m, "kohort", 0) == ["clansman"]
    assert m.state.side[card(m, "clansman")] == 0  # still his player's


# ---- sideboards ----
def test_time_rot_ages_by_three_markers():
    m = table({"kohort": ["curator+time_rot"]}, {"squad": ["clansman"]})
    play(m, "use time_rot 1", "use time_rot 1")
    assert rating(m, "fight", "clansman") == 4
    play(m, "use time_rot 1")
    assert [rating(m, r, "clansman") for r in ("fight", "shoot", "armour", "value")] == [3, 1, 2, 2]


def test_animate_dead_halves_and_the_second_death_is_final():
    m = table({"kohort": ["curator+animate_dead"]}, {"grave": ["sean_gallagher"], "kohort": ["alakhai_the_cunning"]})
    play(m, "use animate_dead 1")
    assert [rating(m, r, "sean_gallagher") for r in ("fight", "shoot", "armour", "value")] == [5, 2, 4, 4]
    assert "sean_gallagher" in ids(m, "kohort", 0)
    fight(passes(m), "alakhai_the_cunning", "sean_gallagher")
    finish(m)
    m.state.wounded |= 1 << card(m, "sean_gallagher")
    end_turn(m)
    end_turn(m)
    fight(m, "alakhai_the_cunning", "sean_gallagher")
    finish(m)
    assert ids(m, "sacrificed", 1) == ["sean_gallagher"]


def test_possess_turns_the_victim():
    m = table({"kohort": ["nepharite_of_semai+possess"]}, {"squad": ["clansman"]})
    fight(m, "nepharite_of_semai", "clansman")
    finish(m)
    assert ids(m, "kohort", 1) == ["clansman"]
    assert victory(m)[0] == 3


def test_gale_force_winds():
    m = table({"squad": ["clansman+imperial_doomlord"], "hand": ["rams_air_cavalry"], "destiny": 9},
              {"hand": ["gale_force_winds"]})  # fmt: skip
    play(m, "meditate", "play gale_force_winds")
    assert ids(m, "grave", 0) == ["imperial_doomlord"]
    assert "deploy rams_air_cavalry" not in options(m)


def test_shrieketh_makes_heretics():
    m = table({"kohort": ["immaculate_fury+shrieketh"], "sideboard": ["heretic"]}, {"squad": ["clansman!"]})
    fight(m, "immaculate_fury", "clansman", "shoot")
    finish(m)
    assert "heretic" in ids(m, "kohort", 0)


def test_retreat_pays_the_opponent_half():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["necromutant"], "hand": ["retreat"]})
    fight(m, "sean_gallagher", "necromutant")
    play(m, "play retreat")
    finish(m)
    assert victory(m)[0] == 2
    assert not m.state.wounded
