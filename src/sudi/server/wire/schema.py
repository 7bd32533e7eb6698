"""The JSON Schema of the WebSocket's messages: `python -m sudi.server.wire.schema > messages.json`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from .messages import FromClient, FromServer


def schema() -> dict[str, Any]:
    """Both directions in one document; shared types stand once, under `$defs`."""
    both = [FromClient, FromServer]
    (incoming, outgoing), parts = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the table",
        "$defs": {**parts, "FromClient": incoming, "FromServer": outgoing},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")
