"""What is fetched when: the layout of a game comes with its table, not before."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sudi

from .people import People, against_bot

GAMES = sorted(sudi.games())


def layouts(page: Any) -> set[str]:
    """The games whose layouts this page has fetched by now."""
    fetched = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    names = {found.group(1) for one in fetched if (found := re.search(r"/assets/(\w+)-[^/]+\.js$", one))}
    return names & {*GAMES, "plain"}


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_is_fetched_when_its_game_is_opened(people: People, game: str) -> None:
    karel = people.guest("Karel")
    assert layouts(karel) == set()
    against_bot(karel, game)
    karel.wait_for_selector(f".frame.{game} [data-plate]")
    assert layouts(karel) == {game}


def test_the_plain_layout_is_fetched_when_it_is_chosen(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    karel.wait_for_selector(".frame.shards")
    karel.click("#table-menu")
    karel.click("#layout")
    karel.wait_for_selector(".frame.plain [data-plate]")
    assert layouts(karel) == {"shards", "plain"}


def test_a_layout_that_cannot_be_fetched_says_so(people: People) -> None:
    """As after an update of the server, when the files of yesterday's page are gone."""
    karel = people.guest("Karel")
    karel.route(re.compile(r"/assets/shards-[^/]+\.js$"), lambda route: route.abort())
    against_bot(karel)
    karel.wait_for_selector(".board [role=alert] button")
    assert karel.locator(".frame").count() == 0
    karel.unroute_all()
    karel.click(".board [role=alert] button")
    karel.wait_for_selector(".frame.shards [data-plate]")
