"""The type of a game's views, from the same declarations that the views are made of.

What a view shows follows from the fields of the state, the verbs and questions of the game and its modes. Where a game
shows something in its own way it declares the type of it: `shows` of a coded field, `Game.numbers_shown` for what
`current_numbers` gives a card. The browser's types are generated from what stands here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .decision import CARD, NUMBER, PHASE, PLACE, QUESTION, SEAT, WORD
from .schema import (
    BOOLEAN,
    STRING,
    TRUE,
    Schema,
    document,
    either,
    maybe,
    named,
    one_of,
    record,
    several,
    whole,
)
from .shown import Shown, shown_fields
from .state import ENTRIES, EVERYONE, GRID, ZONES, Field, State

if TYPE_CHECKING:
    from .game import Game

SEAT_NAME: Schema = {"type": "string", "pattern": "^p[1-9][0-9]*$"}
CARD_NUMBER = whole(0)
KINDS = (CARD, SEAT, NUMBER, WORD, PLACE)


def view_type(game: Game) -> Schema:
    """The exact type of the views of a game, whoever looks and whatever the mode."""
    fields = shown_fields(game.state)
    windows = one_of(prompt.window for prompt in game.prompts.all if prompt.window)
    parts = _choosing(
        verbs=one_of(verb.name for verb in game.verbs.all),
        questions=one_of(prompt.name for prompt in game.prompts.all),
        more={"window": windows} if windows["enum"] else {},
    )
    parts["Card"] = record({"card": STRING, "n": CARD_NUMBER}, _facts(fields, game.numbers_shown))
    parts["Player"] = record({**_PERSON, **_values(fields.of_seats)})
    table = _values(fields.of_table)
    if fields.of_slots:
        parts["Place"] = record({**_values(fields.of_slots), "name": STRING})
        table["slots"] = several(named("Place"))
    parts["View"] = record({**_head(one_of([game.name]), one_of(game.modes)), **table, **_FOOT})
    return document(f"A view of {game.name}", "View", parts)


def common_type() -> Schema:
    """What the views of all games have in common; each of them has more."""
    parts = _choosing(STRING, STRING, {"window": STRING})
    numbers = {"type": "object", "additionalProperties": whole()}
    parts["Card"] = record({"card": STRING, "n": CARD_NUMBER}, {"now": numbers}, more=True)
    parts["Player"] = record(_PERSON, more=True)
    parts["Place"] = record({"name": STRING}, more=True)
    table = _values(shown_fields(State).of_table)
    parts["View"] = record({**_head(STRING, STRING), **table, **_FOOT}, {"slots": several(named("Place"))}, more=True)
    return document("A view", "View", parts)


# ---- what every view has ----
_PERSON = {"seat": SEAT_NAME, "name": named("Texts")}
_FOOT = {"decision": maybe(named("Decision")), "result": maybe(named("Result"))}


def _head(game: Schema, mode: Schema) -> dict[str, Schema]:
    return {"game": game, "mode": mode, "viewer": maybe(SEAT_NAME), "players": several(named("Player"))}


def _choosing(verbs: Schema, questions: Schema, more: dict[str, Schema]) -> dict[str, Schema]:
    """What is asked and how it may be answered, as `Match.decision_for` tells it, and how the match ended."""
    option = {
        "name": STRING,
        "cs": STRING,
        "en": STRING,
        "verb": named("Verb"),
        "parts": several(named("Part"), most=2),
        "harms": BOOLEAN,
        "stops": maybe(one_of((QUESTION, PHASE))),
        "cost": maybe(named("Texts")),
        "brings": maybe(named("Texts")),
        "card": maybe(STRING),
        "target": maybe(STRING),
        "n": maybe(CARD_NUMBER),
        "on": maybe(CARD_NUMBER),
    }
    asked = {
        "seat": SEAT_NAME,
        "name": named("Question"),
        "card": maybe(STRING),
        "rule": maybe(STRING),
        "prompt": named("Texts"),
        "count": whole(1),
        "options": several(named("Option"), least=1),
    }
    return {
        "Texts": record({"cs": STRING, "en": STRING}),
        "Verb": verbs,
        "Question": questions,
        "Part": record({"kind": one_of(KINDS), "id": STRING, "n": whole(0)}),
        "Option": record(option),
        "Waiting": record({"seat": SEAT_NAME}, more),
        "Asked": record(asked, more),
        "Decision": either(named("Waiting"), named("Asked")),
        "Result": record({"winners": several(SEAT_NAME), "scores": several(whole()), "rule": STRING}),
    }


# ---- what the fields of a state give ----
def _values(fields: Iterable[Field]) -> dict[str, Schema]:
    return {field.name: _cards(field) if field.shape in ZONES else _value(field) for field in fields}


def _cards(field: Field) -> Schema:
    """A hidden card is null in its place; where everybody sees every card there is none."""
    card = named("Card")
    if field.shape == GRID:
        return several(card, most=1)
    return several(card if field.seen_by == EVERYONE else maybe(card))


def _value(field: Field) -> Schema:
    """As `view.readable` writes it; a seat or a word can be missing only where that is its default."""
    if field.shape == ENTRIES:
        return several(several(whole()))
    if field.shows is not None:
        return field.shows
    if field.seat or field.words:
        kind = SEAT_NAME if field.seat else one_of(field.words)
        return maybe(kind) if field.default < 0 else kind
    return BOOLEAN if field.truth else whole(field.low, field.high)


def _facts(fields: Shown, numbers: tuple[tuple[str, ...], ...]) -> dict[str, Schema]:
    """What a card may have beside its name: marks of sets, derived numbers, a number or a seat of its own."""
    facts = {field.name: TRUE for field in fields.marks}
    if numbers:
        facts["now"] = either(*(record({name: whole() for name in kind}) for kind in numbers))
    for field in fields.numbers:
        facts[field.name] = SEAT_NAME if field.seat else CARD_NUMBER if field.refers else whole()
    return facts
