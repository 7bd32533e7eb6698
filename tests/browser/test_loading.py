"""What is fetched when, and how much of it: pages and layouts come when they are opened, not before."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sudi

from .people import People, against_bot, choose_game

GAMES = sorted(sudi.games())


PAGES = {"Lobby", "Table", "Cards", "Decks", "Rules", "Replay"}


def parts(page: Any) -> set[str]:
    """The parts of the client, by name, that this page has fetched by now."""
    fetched = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {found.group(1) for one in fetched if (found := re.search(r"/assets/(\w+)-[^/]+\.js$", one))}


def layouts(page: Any) -> set[str]:
    return parts(page) & {*GAMES, "plain"}


def test_the_lobby_comes_in_less_than_100_kb(people: People) -> None:
    """Everything that comes over the wire to somebody who has never been here: page, scripts, styles, answers."""
    page = people.window("/icon.svg")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}
    wire.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(people.address)
    page.wait_for_selector("#open-table")
    page.wait_for_selector(".fan .face")
    page.wait_for_load_state("networkidle")
    came = {addresses[one].removeprefix(people.address): size for one, size in sizes.items()}
    for kind in ("/", "/assets/index-", "/assets/Lobby-", "/api/games", "/api/me", "/api/tables", "/icon.svg"):
        assert any(one.startswith(kind) for one in came), kind
    assert sum(came.values()) < 100_000, came
    print(f"the lobby: {sum(came.values()):.0f} bytes in {len(came)} answers")


@pytest.mark.parametrize(
    ("path", "page"),
    [("/", "Lobby"), ("/cards", "Cards"), ("/decks", "Decks"), ("/rules", "Rules"), ("/replay", "Replay")],
)
def test_a_page_is_fetched_when_it_is_opened(people: People, path: str, page: str) -> None:
    window = people.window(path)
    window.wait_for_selector("main h1, main h2")
    assert parts(window) & PAGES == {page}


def test_nothing_is_fetched_twice(people: People) -> None:
    """What is named by its content stays in the browser."""
    karel = people.guest("Karel")
    karel.reload()
    karel.wait_for_selector("#me")
    fetched = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
    stored = karel.evaluate(f"{fetched}.map((one) => one.transferSize)")
    assert stored
    assert set(stored) == {0}


def test_a_page_that_cannot_be_fetched_says_so(people: People) -> None:
    karel = people.guest("Karel")
    karel.route(re.compile(r"/assets/Rules-[^/]+\.js$"), lambda route: route.abort())
    karel.click("nav a[href='/rules']")
    karel.wait_for_selector("main [role=alert] button")
    karel.unroute_all()
    karel.click("main [role=alert] button")
    karel.wait_for_selector("main h1")


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
    choose_game(karel)
    karel.click("#against-bots")
    karel.wait_for_selector(".table[data-status=loading] .board [role=alert] button")
    assert karel.locator(".frame").count() == 0
    karel.unroute_all()
    karel.click(".board [role=alert] button")
    karel.wait_for_selector(".frame.shards [data-plate]")
