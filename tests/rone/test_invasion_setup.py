"""Setting up the Invasion: decks, zones, protocols, scenario, difficulty."""

from __future__ import annotations

from collections import Counter

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.cards.invasion_card import Values
from sudi.games.rone.game import GAME
from sudi.games.rone.language.orders_of_invasion import ActivateProtocols, LoseScenario
from sudi.games.rone.language.orders_to_players import Hit
from sudi.games.rone.rules.invasion.stack import scenario, totals, visible_rows
from sudi.games.rone.words.names import RANGED

from .table import hurry, lines, new, options, play, table, zone


@pytest.mark.rule("RON-159", "RON-160", "RON-161", "RON-144")
@pytest.mark.parametrize(("players", "size"), [(1, 13), (2, 16), (3, 19), (4, 22)])
def test_the_deck_grows_with_the_players(players: int, size: int) -> None:
    match = new("campaign", players)
    starting = {card.id for card in cards.STARTING}
    assert len(match.state.inv_deck) == size
    assert set(zone(match, "inv_deck")) <= starting
    assert match.view(0)["inv_deck"] == [None] * size
    rest = Counter(zone(match, "inv_supply")) + Counter(c for place in match.state.training for c in _ids(match, place))
    everything = Counter(card.id for card in cards.INVASION for _ in range(card.copies))
    assert rest + Counter(zone(match, "inv_deck")) == everything
    assert set(match.view(0)["inv_supply"]) == {None}


def _ids(match: object, numbers: list[int]) -> list[str]:
    return [match.state.t.defs[c].id for c in numbers]


@pytest.mark.rule("RON-162", "RON-163", "RON-298", "RON-265", "RON-147", "RON-148")
def test_scenario_one_fills_the_zones_and_activates_two_protocols() -> None:
    match = new("campaign", 2)
    assert [len(place) for place in match.state.training] == [1] * 5
    assert len(match.state.protocols) == 2
    assert len(match.state.protocol_supply) == 12
    assert set(match.view(0)["protocol_supply"]) == {None}
    assert match.state.inv_research == 2
    names = [event.name.en for event in scenario(match.state).events]
    assert names == ["More Enemies", "More Enemies"]


@pytest.mark.rule("RON-158", "RON-164", "RON-165", "RON-166", "RON-142", "RON-172")
def test_round_zero_with_the_first_scenario_on_the_table() -> None:
    match = new("campaign", 1)
    assert match.state.round == 0
    assert match.state.events == 0
    assert zone(match, "scenarios")[match.state.scenario] == "defence_of_the_base"
    assert [(event.name.cs, event.ends) for event in scenario(match.state).events] == [
        ("Více nepřátel", 4),
        ("Více nepřátel", 7),
    ]
    assert lines(match, "scenario")[0][1] == "defence_of_the_base"


@pytest.mark.rule("RON-167", "RON-296")
def test_the_invasion_is_ready_before_the_players_set_up() -> None:
    match = new("campaign", 2)
    assert len(match.state.protocols) == 2
    assert options(match)[0].startswith("lead ")  # players set up as for a duel
    assert match.decision.seat == 0
    hurry(match, to="recruit")
    assert [len(base) for base in match.state.base] == [2, 2]


@pytest.mark.rule("RON-153", "RON-168", "RON-169", "RON-D20", "RON-170")
@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [
        ("none", Values()),
        ("easy", Values(melee=1)),
        ("normal", Values(melee=1, armor=1)),
        ("hard", Values(melee=1, armor=1, life=1)),
    ],
)
def test_the_difficulty_decides_how_much_support_is_visible(difficulty: str, expected: Values) -> None:
    match = table({}, mode="campaign", setup={"difficulty": difficulty})
    assert totals(match.state) == expected


@pytest.mark.rule("RON-D44", "RON-D20")
def test_a_campaign_without_support_goes_on_with_one_row() -> None:
    match = table({}, mode="campaign", setup={"difficulty": "none"}, scenario=1)
    assert len(visible_rows(match.state)) == 1


@pytest.mark.rule("RON-132")
def test_the_campaign_has_two_scenarios_in_order() -> None:
    assert [card.id for card in cards.SCENARIOS] == ["defence_of_the_base", "strike_at_the_base"]
    defence, strike = cards.SCENARIOS
    assert (defence.last_round, defence.base_life) == (9, None)
    assert strike.base_life.of(2) == 28
    assert strike.base_armor.of(2) == 3
    assert [event.ends for event in strike.events] == [3, 6, 9, 13]
    assert [event.orders.parts[0] for event in strike.events] == [
        *(Hit(RANGED, 1), ActivateProtocols(1), Hit(RANGED, 1), LoseScenario()),
    ]


@pytest.mark.rule("RON-138", "RON-139", "RON-140", "RON-141")
def test_what_is_printed_on_invasion_cards() -> None:
    officer = GAME.library.cards["cynex_field_officer"]
    assert officer.combat == Values(melee=2, armor=1, life=2)
    assert officer.support == Values(melee=1, armor=1)
    assert (officer.rewards, officer.training_cost) == ((5,), 5)
    assert sum(card.copies for card in cards.STARTING) == 22
    assert len([card for card in cards.INVASION if not card.starting]) == 44


@pytest.mark.rule("RON-011", "RON-146")
def test_the_invasions_discards_and_dump_are_open() -> None:
    match = table({}, mode="campaign", inv_discard=["gun_turret"], inv_dump=["breaker"])
    assert match.view(None)["inv_discard"][0]["card"] == "gun_turret"
    assert match.view(None)["inv_dump"][0]["card"] == "breaker"


def test_a_scenario_can_be_chosen_by_name() -> None:
    match = new("campaign", 1, scenarios="strike_at_the_base", leaders="random")
    assert match.state.base_life == 16
    play(match, options(match)[0])
    with pytest.raises(LookupError):
        new("campaign", 1, scenarios="nowhere")
