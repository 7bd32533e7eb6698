"""Weapons that turn on their own, attacks on top, rockets, strafing and bats: from the printed texts."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    card,
    covered,
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
    wounded,
)


def test_backfire_gives_the_weapon_to_the_opponent():
    def shoot(*hand: str) -> Match:
        m = table({"squad": ["sea_lion+charger"]}, {"squad": ["dragoon"], "hand": list(hand)})
        return fight(m, "sea_lion", "dragoon", "shoot")  # 4 + 5 against 5; 3 against 4

    m = finish(shoot())
    assert (wounded(m, "sea_lion"), wounded(m, "dragoon")) == (False, True)
    m = shoot("backfire")
    passes_to(m, "play_on backfire sea_lion")
    finish(play(m, "play_on backfire sea_lion"))  # 4 against 5; 3 + 5 against 4
    assert (wounded(m, "sea_lion"), wounded(m, "dragoon")) == (True, False)
    assert ids(m, "grave", 0) == ["charger"]
    m = table({"squad": ["sea_lion+ac40_justifier"]}, {"squad": ["young_guard"], "hand": ["backfire"]})
    fight(m, "sea_lion", "young_guard", "shoot")
    assert not any("backfire" in o for o in options(m))  # a fight/shoot weapon is none


def passes_to(m: Match, option: str) -> None:
    while option not in options(m):
        play(m, "pass")


def test_clumsiness_strikes_a_comrade_with_the_weapon_alone():
    m = table(
        {"squad": ["clansman+cybernetic_power_arm", "sea_lion", "infantry"], "hand": ["powerful_blow"]},
        {"squad": ["young_guard"], "hand": ["clumsiness"]},
    )
    fight(m, "clansman", "young_guard")
    passes_to(m, "play_on clumsiness clansman")
    play(m, "play_on clumsiness clansman")
    while m.decision.name != "comrade":
        play(m, "pass")
    assert m.decision.seat == 1  # the player of the card chooses
    assert set(options(m)) == {"target sea_lion", "target infantry"}
    play(m, "target sea_lion")  # 4 + 6 against 4
    finish(m)
    assert wounded(m, "sea_lion")
    assert not wounded(m, "young_guard")  # the blow did not fall there
    assert not wounded(m, "clansman")  # 2 against 3
    assert victory(m) == [0, 0]


def test_misfire_pays_nobody_for_a_comrade_killed():
    m = table(
        {"squad": ["clansman+ac40_justifier", "sea_lion!"]},
        {"squad": ["young_guard"], "hand": ["misfire", "clumsiness"]},
    )
    fight(m, "clansman", "young_guard")
    assert not any(o.startswith("play_on clumsiness") for o in options(m))  # fight/shoot: only the misfire
    passes_to(m, "play_on misfire clansman")
    play(m, "play_on misfire clansman")
    finish(m)
    assert ids(m, "grave", 0) == ["sea_lion"]
    assert victory(m) == [0, 0]
    m = table({"squad": ["clansman+ac40_justifier"]}, {"squad": ["young_guard"], "hand": ["misfire"]})
    fight(m, "clansman", "young_guard")
    assert not any("misfire" in o for o in options(m))  # nobody else is there


def test_shelter_of_the_crowd_ends_the_combat_and_lets_attack_another():
    m = table({"squad": ["razide"]}, {"squad": ["clansman", "infantry"], "hand": ["shelter_of_the_crowd"]})
    fight(m, "razide", "clansman")
    passes_to(m, "play shelter_of_the_crowd")
    play(m, "play shelter_of_the_crowd")
    while m.decision.name in ("react", "anytime"):
        play(m, "pass")
    assert options(m) == ["attack", "end"]
    no = play(m.copy(), "end")
    assert no.state.phase == 0
    play(m, "attack")
    while m.decision.name == "anytime":
        play(m, "pass")
    assert m.state.defender < 0 or m.state.t.defs[m.state.defender].id == "infantry"
    finish(m)
    assert not wounded(m, "clansman")
    # In the next turn it may be attacked again.
    m = end_turn(end_turn(m))
    play(m, "attack")
    assert any("clansman" in o for o in options(m))


def test_a_command_helmet_brings_its_commander_one_attack_more():
    m = table(
        {"squad": ["captain+command_helmet", "clansman"], "hand": ["command_helmet"]},
        {"squad": ["infantry", "hussar", "dragoon"]},
        actions=1,
    )
    assert attach_to(m, "command_helmet") == set()  # one for a warrior, and the other one is no commander
    m = table({"squad": ["captain+command_helmet"]}, {"squad": ["infantry", "hussar", "dragoon"]})
    passes(m)
    play(m, "meditate")
    assert "use command_helmet 1" in options(m)
    play(m, "use command_helmet 1")
    while m.decision.name != "opponents":
        play(m, "pass")
    assert all(o.startswith("against captain") for o in options(m))
    play(m, "against captain infantry")
    while m.state.phase:
        play(m, next(o for o in ("shoot", "pass", "victory 0") if o in options(m)))
    assert m.state.actions == 2  # none was spent
    assert not any(o.startswith("use command_helmet") for o in options(m))  # once a turn
    assert {"meditate", "attack"} <= set(options(m))  # no standard action was an attack (DTR-360)


def test_crusader_rockets_hit_three_things_and_kill_who_drives():
    m = table(
        {"squad": ["clansman+^crusader_rocket_launcher", "hussar+crusader_rocket_launcher@p1"]},
        {"squad": ["captain+^gt_offroad"], "works": ["fukido:squad", "venusian_jungle:squad"], "destiny": 0},
    )
    assert [o for o in options(m) if o.startswith("use crusader")] == ["use crusader_rocket_launcher 1"]
    play(m, "use crusader_rocket_launcher 1", "target fukido", "target venusian_jungle", "target gt_offroad")
    finish(m)
    assert ids(m, "grave", 1) == ["captain", "fukido", "gt_offroad", "venusian_jungle"]
    assert victory(m)[0] == 9
    assert ids(m, "sacrificed", 0) == ["crusader_rocket_launcher"]
    m = table({"squad": ["clansman+^crusader_rocket_launcher"]}, {"works": ["fukido:squad"]}, actions=2)
    assert not any(o.startswith("use crusader") for o in options(m))  # three actions


def test_great_grey_drives_into_cover_and_kills_there():
    m = table({"squad": ["captain+^great_grey"]}, {"squad": ["infantry", "clansman~"], "destiny": 0})
    hid = play(m.copy(), "use great_grey 1", "target infantry")
    assert covered(hid, "infantry")
    assert hid.state.turn == 1  # an attack action, and the last one
    play(m, "use great_grey 1", "target clansman")
    finish(m)
    assert ids(m, "grave", 1) == ["clansman"]
    assert victory(m)[0] == 3


@pytest.mark.parametrize("bat", ["scout_bat", "venom_bat"])
def test_nothing_but_an_attacker_affects_a_bat(bat: str):
    m = table(
        {"kohort": [bat, "necromutant"], "hand": ["blessed_blood", "combat_armor"], "destiny": 20},
        {"squad": ["clansman"]},
    )
    assert "combat_armor" not in [o.split()[1] for o in options(m) if o.endswith(bat)]
    assert bat not in plays_on(m, "blessed_blood")
    assert "necromutant" in plays_on(m, "blessed_blood")
    assert rating(m, "armour", bat) == 1
    play(m, "attack")
    assert not any(o.startswith(f"against {bat}") for o in options(m))  # it never attacks
    m = table({"squad": ["infantry"]}, {"kohort": [bat]})
    finish(fight(m, "infantry", bat, "shoot"))  # 3 against 1
    assert wounded(m, bat)


def test_a_scout_bat_looks_at_random_cards_and_a_venom_bat_strikes_warriors_among_them():
    them = {"hand": ["infantry", "combat_armor", "clansman"], "squad": ["hussar"]}
    m = table({"kohort": ["scout_bat"], "destiny": 9}, them)
    play(m, "use scout_bat 1")
    assert options(m) == ["units 1", "units 2", "units 3"]
    play(m, "units 3")
    assert m.state.destiny[0] == 6
    assert m.state.actions == 1
    assert len(m.state.hand[1]) == 3  # only looked at
    m = table({"kohort": ["scout_bat", "venom_bat"], "destiny": 9}, them)
    play(m, "use scout_bat 1", "units 3")
    assert set(options(m)) == {"target infantry", "target clansman", "done"}
    play(m, "target infantry", "done")
    assert ids(m, "grave", 1) == ["infantry"]
    assert card(m, "venom_bat") >= 0
