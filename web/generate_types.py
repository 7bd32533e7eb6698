"""The browser's types, from the server's own: the messages of the WebSocket and every request of the HTTP API.

python web/generate_types.py          writes web/src/generated/protocol.ts
python web/generate_types.py --check  fails if the file is not what the server says
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sudi.server.api.routes import Route, routes, whole_schema

TARGET = Path(__file__).parent / "src" / "generated" / "protocol.ts"
HEAD = "/* Generated from the server's messages and HTTP API by web/generate_types.py; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
RENAMED = {"Record": "MatchRecord"}  # TypeScript has a type of that name, and these pages use it


def name_of(name: str) -> str:
    return RENAMED.get(name, name)


def type_of(part: dict[str, Any]) -> str:
    """One piece of the schema as a TypeScript type."""
    if "$ref" in part:
        return name_of(str(part["$ref"]).rsplit("/", 1)[1])
    if "enum" in part:
        return " | ".join(json.dumps(value).replace('"', "'") for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(type_of(one) for one in part["anyOf"])
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


def fields_of(part: dict[str, Any]) -> str:
    # What the server sends always has every field; what the client sends may leave a default out.
    from_client = part.get("additionalProperties") is False
    required = set(part.get("required", ()))
    lines = [
        f"  {name}{'?' if from_client and name not in required else ''}: {type_of(one)};"
        for name, one in part["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"


def route_of(route: Route, body: dict[str, Any] | None, answer: dict[str, Any]) -> str:
    named = [f"{name}: string" for name in route.names] + [f"{name}?: string" for name in route.query]
    names = f"{{ {'; '.join(named)} }}" if named else "Record<string, never>"
    sent = "undefined" if body is None else type_of(body)
    return f"  '{route}': {{ names: {names}; body: {sent}; answer: {type_of(answer)} }};"


def render() -> str:
    parts, by_route = whole_schema()
    pieces = [f"export type {name_of(name)} = {type_of(part)};" for name, part in parts.items()]
    lines = [route_of(route, *by_route[str(route)]) for route in routes()]
    pieces.append(
        "/** Every request below /api: the names in its path and query, what is sent and what is answered. */\n"
        "export interface Routes {\n" + "\n".join(lines) + "\n}"
    )
    return HEAD + "\n" + "\n\n".join(pieces) + "\n"


def main() -> int:
    text = render()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.stderr.write("web/src/generated/protocol.ts is out of date: run python web/generate_types.py.\n")
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
