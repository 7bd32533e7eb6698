"""The pages as files: what there is, what there is not, and what need not be sent again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sudi.server.pages import KNOWN

from .house import House, Person

APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"


@pytest.mark.parametrize("path", ["/", "/t/whatever", "/cards", "/decks/shards", "/rules/rone", "/replay/abc"])
def test_an_address_of_the_client_is_its_page(house: House, path: str) -> None:
    assert Person(house).get(path).status == 200


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/cardz", "/assets/none.js", "/api/none"])
def test_an_unknown_address_is_not_found(house: House, path: str) -> None:
    assert Person(house).get(path).status == 404


def test_the_server_knows_the_pages_of_the_client() -> None:
    assert set(re.findall(r"page === '(\w*)'", APP.read_text("utf-8"))) == KNOWN
