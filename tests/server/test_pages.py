"""The pages as files: what there is, what there is not, and what need not be sent again."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from sudi.server.pages import KNOWN, Pages

from .house import House, Person

APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"


@pytest.mark.parametrize(
    "path", ["/", "/t/whatever", "/cards", "/decks/shards", "/rules/rone", "/replay/abc", "/learn/rone"]
)
def test_an_address_of_the_client_is_its_page(house: House, path: str) -> None:
    assert Person(house).get(path).status == 200


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/cardz", "/assets/none.js", "/api/none"])
def test_an_unknown_address_is_not_found(house: House, path: str) -> None:
    assert Person(house).get(path).status == 404


def test_the_server_knows_the_pages_of_the_client() -> None:
    assert set(re.findall(r"page === '(\w*)'", APP.read_text("utf-8"))) == KNOWN


def test_pages_and_answers_are_compressed_for_whoever_can_read_that(house: House) -> None:
    for path in ("/", "/api/games", "/api/games/shards/cards"):
        small, whole = Person(house).get(path, accept_encoding="gzip"), Person(house).get(path)
        assert small.headers["content-encoding"] == "gzip"
        assert whole.headers["content-encoding"] is None
        assert gzip.decompress(small.body) == whole.body
        assert "accept-encoding" in small.headers["vary"].lower()


def test_pages_say_once_how_their_letters_are_written(house: House) -> None:
    assert Person(house).get("/").headers["content-type"] == "text/html; charset=utf-8"


def test_what_is_unchanged_is_not_sent_again(house: House) -> None:
    """In either encoding; a proxy may have made the tag a weak one. An answer of the API is never kept."""
    person = Person(house)
    tags = [person.get("/", accept_encoding=how).headers["etag"] for how in ("gzip", "identity")]
    assert tags[0] != tags[1]
    for how, tag in zip(("gzip", "identity"), tags, strict=True):
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            assert person.get("/", accept_encoding=how, if_none_match=known).status == 304
        assert person.get("/", accept_encoding=how, if_none_match='"other"').status == 200
    assert person.get("/").headers["cache-control"] == "no-cache"
    assert person.get("/api/games").headers["cache-control"] == "no-store"


def test_files_named_by_their_content_are_kept_for_good(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("let a = 1;\n" * 100)
    (tmp_path / "icon.png").write_bytes(bytes(range(256)))
    pages = Pages(tmp_path)
    assert pages.find("/assets/index-abc.js").lasting
    assert pages.find("/assets/index-abc.js").small is not None
    assert not pages.find("/icon.png").lasting
    assert pages.find("/icon.png").small is None  # nothing is gained
