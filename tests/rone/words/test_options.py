"""What options say: prices, possibilities, dice, events."""

from __future__ import annotations

from sudi.games.rone.words import vocabulary as v
from sudi.games.rone.words.options import template

from ..table import hurry, play, table


def texts(match: object, lang: str = "cs") -> dict[str, str]:
    return {option.name: option.text(lang) for option in match.decision.options}


def test_possibilities_are_told_in_words() -> None:
    match = table({"hand": ["fence"], "resources": {"yellow": 1}})
    play(match, "play fence")
    assert texts(match) == {"option 1": "Získej 3 náhradní díly", "option 2": "Naverbuj 1 kartu a získej 2 šroubky"}
    board = table({"stored": {"wild": 2}})
    play(board, "pair wild")
    assert texts(board, "en") == {"option 1": "Gain 2 spare parts", "option 2": "Recruit 1 card"}


def test_prices_are_told() -> None:
    match = table({"parts": 5, "research": 2, "base": ["catapult", "jammer"]})
    play(match, "end")
    assert texts(match)["buy upgrade"] == "Náhradní díly: Vylepšení kostky, cena 3"
    assert texts(match, "en")["buy discover"] == "Spare parts: Discover, price 4"


def test_a_die_is_told_by_its_faces() -> None:
    match = table({"base": ["dice_forge"], "rolled": "B---"})
    play(match, "activate dice_forge")
    assert texts(match)["number 1"] == "Kostka č. 1: modrá | červená | černá | zelená | žlutá"


def test_an_event_is_told_by_its_name() -> None:
    match = table({}, mode="campaign", round=8, setup={"scenarios": "strike_at_the_base"})
    hurry(match, to="event")
    assert texts(match) == {"event 1": "Událost č. 1: Obranná palba", "event 2": "Událost č. 2: Poplach"}


def test_possibilities_that_nobody_offers_have_only_a_number() -> None:
    match = table({"hand": ["fence"], "resources": {"yellow": 1}})
    assert template(match.state, v.BRANCH(1)) is None
    play(match, "play fence")
    assert [template(match.state, v.BRANCH(n)) is None for n in (0, 1, 2, 3)] == [True, False, False, True]
    assert match.why_not("option 3").rule == "RON-119"
