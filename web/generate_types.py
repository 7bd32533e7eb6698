"""The browser's types, from the server's own: messages, requests of the HTTP API, and the views of each game.

python web/generate_types.py          writes web/src/generated/protocol.ts and web/src/generated/views/
python web/generate_types.py --check  fails if a file there is not what the server says
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import indent
from typing import Any

from sudi.games import NAMES, game
from sudi.kernel.view_type import common_type, view_type
from sudi.server.api.routes import Route, routes, whole_schema

GENERATED = Path(__file__).parent / "src" / "generated"
TARGET = GENERATED / "protocol.ts"
VIEWS = GENERATED / "views"
HEAD = "/* Generated from {source} by web/generate_types.py; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
PLAIN["undefined"] = "undefined"  # of a field that another kind of record has
RENAMED = {"Record": "MatchRecord"}  # TypeScript has a type of that name, and these pages use it
WIDE = 110


def name_of(name: str) -> str:
    return RENAMED.get(name, name)


def type_of(part: dict[str, Any]) -> str:
    """One piece of the schema as a TypeScript type."""
    if "$ref" in part:
        return name_of(str(part["$ref"]).rsplit("/", 1)[1])
    if part.get("title") == "View":
        return "View"  # its type is another document, see `views`
    if "enum" in part:
        return alternatives(map(literal, part["enum"]))
    if "anyOf" in part:
        return alternatives(map(type_of, part["anyOf"]))
    if "allOf" in part:
        return f"({' & '.join(map(type_of, part['allOf']))})"
    kind = part.get("type")
    if kind == "array":
        inner = type_of(part.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        if "properties" in part:
            return fields_of(part)
        extra = part.get("additionalProperties", {})
        return f"Record<string, {type_of(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def literal(value: Any) -> str:
    """A value as TypeScript writes it; a text may hold a quotation mark of either kind."""
    if not isinstance(value, str):
        return json.dumps(value)
    inner = json.dumps(value)[1:-1].replace('\\"', '"').replace("'", "\\'")
    return f"'{inner}'"


def alternatives(kinds: Iterable[str]) -> str:
    listed = list(kinds)
    flat = " | ".join(listed)
    return flat if len(flat) <= WIDE or "\n" in flat else "\n" + "\n".join(f"  | {one}" for one in listed)


def after(mark: str, kind: str) -> str:
    """A type behind a colon or an equals sign; a long one begins on a line of its own."""
    return f"{mark}{'' if kind.startswith(chr(10)) else ' '}{kind};"


def fields_of(part: dict[str, Any]) -> str:
    # What the server sends always has every field, unless the schema says exactly what it has; what the client sends
    # may leave a default out.
    exact = "additionalProperties" in part
    required = set(part.get("required", ()))
    lines = [
        f"{name}{'?' if exact and name not in required else ''}" + after(":", type_of(one))
        for name, one in part["properties"].items()
    ]
    if part.get("additionalProperties") is True:
        lines.append("[field: string]: unknown;")
    return "{\n" + indent("\n".join(lines), "  ") + "\n}" if lines else "Record<string, never>"


def declared(name: str, part: dict[str, Any]) -> str:
    return f"export type {name_of(name)} " + after("=", type_of(part))


# ---- messages and requests ----
def route_of(route: Route, body: dict[str, Any] | None, answer: dict[str, Any]) -> str:
    named = [f"{name}: string" for name in route.names] + [f"{name}?: string" for name in route.query]
    names = f"{{ {'; '.join(named)} }}" if named else "Record<string, never>"
    sent = "undefined" if body is None else type_of(body)
    return f"  '{route}': {{ names: {names}; body: {sent}; answer: {type_of(answer)} }};"


def render() -> str:
    parts, by_route = whole_schema()
    pieces = ["import type { View } from './views/common';"]
    pieces += [declared(name, part) for name, part in parts.items()]
    lines = [route_of(route, *by_route[str(route)]) for route in routes()]
    pieces.append(
        "/** Every request below /api: the names in its path and query, what is sent and what is answered. */\n"
        "export interface Routes {\n" + "\n".join(lines) + "\n}"
    )
    return HEAD.format(source="the server's messages and HTTP API") + "\n" + "\n\n".join(pieces) + "\n"


# ---- views ----
def views() -> dict[str, str]:
    """The files of generated/views: what all views have, the views of each game, and all of them by game."""
    common = common_type()["$defs"]
    files = {"common.ts": _file("what the views of all games have in common", common, {})}
    for name in NAMES:
        files[f"{name}.ts"] = _file(f"the views that {name} declares", view_type(game(name))["$defs"], common)
    lines = [f"import type * as {name} from './{name}';" for name in ("common", *NAMES)]
    lines += ["", "export interface Views {", *(f"  {name}: {name}.View;" for name in NAMES), "}", ""]
    lines += ["type Fits<T extends common.View> = T;", "/** The view of some game; `game` tells which. */"]
    lines += ["export type AnyView = Fits<Views[keyof Views]>;"]
    files["index.ts"] = HEAD.format(source="the games that there are") + "\n" + "\n".join(lines) + "\n"
    return files


def _file(source: str, parts: dict[str, Any], common: dict[str, Any]) -> str:
    shared = sorted(name for name, part in parts.items() if common.get(name) == part and not _refers(part))
    pieces = [declared(name, _told_apart(part, parts)) for name, part in parts.items() if name not in shared]
    if shared:
        names = ", ".join(shared)
        pieces.insert(0, f"import type {{ {names} }} from './common';\nexport type {{ {names} }};")
    return HEAD.format(source=source) + "\n" + "\n\n".join(pieces) + "\n"


def _refers(part: dict[str, Any]) -> bool:
    return "$ref" in json.dumps(part)


def _told_apart(part: Any, parts: dict[str, Any]) -> Any:
    """Where one of several records is meant, each says which fields of the others it has not: then TypeScript lets
    them be asked for, and knows afterwards which one it is. Of a record with any names, every name may be missing."""
    if isinstance(part, list):
        return [_told_apart(one, parts) for one in part]
    if not isinstance(part, dict):
        return part
    part = {name: _told_apart(one, parts) for name, one in part.items()}
    if isinstance(part.get("additionalProperties"), dict):
        return {**part, "additionalProperties": {"anyOf": [part["additionalProperties"], MISSING]}}
    kinds = [parts[one["$ref"].rsplit("/", 1)[1]] if "$ref" in one else one for one in part.get("anyOf", ())]
    if len(kinds) < 2 or not all("properties" in kind for kind in kinds):
        return part
    every = dict.fromkeys(name for kind in kinds for name in kind["properties"])
    lacking = [{name: MISSING for name in every if name not in kind["properties"]} for kind in kinds]
    return {"anyOf": [_without(one, names) for one, names in zip(part["anyOf"], lacking, strict=True)]}


MISSING = {"type": "undefined"}


def _without(part: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    if not names:
        return part
    if "$ref" in part:
        return {"allOf": [part, {"type": "object", "properties": names, "additionalProperties": False}]}
    return {**part, "properties": {**part["properties"], **names}}


def files() -> dict[Path, str]:
    return {TARGET: render(), **{VIEWS / name: text for name, text in views().items()}}


def main() -> int:
    made = files()
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
        stale += [path for path in VIEWS.glob("*") if path not in made]
        for path in stale:
            sys.stderr.write(f"web/src/generated/{path.name} is out of date: run python web/generate_types.py.\n")
        return bool(stale)
    VIEWS.mkdir(parents=True, exist_ok=True)
    for path in VIEWS.glob("*"):
        path.unlink()
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
