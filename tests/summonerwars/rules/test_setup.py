"""What there is, and how a match begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sudi
from sudi.games.summonerwars.cards.catalogue import CARDS
from sudi.games.summonerwars.law.decks import BY_ID
from sudi.games.summonerwars.rules.dice import DICE
from sudi.games.summonerwars.words.names import FACTIONS
from sudi.games.summonerwars.words.phases import PHASES
from sudi.kernel.view import sight

from ..table import at, boosts, builds, dice, ended, hurt, number, options, play, settle, side, summons, table, zone

FALLEN = ("fallen_kingdom", "fallen_kingdom")
UNITS = [card for card in CARDS if card.unit]
EVENTS = [card for card in CARDS if card.event]
STRUCTURES = [card for card in CARDS if card.kind == "structure"]


def begun(seed: int = 1, **setup: Any) -> sudi.Match:
    return sudi.new("summonerwars", seed=seed, **{"decks": FALLEN, **setup})


# ---- the aim and the ways to play ----
@pytest.mark.rule("SUW-001")
def test_whoever_still_has_a_summoner_wins() -> None:
    board = {"C3": "fk_gul_dass", "C4": "fk_ret_talus@p2:11"}
    m = table(board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C3 fk_ret_talus@C4")
    assert ended(m) == (0,)
    other = table(board={"C3": "fk_ret_talus:11", "C4": "fk_gul_dass@p2"}, phase="attack", turn="p2")
    with dice("M RS"):
        play(other, "attack fk_gul_dass@C4 fk_ret_talus@C3")
    assert ended(other) == (1,)


@pytest.mark.rule("SUW-001")
@pytest.mark.parametrize("players", [1, 3])
def test_a_duel_is_for_two(players: int) -> None:
    with pytest.raises(sudi.BadSetup):
        sudi.new("summonerwars", "duel", players, 1)


# ---- what is printed ----
@pytest.mark.rule("SUW-004")
@pytest.mark.parametrize("card", UNITS, ids=lambda card: card.id)
def test_a_unit_says_what_units_say(card: Any) -> None:
    assert card.name.cs
    assert card.name.en
    assert card.kind in ("summoner", "champion", "common")
    assert 0 <= card.faction < len(FACTIONS)
    assert card.strength >= 0
    assert card.life > 0
    assert (card.cost == -1) == (card.kind == "summoner")
    assert card.symbols
    assert card.attack in ("melee", "ranged")
    assert card.abilities
    assert card.phase == -1


@pytest.mark.rule("SUW-005")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_an_event_says_what_events_say(card: Any) -> None:
    assert card.kind in ("epic_event", "event")
    assert card.cost >= 0
    assert 0 <= card.phase < len(PHASES) - 1  # no event is for the Draw phase
    assert bool(card.symbols) == (card.kind == "event")
    assert card.text("cs")
    assert card.text("en")
    assert not card.strength
    assert not card.attack


@pytest.mark.rule("SUW-006")
def test_a_structure_says_what_structures_say() -> None:
    assert {(card.name.cs, card.name.en, card.cost, card.life) for card in STRUCTURES} == {
        ("Startovní portál", "Starting Gate", 0, 10),
        ("Portál", "Gate", 0, 5),
    }
    assert all("Stavba" in card.type_line("cs") and "Structure" in card.type_line("en") for card in STRUCTURES)


@pytest.mark.rule("SUW-007")
def test_boost_and_damage_are_different_tokens_and_magic_lies_on_no_card() -> None:
    """What takes damage off leaves boost alone, what spends boost leaves damage alone; magic is each player's own."""
    board = {"C1": "va_sera_eldwyn", "C3": "va_temple_priest:1+2", "C6": "gate@p2:3"}
    m = play(
        table({"magic": 4, "hand": ["va_mass_heal"]}, {"magic": 7}, board=board, phase="move"), "play va_mass_heal"
    )
    assert (hurt(m, "C3"), boosts(m, "C3"), hurt(m, "C6")) == (0, 2, 3)
    assert m.state.magic == [3, 7]
    board = {"C3": "se_border_archer:2+3", "C4": "gate_start@p2", "F1": "se_abua_shi"}
    m = table({"magic": 4, "hand": ["gate"]}, {"magic": 7}, board=board, phase="attack")
    with dice("MR MR", "M M"):
        play(m, "attack se_border_archer@C3 gate_start@C4", "accept", "target gate_start@C4")
    assert (hurt(m, "C3"), boosts(m, "C3"), hurt(m, "C4"), boosts(m, "C4")) == (2, 2, 2, 0)
    assert m.state.magic == [4, 7]


