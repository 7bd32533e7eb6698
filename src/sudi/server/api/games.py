"""The games, their cards and rules, the bots."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post

import sudi
from sudi.coach.lessons.folder import taught_by
from sudi.games import game
from sudi.kernel.cards import Card
from sudi.kernel.ends import ENDS
from sudi.kernel.single import SINGLE
from sudi.kernel.view_type import view_type
from sudi.kernel.windows import SETTING as WINDOWS
from sudi.kernel.wording import LANGUAGES
from sudi.kernel.wording.glossary import Entry
from sudi.lab.rulebook import rulebook, search
from sudi.table.plan import seats_of

from ..wire.messages import Text
from .common import heavy, services

_NOT_NUMBERS = {"copies", "faction", "character", "solo_starter_of"}


class CardFacts(msgspec.Struct):
    """A card as it is printed: texts are rendered, nothing is a picture."""

    id: str
    name: Text
    type: Text
    text: Text
    faction: str | None
    kind: str
    box: str
    copies: int
    numbers: dict[str, int]
    facts: dict[str, Any]


class Cards(msgspec.Struct):
    cards: list[CardFacts]
    factions: dict[str, Text]


class Rule(msgspec.Struct):
    id: str
    topic: str
    kind: str
    cs: str
    en: str


class Rules(msgspec.Struct):
    rules: list[Rule]


class Explained(msgspec.Struct):
    """A word that the rules define: the forms in which texts say it, what it means, and the rule.

    `card` says it in the fewest words; `lesson` is a lesson that teaches the rule, or the rule's own example.
    """

    id: str
    title: Text
    cs: list[str]
    en: list[str]
    says: Text
    rule: str
    card: Text | None
    lesson: str | None


class Glossary(msgspec.Struct):
    words: list[Explained]


class BotFacts(msgspec.Struct):
    name: str
    says: Text


class Bots(msgspec.Struct):
    bots: list[BotFacts]


class ReadyDeck(msgspec.Struct):
    id: str
    title: Text
    text: str


class Decks(msgspec.Struct):
    decks: list[ReadyDeck]


class DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=8_000)]


class DeckProblem(msgspec.Struct):
    rule: str
    cs: str
    en: str
    cards: list[str]


class DeckChecked(msgspec.Struct):
    """A deck as the game reads it: what was chosen, what comes by itself, its sideboard, and what is wrong.

    `advice` is what a legal deck lacks all the same, `curve` how many cards there are of each price.
    """

    legal: bool
    size: int
    chosen: dict[str, int]
    fixed: dict[str, int]
    side: dict[str, int]
    problems: list[DeckProblem]
    advice: list[DeckProblem]
    curve: dict[str, int]


class ModeFacts(msgspec.Struct):
    players: list[int]
    title: Text


class ValueFacts(msgspec.Struct):
    """A value as it is sent and as people call it; `modes` that have it, and for how many players at least."""

    value: Any
    cs: str
    en: str
    modes: list[str]
    players: int


class SettingFacts(msgspec.Struct):
    """A value of the set-up: one of `values`, a number of the `span`, so many of `each` for each seat, or a text of
    one's own. `needs`: it means something only where other settings have these values, if the mode has them at all."""

    default: Any
    default_text: Text
    choices: list[Any]
    says: Text
    values: list[ValueFacts]
    span: list[int] | None
    each: dict[str, Text]
    each_of: int
    own: Text | None
    modes: list[str]
    needs: dict[str, Any]


class GameFacts(msgspec.Struct):
    """As `sudi.games()` tells it, with the seats to fill: {mode: {number of players: seats}}.

    Who is asked in windows, before a phase ends and with a single answer is none of the settings: at a table everyone
    is, by their own wishes (`Game.for_table`).
    """

    title: Text
    says: Text
    minutes: list[int]
    weight: Text
    rules: int
    modes: dict[str, ModeFacts]
    setup: dict[str, SettingFacts]
    cards: int
    sets: list[str]
    seats: dict[str, dict[str, list[str]]]


@cache
def _games() -> dict[str, GameFacts]:
    found = sudi.games()
    for name, one in found.items():
        for asked in (WINDOWS, ENDS, SINGLE):
            one["setup"].pop(asked, None)
        one["seats"] = {
            mode: {str(count): seats_of(name, mode, count) for count in facts["players"]}
            for mode, facts in one["modes"].items()
        }
    return msgspec.convert(found, dict[str, GameFacts])


@cache
def _factions(name: str) -> tuple[Any, ...]:
    """The factions of a game, if its words or the traits of its cards list them."""
    for where in ("words.factions", "words.names", "words.traits", "words", "traits"):
        with contextlib.suppress(ModuleNotFoundError):
            found = getattr(import_module(f"sudi.games.{name}.{where}"), "FACTIONS", ())
            if found:
                return tuple(found)
    return ()


