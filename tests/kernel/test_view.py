"""What a seat may see: by declaration, by knowledge, as a spectator and as a searcher."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sudi
from sudi.kernel.dealing import determinise
from sudi.kernel.log import entry, note
from sudi.kernel.match import Match
from sudi.kernel.view import REFEREE, SPECTATOR, sight

from .table import number, play, table
from .toy import L_PEEKS, L_SCORES, lines


def laid() -> Match:
    return table(
        {"hand": ["point"], "deck": ["die", "jab"], "cover": ["wall"], "field": ["bell"]},
        {"hand": ["pair"], "deck": ["call"], "cover": ["mask"]},
    )


def shown(match: Match, viewer: int | None, seat: int, name: str) -> list[str | None]:
    return [card and card["card"] for card in match.view(viewer)["players"][seat][name]]


@pytest.mark.parametrize(
    ("viewer", "hand", "deck", "cover", "field"),
    [
        (0, ["point"], [None, None], ["wall"], ["bell"]),
        (1, [None], [None, None], [None], ["bell"]),
        (None, [None], [None, None], [None], ["bell"]),
    ],
)
def test_zones_show_what_they_declare(viewer: int | None, hand: Any, deck: Any, cover: Any, field: Any) -> None:
    match = laid()
    assert shown(match, viewer, 0, "hand") == hand
    assert shown(match, viewer, 0, "deck") == deck
    assert shown(match, viewer, 0, "cover") == cover
    assert shown(match, viewer, 0, "field") == field
    assert all(card is None for card in match.view(viewer)["bag"])


def test_a_callable_decides_by_the_state_of_the_match() -> None:
    match = laid()
    match.state.score[0] = 2
    assert shown(match, 1, 0, "cover") == [None]
    match.state.score[0] = 3
    assert shown(match, 1, 0, "cover") == ["wall"]
    assert shown(match, None, 0, "cover") == ["wall"]  # what lies open lies open for spectators too


def test_a_known_card_is_seen_in_its_place_by_who_knows_it() -> None:
    match = laid()
    jab = number(match, "jab")
    match.state.known[1] |= 1 << jab
    assert shown(match, 1, 0, "deck") == [None, "jab"]  # a deck keeps its order
    assert shown(match, 0, 0, "deck") == [None, None]
    assert shown(match, None, 0, "deck") == [None, None]
    match.state.known[0] |= 1 << jab
    assert shown(match, None, 0, "deck") == [None, "jab"]  # what every seat knows is public


def test_the_place_of_a_known_card_in_an_unordered_zone_tells_nothing() -> None:
    views = []
    for hand in (["point", "die"], ["die", "point"]):
        match = table({"hand": hand}, {})
        match.state.known[1] |= 1 << number(match, "point")
        views.append(shown(match, 1, 0, "hand"))
    assert views == [["point", None]] * 2


def test_hidden_values_are_in_no_view() -> None:
    match = laid()
    match.state.fate, match.state.omens, match.state.cursed = 424_201, [424_202, 424_203], 1 << number(match, "bell")
    match.state.rng = 424_204
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        text = json.dumps(view)
        assert "42420" not in text
        assert not {"fate", "omens", "cursed", "rng", "stack", "known"} & {*view, *view["players"][0]}
        assert "cursed" not in view["players"][0]["field"][0]
        assert (
            not {"fate", "omens", "cursed"}
            & sight(match.state, viewer if viewer is not None else SPECTATOR).values.keys()
        )


def test_marks_on_a_card_go_with_the_card() -> None:
    match = laid()
    match.state.tapped = 1 << number(match, "bell") | 1 << number(match, "point")
    assert match.view(1)["players"][0]["field"][0]["tapped"] is True
    assert match.view(1)["players"][0]["hand"] == [None]


def test_values_have_names_for_people() -> None:
    match = laid()
    match.state.stance[0], match.state.leader = 1, 1
    view = match.view(0)
    assert (view["game"], view["mode"], view["viewer"], view["turn"]) == ("toy", "plain", "p1", "p1")
    assert [p["seat"] for p in view["players"]] == ["p1", "p2"]
    assert (view["players"][0]["stance"], view["players"][1]["stance"], view["leader"]) == ("calm", None, "p2")
    assert view["players"][0]["name"] == {"cs": "Hráč 1", "en": "Player 1"}
    assert match.view()["viewer"] is None
    json.dumps(view)


def test_only_the_seat_asked_sees_its_options() -> None:
    match = laid()
    assert "options" in match.view(0)["decision"]
    for viewer in (1, None):
        assert match.view(viewer)["decision"] == {"seat": "p1"}


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(sudi.UnknownName):
        laid().view(2)


def test_the_referee_sees_everything() -> None:
    s = laid().state
    seen = sight(s, REFEREE)
    assert (seen.values["hand"], seen.values["deck"], seen.values["bag"]) == (s.hand, s.deck, s.bag)
    assert seen.pools == {}


# ---- working out by elimination ----
def test_hidden_cards_of_a_pool_are_known_together() -> None:
    match = laid()
    s = match.state
    seen = sight(s, 0)
    assert seen.pools["own0"] == sorted(s.deck[0])  # my hand is seen, so my deck is what is left
    assert seen.pools["own1"] == sorted(s.deck[1] + s.hand[1])
    assert seen.pools["covers"] == sorted(s.bag + s.cover[1])


def test_a_searcher_gets_the_unknown_dealt_anew() -> None:
    match = laid()
    s = match.state
    hands = set()
    for seed in range(30):
        dealt = determinise(s, 0, seed)
        assert dealt.hand[0] == s.hand[0]
        assert dealt.cover[0] == s.cover[0]
        assert sorted(dealt.deck[1] + dealt.hand[1]) == sorted(s.deck[1] + s.hand[1])
        assert dealt.options == s.options
        assert (dealt.fate, dealt.omens) == (0, [0, 0])
        hands.add(tuple(dealt.hand[1]))
        assert determinise(s, 0, seed) == dealt
    assert len(hands) == 2  # both cards it could be


def test_a_spectator_keeps_what_everybody_knows() -> None:
    match = laid()
    s = match.state
    s.known = [1 << s.deck[0][0]] * 2
    dealt = determinise(s, SPECTATOR, 4)
    assert sight(dealt, SPECTATOR) == sight(s, SPECTATOR)
    assert dealt.deck[0][0] == s.deck[0][0]


# ---- the log ----
def test_a_secret_line_names_its_card_to_its_seat_only() -> None:
    match = table({"hand": ["point"]}, {})
    log: list[Any] = []
    match.state.log = log
    note(match.state, L_PEEKS, 0, number(match, "point"))
    match._opening = tuple(log)
    assert [(e.text("en"), e.card) for e in match.log(0)] == [("Player 1 peeks at point.", "point")]
    for viewer in (1, None):
        assert [(e.text("cs"), e.card) for e in match.log(viewer)] == [("Hráč 1 se dívá.", None)]
    match.state.result = ((0,), (0, 0), "TOY-3")
    assert match.log(1)[0].card == "point"  # after the match everything is open


def test_an_open_line_is_for_all() -> None:
    match = play(table({"hand": ["pair"]}, {}), "play pair")
    for viewer in (0, 1, None):
        assert [e.text("en") for e in match.log(viewer)] == ["Player 1 scores 1 (pair)."] * 2
    assert len(match.log(since=1)) == 1


def test_a_line_without_a_card_leaves_no_empty_brackets() -> None:
    line = entry(table({}, {}).state.t, lines, (L_SCORES, 1, -1, 2, -1), None)
    assert (line.cs, line.en) == ("Hráč 2 má +2.", "Player 2 scores 2.")
