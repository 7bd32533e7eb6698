"""Prophecies, rituals and viruses; what is IN PLAY at one moment."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.ratings import RATING

from .table import Match, destiny, end_turn, fight, finish, ids, options, play, rating, table, victory, why, wounded


def plays_on(m: Match, id: str) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith(f"play_on {id} ")}


def numbers(m: Match, id: str) -> tuple[int, int, int]:
    return rating(m, "fight", id), rating(m, "shoot", id), rating(m, "armour", id)


# ---- prophecies ----
@pytest.mark.rule("DTR-495")
def test_a_prophecy_goes_to_a_prophet_on_the_outpost_for_an_action():
    side = {"outpost": ["prophet", "tribal_hound"], "hand": ["our_will"]}
    m = table(side, {"outpost": ["prophet"]})
    assert plays_on(m, "our_will") == {"prophet"}
    assert len([o for o in options(m) if "our_will" in o]) == 1  # the opponent's Prophet is not mine
    play(m, next(o for o in options(m) if "our_will" in o))
    assert m.state.actions == 2
    assert ids(m, "attached", 0) == ["our_will"]
    assert not [o for o in options(table({"aside": ["prophet"], "hand": ["our_will"]})) if "our_will" in o]
    m = table({"outpost": ["prophet"], "hand": ["our_will"]})
    play(m, "meditate")
    assert m.decision.name == "action"  # not at any time


@pytest.mark.rule("DTR-496")
def test_one_copy_of_a_prophecy_on_each_prophet():
    m = table({"outpost": ["prophet+our_will", "prophet"], "hand": ["our_will", "true_enemy"]})
    assert [o for o in options(m) if "our_will" in o] == ["play_on our_will prophet"]  # only one is left for it
    assert len([o for o in options(m) if "true_enemy" in o]) == 2  # another prophecy is no copy
    play(m, "play_on our_will prophet")
    assert len({m.state.bearer[c] for c in m.state.attached[0]}) == 2


@pytest.mark.rule("DTR-496")
def test_copies_of_a_prophecy_do_not_add_up():
    def armour(prophets: int, *named: str) -> int:
        m = table(
            {"outpost": ["prophet"] * prophets, "hand": ["true_enemy"] * len(named)},
            {"outpost": ["rasputin_raider"], "hand": ["evasive_action"]},
        )
        for name in named:
            play(m, next(o for o in options(m) if "true_enemy" in o), f"affiliation {name}")
        play(m, "attack")
        if m.decision.name == "opponents":
            play(m, options(m)[0])
        play(m, "fight")
        return RATING["armour"].of(m.state, m.state.attacker)

    assert armour(2, "lutheran") == 4  # another affiliation
    assert armour(2, "rasputin") == 4 + 3
    assert armour(2, "rasputin", "rasputin") == 4 + 3
    m = table({"outpost": ["prophet"], "hand": ["true_enemy"]})
    play(m, "play_on true_enemy prophet")
    assert "affiliation crescentia" not in options(m)


def test_our_will_is_paid_again_and_again():
    m = table({"outpost": ["prophet+our_will"], "destiny": 5}, {"outpost": ["rasputin_raider"]})
    fight(m, "prophet", "rasputin_raider", "shoot")
    play(m, "use our_will 1", "units 2", "use our_will 1", "units 1")
    assert numbers(m, "prophet") == (3, 6, 4)
    assert destiny(m)[0] == 2
    finish(m)
    assert numbers(m, "prophet") == (3, 3, 4)


# ---- rituals ----
@pytest.mark.rule("DTR-501", "DTR-347")
def test_a_ritual_needs_a_tribal_patriarch_on_the_outpost():
    def offered(**side) -> bool:
        return "play the_defiance" in options(table({"hand": ["the_defiance"], **side}, {"outpost": ["prophet"]}))

    assert offered(outpost=["patriarch"])
    assert not offered(outpost=["prophet"])
    assert not offered(outpost=["prophet"], squad=["freelancer_patriarch"])  # of no tribe
    assert not offered(outpost=["prophet", "freelancer_patriarch"])
    m = table({"hand": ["the_defiance"], "outpost": ["prophet"]}, {"outpost": ["patriarch"]})
    assert why(m, "play the_defiance") == "DTR-347"  # the opponent's is not mine


@pytest.mark.rule("DTR-501", "DTR-502")
def test_the_defiance_doubles_once():
    m = table({"outpost": ["patriarch", "clansman"], "squad": ["infantry"], "hand": ["the_defiance"] * 2},
              {"outpost": ["rasputin_raider"], "kohort": ["razide"], "hand": ["evasive_action"]})  # fmt: skip
    play(m, "play the_defiance")
    assert numbers(m, "patriarch") == (3, 3, 3)  # not outside a combat
    assert not [o for o in options(m) if "defiance" in o]  # a second one would do nothing
    assert why(m, "play the_defiance") == "DTR-346"
    end_turn(m)
    fight(m, "rasputin_raider", "clansman")
    assert rating(m, "fight", "clansman") == 4  # no Lutheran
    m = table({"outpost": ["patriarch"], "hand": ["the_defiance"] * 2},
              {"outpost": ["rasputin_raider"], "hand": ["evasive_action"]})  # fmt: skip
    play(m, "play the_defiance")
    end_turn(m)
    fight(m, "rasputin_raider", "patriarch")
    assert numbers(m, "patriarch") == (6, 6, 3)  # twice, not four times; the armour stays
    assert numbers(m, "rasputin_raider") == (3, 3, 3)


@pytest.mark.rule("DTR-501")
def test_the_defiance_ends_with_the_next_turn_and_is_no_help_in_attack():
    m = table({"outpost": ["patriarch"], "hand": ["the_defiance", "evasive_action"]}, {"outpost": ["rasputin_raider"]})
    play(m, "play the_defiance")
    attacked = fight(m.copy(), "patriarch", "rasputin_raider")
    assert rating(attacked, "fight", "patriarch") == 3
    end_turn(end_turn(m))
    assert m.state.lasting == []


@pytest.mark.rule("DTR-501")
def test_of_two_sacrifices_the_later_one_acts():
    m = table({"outpost": ["patriarch", "patriarch", "patriarch"], "hand": ["the_sacrifice"] * 2},
              {"outpost": ["rasputin_raider"]})  # fmt: skip
    play(m, "play the_sacrifice", options(play(m.copy(), "play the_sacrifice"))[0])
    assert numbers(m, "patriarch") == (3 + 3,) * 3
    play(m, "play the_sacrifice", options(play(m.copy(), "play the_sacrifice"))[0])
    assert numbers(m, "patriarch") == (3 + 3,) * 3  # not 3 + 3 + 3
    assert len(ids(m, "outpost", 0)) == 1
    assert victory(m) == [0, 0]


def test_the_conviction_has_its_price():
    m = table({"outpost": ["patriarch", "patriarch"], "hand": ["the_conviction"]}, {"outpost": ["rasputin_raider"]})
    play(m, next(o for o in options(m) if "the_conviction" in o))
    assert sorted(RATING["fight"].of(m.state, c) for c in m.state.outpost[0]) == [3, 9]
    end_turn(end_turn(m))
    assert ids(m, "outpost", 0) == ["patriarch"]
    assert ids(m, "sacrificed", 0) == ["patriarch", "the_conviction"]
    assert victory(m) == [0, 0]


def test_the_protection_helps_attackers_only():
    for attacking in (True, False):
        m = table({"outpost": ["patriarch!"], "hand": ["the_protection"]}, {"outpost": ["rasputin_raider"]})
        play(m, "play the_protection")
        if attacking:
            finish(fight(m, "patriarch", "rasputin_raider"))
        else:
            end_turn(m)
            finish(fight(m, "rasputin_raider", "patriarch"))
        assert (ids(m, "outpost", 0) == ["patriarch"]) is attacking


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
    if gone.decision.name == "organisation":
        play(gone, "organisation imperial")
    assert ids(gone, "attached", 0) == []
    assert not [o for o in options(play(m.copy(), "meditate")) if "sabotage" in o]  # nothing in play to discard yet
