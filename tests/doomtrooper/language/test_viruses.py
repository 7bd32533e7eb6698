"""Viruses (DTR-505 to DTR-507), and what is IN PLAY at one moment (DTR-504)."""

from __future__ import annotations

import pytest

from ..table import end_turn, fight, ids, numbers, options, play, plays_on, rating, table, wounded


# ---- viruses ----
@pytest.mark.rule("DTR-505")
def test_a_virus_is_played_at_any_time_without_an_action():
    m = table({"outpost": ["clansman"], "hand": ["v3", "burning_lungs"]},
              {"outpost": ["valkyrie", "prophet"], "squad": ["trencher"], "hand": ["v3"]})  # fmt: skip
    assert "play burning_lungs" in options(m)  # this one says: for two actions
    assert plays_on(m, "v3") == set()
    play(m, "meditate")
    assert m.decision.name == "anytime"
    assert plays_on(m, "v3") == {"clansman", "valkyrie"}  # Doomtroopers on an Outpost
    assert "play burning_lungs" not in options(m)
    play(m, "play_on v3 valkyrie")
    assert m.state.actions == 2
    assert numbers(m, "valkyrie") == (1, 1, 1)
    assert m.decision.seat == 0  # it says: in your turn only
    play(m, "play burning_lungs")
    assert (m.state.turn, m.state.works[0] != []) == (1, True)  # both actions that were left


@pytest.mark.rule("DTR-506", "DTR-507")
def test_two_copies_of_v3_count_once():
    m = table({"hand": ["v3", "v3"], "outpost": ["prophet"]}, {"outpost": ["valkyrie", "clansman"]})
    play(m, "meditate", "play_on v3 valkyrie")
    assert plays_on(m, "v3") == {"clansman"}  # nobody is infected twice
    play(m, "play_on v3 clansman")
    assert (numbers(m, "valkyrie"), numbers(m, "clansman")) == ((1, 1, 1), (2, 0, 1))
    for stage in (2, 3):  # side by side for turns: each grows worse by its own virus only
        end_turn(end_turn(m))
        assert numbers(m, "valkyrie") == (3 - 2 * stage,) * 3
        assert numbers(m, "clansman") == (4 - 2 * stage, 2 - 2 * stage, 3 - 2 * stage)


@pytest.mark.rule("DTR-506")
def test_v3_spreads_to_whoever_stays_beside_it_for_a_full_turn():
    m = table(
        {"hand": ["v3"], "outpost": ["prophet"]},
        {"outpost": ["valkyrie", "clansman", "trencher", "rasputin_raider"], "squad": ["blood_beret"]},
    )
    play(m, "meditate", "play_on v3 valkyrie")
    end_turn(m)
    end_turn(m)
    assert numbers(m, "valkyrie") == (-1, -1, -1)
    assert numbers(m, "clansman") == (4, 2, 3)  # beside it only since the draw step
    end_turn(m)
    play(m, "transfer trencher", "transfer blood_beret")
    trencher = numbers(m, "trencher")
    end_turn(m)
    assert numbers(m, "valkyrie") == (-3, -3, -3)
    assert numbers(m, "clansman") == (2, 0, 1)  # infected
    assert numbers(m, "trencher") == trencher  # it left in time
    assert rating(m, "fight", "rasputin_raider") == 3  # no Doomtrooper
    beret = numbers(m, "blood_beret")
    end_turn(end_turn(m))
    assert numbers(m, "clansman") == (0, -2, -1)
    assert numbers(m, "blood_beret") == tuple(n - 2 for n in beret)  # came later, infected a turn later


@pytest.mark.rule("DTR-506")
def test_a_virus_that_says_so_adds_up():
    side = {"outpost": ["clansman"], "works": ["burning_lungs"]}
    assert numbers(table(side), "clansman") == (3, 1, 2)
    side["works"] = ["burning_lungs", "burning_lungs"]
    assert numbers(table(side, {"squad": ["valkyrie"]}), "clansman") == (2, 0, 1)
    assert numbers(table({"squad": ["clansman"], "works": ["burning_lungs"]}), "clansman") == (4, 2, 3)


def test_inoculations_keep_new_infections_away_and_anti_toxin_cures():
    side = {"hand": ["v3"], "outpost": ["prophet"]}
    m = table(side, {"outpost": ["valkyrie"], "works": ["inoculations"]})
    play(m, "meditate")
    assert m.decision.name == "action"
    m = table(side, {"outpost": ["valkyrie", "clansman"], "hand": ["anti_toxin"]})
    play(m, "meditate", "play_on v3 valkyrie")
    end_turn(m)
    play(m, "play anti_toxin")
    assert numbers(m, "valkyrie") == (3, 3, 3)
    for _ in range(4):
        end_turn(m)
    assert numbers(m, "valkyrie") == (3, 3, 3)
    assert numbers(m, "clansman") == (4, 2, 3)
    assert not [o for o in options(table({"hand": ["anti_toxin"], "outpost": ["clansman"]})) if "anti" in o]


