"""Setting up: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.cards.card import Permanent, Recruit
from sudi.games.rone.cards.invasion_card import InvasionCard, Protocol, Scenario
from sudi.games.rone.game import GAME
from sudi.games.rone.rules.workshop.dice import FACES, unfold
from sudi.kernel.errors import BadSetup

from .table import asked, end_turn, hurry, lines, new, options, play, table, zone

STARTERS = {
    *("water_canister", "jugura", "order", "vision", "tribe_guardians", "areja"),
    *("brawler", "scout", "commander_atus", "hovercraft", "destroyer", "jalak"),
}


@pytest.mark.rule("RON-001", "RON-002")
def test_player_counts_and_modes() -> None:
    assert GAME.modes["duel"].players == (2,)
    assert GAME.modes["campaign"].players == (1, 2, 3, 4)
    assert GAME.modes["teams"].players == (4,)
    with pytest.raises(BadSetup):
        new("campaign", 5)


@pytest.mark.rule("RON-004", "RON-284", "RON-019")
def test_the_kinds_of_cards_and_how_many_there_are() -> None:
    kinds = Counter(type(card) for card in GAME.library.cards.values())
    assert set(kinds) == {Recruit, Permanent, InvasionCard, Protocol, Scenario}
    assert len(cards.TECHNOLOGIES) == 26
    boxes = Counter(card.box for card in GAME.library.cards.values() if isinstance(card, Recruit))
    assert boxes == {"starter": 12, "additional": 8, "recruit": 68}


@pytest.mark.rule("RON-290")
def test_only_starters_have_no_training_cost() -> None:
    for card in GAME.library.cards.values():
        if isinstance(card, Recruit):
            assert (card.training_cost is None) == (card.box in ("starter", "additional")), card.id


@pytest.mark.rule("RON-005", "RON-057", "RON-058")
def test_everybody_begins_with_16_armour_and_14_life() -> None:
    match = new()
    assert match.state.armor == [16, 16]
    assert match.state.life == [14, 14]
    assert {"armor": 16, "life": 14}.items() <= match.view(0)["players"][1].items()


@pytest.mark.rule("RON-061", "RON-283", "RON-025", "RON-026", "RON-027", "RON-D14")
def test_leaders_are_chosen_in_turn_order_and_nobody_shares_one() -> None:
    match = new(seed=3)
    first = match.state.first
    assert match.decision is not None
    assert match.decision.seat == first
    assert len(options(match)) == 8
    play(match, "lead mother_ruda")
    assert match.decision.seat == 1 - first
    assert "lead mother_ruda" not in options(match)
    assert len(options(match)) == 7
    play(match, "lead slim_erart")
    assert zone(match, "base", first) == ["mother_ruda"]
    assert zone(match, "base", 1 - first) == ["slim_erart"]
    assert match.state.exhausted == 0
    assert len(match.state.leaders) == 6


@pytest.mark.rule("RON-062", "RON-060", "RON-295", "RON-D39")
def test_a_starting_technology_of_three_for_each_then_four_recruits_in_a_row() -> None:
    match = new(leaders="random", seed=4)
    first = match.state.first
    s = match.state
    assert asked(match) == "discover"
    assert match.decision.seat == first
    assert len(s.technologies) == 23
    chosen = options(match)[1]
    play(match, chosen)
    assert zone(match, "base", first)[1:] == [chosen.split()[1]]
    assert len(s.destroyed_technologies) == 2
    play(match, options(match)[0])
    seats = []
    while asked(match) == "recruit":
        seats.append(match.decision.seat)
        play(match, options(match)[0])
    assert seats == [first] * 4 + [1 - first] * 4
    assert [len(ground) for ground in s.ground] == [4, 4]


@pytest.mark.rule("RON-063", "RON-064", "RON-010", "RON-065")
def test_the_deck_is_the_twelve_starters_face_down() -> None:
    match = new(leaders="random")
    for seat in (0, 1):
        assert set(zone(match, "deck", seat)) == STARTERS
        assert match.view(seat)["players"][seat]["deck"] == [None] * 12
    assert zone(match, "deck", 0) != zone(match, "deck", 1)
    assert Counter(zone(match, "starters")) == {card.id: 2 for card in cards.ADDITIONAL}
    alone = new("campaign", 1, leaders="random")
    assert Counter(zone(alone, "starters")) == {card.id: 2 for card in cards.ADDITIONAL} | dict.fromkeys(STARTERS, 1)
    assert None not in alone.view(0)["starters"]


@pytest.mark.rule("RON-059")
def test_the_recruit_deck_has_every_other_recruit_card_face_down() -> None:
    match = new(leaders="random")
    assert sorted(zone(match, "recruits")) == sorted(card.id for card in cards.RECRUITS)
    assert set(match.view(0)["recruits"]) == {None}


@pytest.mark.rule("RON-066", "RON-054", "RON-055", "RON-056")
def test_four_dice_with_one_blank_face_and_each_colour_once() -> None:
    for seat in (0, 1):
        for die in unfold(new().state.dice[seat]):
            faces = sorted(FACES[face] for face in die)
            assert faces == [(0, 0, colour) for colour in range(6)]
    assert len(unfold(new().state.dice[0])) == 4


@pytest.mark.rule("RON-067", "RON-250", "RON-036", "RON-291")
def test_recruiting_keeps_one_of_three_and_destroys_two() -> None:
    match = hurry(new(leaders="random"), to="recruit")
    seat = match.decision.seat
    three = [name.split()[1] for name in options(match)]
    assert len(three) == 3
    before = len(match.state.destroyed_recruits)
    play(match, options(match)[1])
    assert zone(match, "ground", seat) == [three[1]]
    assert zone(match, "destroyed_recruits")[before:] == [three[0], three[2]]


@pytest.mark.rule("RON-074")
def test_chance_decides_who_begins() -> None:
    assert {new(seed=seed).state.first for seed in range(12)} == {0, 1}


@pytest.mark.rule("RON-075", "RON-076", "RON-D41")
def test_the_second_player_spends_two_parts_at_the_start_of_the_first_turn() -> None:
    match = hurry(new(leaders=("mayor_ilya", "steward_bolek")), to="draw")
    first = match.state.first
    assert match.state.turn == first
    assert match.state.parts[1 - first] == 2
    end_turn(match)
    assert match.decision.seat == 1 - first
    assert asked(match) == "start"
    assert {"buy drill", "buy recruit", "buy upgrade"} <= set(options(match))
    assert "finish" not in options(match)  # while something can be paid, it has to be
    play(match, "buy reroll")
    assert match.state.parts[1 - first] == 1
    assert "buy recruit" not in options(match)
    play(match, "buy reroll")
    assert asked(match) == "draw"
    assert match.state.rerolls[1 - first] == 2
    end_turn(match)
    end_turn(match)
    assert asked(match) == "draw"  # only in the first turn


@pytest.mark.rule("RON-282")
def test_dice_and_decks_both_grow_in_play() -> None:
    match = table({"hand": ["calibration_arm"], "rolled": "Y---", "ground": ["crawler"]})
    play(match, "use yellow", "play calibration_arm", "number 2", "take blue neutral", "in red", "done")
    assert (0, 1, 2) in [FACES[face] for face in unfold(match.state.dice[0])[1]]


@pytest.mark.rule("RON-171")
def test_players_may_begin_with_more_armour_and_life() -> None:
    match = new("campaign", 2, armor=18, life=17)
    assert match.state.armor == [18, 18]
    assert match.state.life == [17, 17]
    for value in ({"armor": 19}, {"life": 13}):
        with pytest.raises(BadSetup):
            new("campaign", 2, **value)


def test_the_log_tells_who_leads_whom() -> None:
    match = new(leaders=("mayor_ilya", "steward_bolek"))
    assert {(seat, card) for seat, card, _ in lines(match, "leader")} == {(0, "mayor_ilya"), (1, "steward_bolek")}
    with pytest.raises(LookupError):
        new(leaders=("mayor_ilya", "nobody"))
    with pytest.raises(BadSetup):
        new(leaders=("mayor_ilya", "mayor_ilya"))


@pytest.mark.rule("RON-277", "RON-D39", "RON-074")
def test_nobody_is_first_where_all_play_at_once_and_chance_decides_elsewhere() -> None:
    for mode, players in (("quick", 2), ("campaign", 3)):
        found = {(match.state.first, match.state.turn) for match in (new(mode, players, seed=n) for n in range(12))}
        assert found == {(0, 0)}
    assert {new("duel", 2, seed=n).state.first for n in range(12)} == {0, 1}
    assert {new("teams", 4, seed=n).state.first for n in range(12)} == {0, 2}
