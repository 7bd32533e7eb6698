"""Telling options apart that would read the same: by owner, place, state, and by number where nothing else differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .decision import CARD, first, second
from .reasons.whereabouts import whereabouts
from .state import CARDS, PER_CARD
from .wording.text import LANGUAGES

if TYPE_CHECKING:
    from .game import Game


Said = Callable[[int, str, dict[str, str]], str]  # an option in a language, with marks behind its arguments


def distinct_texts(game: Game, s: Any, options: list[int], say: Said) -> list[list[str]]:
    """The texts of the options, per language; equal ones are told apart, in brackets behind what differs in them."""
    return [_distinct(game, s, options, say, lang) for lang in LANGUAGES]


def _distinct(game: Game, s: Any, options: list[int], say: Said, lang: str) -> list[str]:
    result = [say(option, lang, {}) for option in options]
    if len(set(result)) == len(result):  # as nearly always
        return result
    for places in _alike(result):
        alike = [options[place] for place in places]
        marks: dict[str, dict[int, str]] = {}
        verb = game.verbs.of(alike[0])
        for name, kind, argument in (("a", verb.a, first), ("b", verb.b, second)):
            cards = list(dict.fromkeys(argument(option) for option in alike))
            if len(cards) > 1 and kind == CARD:
                marks[name] = dict(zip(cards, _marks(game, s, cards, lang), strict=True))
        for place, option in zip(places, alike, strict=True):
            here = {"a": first(option), "b": second(option)}
            result[place] = say(option, lang, {name: marks[name][here[name]] for name in marks})
    for places in _alike(result):  # no card differs: verbs or numbers that a template does not name
        for n, place in enumerate(places, 1):
            result[place] += f" ({_ordinal(n, lang)})"
    return result


def _alike(texts: list[str]) -> list[list[int]]:
    """The places of texts that occur more than once."""
    groups: dict[str, list[int]] = {}
    for place, text in enumerate(texts):
        groups.setdefault(text, []).append(place)
    return [places for places in groups.values() if len(places) > 1]


def _marks(game: Game, s: Any, cards: list[int], lang: str) -> list[str]:
    """For each of these cards the words that no other one has; a number where words do not suffice."""
    found: list[list[str]] = [[] for _ in cards]
    for describe in (_owner, _place, _states):
        words = [describe(game, s, card, lang) for card in cards]
        if len(set(words)) > 1:
            for mine, word in zip(found, words, strict=True):
                mine += [word] if word else []
        if len({tuple(mine) for mine in found}) == len(cards):
            break
    seen: dict[tuple[str, ...], int] = {}
    marks = []
    many = {tuple(mine) for mine in found if sum(other == mine for other in found) > 1}
    for mine in found:
        key = tuple(mine)
        if key in many:
            seen[key] = seen.get(key, 0) + 1
            mine = [*mine, _ordinal(seen[key], lang)]
        marks.append(", ".join(mine))
    return marks


def _ordinal(n: int, lang: str) -> str:
    return f"{n}." if lang == "cs" else f"no. {n}"


def _owner(game: Game, s: Any, card: int, lang: str) -> str:
    seat = s.t.holder_of(s, card)
    return game.seat_label(s.t, seat, lang) if seat >= 0 else ""


def _place(game: Game, s: Any, card: int, lang: str) -> str:
    where = whereabouts(game, s, card, s.seat)
    return where[lang] if where is not None else ""


def _states(game: Game, s: Any, card: int, lang: str) -> str:
    return ", ".join(card_states(game, s, card, lang))


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