@pytest.mark.rule("SUW-008")
@pytest.mark.parametrize("die", DICE)
def test_the_faces_of_a_die_combine_three_symbols(die: str) -> None:
    faces = DICE[die]
    assert len(faces) == 6
    assert all(any(face) and set(face) <= {0, 1} for face in faces)
    assert [sum(face[symbol] for face in faces) for symbol in range(3)] == [5, 4, 2]


@pytest.mark.rule("SUW-008", "SUW-011")
@pytest.mark.parametrize("die", DICE)
def test_both_players_roll_the_chosen_die(die: str) -> None:
    m = begun(die=die)
    assert m.state.t.faces == DICE[die]


@pytest.mark.rule("SUW-009")
def test_the_battlefield_has_eight_rows_of_six_and_piles_lie_beside_it() -> None:
    m = begun()
    names = m.state.t.slot_names
    assert sorted(names) == sorted(column + row for column in "ABCDEF" for row in "12345678")
    on_board = {card for card in m.state.board if card >= 0}
    assert on_board.isdisjoint(
        card for piles in (m.state.deck, m.state.discard, m.state.hand) for p in piles for card in p
    )


@pytest.mark.rule("SUW-009")
def test_active_events_lie_beside_the_battlefield() -> None:
    m = table({"hand": ["fk_sacrificial_pyre", "fk_purge"], "magic": 1}, board={"C3": "fk_undead_carrier"})
    play(m, "play fk_sacrificial_pyre")
    assert zone(m, "active", 0) == ["fk_sacrificial_pyre"]
    assert all(m.state.board[q] != m.state.active[0][0] for q in range(48))


