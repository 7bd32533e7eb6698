"""Types as plain data: the few pieces of JSON Schema that views are declared with.

A record is exact: it has the fields that it names and no others. What a game shows in its own way (see `state.coded`)
it declares with these as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

STRING: Schema = {"type": "string"}
BOOLEAN: Schema = {"type": "boolean"}
NULL: Schema = {"type": "null"}
TRUE: Schema = {"enum": [True]}  # a mark: it is there or it is not


def whole(low: int | None = None, high: int | None = None) -> Schema:
    """A whole number, with its range where it has one."""
    bounds = {"minimum": low, "maximum": high}
    return {"type": "integer"} | {name: bound for name, bound in bounds.items() if bound is not None}


def letters(alphabet: str, count: int) -> Schema:
    """So many letters of these."""
    return {"type": "string", "pattern": f"^[{alphabet}]{{{count}}}$"}


def one_of(words: Iterable[str]) -> Schema:
    return {"enum": list(dict.fromkeys(words))}


def several(kind: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list."""
    bounds = {"minItems": least, "maxItems": most}
    return {"type": "array", "items": kind} | {name: bound for name, bound in bounds.items() if bound is not None}


def either(*kinds: Schema) -> Schema:
    return kinds[0] if len(kinds) == 1 else {"anyOf": list(kinds)}


def maybe(kind: Schema) -> Schema:
    """It, or null where it is hidden or there is none."""
    return either(kind, NULL)


def record(fields: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None, more: bool = False) -> Schema:
    """A mapping with exactly these fields; the optional ones may be left out, `more` allows others beside them."""
    return {
        "type": "object",
        "properties": {**fields, **(optional or {})},
        "required": list(fields),
        "additionalProperties": more,
    }


def named(name: str) -> Schema:
    """A type of the same document, by its name."""
    return {"$ref": f"#/$defs/{name}"}


def document(title: str, whole: str, parts: Mapping[str, Schema]) -> Schema:
    """A schema that stands by itself: the part called `whole`, with all the others."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return {**head, **named(whole), "$defs": dict(parts)}
