"""Core rules: Inspire, Unify, Dominion and Echo, and when conditions and choices are due (SOI-076, SOI-077,
SOI-111 to SOI-116)."""

from __future__ import annotations

from itertools import product

import pytest

import sudi

from ..table import gained, holding, options, play, table, zone


# ---- when ----
@pytest.mark.rule("SOI-076")
def test_a_choice_on_a_card_is_made_at_once() -> None:
    match = holding("shadow_apostle", "crystal", discard=["kiln_drone"])
    play(match, "play shadow_apostle")
    assert match.decision is not None
    assert (match.decision.name, match.decision.card) == ("banish", "shadow_apostle")
    for other in ("play crystal", "end"):
        with pytest.raises(sudi.IllegalChoice):
            match.choose(other)
    play(match, "decline", "play crystal")
    assert "banish kiln_drone discard" not in options(match)  # the chance is gone


@pytest.mark.rule("SOI-077", "SOI-111")
def test_a_condition_met_later_comes_too_late() -> None:
    match = holding("kiln_drone", "kiln_drone", "li_hin")
    assert gained(match, "play kiln_drone") == {"gems": 2}
    assert gained(match, "play li_hin") == {}
    assert gained(match, "play kiln_drone") == {"gems": 4}


@pytest.mark.rule("SOI-077", "SOI-112")
def test_unify_looks_back_not_forward() -> None:
    match = holding("undergrowth_aspirant", "spore_cleric", health=30)
    assert gained(match, "play undergrowth_aspirant", "decline") == {"health": 3}
    assert gained(match, "play spore_cleric") == {"health": 4}  # and no 5 power for the Aspirant


# ---- Inspire ----
@pytest.mark.rule("SOI-111")
@pytest.mark.parametrize(
    ("mine", "theirs", "gems"),
    [([], [], 2), ([], ["optio_crusher"], 2), (["li_hin"], [], 4), (["li_hin", "evokatus"], [], 4)],
)
def test_inspire_needs_a_champion_of_ones_own_in_play(mine: list[str], theirs: list[str], gems: int) -> None:
    match = table({"hand": ["kiln_drone", "crystal"], "champions": mine}, {"champions": theirs})
    assert gained(match, "play kiln_drone") == {"gems": gems}


@pytest.mark.rule("SOI-111")
def test_a_champion_in_hand_or_an_exhausted_one() -> None:
    assert gained(holding("kiln_drone", "li_hin"), "play kiln_drone") == {"gems": 2}
    match = holding("kiln_drone", champions=["li_hin"])
    play(match, "exhaust li_hin")
    assert gained(match, "play kiln_drone") == {"gems": 4}


# ---- Unify ----
@pytest.mark.rule("SOI-112")
def test_the_card_with_unify_does_not_count_for_itself() -> None:
    assert gained(holding("undergrowth_aspirant", health=30), "play undergrowth_aspirant") == {"health": 3}


@pytest.mark.rule("SOI-112")
def test_another_ally_of_the_faction_played_before_is_enough() -> None:
    match = holding("spore_cleric", "undergrowth_aspirant", health=30)
    assert gained(match, "play spore_cleric", "play undergrowth_aspirant") == {"health": 7, "power": 5}


@pytest.mark.rule("SOI-112")
def test_a_second_copy_counts_as_another_ally() -> None:
    match = holding("undergrowth_aspirant", "undergrowth_aspirant", health=30)
    assert gained(match, "play undergrowth_aspirant", "decline") == {"health": 3}
    assert gained(match, "play undergrowth_aspirant") == {"health": 3, "power": 5}


@pytest.mark.rule("SOI-112", "SOI-113")
def test_champions_and_other_factions_do_not_unify() -> None:
    match = holding("additri_gaiamancer", "nil_assassin", "kiln_drone", "undergrowth_aspirant", health=30)
    play(match, "play nil_assassin", "play additri_gaiamancer")
    assert gained(match, "play undergrowth_aspirant") == {"health": 3}
    # nor does an Undergrowth champion in hand: nothing was asked
    match = holding("undergrowth_aspirant", "additri_gaiamancer", "nil_assassin", health=30)
    assert gained(match, "play undergrowth_aspirant") == {"health": 3}
    assert "play additri_gaiamancer" in options(match)


@pytest.mark.rule("SOI-112")
def test_allies_of_the_turn_before_do_not_count() -> None:
    hand, deck = ["spore_cleric", "crystal"], ["undergrowth_aspirant", *["crystal"] * 4]
    match = table({"hand": hand, "deck": deck, "health": 30}, {"hand": ["crystal"]})
    play(match, "play spore_cleric", "end", "end")
    assert match.state.turn == 0
    assert gained(match, "play undergrowth_aspirant") == {"health": 3}


@pytest.mark.rule("SOI-112")
def test_another_players_allies_do_not_count() -> None:
    match = table({"hand": ["spore_cleric", "crystal"]}, {"hand": ["undergrowth_aspirant", "crystal"], "health": 30})
    play(match, "play spore_cleric", "end")
    assert gained(match, "play undergrowth_aspirant") == {"health": 3}


