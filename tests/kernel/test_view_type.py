"""The declared type of a view, read off the declarations of the toy game, and the pieces it is made of."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.kernel.decision import WORD, Word
from sudi.kernel.errors import BadPosition
from sudi.kernel.offered import Part, parts_of
from sudi.kernel.schema import BOOLEAN, NULL, STRING, TRUE, either, maybe, one_of, record, several, whole
from sudi.kernel.state import PerPlayer, State, named
from sudi.kernel.view import REFEREE, SPECTATOR
from sudi.kernel.view_type import SEAT_NAME, common_type, view_type
from sudi.kernel.vocabulary import Vocabulary
from sudi.kernel.wording import Bilingual
from sudi.kernel.written.position import _in

from ..generic.fitting import wrong
from .table import table
from .toy import GAME

PARTS = view_type(GAME)["$defs"]
CARD = {"$ref": "#/$defs/Card"}


def fields(part: str) -> dict[str, object]:
    found: dict[str, object] = PARTS[part]["properties"]
    return found


# ---- the pieces ----
def test_a_record_is_exact_unless_it_says_otherwise() -> None:
    assert record({"a": STRING}, {"b": BOOLEAN}) == {
        "type": "object",
        "properties": {"a": STRING, "b": BOOLEAN},
        "required": ["a"],
        "additionalProperties": False,
    }
    assert record({}, more=True)["additionalProperties"] is True


def test_bounds_are_told_where_there_are_some() -> None:
    assert whole() == {"type": "integer"}
    assert whole(0) == {"type": "integer", "minimum": 0}
    assert several(STRING, 1, 2) == {"type": "array", "items": STRING, "minItems": 1, "maxItems": 2}
    assert maybe(STRING) == {"anyOf": [STRING, NULL]}
    assert either(STRING) == STRING
    assert one_of(["b", "a", "b"]) == {"enum": ["b", "a"]}


# ---- what the fields of a state give ----
def test_counters_words_flags_and_seats() -> None:
    assert fields("Player")["score"] == whole(0, 99)
    assert fields("Player")["stance"] == maybe(one_of(["bold", "calm"]))
    assert fields("Player")["awake"] == BOOLEAN
    assert fields("View")["leader"] == SEAT_NAME
    assert fields("View")["notes"] == several(several(whole()))


def test_a_card_can_be_hidden_only_where_somebody_may_not_see_it() -> None:
    for name in ("hand", "deck", "cover"):
        assert fields("Player")[name] == several(maybe(CARD))
    assert fields("Player")["field"] == several(CARD)
    assert fields("View")["bag"] == several(maybe(CARD))
    assert fields("Place") == {"stall": several(CARD), "chest": several(maybe(CARD)), "name": STRING}


def test_marks_and_numbers_of_a_card_are_there_or_not() -> None:
    assert fields("Card")["tapped"] == TRUE
    assert fields("Card")["rider"] == whole(0)
    assert fields("Card")["tax"] == whole()
    assert PARTS["Card"]["required"] == ["card", "n"]


def test_what_is_hidden_is_in_no_type() -> None:
    every = {name for part in PARTS.values() for name in part.get("properties", ())}
    assert not {"fate", "omens", "cursed", "rng", "stack", "known", "answer"} & every


def test_verbs_questions_and_windows_are_those_of_the_vocabulary() -> None:
    assert PARTS["Verb"]["enum"] == [verb.name for verb in GAME.verbs.all]
    assert set(PARTS["Question"]["enum"]) == {prompt.name for prompt in GAME.prompts.all}
    windows = {prompt.window for prompt in GAME.prompts.all if prompt.window}
    assert set(PARTS["Asked"]["properties"].get("window", {"enum": []})["enum"]) == windows


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, REFEREE])
def test_views_of_the_toy_are_of_its_type(viewer: int) -> None:
    match = table({"hand": ["point"]}, {})
    match.state.tapped = 1 << match.state.hand[0][0]
    shown = match.shown_to(viewer)
    assert wrong(shown, view_type(GAME)) == []
    assert wrong(shown, common_type()) == []
    assert ("options" in shown["decision"]) == (viewer in (0, REFEREE))


# ---- what is never missing ----
class Phases(State):
    phase: int = named(("dawn", "dusk"), 0)
    mood: PerPlayer[int] = named(("bold", "calm"))


def test_a_word_with_a_default_is_never_missing() -> None:
    phase, mood = Phases.fields["phase"], Phases.fields["mood"]
    assert (phase.low, mood.low) == (0, -1)
    assert _in(None, phase, "dusk", "phase") == 1
    assert _in(None, mood, None, "players[0].mood") == -1
    with pytest.raises(BadPosition, match="phase: "):
        _in(None, phase, None, "phase")


# ---- options ----
def test_a_word_may_have_a_number_of_its_own() -> None:
    """Two dice that show the same are one word; the views tell which die is meant."""
    vocabulary = Vocabulary({})
    red = Bilingual("červená", "red")
    words = (Word("red", red, 1), Word("red", red, 2), Word("dull", Bilingual("matná", "dull")))
    verb = vocabulary.verbs.add("use", a=WORD, words=words, cs="Použij {a}", en="Use {a}")
    game: Any = type("Nothing", (), {"verbs": vocabulary.verbs})()
    told = [parts_of(game, None, verb(n)) for n in range(3)]
    assert told == [(Part(WORD, "red", n),) for n in (1, 2)] + [(Part(WORD, "dull", 2),)]