@pytest.mark.rule("DTR-288", "DTR-506")
def test_everything_else_still_adds_up():
    m = table({"squad": ["venusian_marshal", "venusian_marshal", "etoiles_mortant"], "hand": ["v3"]})
    assert rating(m, "fight", "etoiles_mortant") == 4 + 2 + 2


# ---- IN PLAY at that moment ----
@pytest.mark.rule("DTR-504")
def test_what_acts_on_cards_in_play_does_not_reach_later_ones():
    m = table({"squad": ["cardinal_dominic+inspire_the_masses", "clansman!"], "hand": ["infantry"], "destiny": 9},
              {"kohort": ["nepharite_of_semai+terror"], "hand": ["evasive_action"]}, actions=4)  # fmt: skip
    play(m, "use inspire_the_masses 1")
    assert not wounded(m, "clansman")
    play(m, "deploy infantry")
    while (m.state.turn, m.decision.name) != (1, "action"):
        play(m, options(m)[-1])
    shielded, later = m.copy(), m
    fight(shielded, "nepharite_of_semai", "clansman")
    fight(later, "nepharite_of_semai", "infantry")
    assert rating(shielded, "armour", "clansman") == 3  # warded when the mission was fulfilled
    assert rating(later, "armour", "infantry") == 2 - 1  # came into play later


@pytest.mark.rule("DTR-504")
def test_gear_that_comes_later_is_not_discarded():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["composite_armor"]},
              {"squad": ["inquisitor"], "hand": ["sabotage"], "destiny": 20})  # fmt: skip
    gone = m.copy()
    play(gone, "attach composite_armor clansman")
    assert "play sabotage" in options(gone)
    play(gone, "play sabotage")
    if gone.decision.name == "disarm":
        play(gone, "organisation imperial")
    assert ids(gone, "attached", 0) == []
    assert not [o for o in options(play(m.copy(), "meditate")) if "sabotage" in o]  # nothing in play to discard yet


# ---- whose virus, and whom it spares ----
@pytest.mark.rule("DTR-506")
def test_each_virus_grows_in_the_draw_step_of_its_own_player():
    m = table({"hand": ["v3"], "outpost": ["infantry"]}, {"hand": ["v3"], "outpost": ["valkyrie"]})
    play(m, "meditate", "play_on v3 valkyrie")
    end_turn(m)
    play(m, "meditate", "play_on v3 infantry")
    assert (numbers(m, "valkyrie"), numbers(m, "infantry")) == ((1, 1, 1), (0, 1, 0))
    end_turn(m)  # p1 draws
    assert (numbers(m, "valkyrie"), numbers(m, "infantry")) == ((-1, -1, -1), (0, 1, 0))
    end_turn(m)  # p2 draws
    assert (numbers(m, "valkyrie"), numbers(m, "infantry")) == ((-1, -1, -1), (-2, -1, -2))


@pytest.mark.rule("DTR-506")
def test_a_virus_stays_on_its_outpost_and_spares_the_inoculated():
    side = {"hand": ["v3"], "outpost": ["prophet", "infantry"]}
    for works, ill in (([], True), (["inoculations"], False)):
        m = table(side, {"outpost": ["valkyrie", "clansman"], "hand": works})
        play(m, "meditate", "play_on v3 valkyrie")
        if works:
            end_turn(m)
            play(m, "play inoculations")
            end_turn(m)
        for _ in range(2 if works else 4):
            end_turn(m)
        assert numbers(m, "valkyrie") == (-3, -3, -3)  # what is infected stays infected
        assert (numbers(m, "clansman") != (4, 2, 3)) is ill
        assert numbers(m, "infantry") == (2, 3, 2)  # another player's Outpost


@pytest.mark.rule("DTR-506")
def test_anti_toxin_is_for_ones_own_sick_only():
    side = {"hand": ["v3", "anti_toxin"], "outpost": ["prophet", "infantry"]}
    m = table(side, {"outpost": ["valkyrie"]}, actions=4)
    play(m, "meditate", "play_on v3 valkyrie")
    assert "play anti_toxin" not in options(m)  # nobody of mine is sick
    m = table(side, {"outpost": ["valkyrie"]}, actions=4)
    play(m, "meditate", "play_on v3 infantry")
    assert "play anti_toxin" in options(m)


def test_anti_toxin_takes_nothing_but_viruses_from_nobody_else():
    m = table(
        {"hand": ["v3", "v3", "anti_toxin"], "outpost": ["prophet", "infantry"], "squad": ["freelancer_patriarch"]},
        {"outpost": ["valkyrie"], "hand": ["insubordination"]},
        actions=5,
    )
    play(m, "meditate", "play_on v3 infantry", "play_on insubordination infantry", "play_on v3 valkyrie")
    assert numbers(m, "infantry") == (2 + 5 - 2, 3 + 5 - 2, 2 + 5 - 2)  # a freelancer, and sick
    play(m, "play anti_toxin")
    assert numbers(m, "infantry") == (2 + 5, 3 + 5, 2 + 5)  # still a freelancer
    assert numbers(m, "valkyrie") == (1, 1, 1)  # still sick