# ---- the start ----
@pytest.mark.rule("SUW-011", "SUW-113")
def test_the_bank_never_runs_out() -> None:
    board = {"C3": "fk_undead_warrior+400", "D3": "gate_start:9", "C6": "fk_undead_warrior@p2+400"}
    m = table({"hand": ["fk_purge"]}, board={**board, "C4": "fk_hellfire_cultist@p2"}, phase="attack")
    assert boosts(m, "C6") == 400
    with dice("M M M M M M M"):
        settle(play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4"))
    assert boosts(m, "C3") == 401


@pytest.mark.rule("SUW-012", "SUW-002")
def test_each_player_plays_the_deck_that_was_picked() -> None:
    m = begun()
    for seat in (0, 1):
        own = [m.state.t.cards[c] for c in range(len(m.state.t.cards)) if m.state.t.owner[c] == seat]
        assert len(own) == 34
        assert {card.box for card in own} == {"fallen_kingdom", "gates"}
    with pytest.raises(sudi.UnknownName, match="fallen_kingdom"):
        begun(decks=("fallen_kingdom", "fallen_kingdon"))
    with pytest.raises(sudi.BadSetup, match="list of two"):
        begun(decks=("fallen_kingdom",))


@pytest.mark.rule("SUW-012")
def test_decks_left_to_chance_are_drawn_for_each_player() -> None:
    seen = {sudi.new("summonerwars", seed=seed).state.t.setup["decks"] for seed in range(40)}
    ready = {card.box for card in CARDS if card.kind == "summoner"}
    assert {deck for pair in seen for deck in pair} == ready
    assert len({a == b for a, b in seen}) == min(2, len(ready))  # the same deck against itself is allowed


@pytest.mark.rule("SUW-013", "SUW-215")
def test_four_cards_of_each_player_begin_where_the_diagram_says() -> None:
    m = begun()
    near = {"D1": "fk_ret_talus", "D3": "gate_start", "C3": "fk_undead_archer", "D4": "fk_undead_carrier"}
    far = {"C8": "fk_ret_talus", "C6": "gate_start", "D6": "fk_undead_archer", "C5": "fk_undead_carrier"}
    laid = {name: at(m, name) for name in m.state.t.slot_names if at(m, name)}
    assert laid == near | far  # the second player's diagram turned by half a circle
    assert all(side(m, space) == 0 for space in near)
    assert all(side(m, space) == 1 for space in far)


@pytest.mark.rule("SUW-014")
def test_the_starting_gate_falls_at_ten_damage() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "gate_start@p2:8", "E3": "fk_undead_carrier"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_undead_carrier@C3 gate_start@C4")
    assert hurt(m, "C4") == 9
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@C3 gate_start@C4")
    assert at(m, "C4") is None


@pytest.mark.rule("SUW-015", "SUW-016")
def test_the_rest_is_shuffled_and_five_cards_are_drawn() -> None:
    m = begun()
    for seat in (0, 1):
        assert (len(m.state.hand[seat]), len(m.state.deck[seat])) == (5, 25)
    orders = {tuple(begun(seed).state.deck[0]) for seed in range(5)}
    assert len(orders) == 5
    pile = Counter(zone(m, "deck", 0) + zone(m, "hand", 0))
    assert pile["gate"] == 3
    assert pile["fk_sacrificial_pyre"] == 2
    assert pile["gate_start"] == pile["fk_ret_talus"] == 0


@pytest.mark.rule("SUW-015", "SUW-123")
def test_nobody_sees_the_faces_of_a_draw_pile_but_everybody_its_size() -> None:
    m = begun()
    for viewer in (0, 1, None):
        for player in m.view(viewer)["players"]:
            assert player["deck"] == [None] * 25


@pytest.mark.rule("SUW-017")
def test_who_begins_is_chosen_or_left_to_chance() -> None:
    assert {begun(seed, first="p1").state.turn for seed in range(12)} == {0}
    assert {begun(seed, first="p2").state.turn for seed in range(12)} == {1}
    assert {begun(seed).state.turn for seed in range(12)} == {0, 1}
    with pytest.raises(sudi.SudiError):
        begun(first="p3")


@pytest.mark.rule("SUW-018", "SUW-019")
@pytest.mark.parametrize(("first", "magic"), [("p1", [2, 3]), ("p2", [3, 2])])
def test_the_first_player_has_two_magic_and_the_other_three(first: str, magic: list[int]) -> None:
    assert begun(first=first).state.magic == magic


@pytest.mark.rule("SUW-179")
def test_gates_open_spaces_for_summoning() -> None:
    m = table({"hand": ["fk_undead_archer"], "magic": 2}, board={"B3": "gate_start", "E3": "gate", "D6": "gate@p2"})
    assert summons(m, "fk_undead_archer") == {"A3", "B2", "B4", "C3", "D3", "E2", "E4", "F3"}
    assert BY_ID["gate_start"].structure
    assert BY_ID["gate"].structure


@pytest.mark.rule("SUW-185", "SUW-C01")
def test_a_deck_is_all_that_a_player_brings_and_its_list_is_no_secret() -> None:
    m = begun()
    assert len(m.state.t.cards) == 2 * 34
    hidden = sight(m.state, 0).pools["own1"]  # what the first seat may work out about the second one's hand and pile
    assert sorted(hidden) == sorted([*m.state.hand[1], *m.state.deck[1]])
    assert len(hidden) == 30


def test_helpers_tell_the_truth() -> None:
    """What the other tests rely on: a table is what it says."""
    m = table({"hand": ["gate"]}, board={"C3": "fk_undead_carrier:1+2", "E5": "gate@p2"}, phase="build")
    assert number(m, "C3") != number(m, "E5")
    assert "build gate C1" in options(m)
    assert "C3" not in builds(m, "gate")
    assert (hurt(m, "C3"), boosts(m, "C3"), side(m, "E5")) == (1, 2, 1)
