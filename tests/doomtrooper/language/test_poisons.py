"""Poisons: who has them, what they do, what discards them (DTR-480, DTR-481)."""

from __future__ import annotations

import pytest

from ..table import Match, attach_to, end_turn, fight, finish, ids, options, play, rating, table, victory, why, wounded


@pytest.mark.rule("DTR-480")
def test_poisons_are_equipment_for_mortificators():
    m = table(
        {"squad": ["mortificator", "clansman"], "kohort": ["curator"], "hand": ["lotus_blossom", "curators_gift"]}
    )
    assert m.state.t.type[m.state.hand[0][0]] == "equipment"
    assert attach_to(m, "lotus_blossom") == {"mortificator"}
    assert why(m, "attach lotus_blossom clansman") == "DTR-083"
    play(m, "play_on curators_gift curator")
    assert attach_to(m, "lotus_blossom") == {"mortificator", "curator"}  # chiefly, not only: a card may let others


@pytest.mark.rule("DTR-481")
def test_poisons_are_discarded_as_equipment_but_the_maze_is_not():
    m = table(
        {"kohort": ["algeroth_apostle"], "squad": ["infantry+scrambling_device"]},
        {"squad": ["mortificator+lotus_blossom+death_maze+mortis_sword"]},
    )
    smash = play(m.copy(), "use algeroth_apostle 1")
    assert set(options(smash)) == {"target lotus_blossom", "target mortis_sword", "target scrambling_device"}
    play(smash, "target lotus_blossom")
    assert ids(smash, "grave", 1) == ["lotus_blossom"]
    play(m, "meditate", "use scrambling_device 1")  # any special card in play: there is only the maze
    assert ids(m, "grave", 1) == ["death_maze"]


def test_a_lotus_wounds_once_more_after_a_fight():
    def after(tactic: str) -> Match:
        m = table({"squad": ["mortificator+lotus_blossom"]}, {"squad": ["young_guard"]})
        return finish(fight(m, "mortificator", "young_guard", tactic))

    m = after("fight")
    assert wounded(m, "young_guard")
    assert options(m) == ["yes", "no"]
    kept = play(m.copy(), "no")
    assert ids(kept, "attached", 0) == ["lotus_blossom"]
    play(m, "yes", "victory 3")  # the second wound kills, and the points are earned
    assert ids(m, "grave", 1) == ["young_guard"]
    assert ids(m, "grave", 0) == ["lotus_blossom"]
    assert after("shoot").decision.name != "poison"


def test_the_maze_kills_whoever_the_mortificator_has_faced():
    m = table({"squad": ["mortificator!+death_maze"]}, {"kohort": ["razide"]})
    finish(fight(m, "mortificator", "razide"))
    assert ids(m, "grave", 0) == ["death_maze", "mortificator"]  # it did not survive, so there is nothing to choose
    m = table({"squad": ["crenshaw_the_mortificator+death_maze"]}, {"kohort": ["centurion"]})
    finish(fight(m, "crenshaw_the_mortificator", "centurion"))  # 3 against 4, 4 against 8: nobody is hurt
    play(m, "yes")
    finish(m)
    assert victory(m)[0] == 5
    assert ids(m, "sacrificed", 0) == ["death_maze"]
    m = table({"squad": ["crenshaw_the_mortificator+death_maze"]}, {"kohort": ["centurion+blessed_blood"]})
    finish(fight(m, "crenshaw_the_mortificator", "centurion"))
    assert ids(m, "attached", 0) == ["death_maze"]
    assert m.decision.name == "action"  # immune to poisons: nobody is even asked


def test_cardinals_blood_on_a_blade():
    m = table({"squad": ["mortificator+punisher_combo+composite_armor", "clansman+kratach"],
               "hand": ["cardinals_blood"]}, {"squad": ["infantry"]})  # fmt: skip
    assert attach_to(m, "cardinals_blood") == {"punisher_combo"}  # a Mortificator's weapon
    play(m, "attach cardinals_blood punisher_combo")
    shot = finish(fight(m.copy(), "mortificator", "infantry", "shoot"))
    assert wounded(shot, "infantry")
    finish(fight(m, "mortificator", "infantry"))
    assert not wounded(m, "infantry")
    assert [rating(m, name, "infantry") for name in ("fight", "shoot", "armour", "value")] == [1, 1, 1, 2]


def test_censer_drops_stop_the_cohort_that_is_there():
    m = table(
        {"squad": ["mortificator+censer_drops"]}, {"kohort": ["razide"], "squad": ["clansman"], "hand": ["heretic"]}
    )
    play(m, "meditate", "use censer_drops 1")
    assert m.decision.name == "action"  # there is only one Cohort with anybody in it
    end_turn(m)
    play(m, "deploy heretic", "attack")
    attackers = {o.split()[1] for o in options(m)}
    assert attackers == {"clansman", "heretic"}  # who came later may attack (DTR-504)


def test_a_platinum_dream_takes_an_immunity_for_good():
    side = {"squad": ["mortificator+platinum_dream", "archangel"], "hand": ["elemental_wall"], "destiny": 9}
    for dreamt, armour in ((False, 3), (True, 5)):
        m = table(side, {"kohort": ["alakhai_the_cunning"]})
        play(m, "meditate", "use platinum_dream 1" if dreamt else "pass")
        fight(m, "archangel", "alakhai_the_cunning")
        if dreamt:
            assert "use platinum_dream 1" not in options(m)
        play(m, "cast elemental_wall archangel", "units 1")
        assert rating(m, "armour", "archangel") == armour  # the wall stands only where Alakhai is not immune


def test_the_blood_works_by_the_blade_it_is_on_and_not_on_the_immune():
    def fought(*gear: str, victim: str = "infantry", weapon: str = "") -> Match:
        m = table({"squad": ["+".join(("mortificator", *gear))], "hand": ["cardinals_blood"]}, {"squad": [victim]})
        play(m, "attach cardinals_blood punisher_combo")
        fight(m, "mortificator", "infantry")
        if weapon:
            play(m, f"weapon {weapon}")
        return finish(m)

    assert not wounded(fought("punisher_combo"), "infantry")
    assert wounded(fought("punisher_combo", "mortis_sword", weapon="mortis_sword"), "infantry")
    assert not wounded(fought("punisher_combo", "mortis_sword", weapon="punisher_combo"), "infantry")
    assert wounded(fought("punisher_combo", victim="infantry+blessed_blood"), "infantry")


def test_a_curators_gift_is_for_its_own_players_poisons():
    m = table({"squad": ["mortificator"], "hand": ["lotus_blossom"]}, {"kohort": ["curator+curators_gift"]})
    assert attach_to(m, "lotus_blossom") == {"mortificator"}


def test_censer_drops_end_a_combat_with_the_cohort():
    for attacker, over in (("razide", True), ("clansman", False)):
        m = table({"kohort": ["razide"], "squad": ["clansman"]}, {"squad": ["mortificator+censer_drops"]})
        fight(m, attacker, "mortificator")
        play(m, "use censer_drops 1")
        finish(m)
        assert wounded(m, "mortificator") is not over  # both would have wounded it
