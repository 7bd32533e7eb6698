"""The friendly face: names that mean something, and refusals that say what to do."""

from __future__ import annotations

import pytest

import sudi
from sudi.kernel import offered
from sudi.kernel.written.position import from_position
from sudi.kernel.written.record import record_of
from sudi.kernel.written.replay import replay

from .table import options, play, table
from .toy import GAME


def test_identical_cards_are_told_apart_by_number() -> None:
    match = table({"hand": ["point", "point"]}, {})
    assert options(match)[:2] == ["play point@p1#1", "play point@p1#2"]
    assert play(match, "play point@p1#2").state.score == [1, 0]


def test_the_same_card_of_two_players_is_told_apart_by_its_owner() -> None:
    match = play(table({"hand": ["oath"], "field": ["die"]}, {"field": ["die"]}), "play oath")
    assert options(match) == ["aim die@p1", "aim oath", "aim die@p2"]
    play(match, "aim die@p2")
    assert match.state.lasting[0][3] == match.state.field[1][0]


def test_an_option_knows_its_card_and_target() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    by_name = {o.name: (o.card, o.target) for o in match.decision.options}
    assert by_name["play point"] == ("point", None)
    assert by_name["move c2"] == (None, "c2")
    assert by_name["end"] == (None, None)


def test_texts_are_filled_in_both_languages() -> None:
    option = table({"hand": ["point"]}, {}).decision.option("play point")
    assert (option.text("cs"), option.text("en")) == ("Zahraj point (cs)", "Play point")


def test_a_choice_may_be_an_option_a_name_or_an_index() -> None:
    for pick in (lambda d: d.options[0], lambda d: "play pair", lambda d: 0):
        match = table({"hand": ["pair"]}, {})
        match.choose(pick(match.decision))
        assert match.state.score == [2, 0]
        assert match.choices == ["play pair"]


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ("fly", "There is no verb 'fly'"),
        ("play poin", "Only a card from your hand"),  # a card by the beginning of its id, but not in hand
        ("play xyzzy", "There is no card 'xyzzy'"),
        ("hit p3", "There is no seat 'p3'"),
        ("stand wild", "There is no choice for 'stand' 'wild'"),
        ("end now", "takes 0 names"),
        (17, "choose 0 to 3"),
        (-1, "choose 0 to 3"),
        (None, "Choose an option"),
    ],
)
def test_what_cannot_be_chosen_says_why(choice: object, says: str) -> None:
    match = table({"hand": ["die"]}, {})
    before = match.state.copy()
    with pytest.raises(sudi.IllegalChoice, match=says.replace("(", r"\(")):
        match.choose(choice)  # type: ignore[arg-type]
    assert match.state == before
    assert len(match) == 0


def test_a_card_is_found_by_id_beginning_or_name() -> None:
    match = table({}, {})
    for word in ("flurry", "flur", "Flurry", "flurry (cs)"):
        assert match.card_id(word) == "flurry", word
    with pytest.raises(sudi.UnknownName, match="choose one of: call, can, cannot, crown, curse"):
        match.card_id("c")


def test_a_nearby_name_is_suggested() -> None:
    with pytest.raises(sudi.UnknownName, match="did you mean 'banner'"):
        table({}, {}).card_id("baner")


def test_a_number_can_be_explained_by_name() -> None:
    assert table({"field": ["die", "banner"]}, {}).explain("power of die").total == 5
    with pytest.raises(sudi.UnknownName):
        table({}, {}).explain("wisdom of die")


def test_a_copy_shares_the_past_and_not_the_future() -> None:
    match = play(table({"hand": ["point", "die"]}, {}), "play point")
    twin = match.copy()
    play(match, "end")
    play(twin, "play die")
    assert match.choices == ["play point", "end"]
    assert twin.choices == ["play point", "play die"]
    assert (match.decision.seat, twin.decision.seat) == (1, 0)


def test_a_record_that_starts_from_a_position_replays() -> None:
    match = from_position(GAME, {"game": "toy", "players": [{"hand": ["jab"]}, {"score": 2}, {"score": 2}]})
    play(match, "play jab", "hit p3", "end")
    again = replay(GAME, record_of(match))
    assert again.state == match.state
    assert again.state.score == [0, 2, 1]


@pytest.mark.parametrize(
    ("mode", "players", "setup", "says"),
    [
        ("plain", 5, {}, "is for 2 or 1 or 3 or 4 players"),
        ("plan", 2, {}, "did you mean 'plain'"),
        ("plain", 2, {"bigg": True}, "did you mean 'big'"),
        ("plain", 2, {"big": "yes"}, "choose one of: false, true"),
        (None, 9, {}, "not for 9 players"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(
    mode: str | None, players: int, setup: dict[str, object], says: str
) -> None:
    with pytest.raises(sudi.SudiError, match=says):
        GAME.setup(mode, players, setup)


@pytest.mark.parametrize("asked", ["move ²", "move 70000", "move ٣"])
def test_odd_numbers_are_refused_like_any_other_nonsense(asked: str) -> None:
    with pytest.raises(sudi.IllegalChoice):
        table({"hand": ["point"]}, {}).why_not(asked)


def test_a_seat_is_written_with_plain_digits() -> None:
    value = next(iter(GAME.explainable()))
    with pytest.raises(sudi.UnknownName):
        table({"hand": ["point"]}, {}).explain(f"{value} of p²")


def test_a_star_asks_about_everything_that_could_be_done_with_a_card() -> None:
    match = table({"hand": ["point"], "deck": ["die"]}, {})
    assert match.why_not("* point") is None
    assert match.why_not("* die") is not None
    with pytest.raises(sudi.UnknownName):
        match.why_not("* nobody")


def test_a_number_with_a_word_is_said_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    words = {"cs": "pole", "en": "square"}
    monkeypatch.setattr(type(match.state.t), "number_text", lambda self, n, lang: f"{words[lang]} {n}")
    monkeypatch.setattr(offered, "_KNOWN", {})  # words are made once
    option = match.decision.option("move c2")  # the name is the same for everybody
    assert option is not None
    assert (option.text("cs"), option.text("en")) == ("Jdi na pole 6", "Move to square 6")