@pytest.mark.rule("SOI-113")
def test_unify_by_revealing_an_ally_from_hand() -> None:
    match = holding("undergrowth_aspirant", "spore_cleric", "nil_assassin", health=30)
    play(match, "play undergrowth_aspirant")
    assert options(match) == ["reveal spore_cleric", "decline"]
    assert gained(match, "reveal spore_cleric") == {"power": 5}
    assert "spore_cleric" in zone(match, "hand", 0)  # shown, not played
    assert match.state.health[0] == 33
    assert "spore_cleric" in str(match.view(1)["players"][0]["hand"])
    assert "nil_assassin" not in str(match.view(1)["players"][0]["hand"])


@pytest.mark.rule("SOI-113")
def test_a_revealed_ally_can_still_be_played_and_a_second_time_be_revealed() -> None:
    match = holding("undergrowth_aspirant", "leshai_knight", health=30)
    play(match, "play undergrowth_aspirant", "reveal leshai_knight")
    assert gained(match, "play leshai_knight") == {"power": 6}


@pytest.mark.rule("SOI-113")
def test_revealing_is_voluntary() -> None:
    match = holding("undergrowth_aspirant", "spore_cleric", health=30)
    assert gained(match, "play undergrowth_aspirant", "decline") == {"health": 3}
    assert "spore_cleric" not in str(match.view(1)["players"][0]["hand"])


# ---- Dominion ----
THREE = ["kiln_drone", "spore_cleric", "nil_assassin"]


@pytest.mark.rule("SOI-114")
def test_dominion_by_cards_played() -> None:
    match = holding(*THREE, "order_initiate", health=30)
    play(match, *(f"play {card}" for card in THREE))
    assert gained(match, "play order_initiate") == {"gems": 2, "mastery": 2}


@pytest.mark.rule("SOI-114")
@pytest.mark.parametrize("missing", THREE)
def test_dominion_needs_every_other_faction(missing: str) -> None:
    hand = [card for card in THREE if card != missing]
    match = holding(*hand, *hand, "command_seer", "order_initiate", health=30)
    play(match, "play command_seer", *(f"play {card}" for card in hand))
    assert gained(match, "play order_initiate") == {"gems": 2}  # nothing was asked either: it cannot be fulfilled


@pytest.mark.rule("SOI-114")
def test_champions_played_this_turn_count_for_dominion_older_ones_do_not() -> None:
    match = holding("evokatus", "spore_cleric", "li_hin", "order_initiate", health=30)
    play(match, "play evokatus", "play spore_cleric", "play li_hin")
    assert gained(match, "play order_initiate") == {"gems": 2, "mastery": 2}
    match = holding("spore_cleric", "nil_assassin", "order_initiate", champions=["evokatus"], health=30)
    play(match, "play spore_cleric", "play nil_assassin", "exhaust evokatus")
    assert gained(match, "play order_initiate") == {"gems": 2}
    # nor does it count because another champion was played beside it
    match = holding("spore_cleric", "li_hin", "order_initiate", champions=["evokatus"], health=30)
    play(match, "play spore_cleric", "play li_hin")
    assert gained(match, "play order_initiate") == {"gems": 2}


@pytest.mark.rule("SOI-114")
def test_a_champion_played_the_turn_before_does_not_count_for_dominion() -> None:
    deck = ["order_initiate", "spore_cleric", "nil_assassin", "crystal", "crystal"]
    match = table({"hand": ["drakonarius", "crystal"], "deck": deck}, {"hand": ["crystal"]})
    play(match, "play drakonarius", "end", "end", "play spore_cleric", "play nil_assassin")
    assert match.state.turn == 0
    assert gained(match, "play order_initiate") == {"gems": 2}


@pytest.mark.rule("SOI-115", "SOI-005")
def test_dominion_by_revealing_everything() -> None:
    match = holding("order_initiate", *THREE, "evokatus", "crystal")
    play(match, "play order_initiate")
    assert options(match) == ["reveal kiln_drone", "reveal evokatus", "decline"]
    play(match, "reveal evokatus")
    assert options(match) == ["reveal spore_cleric", "decline"]
    play(match, "reveal spore_cleric")
    assert options(match) == ["reveal nil_assassin", "decline"]
    assert gained(match, "reveal nil_assassin") == {"mastery": 2}
    assert sorted(zone(match, "hand", 0)) == sorted([*THREE, "evokatus", "crystal", "blaster"])


@pytest.mark.rule("SOI-115", "SOI-114")
def test_played_and_revealed_cards_mix() -> None:
    match = holding("order_initiate", *THREE, health=30)
    play(match, "play spore_cleric", "play order_initiate")
    assert options(match) == ["reveal kiln_drone", "decline"]
    assert gained(match, "reveal kiln_drone", "reveal nil_assassin") == {"mastery": 2}


