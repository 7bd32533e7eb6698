"""Before the first turn: boxes, factions, decks, bases, opening hands, the first player."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

import sudi
from sudi.games.smashup.cards.box import BASES, PACKS
from sudi.games.smashup.words.factions import FACTION_IDS, FACTIONS

from ..table import everything_in_one_place, options, play, zone

PAIRS = {
    2: ["robots+ninjas", "pirates+zombies"],
    3: ["robots+ninjas", "pirates+zombies", "wizards+aliens"],
    4: ["robots+ninjas", "pirates+zombies", "wizards+aliens", "dinosaurs+tricksters"],
}


def new(players: int = 2, seed: int = 1, **setup: object) -> sudi.Match:
    return sudi.new("smashup", players=players, seed=seed, **setup)


def opening_lines(match: sudi.Match, kind: str, seat: int) -> list[str | None]:
    return [e.card for e in match.log() if e.line == kind and e.seat == seat]


@pytest.mark.rule("SMU-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_may_play(players):
    match = new(players)
    assert match.state.t.seats == players
    assert match.decision is not None


@pytest.mark.rule("SMU-001")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_or_more_are_refused(players):
    with pytest.raises(sudi.SudiError, match=f"not for {players} players"):
        new(players)


@pytest.mark.rule("SMU-003", "SMU-004")
def test_one_box_holds_eight_packs_of_twenty_and_sixteen_bases():
    assert [sum(card.copies for card in pack) for pack in PACKS] == [20] * 8
    assert len(BASES) == 16
    match = new()
    assert len(match.state.t.defs) == 160 + 16
    assert sum(card.kind == "base" for card in match.state.t.cards) == 16
    everything_in_one_place(match)


@pytest.mark.rule("SMU-005")
def test_the_eight_factions_in_both_languages():
    assert {f.en for f in FACTIONS} == {
        "Wizards",
        "Dinosaurs",
        "Aliens",
        "Ninjas",
        "Pirates",
        "Robots",
        "Tricksters",
        "Zombies",
    }
    assert {f.cs for f in FACTIONS} == {
        "Čarodějové",
        "Dinosauři",
        "Mimozemšťané",
        "Nindžové",
        "Piráti",
        "Roboti",
        "Skřítkové",
        "Zombie",
    }


@pytest.mark.rule("SMU-006", "SMU-007")
def test_each_of_the_28_pairs_is_a_deck_of_forty():
    pairs = list(combinations(FACTION_IDS, 2))
    assert len(pairs) == 28
    decks = set()
    for pair in pairs:
        rest = [f for f in FACTION_IDS if f not in pair]
        match = new(factions=["+".join(pair), "+".join(rest[:2])])
        cards = zone(match, "hand", 0) + zone(match, "deck", 0) + zone(match, "discard", 0)
        assert len(cards) == 40
        assert Counter(c.partition("_")[0] for c in cards) == {pair[0]: 20, pair[1]: 20}
        decks.add(frozenset(cards))
    assert len(decks) == 28


@pytest.mark.rule("SMU-007", "SMU-012")
def test_robo_ninjas_are_forty_cards_shuffled_into_one_deck():
    match = new(factions=PAIRS[2], seed=3)
    deck = zone(match, "deck", 0)
    cards = deck + zone(match, "hand", 0)
    assert Counter(c.partition("_")[0] for c in cards) == {"robots": 20, "ninjas": 20}
    changes = sum(a.partition("_")[0] != b.partition("_")[0] for a, b in pairwise(deck))
    assert changes > 5, "the two packs lie shuffled, not one on the other"
    assert deck != zone(new(factions=PAIRS[2], seed=4), "deck", 0)


@pytest.mark.rule("SMU-007", "SMU-008")
@pytest.mark.parametrize("pair", ["robots+robots", "robots", "robots+ninjas+aliens"])
@pytest.mark.parametrize("boxes", [1, 2])
def test_a_deck_needs_two_different_factions_however_many_boxes(pair, boxes):
    with pytest.raises(sudi.SudiError, match="two different factions"):
        new(factions=[pair, "pirates+zombies"], boxes=boxes)


@pytest.mark.rule("SMU-009")
def test_one_box_lends_a_faction_once():
    with pytest.raises(sudi.SudiError, match="'ninjas' is taken more often"):
        new(factions=["robots+ninjas", "pirates+ninjas"])


@pytest.mark.rule("SMU-009")
@pytest.mark.parametrize("seed", range(8))
def test_factions_dealt_at_random_are_all_different_with_one_box(seed):
    s = new(4, seed).state
    assert sorted(s.faction_a + s.faction_b) == list(range(8))


@pytest.mark.rule("SMU-010", "SMU-011", "SMU-135")
def test_two_boxes_let_wizards_face_wizards_with_one_set_of_bases():
    match = new(factions=["wizards+aliens", "pirates+wizards"], boxes=2)
    for seat in (0, 1):
        cards = zone(match, "hand", seat) + zone(match, "deck", seat) + zone(match, "discard", seat)
        assert Counter(c.partition("_")[0] for c in cards)["wizards"] == 20
    s = match.state
    assert not {*s.hand[0], *s.deck[0]} & {*s.hand[1], *s.deck[1]}, "each has a copy of the own"
    assert sum(len(b) for b in s.bases) + len(s.base_deck) == 16
    everything_in_one_place(match)


@pytest.mark.rule("SMU-010")
def test_two_boxes_lend_a_faction_twice_but_not_three_times():
    pairs = ["wizards+aliens", "pirates+wizards", "wizards+zombies"]
    new(2, factions=pairs[:2], boxes=2)
    with pytest.raises(sudi.SudiError, match="'wizards' is taken more often"):
        new(3, factions=pairs, boxes=2)
    new(3, factions=pairs, boxes=3)


@pytest.mark.rule("SMU-008", "SMU-010")
def test_at_random_from_two_boxes_nobody_gets_a_faction_twice():
    shared = 0
    for seed in range(40):
        s = new(4, seed, boxes=2).state
        assert all(a != b for a, b in zip(s.faction_a, s.faction_b, strict=True))
        counts = Counter(s.faction_a + s.faction_b)
        assert max(counts.values()) <= 2
        shared += max(counts.values()) == 2
    assert shared, "two boxes do let players share a faction"


@pytest.mark.rule("SMU-013", "SMU-014")
def test_the_bases_are_shuffled():
    starts = {tuple(zone(new(seed=seed), "bases", place)[0] for place in range(3)) for seed in range(12)}
    assert len(starts) > 8
    assert len({base for start in starts for base in start}) > 8


@pytest.mark.rule("SMU-014", "SMU-015", "SMU-016", "SMU-017")
@pytest.mark.parametrize(("players", "bases"), [(2, 3), (3, 4), (4, 5)])
def test_one_base_more_than_players_and_the_rest_is_the_base_deck(players, bases):
    match = new(players)
    s = match.state
    assert [len(b) for b in s.bases] == [1] * bases
    assert len(s.base_deck) == 16 - bases
    assert s.base_discard == []
    seen = match.view(1)
    assert all(slot["bases"][0]["card"].startswith("base_") for slot in seen["slots"]), "face up"
    assert seen["base_deck"] == [None] * (16 - bases), "face down"


@pytest.mark.rule("SMU-018")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_cards_of_the_own_deck(players):
    match = new(players, factions=PAIRS[players])
    for seat in range(players):
        own = PAIRS[players][seat].split("+")
        assert len(match.state.hand[seat]) == 5
        assert all(card.partition("_")[0] in own for card in zone(match, "hand", seat))


def redraws() -> list[tuple[sudi.Match, int]]:
    """Seats that had no minion in the opening hand, in the first matches that have some."""
    found = []
    for seed in range(400):
        match = new(4, seed)
        found += [(match, e.seat) for e in match.log() if e.line == "redraw"]
    return found


@pytest.fixture(scope="module")
def redrawn() -> list[tuple[sudi.Match, int]]:
    return redraws()


@pytest.mark.rule("SMU-019", "SMU-020")
def test_a_hand_without_a_minion_is_shown_discarded_and_replaced_once(redrawn):
    assert len(redrawn) > 10
    for match, seat in redrawn:
        s = match.state
        old, new_hand = zone(match, "discard", seat), zone(match, "hand", seat)
        assert (len(old), len(new_hand), len(s.deck[seat])) == (5, 5, 30)
        assert not any(s.t.is_minion[c] for c in s.discard[seat])
        shown = [e.card for e in match.log((seat + 1) % 4) if e.line == "reveals" and e.seat == seat]
        assert sorted(shown) == sorted(old), "everybody has seen the five cards"


@pytest.mark.rule("SMU-020")
@pytest.mark.parametrize(("seed", "seat"), [(1392, 1), (1467, 3), (1754, 0)])
def test_the_second_hand_stays_even_without_a_minion(seed, seat):
    match = new(4, seed)
    s = match.state
    assert not any(s.t.is_minion[c] for c in s.hand[seat] + s.discard[seat]), "these seeds were found by looking"
    assert (len(s.hand[seat]), len(s.discard[seat]), len(s.deck[seat])) == (5, 5, 30)
    assert [e.seat for e in match.log() if e.line == "redraw"].count(seat) == 1


@pytest.mark.rule("SMU-019")
def test_a_hand_with_a_minion_is_never_exchanged():
    for seed in range(60):
        match = new(2, seed)
        thrown = {e.seat for e in match.log() if e.line == "redraw"}
        for seat in {0, 1} - thrown:
            s = match.state
            assert any(s.t.is_minion[c] for c in s.hand[seat])
            assert s.discard[seat] == []
            assert len(s.deck[seat]) == 35


@pytest.mark.rule("SMU-021")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players):
    firsts = Counter(new(players, seed).state.first for seed in range(80))
    assert set(firsts) == set(range(players))
    match = new(players, 5)
    assert match.decision.seat == match.state.first == match.state.turn


@pytest.mark.rule("SMU-022", "SMU-049")
def test_turns_pass_to_the_left():
    match = new(3, 2, factions=PAIRS[3])
    order = []
    while len(order) < 7:
        if match.decision.name == "play":
            order.append(match.state.turn)
        match.choose("end" if "end" in options(match) else 0)
    assert order == [(order[0] + i) % 3 for i in range(7)]


@pytest.mark.rule("SMU-023")
def test_random_is_the_default_and_differs_from_match_to_match():
    dealt = {tuple(new(seed=seed).state.faction_a) for seed in range(10)}
    assert len(dealt) > 4
    assert new(factions="random", seed=3).state == new(seed=3).state


@pytest.mark.rule("SMU-023", "SMU-024", "SMU-025", "SMU-026")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_there_and_back(players):
    match = new(players, 8, factions="draft")
    first = match.state.first
    there = [(first + i) % players for i in range(players)]
    picked: list[str] = []
    for seat in there + there[::-1]:
        assert match.decision.seat == seat
        assert match.decision.name == "draft"
        assert options(match) == [f"faction {f}" for f in FACTION_IDS if f not in picked], "what is left is open"
        picked.append(options(match)[-1].split()[1])
        match.choose(-1 + len(options(match)))
        if len(picked) == 7 and players == 4:
            break  # the eighth faction is no choice any more
    s = match.state
    assert match.decision.name != "draft"
    for n, seat in enumerate(there):
        assert FACTION_IDS[s.faction_a[seat]] == picked[n]
    if players == 4:
        assert sorted(s.faction_a + s.faction_b) == list(range(8))
        assert s.turn == first


@pytest.mark.rule("SMU-026")
def test_the_last_player_takes_two_in_a_row_1_2_3_3_2_1():
    match = new(3, 8, factions="draft")
    first, seats = match.state.first, []
    while match.decision.name == "draft":
        seats.append((match.decision.seat - first) % 3 + 1)
        match.choose(0)
    assert seats == [1, 2, 3, 3, 2, 1]


@pytest.mark.rule("SMU-008", "SMU-010", "SMU-024")
def test_in_a_draft_from_two_boxes_only_the_own_first_faction_is_gone():
    match = new(2, 8, factions="draft", boxes=2)
    play(match, "faction wizards", "faction wizards")
    last = match.decision.seat
    assert "faction wizards" not in options(match)
    play(match, "faction robots", "faction robots")
    wizards_and_robots = [FACTION_IDS.index("wizards"), FACTION_IDS.index("robots")]
    s = match.state
    assert [[s.faction_a[seat], s.faction_b[seat]] for seat in (0, 1)] == [wizards_and_robots] * 2
    assert last == 1 - s.first
    everything_in_one_place(match)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"factions": "fair"}, "random, draft or a list"),
        ({"factions": ["robots+ninjas"]}, "needs 2 pairs"),
        ({"factions": ["robots+ninja", "pirates+zombies"]}, "ninja"),
        ({"factions": ["robots+ninjas", "pirates+zombies"], "boxes": 5}, "boxes"),
        ({"boxes": 0}, "boxes"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"turn_limit": True}, "turn_limit"),
    ],
)
def test_bad_values_are_refused_in_one_sentence(setup, message):
    with pytest.raises(sudi.SudiError, match=message) as refused:
        new(**setup)
    assert "\n" not in str(refused.value)
    assert str(refused.value)[-1] in ".?"


@pytest.mark.rule("SMU-007")
def test_names_in_a_row_are_pairs_by_seat():
    """The terminal writes lists with a plus sign, so it cannot write pairs."""
    row = ["robots", "ninjas", "pirates", "zombies"]
    assert new(factions=row, seed=4).state == new(factions=PAIRS[2], seed=4).state
    with pytest.raises(sudi.SudiError, match="two different factions"):
        new(factions=["robots", "robots", "pirates", "zombies"])
    with pytest.raises(sudi.SudiError, match="needs 2 pairs"):
        new(factions=row[:3])
