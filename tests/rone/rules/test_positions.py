"""Positions written by hand."""

from __future__ import annotations

import pytest

from sudi.games.rone.game import GAME
from sudi.games.rone.state import P_MAIN, PHASES
from sudi.kernel.errors import BadPosition
from sudi.kernel.match import Match
from sudi.kernel.written.position import from_position

from ..table import asked, end_turn, new, table, zone


def test_positions_that_cannot_be_are_refused() -> None:
    for player, says in (
        ({"hand": ["catapult"]}, "cannot lie there"),
        ({"base": ["brawler"]}, "cannot lie there"),
        ({"life": 0}, "without life"),
        ({"armor": 19}, "0 to 18"),
        ({"stored": {"purple": 1}}, "some of blue"),
        ({"resources": {"red": 99}}, "from 0 to 31"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(player)


def test_a_position_written_by_hand_fills_in_the_rest() -> None:
    match = table({"hand": ["brawler", "scout"]}, {})
    assert len(match.state.deck[0]) == 10
    assert len(match.state.deck[1]) == 12
    assert len(match.state.recruits) == 68
    assert sorted(zone(match, "hand", 0)) == ["brawler", "scout"]
    back = match.position()
    assert back["players"][0]["hand"] == ["brawler", "scout"]


# ---- phases ----
def test_a_position_by_hand_stands_in_the_main_phase() -> None:
    assert table({}, phase="main").state.phase == P_MAIN
    for phase in PHASES:
        if phase != "main":
            with pytest.raises(BadPosition, match="phase: a position written by hand stands in the main phase"):
                table({}, phase=phase)


@pytest.mark.parametrize("mode", ["duel", "teams", "quick", "campaign"])
def test_an_exact_position_stands_in_the_phase_that_its_question_belongs_to(mode: str) -> None:
    """Every question of two rounds: its position is read as it was written, and refused in any other phase."""
    match, seen = new(mode, seed=3, players=4 if mode == "teams" else 2, leaders="random"), set()
    for at in range(160):
        if match.decision is None:
            break
        data = match.position()
        if "machine" in data and (asked(match), match.state.phase) not in seen:
            seen.add((asked(match), match.state.phase))
            assert from_position(GAME, data).state == match.state
            for phase in PHASES:
                if phase != PHASES[match.state.phase]:
                    with pytest.raises(BadPosition, match="phase: what is asked here belongs to"):
                        from_position(GAME, {**data, "phase": phase})
        match.choose(at % len(match.decision.options))
    assert len({phase for _, phase in seen}) > 3


@pytest.mark.rule("RON-D19")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fleeting_card_in_a_position_does_not_outlast_the_turn(seat: int) -> None:
    players = [{}, {}]
    players[seat] = {"hand": ["smuggled_ammunition"]}
    match = end_turn(table(*players))
    assert zone(match, "hand", seat) == []
    assert zone(match, "destroyed_recruits") == ["smuggled_ammunition"]


# ---- what a position leaves out ----
def lay(mode: str, *players: dict, **data: object) -> Match:
    """A position as somebody writes it, without the defaults of the tests."""
    return from_position(GAME, {"game": "rone", "mode": mode, "players": list(players), **data})


def test_players_get_a_leader_dice_and_the_first_turn() -> None:
    match = lay("duel", {}, {"base": ["catapult"]})
    s = match.state
    assert [len(base) for base in s.base] == [1, 1]
    assert s.t.cards[s.base[0][0]].leader
    assert zone(match, "base", 1) == ["catapult"]  # what is given stays as it is
    assert len(s.leaders) == 7
    assert s.turns == 1
    assert None not in match.view(0)["players"][0]["shown"]  # whoever is on turn has rolled
    assert match.view(0)["players"][1]["shown"] == [None] * 4
    assert lay("duel", {}, {}, turns=5).state.turns == 5
    dealt = {tuple(lay("duel", {}, {}, chance=chance).state.shown) for chance in range(1, 9)}
    assert len(dealt) > 5
    given = lay("duel", {"base": []}, {})
    assert zone(given, "base", 0) == []


def test_piles_that_are_given_leave_the_rest_destroyed() -> None:
    match = lay("duel", {}, {}, recruits=["veteran"], technologies=["jammer"])
    assert (zone(match, "recruits"), zone(match, "technologies")) == (["veteran"], ["jammer"])
    assert len(match.state.destroyed_recruits) == 67
    assert len(match.state.destroyed_technologies) == 25
    free = lay("duel", {}, {})
    assert (len(free.state.recruits), len(free.state.technologies)) == (68, 26)
    assert len(free.state.starters) == 16
    orders = {tuple(lay("duel", {}, {}, chance=chance).state.recruits) for chance in range(1, 5)}
    assert len(orders) == 4  # shuffled
    named = lay("duel", {"base": ["mayor_ilya"]}, {})
    assert "mayor_ilya" not in zone(named, "leaders")


def test_decks_hold_the_starters_that_lie_nowhere_else() -> None:
    match = lay("duel", {"hand": ["brawler"], "discard": ["scout"]}, {"deck": ["jugura"]})
    assert len(match.state.deck[0]) == 10
    assert {"brawler", "scout"} & set(zone(match, "deck", 0)) == set()
    assert zone(match, "deck", 1) == ["jugura"]
    assert len(match.state.starters) == 16 + 11
    decks = {tuple(lay("duel", {}, {}, chance=chance).state.deck[0]) for chance in range(1, 5)}
    assert len(decks) == 4


@pytest.mark.parametrize(("players", "size"), [(1, 13), (2, 16), (4, 22)])
def test_the_invasion_is_set_up_where_nobody_wrote_it_down(players: int, size: int) -> None:
    match = lay("campaign", *({} for _ in range(players)))
    s = match.state
    assert len(s.inv_deck) == size
    assert all(s.t.cards[card].starting for card in s.inv_deck)
    assert len(s.inv_supply) == 66 - size
    assert set(s.inv_deck) & set(s.inv_supply) == set()
    assert (s.inv_research, s.round, s.base_life, s.base_armor) == (players, 1, 0, 0)
    assert len(s.protocol_supply) == 14
    assert zone(match, "scenarios") == ["defence_of_the_base", "strike_at_the_base"]
    strike = lay("campaign", *({} for _ in range(players)), setup={"scenarios": "strike_at_the_base"})
    assert (strike.state.base_life, strike.state.base_armor) == (4 + 12 * players, 1 + players)


def test_numbers_of_the_invasion_that_are_given_stay() -> None:
    given = {"inv_research": 0, "round": 4, "base_life": 3, "base_armor": 1}
    match = lay("campaign", {}, setup={"scenarios": "strike_at_the_base"}, **given)
    s = match.state
    assert (s.inv_research, s.round, s.base_life, s.base_armor) == (0, 4, 3, 1)
    bare = lay("campaign", {}, inv_deck=["watch_drone"])  # somebody has written the Invasion down
    assert (bare.state.inv_research, bare.state.round, zone(bare, "inv_deck")) == (0, 0, ["watch_drone"])
    assert len(bare.state.inv_supply) == 65
    supply = lay("campaign", {}, inv_supply=["breaker"], inv_deck=["watch_drone"], protocol_supply=["storm_protocol"])
    assert (len(supply.state.inv_destroyed), len(supply.state.protocols_destroyed)) == (64, 13)
    decks = {tuple(lay("campaign", {}, chance=chance).state.inv_supply) for chance in range(1, 5)}
    assert len(decks) == 4
    protocols = {tuple(lay("campaign", {}, chance=chance).state.protocol_supply) for chance in range(1, 5)}
    assert len(protocols) == 4


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"deployed": ["brawler"]}, r"deployed\[0\]: the card 'brawler' cannot lie there"),
        ({"protocols": ["breaker"]}, r"protocols\[0\]"),
        ({"inv_deck": ["storm_protocol"]}, r"inv_deck\[0\]"),
        ({"scenarios": ["breaker"]}, r"scenarios\[0\]"),
        ({"recruits": ["jammer"]}, r"recruits\[0\]"),
        ({"technologies": ["brawler"]}, r"technologies\[0\]"),
        ({"players": [{"hand": ["brawler", "jammer"]}]}, r"players\[0\]\.hand\[1\]"),
    ],
)
def test_every_card_lies_where_its_kind_can_lie(data: dict, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        from_position(GAME, {"game": "rone", "mode": "campaign", "players": [{}], **data})