def card_facts(name: str, card: Card) -> CardFacts:
    numbers: dict[str, int] = {}
    facts: dict[str, Any] = {}
    face: Any = getattr(card, "face", None)
    if face is not None:  # a card whose fields are not what is printed on it says itself what is
        numbers, facts = face()
    for field in dataclasses.fields(card) if face is None else ():
        value = getattr(card, field.name)
        if field.name in ("id", "name", "box", "kind", *_NOT_NUMBERS) or (value == field.default and not value):
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            numbers[field.name] = value
        elif isinstance(value, str | bool) or (
            isinstance(value, tuple) and all(isinstance(v, int | str) for v in value)
        ):
            facts[field.name] = value
    line = getattr(card, "type_line", lambda lang: "")
    faction, factions = getattr(card, "faction", -1), _factions(name)
    return CardFacts(
        id=card.id,
        name=Text(card.name.cs, card.name.en),
        type=Text(line("cs"), line("en")),
        text=Text(card.text("cs"), card.text("en")),
        faction=factions[faction].id if isinstance(faction, int) and 0 <= faction < len(factions) else None,
        kind=str(getattr(card, "kind", "")),
        box=card.box,
        copies=card.copies,
        numbers=numbers,
        facts=facts,
    )


def listed(name: str, found: Iterable[Card]) -> Cards:
    return Cards([card_facts(name, card) for card in found], {one.id: Text(one.cs, one.en) for one in _factions(name)})


@cache
def _cards(name: str) -> Cards:
    return listed(name, game(name).library.cards.values())


@get("/games", sync_to_thread=False)
def all_games() -> dict[str, GameFacts]:
    """As `sudi.games()`, with the seats to fill for each mode and number of players."""
    return _games()


@get("/games/{name:str}/cards", sync_to_thread=True)
def cards(name: str) -> Cards:
    game(name)
    return _cards(name)


@get("/games/{name:str}/rules", sync_to_thread=True)
def rules(request: Request[Any, Any, Any], name: str, q: str = "") -> Rules:
    """The rule reference; with `q` what holds all its words, or the rule with that id."""
    heavy(request)
    found = search(name, [q[:100]]) if q.strip() else list(rulebook(name).values())
    return Rules([Rule(one.id, one.topic, one.kind, one.cs, one.en) for one in found])


def _says(name: str, word: Entry) -> Text | None:
    """The name of the card that says a word in the shortest text."""
    saying = [card for card in game(name).library.cards.values() if word.stands_in(card.text("en"), "en")]
    card = min(saying, key=lambda one: len(one.text("en")), default=None)
    return Text(card.name.cs, card.name.en) if card is not None else None


@cache
def _glossary(name: str) -> Glossary:
    return Glossary(
        [
            Explained(
                one.id,
                Text(one.title.cs, one.title.en),
                list(one.cs),
                list(one.en),
                Text(one.says.cs, one.says.en),
                one.rule,
                _says(name, one),
                taught_by(name, one.rule),
            )
            for one in game(name).glossary
        ]
    )


@get("/games/{name:str}/glossary", sync_to_thread=True)
def glossary(name: str) -> Glossary:
    """The words that the rules of a game define, with every form in which its texts say them."""
    game(name)
    return _glossary(name)


@get("/games/{name:str}/view", sync_to_thread=False)
def view(name: str) -> dict[str, Any]:
    """The JSON Schema of this game's views, exact to the last field."""
    return view_type(game(name))


@get("/bots", sync_to_thread=False)
def bots(request: Request[Any, Any, Any]) -> Bots:
    return Bots([BotFacts(name, Text(says.cs, says.en)) for name, says in services(request).bots().items()])


@get("/games/{name:str}/decks", sync_to_thread=True)
def decks(name: str, lang: str = "cs") -> Decks:
    """The ready-made decks as deck files; an empty list where players build none."""
    one = game(name)
    wanted = lang if lang in LANGUAGES else "en"
    return Decks(
        [ReadyDeck(id, Text(title.cs, title.en), one.deck_text(id, wanted)) for id, title in one.ready_decks().items()]
    )


@post("/games/{name:str}/deck", status_code=200, sync_to_thread=True)
def deck(request: Request[Any, Any, Any], name: str, data: DeckFile) -> DeckChecked:
    """Read a deck file and tell everything that is wrong with it, each with its rule."""
    heavy(request)
    return msgspec.convert(game(name).check_deck(data.text).data(), DeckChecked)


HANDLERS = [all_games, cards, rules, glossary, view, bots, decks, deck]
