"""What people type, with the toy game: words of the screen, in either language, whole or in parts."""

from __future__ import annotations

import pytest

import sudi
from sudi.kernel.errors import Unclear
from sudi.kernel.wording.plain import nearness, resembles, spoken

from .table import play, table


# ---- words ----
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Pěchota (Hráč 2, zraněná)", ("pechota", "hrac", "2", "zranena")),
        ("svara@D1", ("svara", "@", "d1")),
        ("zara_ra", ("zara", "ra")),
        ("Player 2's hand", ("player", "2", "hand")),
        ("Ex-imperiální žoldnéř", ("ex", "imperialni", "zoldner")),
        (" … ", ()),
    ],
)
def test_a_text_is_its_words_without_case_diacritics_and_signs(text: str, words: tuple[str, ...]) -> None:
    assert spoken(text) == words


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zettu", "Zetta"),
        ("Zettou", "Zetta"),
        ("Lovce", "Lovec"),
        ("lovcem", "Lovec"),
        ("balíčku", "balíček"),
        ("balíčkem", "balíček"),
        ("Tortuze", "Tortuga"),
        ("sílu", "síla"),
        ("hráče", "Hráč"),
        ("vyvolej", "Vyvolat"),
        ("naverbovat", "Naverbuj"),
        ("gem", "gems"),
    ],
)
def test_other_forms_of_a_word_are_understood(typed: str, name: str) -> None:
    assert resembles(*spoken(typed), *spoken(name)) is not None


@pytest.mark.parametrize(
    ("typed", "name"), [("kapitan", "Kapitol"), ("1", "10"), ("d1", "D10"), ("z", "Zetta"), ("most", "moc")]
)
def test_other_words_are_not(typed: str, name: str) -> None:
    assert resembles(*spoken(typed), *spoken(name)) is None


def test_the_nearest_name_is_the_one_itself_then_beginnings_then_forms_then_the_middle() -> None:
    name = spoken("Lovec z pustin")
    costs = [nearness(spoken(typed), name) for typed in ("lovec z pustin", "lovec", "lovce", "pustin")]
    assert costs == sorted(costs, key=lambda cost: -1 if cost is None else cost)
    assert costs[0] == 0
    assert nearness(spoken("pustin lovec"), name) is None
    assert nearness(spoken("lovec z pustin a hor"), name) is None


# ---- asking why not ----
@pytest.mark.parametrize(
    "typed",
    ["play drum", "Play drum", "zahraj DRUM", "Zahraj drum (cs)", "zahrát drum", "play the card drum", "play dru"],
)
def test_an_option_that_is_not_offered_by_its_words(typed: str) -> None:
    match = table({"hand": ["point"], "field": ["drum"]}, {})
    refusal = match.why_not(typed)
    assert refusal is not None
    assert refusal == match.why_not("play drum")
    assert match.parse(typed) == match.parse("play drum") or match.parse(typed)[0] in match.parse("play drum")


@pytest.mark.parametrize(
    "typed", ["1", "play point", "PLAY POINT", "zahraj point", "Zahraj point (cs)", "point", "zahr"]
)
def test_what_is_offered_is_found_by_number_name_text_or_card(typed: str) -> None:
    match = table({"hand": ["point"], "field": ["drum"]}, {})
    assert [option.name for option in match.find(typed)] == ["play point"]
    assert match.why_not(typed) is None


def test_a_number_of_an_option_that_is_not_there_finds_nothing() -> None:
    match = table({"hand": ["point"]}, {})
    assert match.find("0") == match.find("99") == []
    with pytest.raises(sudi.SudiError):
        match.why_not("99")


def test_a_bare_name_asks_about_everything_that_could_be_done_with_it() -> None:
    match = table({"hand": ["point"], "field": ["drum"]}, {})
    assert match.why_not("drum") == match.why_not("* drum") is not None
    assert match.why_not("hráč 2") == match.why_not("* p2") is not None
    assert match.why_not("point") is None


def test_copies_are_told_apart_by_whose_they_are() -> None:
    match = play(table({"hand": ["oath"], "field": ["die"]}, {"field": ["die"]}), "play oath")
    for typed in ("aim die (Hráč 2)", "Zamiř na die hráče 2", "aim at die of player 2", "aim die@p2", "die p2"):
        assert [option.name for option in match.find(typed)] == ["aim die@p2"], typed
    assert len(match.find("aim die")) == 2


def test_numbers_and_words_are_arguments_too() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    assert match.find("jdi na c2")[0].name == match.find("Move to C2")[0].name == "move c2"
    assert match.why_not("jdi na d4") == match.why_not("move d4") is not None
    assert [match.game.verbs.of(code).name for code in match.parse("Stůj odvážně")] == ["stand"]
    assert match.parse("stand boldly") == match.parse("stand bold")


def test_what_is_unclear_is_said_in_one_sentence() -> None:
    match = table({"field": ["cannot", "can", "call"]}, {})
    with pytest.raises(Unclear) as unclear:
        match.why_not("play ca")
    assert str(unclear.value) == "'play ca' could mean several things: call, can, cannot; type more of it."
    assert unclear.value.text.cs.startswith("„play ca“ může znamenat víc věcí: call (cs), can (cs), cannot (cs);")
    assert match.why_not("play can") is not None  # exactly the name of one


def test_cards_in_sight_come_before_those_that_nobody_sees() -> None:
    match = table({"hand": ["point"], "field": ["crown"]}, {})  # curse, can and the others lie in the bag
    assert match.why_not("play cr").cards == ("crown",)


def test_nothing_hidden_tells_copies_apart() -> None:
    """Where a hidden card is cannot be found out by asking for it there."""
    theirs = table({"hand": ["point"]}, {"hand": ["drum"]})
    nobodys = table({"hand": ["point"]}, {"deck": ["drum"]})
    for typed in ("play drum@p2", "drum (Hráč 2)", "drum", "play drum"):
        assert answer(theirs, typed) == answer(nobodys, typed)


def answer(match: sudi.Match, typed: str) -> str:
    try:
        return str(match.why_not(typed))
    except sudi.SudiError as error:
        return str(error)


@pytest.mark.parametrize("typed", ["a " * 200, "play " * 40, "* ", "*", "@ @ @", "(((", "#", "play #1 #2"])
def test_odd_input_is_refused_quickly(typed: str) -> None:
    match = table({"hand": ["point"]}, {})
    assert match.find(typed) == [] or match.find(typed)
    assert answer(match, typed)


# ---- explaining ----
@pytest.mark.parametrize(
    "typed",
    [
        "power of die",
        "sílu karty die",
        "síla die",
        "POWER OF THE CARD DIE",
        "síly die (cs)",
        "power die",
        "síla die (p1)",
    ],
)
def test_a_number_is_explained_by_what_it_is_called(typed: str) -> None:
    match = table({"field": ["die", "banner"]}, {})
    assert match.explain(typed).total == 5


def test_a_copy_is_explained_by_whose_it_is() -> None:
    match = table({"field": ["die", "banner"]}, {"field": ["die"]})
    assert match.explain("síla die hráče 1").total == 5
    assert match.explain("power of die (Player 2)").total == 3


def test_an_unknown_number_or_subject_is_refused() -> None:
    match = table({"field": ["die"]}, {})
    for typed in ("moudrost die", "power of xyzzy", "síla karty xyzzy"):
        with pytest.raises(sudi.UnknownName):
            match.explain(typed)
