"""Prophecies and rituals (DTR-495, DTR-496, DTR-501, DTR-502)."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import destiny, end_turn, fight, finish, ids, numbers, options, play, plays_on, rating, table, victory, why


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


def test_prophecies_help_crescentians_in_the_combat_only():
    m = table({"outpost": ["prophet+our_will", "prophet", "clansman"], "hand": ["true_enemy"], "destiny": 5},
              {"outpost": ["rasputin_raider"], "hand": ["evasive_action"]})  # fmt: skip
    play(m, next(o for o in options(m) if "true_enemy" in o), "affiliation rasputin")
    foreign = fight(m.copy(), "clansman", "rasputin_raider")
    assert rating(foreign, "armour", "clansman") == 3  # no Crescentian
    assert "use our_will 1" not in options(foreign)
    play(m, "attack", next(o for o in options(play(m.copy(), "attack")) if "prophet" in o), "fight")
    play(m, "use our_will 1", "units 2")
    fights = [RATING["fight"].of(m.state, c) for c in m.state.outpost[0]]
    assert sorted(fights) == [3, 4, 3 + 3 + 2]  # the other Prophet and the Clansman stay as they are


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
    side = {"outpost": ["patriarch", "patriarch", "lutheran_disciple"], "hand": ["the_sacrifice"] * 2}
    m = table(side, {"outpost": ["rasputin_raider"]})
    play(m, "play the_sacrifice", next(o for o in options(play(m.copy(), "play the_sacrifice")) if "patriarch" in o))
    assert numbers(m, "patriarch") == (3 + 3,) * 3
    play(m, "play the_sacrifice", "target lutheran_disciple")
    assert numbers(m, "patriarch") == (3 + 4,) * 3  # neither 3 + 3 nor 3 + 3 + 4
    assert ids(m, "grave", 0) == ["lutheran_disciple", "patriarch", "the_sacrifice", "the_sacrifice"]
    assert victory(m) == [0, 0]
    alone = table({"outpost": ["patriarch"], "hand": ["the_sacrifice"]}, {"outpost": ["rasputin_raider"]})
    assert "play the_sacrifice" not in options(alone)  # nobody would gain anything


@pytest.mark.rule("DTR-501")
def test_rituals_of_other_kinds_and_of_other_players_go_on():
    m = table({"outpost": ["patriarch"], "hand": ["the_defiance", "the_protection"]},
              {"outpost": ["patriarch"], "hand": ["the_defiance", "evasive_action"]})  # fmt: skip
    play(m, "play the_defiance", "play the_protection")
    end_turn(m)
    play(m, "play the_defiance")
    play(m, "attack", "fight")
    assert RATING["fight"].of(m.state, m.state.defender) == 6  # p1's ritual holds although p2 has played one
    assert RATING["fight"].of(m.state, m.state.attacker) == 3


def test_a_healthy_disciple_cancels_a_special_card():
    for mark, offered in (("", True), ("!", False)):
        m = table({"hand": ["positive_karma"], "destiny": 0}, {"outpost": [f"lutheran_disciple{mark}"]})
        play(m, "meditate", "play positive_karma")
        assert ("use lutheran_disciple 1" in options(m)) is offered
        if offered:
            play(m, "use lutheran_disciple 1")
            assert m.state.destiny[0] == 1
            assert ids(m, "sacrificed", 1) == ["lutheran_disciple"]
        else:
            assert m.state.destiny[0] == 11


def test_the_conviction_has_its_price():
    m = table({"outpost": ["patriarch", "patriarch"], "hand": ["the_conviction"]}, {"outpost": ["rasputin_raider"]})
    play(m, next(o for o in options(m) if "the_conviction" in o))
    assert sorted(RATING["fight"].of(m.state, c) for c in m.state.outpost[0]) == [3, 9]
    end_turn(m)
    assert sorted(RATING["fight"].of(m.state, c) for c in m.state.outpost[0]) == [3, 9]  # until my next turn
    end_turn(m)
    assert ids(m, "outpost", 0) == ["patriarch"]
    assert ids(m, "sacrificed", 0) == ["patriarch", "the_conviction"]
    assert victory(m) == [0, 0]


@pytest.mark.rule("DTR-501")
def test_one_conviction_on_each_warrior():
    m = table({"outpost": ["patriarch", "lutheran_disciple"], "hand": ["the_conviction"] * 2},
              {"outpost": ["rasputin_raider"]})  # fmt: skip
    assert {o for o in options(m) if "conviction" in o} == {
        "play_on the_conviction patriarch",
        "play_on the_conviction lutheran_disciple",
    }
    play(m, "play_on the_conviction patriarch")
    assert {o for o in options(m) if "conviction" in o} == {"play_on the_conviction lutheran_disciple"}
    play(m, "play_on the_conviction lutheran_disciple")
    assert (rating(m, "fight", "patriarch"), rating(m, "fight", "lutheran_disciple")) == (9, 15)


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
