"""Does a value fit a type of `kernel.schema`, exactly? What is wrong with it is told with the place where it is."""

from __future__ import annotations

import re
from typing import Any

from sudi.kernel.schema import Schema

PLAIN = {"integer": int, "string": str, "boolean": bool, "null": type(None), "object": dict, "array": list}


def wrong(value: Any, document: Schema) -> list[str]:
    """Everything in which a value differs from a document's type."""
    return [f"view{found}" for found in _wrong(value, document, document["$defs"])]


def _wrong(value: Any, kind: Schema, parts: dict[str, Schema]) -> list[str]:
    """Each with the way to it from here; the way is put together only where something is wrong."""
    if "$ref" in kind:
        return _wrong(value, parts[kind["$ref"][8:]], parts)
    if "anyOf" in kind:
        # Where nothing fits, what comes nearest is told.
        best: list[str] | None = None
        for one in kind["anyOf"]:
            found = _wrong(value, one, parts)
            if not found:
                return found
            best = found if best is None or len(found) < len(best) else best
        return best or []
    if "enum" in kind:
        fits = any(value == one and type(value) is type(one) for one in kind["enum"])
        return [] if fits else [f": {value!r} is none of {kind['enum'][:8]}"]
    plain = PLAIN[kind["type"]]
    if type(value) is not plain:  # a bool is no whole number, an array of the state no list
        return [f": {value!r} is no {kind['type']}"]
    if plain is dict:
        return _wrong_record(value, kind, parts)
    if plain is list:
        inner = kind["items"]
        told = [f"[{i}]{w}" for i, one in enumerate(value) for w in _wrong(one, inner, parts)]
        right = kind.get("minItems", 0) <= len(value) <= kind.get("maxItems", len(value))
        return told if right else [*told, f": {len(value)} of them"]
    if plain is int and not kind.get("minimum", value) <= value <= kind.get("maximum", value):
        return [f": {value} is out of its range"]
    if plain is str and "pattern" in kind and not re.search(kind["pattern"], value):
        return [f": {value!r} is no {kind['pattern']}"]
    return []


def _wrong_record(value: dict[str, Any], kind: Schema, parts: dict[str, Schema]) -> list[str]:
    fields, more = kind.get("properties", {}), kind.get("additionalProperties", False)
    found = [f": {name} is missing" for name in kind.get("required", ()) if name not in value]
    for name, one in value.items():
        if name in fields:
            found += [f".{name}{w}" for w in _wrong(one, fields[name], parts)]
        elif isinstance(more, dict):
            found += [f".{name}{w}" for w in _wrong(one, more, parts)]
        elif more is False:
            found.append(f": nobody declared {name}")
    return found
