"""The other special cards and missions that the rulebook names."""

from __future__ import annotations

import pytest

from ..table import card, covered, destiny, end_turn, fight, ids, options, play, rating, table, victory


# ---- RECRUITMENT, HEIST, A SECOND CHANCE ----
@pytest.mark.rule("DTR-453", "DTR-454")
def test_recruitment_makes_a_brother_who_casts_everything():
    m = table(
        {"hand": ["recruitment", "elemental_wall"], "destiny": 8},
        {"squad": ["sean_gallagher", "chasseur"], "kohort": ["razide"]},
    )
    assert [o for o in options(m) if "recruitment" in o] == ["play_on recruitment sean_gallagher"]
    play(m, "play_on recruitment sean_gallagher")
    assert destiny(m)[0] == 0
    assert ids(m, "squad", 0) == ["sean_gallagher"]
    m = table({"squad": ["clansman+recruitment"], "hand": ["elemental_wall"], "destiny": 2}, {"kohort": ["heretic"]})
    fight(m, "clansman", "heretic")
    assert "cast elemental_wall clansman" in options(m)
    poor = table({"hand": ["recruitment"], "destiny": 7}, {"squad": ["sean_gallagher"]})
    assert not any("recruitment" in o for o in options(poor))


@pytest.mark.rule("DTR-453", "DTR-454")
def test_heist_takes_equipment_whatever_its_affiliation():
    m = table(
        {"squad": ["valkyrie"], "kohort": ["razide"], "hand": ["heist"]},
        {
            "squad": ["trencher+clansman_claymore", "blood_beret+composite_armor"],
            "works": ["great_infurior:squad"],
            "hand": ["wave_of_righteousness"],
            "destiny": 10,
        },
    )
    play(m, "meditate", "play heist")
    assert set(options(m)) == {"target clansman_claymore", "target composite_armor"}
    play(m, "target composite_armor")
    assert set(options(m)) == {"target valkyrie", "target razide"}
    play(m, "target razide")
    assert rating(m, "armour", "razide") == 11
    assert rating(m, "armour", "blood_beret") == 3
    play(m, "play wave_of_righteousness", "target razide")
    assert "composite_armor" in ids(m, "grave", 1)  # back to its owner


def test_heist_needs_something_to_take_and_somebody_to_take_it():
    m = table({"squad": ["valkyrie"], "hand": ["heist"]}, {"squad": ["trencher"]})
    play(m, "meditate")
    assert m.decision.name == "action"
    m = table({"hand": ["heist"], "squad": ["valkyrie+composite_armor"]}, {"squad": ["trencher+composite_armor"]})
    play(m, "meditate")
    assert m.decision.name == "action"  # she has armour already (DTR-082), and nobody else is there


@pytest.mark.rule("DTR-489")
def test_a_second_chance_shuffles_one_sacrificed_card_back():
    m = table(
        {"hand": ["second_chance", "wave_of_righteousness"], "destiny": 10, "squad": ["clansman", "valkyrie"]}, {}
    )
    play(m, "meditate")
    assert "play second_chance" not in options(m)  # nothing has been sacrificed
    play(m, "play wave_of_righteousness", "target clansman")
    play(m, "play second_chance")
    assert ids(m, "sacrificed", 0) == ["second_chance"]
    assert "wave_of_righteousness" in ids(m, "library", 0)


# ---- whole areas: SUPPRESSING FIRE, TRAINING ----
@pytest.mark.rule("DTR-440")
def test_suppressing_fire_drives_an_area_into_cover_or_wounds_it():
    m = table(
        {"hand": ["suppressing_fire"], "squad": ["clansman"], "outpost": ["rasputin_raider"]},
        {"squad": ["trencher", "valkyrie~", "romanov"], "outpost": ["prophet"], "kohort": ["heretic"]},
    )
    assert {o for o in options(m) if "suppressing" in o} == {
        "play_at suppressing_fire p1",
        "play_at suppressing_fire p2",
    }
    play(m, "play_at suppressing_fire p2")
    assert set(options(m)) == {"area squad", "area kohort"}  # never the Outpost
    play(m, "area squad")
    assert m.decision.seat == 1
    assert options(m) == ["duck trencher", "suffer trencher"]  # the leader is exempt, the Valkyrie is in cover
    play(m, "duck trencher")
    assert covered(m, "trencher")
    assert not covered(m, "heretic")


def test_suppressing_fire_wounds_whoever_stays():
    m = table({"hand": ["suppressing_fire"]}, {"squad": ["trencher!"], "kohort": ["heretic~"]})
    play(m, "play_at suppressing_fire p2", "suffer trencher")
    assert ids(m, "grave", 1) == ["trencher"]
    assert victory(m) == [0, 0]
    m = table({"hand": ["suppressing_fire"]}, {"squad": ["trencher~", "romanov"]})
    assert not any("suppressing" in o for o in options(m))  # it would have no effect (DTR-346)


@pytest.mark.rule("DTR-468")
def test_in_training_nobody_fights_but_the_player_is_not_open_to_sabotage():
    m = table({"hand": ["training"], "squad": ["clansman"]}, {"squad": ["trencher"]})
    assert "attack" in options(m)
    play(m, "play_at training p2")
    assert "attack" not in options(m)
    assert not any(o.startswith("sabotage") for o in options(m))
    end_turn(m)
    assert "attack" not in options(m)  # they do not attack either
    end_turn(m)
    assert "attack" in options(m)
    assert ids(m, "grave", 0) == ["training"]


def test_training_is_for_one_area():
    m = table({"hand": ["training"], "squad": ["clansman"]}, {"squad": ["trencher"], "kohort": ["heretic"]})
    play(m, "play_at training p2", "area kohort", "attack")
    assert m.state.defender == card(m, "trencher")


# ---- SOLIDARITY ----
@pytest.mark.rule("DTR-132")
def test_solidarity_pays_for_every_new_member():
    m = table(
        {"hand": ["solidarity"]}, {"squad": ["clansman", "infantry"], "hand": ["trencher", "infantry"], "destiny": 9}
    )
    play(m, "task solidarity p2")
    assert set(options(m)) == {"organisation imperial", "organisation capitol"}
    play(m, "organisation imperial")
    end_turn(m)
    play(m, "deploy infantry")
    assert m.decision.seat == 1  # of another corporation
    play(m, "deploy trencher")
    assert (m.decision.seat, set(options(m))) == (0, {"as_victory 1", "as_destiny 2"})
    play(m, "as_destiny 2")
    assert (destiny(m)[0], victory(m)[0]) == (7, 0)


def test_solidarity_ends_when_nobody_of_the_corporation_is_left():
    m = table({"hand": ["solidarity", "wave_of_righteousness"], "destiny": 10}, {"squad": ["clansman", "infantry"]})
    play(m, "task solidarity p2", "organisation imperial")
    while "play wave_of_righteousness" not in options(m):
        play(m, "meditate")
    assert ids(m, "works", 1) == ["solidarity"]
    play(m, "play wave_of_righteousness", "target clansman")
    assert ids(m, "works", 1) == []
    assert "solidarity" in ids(m, "grave", 0)
