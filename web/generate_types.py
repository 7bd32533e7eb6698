"""The browser's types of the WebSocket's messages, from the server's JSON Schema.

python web/generate_types.py          writes web/src/generated/protocol.ts
python web/generate_types.py --check  fails if the file is not what the schema says
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sudi.server.schema import schema

TARGET = Path(__file__).parent / "src" / "generated" / "protocol.ts"
HEAD = "/* Generated from the server's messages by web/generate_types.py; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(part: dict[str, Any]) -> str:
    """One piece of the schema as a TypeScript type."""
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[1]
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
    # A message of the server always has every field; a message of the client may leave a default out.
    from_client = part.get("additionalProperties") is False
    required = set(part.get("required", ()))
    lines = [
        f"  {name}{'?' if from_client and name not in required else ''}: {type_of(one)};"
        for name, one in part["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"


def render() -> str:
    parts = schema()["$defs"]
    pieces = []
    for name, part in parts.items():
        body = type_of(part)
        pieces.append(f"export interface {name} {body}" if body.startswith("{") else f"export type {name} = {body};")
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
