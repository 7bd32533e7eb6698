"""A friend who was sent a link and has said no name: sits down, plays a whole turn, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from .people import People, choose_game, play_on

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


@pytest.mark.parametrize("size", SIZES)
def test_an_unnamed_friend_plays_a_whole_turn(people: People, size: str) -> None:
    karel = people.guest("Karel")
    choose_game(karel, "shards")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    friend = people.window(karel.url.removeprefix(people.address), **SIZES[size])
    friend.click("[data-sit]")
    for page in (karel, friend):
        page.wait_for_selector(".table[data-status=playing][data-seats]")
    # Without a reload: both play on until each has had a whole turn.
    clicked: list[str] = play_on(karel, friend, until=lambda: friend.locator("#log .turn").count() >= 3)
    assert clicked


@pytest.mark.parametrize("typed", ["Bára", ""])
def test_whoever_opens_a_table_is_called_by_the_name_at_the_door_or_a_guest(people: People, typed: str) -> None:
    """A name that was typed and not sent is meant; without one the friend still sees who invites, not 'a person'."""
    host = people.window("/")
    host.fill("#name", typed)
    choose_game(host, "shards")
    host.click("#open-table")
    host.wait_for_selector(".table[data-status=waiting]")
    friend = people.window(host.url.removeprefix(people.address))
    seat = friend.locator(".waiting li strong").first.inner_text()
    assert seat.startswith(typed or "Host ")
    # The friend is told who invites and what is played here, before a name is asked; the link is for whoever sits.
    told = friend.inner_text(".waiting header")
    assert f"{typed or 'Host '}" in told
    assert "tě zve ke hře" in told
    assert "Úlomky nekonečna" in told
    assert friend.locator(".waiting .link").count() == 0
    assert host.locator(".waiting .link").count() == 1


def test_a_link_to_no_table_says_so(people: People) -> None:
    for path in ("/t/nowhere", "/t/abcdefghjkmn"):
        page = people.window(path)
        page.wait_for_selector(".missing[role=alert]")
        assert "Takový stůl tu není" in page.inner_text(".missing")
        assert page.locator(".missing a[href='/']").count() == 1


def test_joining_from_the_lobby_asks_for_a_name(people: People) -> None:
    karel = people.guest("Karel")
    choose_game(karel, "shards")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    friend = people.window("/")
    friend.locator(".row button.primary").first.click()
    assert friend.evaluate("document.activeElement.id") == "name"
    assert "jak ti máme říkat" in friend.inner_text(".panel [role=alert]")


def test_pages_have_titles_and_searches_have_addresses(people: People) -> None:
    page = people.window("/cards/shards?q=zetta")
    page.wait_for_selector(".grid li")
    assert page.input_value("#card-search") == "zetta"
    assert page.title() == "Karty · Úlomky nekonečna · Sudí"
    page.fill("#card-search", "axia")
    page.wait_for_url("**/cards/shards?q=axia")
    page.reload()
    page.wait_for_selector(".grid li")
    assert page.locator(".grid li").count() == 1
    for path, title in (("/rules/rone", "Pravidla · "), ("/decks", "Sady · "), ("/nowhere", "Tady nic není")):
        page.goto(people.address + path)
        page.wait_for_function(f"() => document.title.startsWith({title!r})")
