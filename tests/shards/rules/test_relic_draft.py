"""The relic draft and random relics: relics of any character, drafted openly or dealt face down."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import sudi
from sudi.kernel.dealing import determinise

from ..table import options, play, relic_table, zone

MODE = {2: "duel", 3: "free_for_all", 4: "free_for_all"}


def draft(players: int = 2, seed: int = 1, **setup: object) -> sudi.Match:
    settings = {"characters": "random", "relics": "draft", **setup}
    return sudi.new("shards", mode=MODE[players], players=players, seed=seed, expansion=True, **settings)


def team_draft(seed: int, **setup: object) -> sudi.Match:
    settings = {"characters": "random", "relics": "draft", **setup}
    match = sudi.new("shards", mode="teams", seed=seed, expansion=True, **settings)
    while match.decision.name == "pick":
        play(match, options(match)[0])
    return match


def dealt(players: int = 2, seed: int = 1, **setup: object) -> sudi.Match:
    settings = {"characters": "random", "relics": "random", **setup}
    return sudi.new("shards", mode=MODE[players], players=players, seed=seed, expansion=True, **settings)


# ---- the draft in teams ----
@pytest.mark.rule("SOI-152", "SOI-208", "SOI-151")
def test_in_teams_the_order_of_turns_alternates_after_a_draft_too() -> None:
    """One player of the first team, both of the second, both of the first: whoever picked last begins, on the left."""
    first_seats = set()
    for seed in range(12):
        for characters in ("random", "tetra+volos+decima+ko_syn_wu"):
            match = team_draft(seed, characters=characters)
            picks = [entry.seat for entry in match.log(0) if entry.line == "picks"]
            assert picks[3] == picks[4] == match.state.turn == match.state.first
            assert picks[:4] == [(picks[0] + i) % 4 for i in range(4)]
            assert picks[4:] == picks[3::-1]
            turns = []
            for _ in range(6):
                turns.append(match.state.t.team[match.state.turn])
                play(match, "end")
            one, two = turns[0], 1 - turns[0]
            assert turns == [one, two, two, one, one, two]
            first_seats.add(match.state.first)
    assert first_seats == {1, 3}  # the left-hand player of either team


@pytest.mark.rule("SOI-200", "SOI-206")
def test_in_teams_the_winner_of_an_auction_begins_whoever_picks_last() -> None:
    begins = set()
    for seed in range(8):
        match = sudi.new("shards", mode="teams", seed=seed, expansion=True, characters="auction", relics="draft")
        winner = None
        while match.decision.name != "play":
            if match.decision.name == "choose" and winner is None:
                winner = match.decision.seat
            play(match, options(match)[-1] if match.decision.name == "bid" else options(match)[0])
        picks = [entry.seat for entry in match.log(0) if entry.line == "picks"]
        assert match.state.turn == match.state.first == winner
        begins.add(picks[3] == winner)
    assert begins == {True, False}


# ---- the draft ----
@pytest.mark.rule("SOI-205")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_random_relics_a_player_lie_in_the_middle_after_the_row(players: int) -> None:
    match = draft(players)
    assert match.decision.name == "pick"
    assert len(match.state.row) == 6
    assert len(match.state.offered_relics) == 2 * players
    assert len(match.state.spare_relics) == 8 - 2 * players
    assert {o.split()[1] for o in options(match)} == set(zone(match, "offered_relics"))
    view = match.view((match.decision.seat + 1) % players)
    assert all(view["offered_relics"])  # open to all


@pytest.mark.rule("SOI-205")
def test_the_relics_on_offer_are_random() -> None:
    assert len({frozenset(zone(draft(seed=n), "offered_relics")) for n in range(12)}) > 6


@pytest.mark.rule("SOI-204")
def test_a_player_may_get_relics_of_any_character_and_still_take_only_one() -> None:
    strangers = 0
    for seed in range(8):
        match = draft(seed=seed)
        while match.decision.name == "pick":
            play(match, options(match)[-1])
        for seat in range(2):
            assert len(match.state.relics[seat]) == 2
            strangers += sum(
                match.state.t.cards[c].character != match.state.character[seat] for c in match.state.relics[seat]
            )
    assert strangers > 0
    mixed = relic_table(
        {"mastery": 10, "character": "volos", "relics": ["datic_robes", "heart_of_nothing"]},
        setup={"relics": "draft"},
    )
    play(mixed, "take heart_of_nothing")
    assert not [o for o in options(mixed) if o.startswith("take")]
    assert mixed.why_not("take datic_robes").rule == "SOI-138"


@pytest.mark.rule("SOI-206", "SOI-207")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_picks_go_round_clockwise_and_back_from_the_last(players: int) -> None:
    match = draft(players)
    start = match.decision.seat
    order = []
    while match.decision.name == "pick":
        seat, wanted = match.decision.seat, options(match)[0]
        order.append(seat)
        play(match, wanted)
        assert wanted.split()[1] in zone(match, "relics", seat)
        assert wanted.split()[1] not in zone(match, "offered_relics")
    around = [(start + n) % players for n in range(players)]
    expected = around + around[::-1]
    # The very last relic leaves no choice, so its pick is not asked for.
    assert order == expected[:-1]
    assert [len(match.state.relics[n]) for n in range(players)] == [2] * players


@pytest.mark.rule("SOI-206")
def test_the_first_to_pick_is_random() -> None:
    starts = Counter(draft(3, seed).decision.seat for seed in range(45))
    assert set(starts) == {0, 1, 2}
    assert max(starts.values()) < 27


@pytest.mark.rule("SOI-208")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_last_to_pick_a_first_relic_takes_the_first_turn(players: int, seed: int) -> None:
    match = draft(players, seed)
    last = (match.decision.seat - 1) % players
    while match.decision.name == "pick":
        play(match, options(match)[0])
    assert match.decision.name == "play"
    assert match.decision.seat == last
    assert [match.state.mastery[(last + n) % players] for n in range(players)] == list(range(players))


@pytest.mark.rule("SOI-C03")
@pytest.mark.parametrize("seed", range(6))
def test_an_auctioned_first_turn_outranks_the_draft(seed: int) -> None:
    match = draft(2, seed, characters="auction")
    play(match, "decline")  # the other one wins and begins
    winner = match.decision.seat
    play(match, "choose decima", "choose tetra")
    while match.decision.name == "pick":
        play(match, options(match)[0])
    assert match.decision.seat == winner
    assert match.state.first == winner


@pytest.mark.rule("SOI-C03")
def test_in_some_of_those_matches_the_draft_alone_would_say_otherwise() -> None:
    """Over these seeds the draft alone would have made somebody else begin at least once."""
    differs = 0
    for seed in range(6):
        match = play(draft(2, seed, characters="auction"), "decline")
        winner = match.decision.seat
        play(match, "choose decima", "choose tetra")
        differs += match.decision.seat == winner  # picks first, so the draft would let the other one begin
    assert differs


# ---- random relics ----
@pytest.mark.rule("SOI-209")
def test_random_relics_are_not_tied_to_characters() -> None:
    owners: Counter[bool] = Counter()
    pairs = set()
    for seed in range(20):
        match = dealt(4, seed)
        pairs.add(frozenset(zone(match, "relics", 0)))
        assert [len(match.state.relics[n]) for n in range(4)] == [2] * 4
        everything = [c for n in range(4) for c in match.state.relics[n]]
        assert len(set(everything)) == 8
        for seat in range(4):
            for card in match.state.relics[seat]:
                owners[match.state.t.cards[card].character == match.state.character[seat]] += 1
    assert owners[False] > owners[True] > 0
    assert len(pairs) > 8  # shuffled, not handed out in the order of the box


@pytest.mark.rule("SOI-209")
def test_with_two_players_four_random_relics_stay_in_the_box() -> None:
    match = dealt(2)
    assert len(match.state.spare_relics) == 4
    assert match.decision.name == "play"  # nothing to choose


def face_down(mastery: int) -> sudi.Match:
    return relic_table(
        {"mastery": mastery, "relics": ["datic_robes", "entropic_talons"], "character": "decima"},
        {"mastery": 3, "relics": ["panconscious_crown", "heart_of_nothing"], "character": "tetra"},
        setup={"relics": "random"},
    )


def seen(match: sudi.Match, viewer: int | None, owner: int) -> list[str | None]:
    return [card and card["card"] for card in match.view(viewer)["players"][owner]["relics"]]


@pytest.mark.rule("SOI-210")
def test_random_relics_are_hidden_from_everybody_the_owner_included() -> None:
    match = face_down(9)
    for viewer in (0, 1, None):
        for owner in (0, 1):
            assert seen(match, viewer, owner) == [None, None]
        assert all(card is None for card in match.view(viewer)["spare_relics"])
        shown = json.dumps(match.view(viewer))
        for name in ("datic_robes", "entropic_talons", "panconscious_crown", "heart_of_nothing", "world_piercer"):
            assert name not in shown
    assert not [o for o in options(match) if o.startswith("take")]


@pytest.mark.rule("SOI-210")
def test_at_10_mastery_the_owner_looks_and_nobody_else() -> None:
    match = face_down(10)
    assert set(seen(match, 0, 0)) == {"datic_robes", "entropic_talons"}
    assert seen(match, 1, 0) == [None, None]
    assert seen(match, None, 0) == [None, None]
    assert seen(match, 0, 1) == [None, None]
    assert {o for o in options(match) if o.startswith("take")} == {"take datic_robes", "take entropic_talons"}
    assert "options" not in match.view(1)["decision"]


@pytest.mark.rule("SOI-210")
def test_a_random_relic_is_open_once_recruited() -> None:
    match = play(face_down(10), "take datic_robes")
    assert match.view(1)["players"][0]["discard"][-1]["card"] == "datic_robes"
    assert seen(match, 0, 0) == []


@pytest.mark.rule("SOI-210")
def test_a_refusal_below_10_mastery_tells_nothing() -> None:
    match = face_down(9)
    mine, not_mine = match.why_not("take datic_robes"), match.why_not("take world_piercer")
    assert mine == not_mine
    assert mine.rule == "SOI-135"


@pytest.mark.rule("SOI-210")
def test_what_lies_face_down_changes_no_view_and_a_searcher_deals_it_anew() -> None:
    match = face_down(9)
    other = relic_table(
        {"mastery": 9, "relics": ["world_piercer", "praetorian_01"], "character": "decima"},
        {"mastery": 3, "relics": ["praetorian_02", "terminal_crescents"], "character": "tetra"},
        setup={"relics": "random"},
    )
    for viewer in (0, 1, None):
        assert match.view(viewer)["players"][0]["relics"] == other.view(viewer)["players"][0]["relics"]
    imagined = {frozenset(determinise(match.state, 0, seed).relics[0]) for seed in range(20)}
    assert len(imagined) > 5


@pytest.mark.rule("SOI-134", "SOI-206")
@pytest.mark.parametrize("how", ["own", "draft"])
def test_own_and_drafted_relics_lie_open_to_all_players(how: str) -> None:
    match = relic_table(
        {"relics": ["praetorian_01", "praetorian_02"], "character": "decima"},
        {"relics": ["datic_robes", "terminal_crescents"], "character": "tetra"},
        setup={"relics": how},
    )
    for viewer in (0, 1):
        assert set(seen(match, viewer, 0)) == {"praetorian_01", "praetorian_02"}
        assert set(seen(match, viewer, 1)) == {"datic_robes", "terminal_crescents"}
