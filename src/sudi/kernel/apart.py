"""Telling options apart that would read the same: by owner, place, state, and by number where nothing else differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from .decision import CARD, Verbs, first, second
from .reasons.whereabouts import whereabouts
from .state import CARDS, PER_CARD
from .wording.text import LANGUAGES

if TYPE_CHECKING:
    from .game import Game


def distinct_texts(game: Game, s: Any, options: list[int], texts: list[list[str]]) -> list[list[str]]:
    """The texts of the options, per language, with what tells equal ones apart behind them in brackets."""
    return [_distinct(game, s, options, said, lang) for said, lang in zip(texts, LANGUAGES, strict=True)]


def _distinct(game: Game, s: Any, options: list[int], said: list[str], lang: str) -> list[str]:
    groups: dict[str, list[int]] = {}
    for place, text in enumerate(said):
        groups.setdefault(text, []).append(place)
    if len(groups) == len(said):
        return said
    result = said[:]
    for text, places in groups.items():
        if len(places) > 1:
            marks = _marks(game, s, [options[place] for place in places], lang)
            for place, mark in zip(places, marks, strict=True):
                result[place] = f"{text} ({mark})"
    return result


def _marks(game: Game, s: Any, options: list[int], lang: str) -> list[str]:
    """For each of these options the words that no other one has; a number where words do not suffice."""
    found: list[list[str]] = [[] for _ in options]
    for describe in (_owners, _places, _states):
        words = [describe(game, s, option, lang) for option in options]
        if len(set(words)) > 1:
            for mine, word in zip(found, words, strict=True):
                mine += [word] if word else []
        if len({tuple(mine) for mine in found}) == len(options):
            break
    seen: dict[tuple[str, ...], int] = {}
    marks = []
    many = {tuple(mine) for mine in found if sum(other == mine for other in found) > 1}
    for mine in found:
        key = tuple(mine)
        if key in many or not mine:
            seen[key] = seen.get(key, 0) + 1
            mine = [*mine, _ordinal(seen[key], lang)]
        marks.append(", ".join(mine))
    return marks


def _ordinal(n: int, lang: str) -> str:
    return f"{n}." if lang == "cs" else f"no. {n}"


def _cards(verbs: Verbs, option: int) -> Iterator[int]:
    verb = verbs.of(option)
    if verb.a == CARD:
        yield first(option)
    if verb.b == CARD:
        yield second(option)


Describe = Callable[["Game", Any, int, str], str]


def _owners(game: Game, s: Any, option: int, lang: str) -> str:
    seats = [s.t.holder_of(s, card) for card in _cards(game.verbs, option)]
    return ", ".join(game.seat_label(s.t, seat, lang) for seat in seats if seat >= 0)


def _places(game: Game, s: Any, option: int, lang: str) -> str:
    found = [whereabouts(game, s, card, s.seat) for card in _cards(game.verbs, option)]
    return ", ".join(where[lang] for where in found if where is not None)


def _states(game: Game, s: Any, option: int, lang: str) -> str:
    return ", ".join(word for card in _cards(game.verbs, option) for word in card_states(game, s, card, lang))


def card_states(game: Game, s: Any, card: int, lang: str) -> list[str]:
    """What is to be said of a card now: wounded, exhausted, damage 2; and whatever the game adds."""
    found = []
    for name, field in s.fields.items():
        if field.says is None:
            continue
        value = getattr(s, name)
        says = field.says[LANGUAGES.index(lang)]
        if field.shape == CARDS and value >> card & 1:
            found.append(says)
        elif field.shape == PER_CARD and value[card] != field.default:
            found.append(says.replace("{n}", str(value[card])))
    return found + [text[lang] for text in game.card_marks(s, card)]
