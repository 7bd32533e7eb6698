"""Core rules: general rules, the play phase and cleanup (SOI-018 to SOI-033, SOI-040 to SOI-045, SOI-109)."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi

from ..table import gained, holding, options, play, standing, table, zone


@pytest.mark.rule("SOI-018", "SOI-220")
def test_a_played_card_lies_open_in_front_of_its_player() -> None:
    match = holding("mining_drones", "crystal")
    play(match, "play mining_drones")
    assert zone(match, "played") == ["mining_drones"]
    assert zone(match, "hand", 0) == ["crystal", "blaster"]
    assert "mining_drones" in str(match.view(1)["played"])


@pytest.mark.rule("SOI-019", "SOI-127")
def test_played_cards_stay_until_the_turn_ends() -> None:
    match = holding("crystal", "crystal", "mining_drones")
    play(match, "play crystal", "play mining_drones")
    # The draw finds no card: what was played is not in the discard pile yet and cannot be reshuffled.
    assert zone(match, "played") == ["crystal", "mining_drones"]
    assert zone(match, "discard", 0) == []
    assert zone(match, "hand", 0) == ["crystal", "blaster"]


# ---- drawing ----
@pytest.mark.rule("SOI-020", "SOI-022")
def test_drawing_from_an_empty_pile_shuffles_the_whole_discard_pile_first() -> None:
    match = holding("data_heretic", discard=["crystal", "crystal", "crystal", "spore_cleric"])
    assert gained(match, "play data_heretic") == {"drawn": 2}
    assert zone(match, "discard", 0) == []
    assert len(match.state.deck[0]) == 2
    drawn_and_left = Counter(zone(match, "hand", 0)[1:] + zone(match, "deck", 0))
    assert drawn_and_left == {"crystal": 3, "spore_cleric": 1}


@pytest.mark.rule("SOI-020")
def test_the_discard_pile_is_shuffled_not_turned_over() -> None:
    pile = ["kiln_drone", "mining_drones", "reactor_drone", "spore_cleric", "fungal_hermit", "nil_assassin"]
    tops = set()
    for chance in range(12):
        match = table({"hand": ["cryptofist_monk", "blaster"], "deck": [], "discard": pile}, chance=chance * 7919)
        play(match, "play cryptofist_monk")
        tops.add(zone(match, "hand", 0)[-1])
    assert len(tops) > 2


@pytest.mark.rule("SOI-021")
def test_an_emptied_pile_is_not_rebuilt_before_somebody_has_to_draw() -> None:
    match = holding("cryptofist_monk", "mining_drones", deck=["crystal"], discard=["spore_cleric", "kiln_drone"])
    play(match, "play cryptofist_monk")  # takes the last card of the pile
    assert zone(match, "deck", 0) == []
    assert zone(match, "discard", 0) == ["spore_cleric", "kiln_drone"]
    play(match, "play mining_drones")  # and now one is needed
    assert len(match.state.deck[0]) == 1
    assert zone(match, "discard", 0) == []


@pytest.mark.rule("SOI-022")
@pytest.mark.parametrize("in_deck", [0, 1, 2, 3])
def test_a_draw_of_two_goes_on_after_the_reshuffle(in_deck: int) -> None:
    deck = ["kiln_drone", "mining_drones", "reactor_drone"][:in_deck]
    match = holding("data_heretic", deck=deck, discard=["nil_assassin", "zara_ra", "umbral_scourge"])
    assert gained(match, "play data_heretic") == {"drawn": 2}
    hand = zone(match, "hand", 0)[1:]
    assert hand[: min(2, in_deck)] == deck[-2:]
    assert len(match.state.deck[0]) + len(match.state.discard[0]) == in_deck + 3 - 2
    assert (zone(match, "discard", 0) == []) == (in_deck < 2)  # reshuffled only if the pile did not suffice


@pytest.mark.rule("SOI-022")
def test_with_no_card_anywhere_one_draws_what_there_is() -> None:
    match = holding("data_heretic", deck=["crystal"])
    assert gained(match, "play data_heretic") == {"drawn": 1}
    assert zone(match, "hand", 0) == ["blaster", "crystal"]


@pytest.mark.rule("SOI-020")
def test_the_top_of_the_pile_is_drawn_first() -> None:
    match = holding("cryptofist_monk", deck=["kiln_drone", "mining_drones", "reactor_drone"])
    play(match, "play cryptofist_monk")
    assert zone(match, "hand", 0) == ["blaster", "reactor_drone"]
    assert zone(match, "deck", 0) == ["kiln_drone", "mining_drones"]


# ---- the centre row ----
ROW = ["kiln_drone", "mining_drones", "spore_cleric", "reactor_drone", "nil_assassin", "zara_ra"]


@pytest.mark.rule("SOI-023", "SOI-051")
def test_the_slot_of_a_recruited_card_is_filled_from_the_top_of_the_centre_deck() -> None:
    match = table({"hand": ["blaster"]}, row=ROW, centre=["omnius", "systema_ai", "li_hin"], gems=6)
    play(match, "recruit spore_cleric")
    assert zone(match, "row") == [*ROW[:2], "li_hin", *ROW[3:]]
    assert zone(match, "centre") == ["omnius", "systema_ai"]
    play(match, "recruit li_hin")
    assert zone(match, "row") == [*ROW[:2], "systema_ai", *ROW[3:]]


@pytest.mark.rule("SOI-023")
def test_with_the_centre_deck_empty_the_slot_stays_empty() -> None:
    match = table({"hand": ["blaster"]}, row=ROW, centre=["omnius"], gems=6)
    play(match, "recruit spore_cleric")
    assert zone(match, "row") == [*ROW[:2], "omnius", *ROW[3:]]
    play(match, "recruit kiln_drone")
    assert zone(match, "row") == ["mining_drones", "omnius", *ROW[3:]]
    assert match.decision is not None


@pytest.mark.rule("SOI-024")
def test_the_row_is_full_again_before_the_fast_played_card_does_anything() -> None:
    row = [*ROW[:2], "shadow_apostle", *ROW[3:]]
    match = table({"hand": ["blaster"]}, row=row, centre=["omnius", "li_hin"], gems=2)
    play(match, "hire shadow_apostle")
    assert match.decision is not None
    assert match.decision.name == "banish"  # its effect is still going on
    assert zone(match, "row") == [*ROW[:2], "li_hin", *ROW[3:]]
    match = table({"hand": ["blaster"]}, row=ROW, centre=["omnius", "li_hin"], gems=2)
    play(match, "hire nil_assassin")  # also where the effect asks nothing
    lines = [entry.line for entry in match.log(0)]
    assert lines.index("row") < lines.index("power")


@pytest.mark.rule("SOI-024", "SOI-023")
def test_a_free_card_is_replaced_at_once_too() -> None:
    match = table({"hand": ["portal_monk", "blaster"]}, row=ROW, centre=["omnius", "li_hin"])
    play(match, "play portal_monk", "get kiln_drone")
    assert zone(match, "row") == ["li_hin", *ROW[1:]]


@pytest.mark.rule("SOI-025")
def test_card_text_beats_the_rules() -> None:
    # Numeri Drones: a recruited card does not go to the discard pile (against SOI-065).
    match = table({"hand": ["blaster"], "champions": ["numeri_drones"]}, row=["evokatus"], gems=3)
    play(match, "exhaust numeri_drones", "recruit evokatus")
    assert zone(match, "champions", 0) == ["numeri_drones", "evokatus"]
    # Zetta: champions do not protect their player (SOI-096), this one does.
    match = table({}, {"champions": ["zetta_encryptor"], "hand": ["crystal"]}, power=4)
    play(match)
    assert match.state.turn == 1  # nothing could be attacked, so the turn was over
    assert match.state.health == [50, 50]


# ---- phases ----
@pytest.mark.rule("SOI-026")
def test_play_then_attack_then_cleanup() -> None:
    match = table({"hand": ["crystal", "nil_assassin"]}, {"hand": ["command_seer"]}, gems=1)
    play(match, "play nil_assassin", "end")
    # The attack phase: the play phase is over for p1, and cleanup has not begun.
    assert match.decision is not None
    assert (match.decision.seat, match.decision.name) == (1, "shield")
    assert options(match) == ["shield command_seer", "done"]
    assert zone(match, "played") == ["nil_assassin"]
    assert zone(match, "hand", 0) == ["crystal"]
    with pytest.raises(sudi.IllegalChoice):
        match.choose("play crystal")
    play(match, "done")
    assert match.state.turn == 1
    assert match.state.health == [50, 45]
    assert zone(match, "played") == []


@pytest.mark.rule("SOI-027")
def test_actions_in_any_order_and_mixed() -> None:
    match = table(
        {"hand": ["reactor_drone", "crystal", "nil_assassin"], "champions": ["optio_crusher"]},
        {"champions": ["fao_cutul", "systema_ai"]},
        row=["kiln_drone", "spore_cleric"],
        gems=1,
    )
    play(match, "recruit kiln_drone", "exhaust optio_crusher", "play nil_assassin", "attack fao_cutul")
    play(match, "play reactor_drone", "focus", "hire spore_cleric", "attack systema_ai")
    assert standing(match) == {
        "gems": 0,
        "power": 0,
        "mastery": 1,
        "health": 50,
        "p2.mastery": 0,
        "p2.health": 50,
    }
    assert zone(match, "discard", 1) == ["fao_cutul", "systema_ai"]
    assert options(match) == ["play crystal", "end"]


@pytest.mark.rule("SOI-028")
def test_played_cards_give_all_four_resources_and_more() -> None:
    match = holding("crystal", "nil_assassin", "shard_abstractor", "spore_cleric", "data_heretic", health=30)
    plays = [f"play {card}" for card in ("crystal", "nil_assassin", "shard_abstractor", "spore_cleric")]
    assert gained(match, *plays) == {"gems": 1, "power": 5, "mastery": 2, "health": 4}


@pytest.mark.rule("SOI-029")
def test_only_ones_own_champions_can_be_exhausted() -> None:
    match = table({"hand": ["blaster"], "champions": ["li_hin"]}, {"champions": ["fao_cutul"]})
    assert options(match) == ["play blaster", "exhaust li_hin", "end"]
    assert gained(match, "exhaust li_hin") == {"power": 1}


@pytest.mark.rule("SOI-030")
def test_any_number_of_cards_of_all_kinds_is_recruited_in_one_turn() -> None:
    match = table({"hand": ["blaster"]}, row=["kiln_drone", "li_hin", "spore_cleric", "grand_architect"], gems=6)
    play(match, "recruit kiln_drone", "recruit li_hin", "recruit spore_cleric")
    assert zone(match, "discard", 0) == ["kiln_drone", "li_hin", "spore_cleric"]
    assert match.state.gems == 0
    assert options(match) == ["play blaster", "end"]


@pytest.mark.rule("SOI-031", "SOI-055")
def test_any_number_of_mercenaries_is_fast_played_in_one_turn() -> None:
    match = table({"hand": ["blaster"]}, row=["nil_assassin", "nil_assassin", "nil_assassin"], gems=6)
    assert gained(match, "hire nil_assassin") == {"gems": -2, "power": 5}
    assert gained(match, "hire nil_assassin") == {"gems": -2, "power": 5}
    assert gained(match, "hire nil_assassin") == {"gems": -2, "power": 5}
    assert zone(match, "hired") == ["nil_assassin"] * 3


@pytest.mark.rule("SOI-032")
@pytest.mark.parametrize("gems", [0, 1, 2])
def test_focus_costs_one_gem(gems: int) -> None:
    match = table({"hand": ["blaster"]}, gems=gems)
    assert ("focus" in options(match)) == (gems >= 1)
    if gems:
        assert gained(match, "focus") == {"gems": -1, "mastery": 1}


@pytest.mark.rule("SOI-032", "SOI-048")
def test_focus_once_in_each_own_turn() -> None:
    match = table({"hand": ["blaster"]}, {"hand": ["blaster"]}, gems=3)
    play(match, "focus")
    assert "focus" not in options(match)
    play(match, "end", "end")
    play(match, "play crystal")
    assert match.state.turn == 0
    assert gained(match, "focus") == {"gems": -1, "mastery": 1}


@pytest.mark.rule("SOI-078", "SOI-080")
def test_reactor_drone_gives_3_gems_at_once_to_be_spent_later() -> None:
    match = table({"hand": ["reactor_drone", "crystal", "crystal", "blaster", "infinity_shard"]}, row=["optio_crusher"])
    assert gained(match, "play reactor_drone") == {"gems": 3}
    assert gained(match, "play blaster", "play crystal") == {"gems": 1, "power": 1}
    assert "recruit optio_crusher" not in options(match)
    play(match, "play crystal", "recruit optio_crusher")
    assert zone(match, "discard", 0) == ["optio_crusher"]


@pytest.mark.rule("SOI-078")
def test_power_waits_for_its_use_until_the_turn_ends() -> None:
    match = table({"hand": ["nil_assassin", "crystal", "blaster"]}, {"champions": ["zetta_encryptor"]})
    play(match, "play nil_assassin", "play crystal", "focus")
    assert gained(match, "attack zetta_encryptor") == {"power": -5}
