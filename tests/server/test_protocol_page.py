"""docs/protocol.md says what the types say: every example is a message, every field and code has its place there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sudi.kernel.view_type import common_type
from sudi.server.api.routes import routes, whole_schema
from sudi.server.api.tables import Summary
from sudi.server.guard.limits import Limits
from sudi.server.wire.messages import FromClient, FromServer
from sudi.server.wire.schema import schema
from sudi.table.face import Outcome, UndoAsked

from ..generic.fitting import wrong
from ..web_types import generator
from .fuzz import fits

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PARTS = schema()["$defs"]
TAGS = {one.__struct_config__.tag for one in FromClient.__args__} | {
    one.__struct_config__.tag for one in FromServer.__args__
}


def examples() -> list[dict[str, Any]]:
    """Every whole message on the page."""
    found = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
    for text in re.findall(r"`(\{\"type\".*?\})`", PAGE):
        found.append(json.loads(text))
    return [one for one in found if "type" in one]


def exact(value: Any, part: dict[str, Any], where: str) -> list[str]:
    """Fields that an example has and its type has not, or the other way round."""
    if "$ref" in part:
        return exact(value, PARTS[part["$ref"].rsplit("/", 1)[1]], where)
    if "anyOf" in part:
        fitting = [exact(value, one, where) for one in part["anyOf"] if fits(value, one, PARTS)]
        return min(fitting, key=len, default=[where])
    if isinstance(value, dict) and "properties" in part:
        fields = part["properties"]
        wrong = [f"{where}.{name}" for name in set(value) ^ set(fields)]
        return wrong + [w for n in set(value) & set(fields) for w in exact(value[n], fields[n], f"{where}.{n}")]
    if isinstance(value, list):
        return [w for one in value for w in exact(one, part.get("items", {}), where)]
    return []


def test_every_example_is_a_message_with_exactly_its_fields() -> None:
    shown = examples()
    assert {one["type"] for one in shown} == TAGS
    for one in shown:
        name = "FromClient" if fits(one, PARTS["FromClient"], PARTS) else "FromServer"
        assert fits(one, PARTS[name], PARTS), one
        assert exact(one, PARTS[name], one["type"]) == [], one


def test_the_comparison_sees_a_wrong_name() -> None:
    """`card` for `source` in a term is what this page once had wrong."""
    good = next(one for one in examples() if one["type"] == "answer" and one["derivation"])
    bad = json.loads(json.dumps(good).replace('"source"', '"card"'))
    assert exact(good, PARTS["FromServer"], "") == []
    assert exact(bad, PARTS["FromServer"], "") != []


def test_every_field_of_every_message_is_on_the_page() -> None:
    words = set(re.findall(r"[a-z_]+", PAGE))
    for name, part in whole_schema()[0].items():
        missing = [field for field in part.get("properties", {}) if field not in words]
        assert name == "Record" or not missing, (name, missing)


def test_the_summary_has_exactly_the_fields_of_its_type() -> None:
    found = re.search(r"^A summary: `\{(.*)\}`", PAGE, re.M)
    assert found is not None
    named = re.findall(r'"(\w+)"(?=[:,]|$)', re.sub(r"\[.*?\]", "", found.group(1)))
    assert set(named) == {field.name for field in msgspec.structs.fields(Summary)}


@pytest.mark.parametrize(("key", "kind"), [("outcome", Outcome), ("undo.asked", UndoAsked)])
def test_the_smaller_pieces(key: str, kind: Any) -> None:
    found = re.search(rf"`{re.escape(key)}`: `(\{{.*?\}})`", PAGE, re.S)
    assert found is not None
    data = json.loads(found.group(1))
    msgspec.convert(data, kind)
    assert set(data) == {field.name for field in msgspec.structs.fields(kind)}


def test_an_option_has_exactly_the_fields_of_its_type() -> None:
    found = re.search(r"`(\{\"name\":.*\})`", PAGE)
    assert found is not None
    kind = common_type()
    assert wrong(json.loads(found.group(1)), {**kind["$defs"]["Option"], "$defs": kind["$defs"]}) == []
    words = set(re.findall(r"[a-z]+", PAGE))
    assert set(kind["$defs"]["Part"]["properties"]) | set(kind["$defs"]["Asked"]["properties"]) <= words


def test_every_request_is_on_the_page_and_no_other() -> None:
    known = {f"{one.method} /api{re.sub('{.*?}', '*', one.path)}" for one in routes()}
    table = PAGE[PAGE.index("## HTTP") :]
    rows = re.findall(r"(GET|POST) (/api/[\w/{}]*)", "\n".join(re.findall(r"^\| (.*?) \|", table, re.M)))
    told = {f"{method} {re.sub('{.*?}', '*', path)}" for method, path in rows}
    assert told == known


def test_every_code_of_an_error_is_on_the_page() -> None:
    files = [file for folder in ("table", "server") for file in (ROOT / "src" / "sudi" / folder).rglob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r"(?:Refused|Problem|error|answer)\(\s*\"([a-z_]+)\",", source))
    assert {"stale", "lost", "schema", "taken"} <= used
    told = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert used <= told, used - told


def test_the_limits_that_the_page_names_are_those_of_the_server() -> None:
    assert f"the last {Limits().chat_lines} are kept" in PAGE
    assert f"1 to {Limits().id_characters} printable" in PAGE
    assert f"limit ({Limits().frame_bytes // 1024} KiB)" in PAGE


# ---- the browser's types ----
def test_the_browsers_types_are_those_of_the_server() -> None:
    made = generator()
    assert made.TARGET.read_text(encoding="utf-8") == made.render(), "run python web/generate_types.py"


def test_the_browsers_types_hold_both_sides() -> None:
    text = generator().render()
    parts = (
        "export type State = {",
        "export type Summary = {",
        "export interface Routes {",
        "  lost: 'resign' | 'time'",
    )
    for part in parts:
        assert part in text
    for route in routes():
        assert f"'{route}': {{" in text
    assert "MatchRecord" in text
    assert "export type Record " not in text  # it would hide TypeScript's own


def test_the_pages_ask_for_nothing_that_there_is_not() -> None:
    """lib/api.ts names its requests by the generated routes; a hand-written path would not be checked."""
    text = (ROOT / "web" / "src" / "lib" / "api.ts").read_text(encoding="utf-8")
    called = set(re.findall(r"call\('([A-Z]+ [^']+)'", text))
    assert called <= {str(route) for route in routes()}
    assert len(called) > 12
    assert "interface" not in text  # no type of the server is written by hand
