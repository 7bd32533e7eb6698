"""A declared value as numbers: itself, a one in its place among the seats or words, or the parts of what it codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sudi.kernel.schema import Schema
from sudi.kernel.state import Field


@dataclass(frozen=True)
class Part:
    """One number of it: what it is called beside the field, its bounds, and how it is read."""

    name: str
    low: float
    high: float
    read: Callable[[Any, Any, int], float]  # (value, state, seat) -> number


def parts_of(field: Field, seats: int, kinds: dict[str, int], most: float) -> list[Part]:
    if field.shows is not None:
        return _of_schema(field.shows, "", lambda value: value, most)
    if field.seat:
        names = [f"is +{n}" for n in range(seats)]
        return _one_of(names, lambda value, s, seat: (value - seat) % seats if value >= 0 else -1)
    if field.refers:
        return _one_of([*kinds], lambda value, s, seat: kinds[s.t.card_ids[value]] if value >= 0 else -1)
    if field.words:
        return _one_of([*field.words], lambda value, s, seat: int(value))
    if field.truth:
        return [Part("", 0.0, 1.0, lambda value, s, seat: float(bool(value)))]
    low = -most if field.low is None else float(field.low)
    return [Part("", low, most if field.high is None else float(field.high), lambda value, s, seat: float(value))]


def _one_of(names: list[str], which: Callable[[Any, Any, int], int]) -> list[Part]:
    """A number for each of them: one in the place of the value, nought elsewhere."""

    def part(name: str, n: int) -> Part:
        return Part(name, 0.0, 1.0, lambda value, s, seat: float(which(value, s, seat) == n))

    return [part(name, n) for n, name in enumerate(names)]


def _of_schema(schema: Schema, name: str, get: Callable[[Any], Any], most: float) -> list[Part]:
    """The parts of plain data of this type; what is not there is nought."""
    kind = schema.get("type")
    if "anyOf" in schema:
        merged: dict[str, Part] = {}
        for one in schema["anyOf"]:
            for part in _of_schema(one, name, get, most):
                merged.setdefault(part.name, part)
        return list(merged.values())
    if "enum" in schema:
        return [_said(name, word, get) for word in schema["enum"]]
    if kind == "integer":
        low, high = float(min(0, schema.get("minimum", -most))), float(schema.get("maximum", most))
        return [Part(name, low, high, lambda value, s, seat: _number(get(value)))]
    if kind == "boolean":
        return [Part(name, 0.0, 1.0, lambda value, s, seat: float(bool(get(value))))]
    if kind == "object":
        found = []
        for key, inner in schema.get("properties", {}).items():
            found += _of_schema(inner, f"{name} {key}".strip(), _member(get, key), most)
        return found
    if kind == "array":
        items, size = schema["items"], schema.get("maxItems", 0)
        if items.get("type") == "integer" and schema.get("minItems") != size:  # a set of numbers
            low, high = items.get("minimum", 0), items.get("maximum", size)
            return [_holds(f"{name} {n}".strip(), n, get) for n in range(low, high + 1)]
        return [part for n in range(size) for part in _of_schema(items, f"{name} {n + 1}".strip(), _item(get, n), most)]
    if kind == "string" and "pattern" in schema:  # letters: how many there are of each
        letters = schema["pattern"].partition("[")[2].partition("]")[0]
        return [_letter(f"{name} {letter}".strip(), letter, get) for letter in letters]
    return []


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int) else 0.0


def _said(name: str, word: Any, get: Callable[[Any], Any]) -> Part:
    return Part(f"{name} {word}".strip(), 0.0, 1.0, lambda value, s, seat: float(get(value) == word))


def _holds(name: str, n: int, get: Callable[[Any], Any]) -> Part:
    return Part(name, 0.0, 1.0, lambda value, s, seat: float(n in (get(value) or ())))


def _letter(name: str, letter: str, get: Callable[[Any], Any]) -> Part:
    return Part(name, 0.0, 9.0, lambda value, s, seat: float((get(value) or "").count(letter)))


def _member(get: Callable[[Any], Any], key: str) -> Callable[[Any], Any]:
    def member(value: Any) -> Any:
        whole = get(value)
        return whole.get(key) if isinstance(whole, dict) else None

    return member


def _item(get: Callable[[Any], Any], n: int) -> Callable[[Any], Any]:
    def item(value: Any) -> Any:
        whole = get(value)
        return whole[n] if isinstance(whole, list | tuple) and n < len(whole) else None

    return item
