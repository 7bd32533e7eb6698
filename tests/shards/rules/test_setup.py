"""Core rules: the box and how the table is set up (SOI-001 to SOI-017)."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi
from sudi.games import game
from sudi.games.shards.words.names import CHARACTERS, FACTIONS, NO_FACTION

from ..table import options, play, standing, table, zone

STARTER_DECK = Counter({"crystal": 7, "blaster": 1, "shard_reactor": 1, "infinity_shard": 1})


def dealt(players: int, seed: int = 1) -> sudi.Match:
    """A match at its first turn, characters dealt by chance."""
    mode = "duel" if players == 2 else "free_for_all"
    return sudi.new("shards", mode=mode, players=players, seed=seed, characters="random")


@pytest.mark.rule("SOI-001")
def test_gems_buy_power_attacks_mastery_unlocks_health_is_life() -> None:
    match = table(
        {"hand": ["reactor_drone", "aetherbreaker"], "mastery": 10},
        {"champions": ["fao_cutul"], "health": 30},
        row=["spore_cleric"],
    )
    play(match, "play reactor_drone", "recruit spore_cleric", "play aetherbreaker")
    # 3 gems less the price of 2; 8 power instead of 4 thanks to 10 mastery
    assert (match.state.gems, match.state.power) == (1, 8)
    play(match, "attack fao_cutul", "end")
    assert zone(match, "discard", 1) == ["fao_cutul"]
    assert match.state.health == [50, 26]


@pytest.mark.rule("SOI-002", "SOI-009")
def test_four_boards_and_each_with_its_own_two_trackers() -> None:
    match = sudi.new("shards", mode="free_for_all", players=4, seed=3)
    first, taken = match.state.first, []
    for place in range(3):  # only one board is left for the fourth player, who is therefore not asked
        assert match.decision is not None
        assert match.decision.seat == (first + place) % 4
        assert options(match) == [f"choose {name}" for name in CHARACTERS if name not in taken]
        taken.append(options(match)[-1].split()[1])
        play(match, f"choose {taken[-1]}")
    assert sorted(match.state.character) == [0, 1, 2, 3]
    assert len(CHARACTERS) == 4
    assert match.decision is not None
    assert match.decision.name == "play"
    match.state.health[1] -= 7
    assert match.state.health == [50, 43, 50, 50]
    assert len(match.state.mastery) == 4


@pytest.mark.rule("SOI-009")
def test_a_taken_board_cannot_be_chosen_by_a_second_player() -> None:
    match = sudi.new("shards", seed=5)
    play(match, "choose volos")
    assert options(match) == ["choose decima", "choose tetra", "choose ko_syn_wu"]
    with pytest.raises(sudi.BadSetup, match="different names"):
        sudi.new("shards", seed=5, characters="volos+volos")


@pytest.mark.rule("SOI-003", "SOI-016")
def test_128_cards_88_of_them_in_the_centre() -> None:
    match = dealt(4)
    assert len(match.state.t.defs) == 128
    assert len(match.state.centre) + len(match.state.row) == 88
    assert sum(len(match.state.hand[p]) + len(match.state.deck[p]) for p in range(4)) == 40
    assert not match.state.banished


@pytest.mark.rule("SOI-003", "SOI-004")
def test_fewer_players_leave_starter_decks_in_the_box_but_the_centre_stays_whole() -> None:
    for players in (2, 3):
        match = dealt(players)
        assert len(match.state.t.defs) == 88 + 10 * players
        assert len(match.state.centre) + len(match.state.row) == 88


@pytest.mark.rule("SOI-004", "SOI-013")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_ten_starters(players: int) -> None:
    match = dealt(players)
    for seat in range(players):
        assert Counter(zone(match, "hand", seat) + zone(match, "deck", seat)) == STARTER_DECK


@pytest.mark.rule("SOI-005")
def test_four_factions_of_22_centre_cards_and_starters_of_none() -> None:
    match = dealt(2)
    by_faction = Counter(match.state.t.faction)
    assert by_faction == {0: 22, 1: 22, 2: 22, 3: 22, NO_FACTION: 20}
    assert [f.id for f in FACTIONS] == ["homodeus", "order", "undergrowth", "wraethe"]
    starters = {n for n, card in enumerate(match.state.t.defs) if card.id in STARTER_DECK}
    assert {match.state.t.faction[n] for n in starters} == {NO_FACTION}


@pytest.mark.rule("SOI-006")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    assert dealt(players).state.t.seats == players
    assert sudi.new("shards", players=players, seed=1).state.t.seats == players


@pytest.mark.rule("SOI-006")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    for mode in ("duel", "free_for_all"):
        with pytest.raises(sudi.BadSetup):
            sudi.new("shards", mode=mode, players=players, seed=1)


@pytest.mark.rule("SOI-006")
def test_solo_exists_only_with_the_expansion() -> None:
    with pytest.raises(sudi.BadSetup, match="expansion"):
        sudi.new("shards", mode="solo", seed=1, expansion=False)
    assert sudi.new("shards", mode="solo", seed=1).state.t.setup["expansion"] is True


@pytest.mark.rule("SOI-007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_starting_player(players: int) -> None:
    starts = Counter(dealt(players, seed).state.first for seed in range(60))
    assert set(starts) == set(range(players))
    assert min(starts.values()) >= 60 // players // 3  # roughly even: a fixed or lopsided draw is caught
    match = dealt(players, 2)
    assert match.state.turn == match.state.first


@pytest.mark.rule("SOI-008")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_round_after_round(players: int) -> None:
    match = dealt(players, 7)
    first = match.state.first
    for n in range(3 * players):
        assert match.state.turn == (first + n) % players
        play(match, "end")


@pytest.mark.rule("SOI-010")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_at_50_health(players: int) -> None:
    assert dealt(players).state.health == [50] * players


@pytest.mark.rule("SOI-011", "SOI-012")
@pytest.mark.parametrize("seed", range(6))
def test_mastery_starts_at_0_1_2_3_in_turn_order(seed: int) -> None:
    for players in (2, 3, 4):
        match = dealt(players, seed)
        in_order = [match.state.mastery[(match.state.first + n) % players] for n in range(players)]
        assert in_order == [0, 1, 2, 3][:players]


@pytest.mark.rule("SOI-013")
def test_starter_decks_are_shuffled() -> None:
    hands = [tuple(sorted(zone(dealt(2, seed), "hand", 0))) for seed in range(12)]
    assert len(set(hands)) > 3
    match = dealt(2)
    order = [[c % 10 for c in match.state.deck[p] + match.state.hand[p]] for p in range(2)]
    assert order[0] != order[1]  # each for itself, not all by the same shuffle


@pytest.mark.rule("SOI-014", "SOI-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_in_hand_five_face_down_and_no_discard_pile(players: int) -> None:
    match = dealt(players)
    for seat in range(players):
        assert len(match.state.hand[seat]) == 5
        assert len(match.state.deck[seat]) == 5
        assert match.state.discard[seat] == []
    seen = match.view(0)["players"]
    assert "crystal" not in str(seen[0]["deck"])  # face down, even for its owner
    assert "crystal" not in str(seen[1]["hand"])


@pytest.mark.rule("SOI-016")
def test_the_centre_deck_is_shuffled_face_down_and_shared() -> None:
    rows = {tuple(zone(dealt(2, seed), "row")) for seed in range(8)}
    assert len(rows) == 8
    match = dealt(3)
    factions = [match.state.t.faction[c] for c in match.state.centre]
    assert factions != sorted(factions)
    for seat in (0, 1, 2, None):
        shown = str(match.view(seat)["centre"])
        assert not any(card.id in shown for card in game("shards").library.cards.values())


@pytest.mark.rule("SOI-017")
def test_six_open_cards_make_the_row() -> None:
    match = dealt(2)
    assert len(match.state.row) == 6
    assert len(match.state.centre) == 82
    for seat in (0, 1):
        assert [card for card in zone(match, "row") if card not in str(match.view(seat)["row"])] == []


@pytest.mark.rule("SOI-082")
def test_mastery_lies_open_to_everybody() -> None:
    match = table({"mastery": 17}, {"mastery": 4})
    for seat in (0, 1, None):
        assert [p["mastery"] for p in match.view(seat)["players"]] == [17, 4]


@pytest.mark.rule("SOI-047", "SOI-048")
def test_focus_turns_the_board_until_the_end_of_the_turn() -> None:
    match = table({"mastery": 4, "hand": ["blaster"]}, {"hand": ["crystal"]}, gems=2)
    assert match.view(1)["focused"] is False
    play(match, "focus")
    assert match.view(1)["focused"] is True
    assert standing(match)["gems"] == 1
    assert "focus" not in options(match)  # a gem is left, the board is not
    play(match, "end", "play crystal")
    assert match.view(1)["focused"] is False
    assert "focus" in options(match)  # the other player's board was never turned


@pytest.mark.rule("SOI-002")
def test_boards_differ_only_in_name() -> None:
    for character in CHARACTERS:
        match = table({"character": character}, gems=1)
        assert (match.state.health[0], match.state.mastery[0]) == (50, 0)
        play(match, "focus")
        assert match.state.mastery[0] == 1
