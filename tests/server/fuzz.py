"""Messages made from the JSON Schema: what fits it, and what is one step beside it."""

from __future__ import annotations

import json
import random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3.5, 1e308, 2**31, 2**63, 2**64, -(2**70), "", " ", "\x00", "p1", "p9", "end", "null",
    "šílený kůň", "\u202e\u2066", "👩\u200d🚀", "a" * 300, "play crystal", "cost of axia", "power of p9", "../../etc",
    "bid ²", "bid 99999999999999999999", "assign p1 70000", "power of p²", "vp of p³", "assign p1 ٣", "play",
    "act_on x y", "to 5",
    [], {}, [[]], [None], {"": None}, {"type": "hello"}, [1, "a", None], {"a": {"b": {"c": []}}},
)  # fmt: skip
BROKEN: tuple[str | bytes, ...] = (
    "", " ", "{", "}", "[", "null", "true", "17", '"hello"', "[]", "{}", "{]", '{"type"}', '{"type":}',
    '{"type":"hello"', '{"type":"hello"}x', '{"type":"hello"}{"type":"hello"}', '{"type":"ping","t":NaN}',
    '{"type":"ping","t":1e999}', '{"type":"hello","known":1e999}', '{"type":"ping","t":01}',
    '{"type":"chat","text":"\\ud800"}', b"\xff\xfe\x00", b"\x80", b'{"type":"chat","text":"\xed\xa0\x80"}',
    "[" * 2000, '{"a":' * 700, "\x00", "\ufeff{}",
)  # fmt: skip


class Maker:
    """Draws values for a schema and spoils them."""

    def __init__(self, parts: dict[str, Any], dice: random.Random) -> None:
        self.parts, self.dice = parts, dice

    def value(self, part: dict[str, Any]) -> Any:
        """Something that fits."""
        dice = self.dice
        if "$ref" in part:
            return self.value(self.parts[part["$ref"].rsplit("/", 1)[1]])
        if "anyOf" in part:
            return self.value(dice.choice(part["anyOf"]))
        if "enum" in part:
            return dice.choice(part["enum"])
        kind = part.get("type")
        if kind == "object" and "properties" in part:
            needed = set(part.get("required", ()))
            return {
                name: self.value(one)
                for name, one in part["properties"].items()
                if name in needed or "enum" in one or dice.random() < 0.6
            }
        if kind == "object":
            extra = part.get("additionalProperties", {})
            inner = extra if isinstance(extra, dict) else {}
            return {self.text(8): self.value(inner) for _ in range(dice.randrange(3))}
        if kind == "array":
            return [self.value(part.get("items", {})) for _ in range(dice.randrange(4))]
        if kind == "string":
            if "pattern" in part:
                return "".join(chr(dice.randrange(32, 127)) for _ in range(dice.randrange(1, 60)))
            return self.text(part.get("maxLength", 400), part.get("minLength", 0))
        if kind == "integer":
            return max(part.get("minimum", -(2**40)), dice.choice((0, 1, 2, 17, -1, 2**31, 2**40)))
        if kind == "number":
            return dice.choice((0, 1, -1, 0.5, 1e300, 600))
        if kind == "boolean":
            return dice.random() < 0.5
        return None if kind == "null" else dice.choice(ODD)

    def text(self, longest: int, least: int = 0) -> str:
        plain = [one for one in ODD if isinstance(one, str) and least <= len(one) <= longest]
        drawn = "".join(chr(self.dice.choice((65, 97, 32, 0, 10, 0x10D, 0x202E, 0x1F600))) for _ in range(8))
        return self.dice.choice([*plain, drawn[: max(1, longest)]])

    def beside(self, part: dict[str, Any]) -> Any:
        """An object that does not fit: a field too many, one that is missing, or one of another kind."""
        whole = part if "properties" in part else self.parts[part["$ref"].rsplit("/", 1)[1]]
        good = self.value(whole)
        fields, needed = whole["properties"], list(whole.get("required", ()))
        ways = ["more"] + ["less"] * bool(needed) + ["other"] * bool(fields)
        way = self.dice.choice(ways)
        if way == "more":
            return {**good, self.dice.choice(("extra", "Type", "", "seed", "__class__")): self.dice.choice(ODD)}
        if way == "less":
            gone = self.dice.choice(needed)
            return {name: value for name, value in good.items() if name != gone}
        name = self.dice.choice(list(fields))
        wrong = [odd for odd in ODD if not fits(odd, fields[name], self.parts)]
        return {**good, name: self.dice.choice(wrong)} if wrong else {**good, "extra": 1}


def fits(value: Any, part: dict[str, Any], parts: dict[str, Any]) -> bool:
    """Does the value agree with the schema? Enough of JSON Schema for what msgspec writes."""
    if "$ref" in part:
        return fits(value, parts[part["$ref"].rsplit("/", 1)[1]], parts)
    if "anyOf" in part:
        return any(fits(value, one, parts) for one in part["anyOf"])
    if "enum" in part:
        return value in part["enum"] and isinstance(value, str)
    kind = part.get("type")
    if kind == "object":
        if not isinstance(value, dict):
            return False
        fields, extra = part.get("properties", {}), part.get("additionalProperties", True)
        if not set(part.get("required", ())) <= set(value) or (extra is False and not set(value) <= set(fields)):
            return False
        rest = extra if isinstance(extra, dict) else {}
        return all(fits(one, fields.get(name, rest), parts) for name, one in value.items())
    if kind == "array":
        return isinstance(value, list) and all(fits(one, part.get("items", {}), parts) for one in value)
    if kind == "string":
        right = isinstance(value, str) and part.get("minLength", 0) <= len(value) <= part.get("maxLength", 10**9)
        return right and ("pattern" not in part or all(" " <= c <= "~" for c in value))
    if kind in ("integer", "number"):
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        whole = isinstance(value, int) or value == int(value)
        return (kind == "number" or whole) and value >= part.get("minimum", value)
    if kind == "boolean":
        return isinstance(value, bool)
    return value is None if kind == "null" else True


def spoil(data: Any, dice: random.Random) -> Any:
    """The same data with one leaf or branch replaced, left out or doubled."""
    if isinstance(data, dict) and data and dice.random() < 0.85:
        key = dice.choice(list(data))
        if dice.random() < 0.15:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: spoil(data[key], dice)}
    if isinstance(data, list) and data and dice.random() < 0.85:
        at = dice.randrange(len(data))
        if dice.random() < 0.2:
            return data[:at] + data[at + 1 :]
        return [*data[:at], spoil(data[at], dice), *data[at + 1 :]]
    return dice.choice(ODD)


def text_of(data: Any) -> str:
    return json.dumps(data)