@pytest.mark.rule("SOI-115")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_one_may_stop_revealing_and_gains_nothing(shown: int) -> None:
    match = holding("order_initiate", *THREE)
    play(match, "play order_initiate")
    reveals = [f"reveal {card}" for card in THREE[:shown]]
    assert gained(match, *reveals, "decline") == {}
    seen = str(match.view(1)["players"][0]["hand"])
    assert [card for card in THREE if card in seen] == THREE[:shown]


WAYS = ("played", "held", "discarded", "theirs", "nowhere")


@pytest.mark.rule("SOI-115", "SOI-114")
@pytest.mark.parametrize("ways", list(product(WAYS, repeat=3)), ids="-".join)
def test_each_missing_faction_is_supplied_from_the_own_hand_and_from_nowhere_else(ways: tuple[str, ...]) -> None:
    """Every mixture: played cards count by themselves, hand cards by being shown, and nothing else counts at all."""
    where = dict(zip(THREE, ways, strict=True))
    lying = {way: [card for card in THREE if where[card] == way] for way in WAYS}
    match = table(
        {"hand": ["order_initiate", "blaster", *lying["played"], *lying["held"]], "discard": lying["discarded"]},
        {"hand": lying["theirs"], "champions": ["evokatus", "additri_gaiamancer", "li_hin"]},
    )
    play(match, *(f"play {card}" for card in lying["played"]), "play order_initiate")
    fulfilled = len(lying["played"]) + len(lying["held"]) == 3
    asked = []
    while match.decision.name == "reveal":
        asked.append(options(match)[0])
        assert options(match) == [asked[-1], "decline"]
        play(match, asked[-1])
    assert asked == ([f"reveal {card}" for card in lying["held"]] if fulfilled else [])
    assert match.state.mastery[0] == (2 if fulfilled else 0)


# ---- needless questions ----
@pytest.mark.rule("SOI-112", "SOI-077")
@pytest.mark.parametrize("champions", [[], ["li_hin"]])
def test_nobody_is_asked_to_reveal_for_thorn_zealot_while_no_enemy_has_a_champion(champions: list[str]) -> None:
    match = table({"hand": ["thorn_zealot", "spore_cleric", "blaster"], "deck": []}, {"champions": champions})
    play(match, "play thorn_zealot")
    assert (match.decision.name == "reveal") == bool(champions)
    mine = table({"hand": ["thorn_zealot", "spore_cleric", "blaster"], "deck": [], "champions": ["fao_cutul"]})
    assert play(mine, "play thorn_zealot").decision.name == "play"  # an own champion is no target


@pytest.mark.rule("SOI-050", "SOI-077")
@pytest.mark.parametrize(("mastery", "asked"), [(29, True), (30, False)])
def test_nobody_is_asked_to_reveal_for_mastery_that_cannot_grow(mastery: int, asked: bool) -> None:
    match = holding("order_initiate", *THREE, mastery=mastery)
    assert (play(match, "play order_initiate").decision.name == "reveal") == asked


@pytest.mark.rule("SOI-046", "SOI-211")
@pytest.mark.parametrize(("health", "asked"), [(49, True), (50, False)])
def test_nobody_is_asked_to_reveal_for_health_that_cannot_grow(health: int, asked: bool) -> None:
    hand = ["shardwood_guardian", "spore_cleric", "blaster"]
    match = table({"hand": hand, "deck": [], "health": health})
    assert (play(match, "play shardwood_guardian").decision.name == "reveal") == asked


@pytest.mark.rule("SOI-211")
def test_health_beyond_the_maximum_is_worth_a_reveal_where_talons_look_back() -> None:
    seat = {
        "hand": ["entropic_talons", "shardwood_guardian", "spore_cleric", "blaster"],
        "deck": [],
        "relic_taken": True,
    }
    match = table(seat, setup={"expansion": True, "talons": "whole_turn"})
    assert play(match, "play shardwood_guardian").decision.name == "reveal"
    assert gained(match, "reveal spore_cleric", "play entropic_talons") == {"power": 6}


# ---- Echo ----
@pytest.mark.rule("SOI-116")
@pytest.mark.parametrize(
    ("discard", "power"),
    [([], 2), (["nil_assassin"], 6), (["li_hin"], 6), (["spore_cleric", "crystal"], 2)],
)
def test_echo_needs_a_card_of_the_faction_in_the_own_discard_pile(discard: list[str], power: int) -> None:
    assert gained(holding("wraethe_skirmisher", discard=discard), "play wraethe_skirmisher") == {"power": power}


@pytest.mark.rule("SOI-116")
def test_echo_does_not_hear_hand_play_zone_or_other_players() -> None:
    match = table({"hand": ["nil_assassin", "wraethe_skirmisher", "umbral_scourge"]}, {"discard": ["zara_ra"]})
    play(match, "play nil_assassin")
    assert gained(match, "play wraethe_skirmisher") == {"power": 2}


@pytest.mark.rule("SOI-116", "SOI-051")
def test_a_card_recruited_this_turn_is_heard() -> None:
    match = table({"hand": ["wraethe_skirmisher", "crystal"]}, row=["nil_assassin"], gems=2)
    play(match, "recruit nil_assassin")
    assert gained(match, "play wraethe_skirmisher") == {"power": 6}
