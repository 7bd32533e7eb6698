"""Whatever cannot be used now says why when it is clicked: cards, closed piles, players, of every game."""

from __future__ import annotations

from typing import Any

import pytest

import sudi

from .people import People, against_bot, axe, my_turn, together

GAMES = sorted(sudi.games())


def reason(page: Any) -> str:
    """What the open window says, which is closed then."""
    page.wait_for_selector("dialog[open] .why")
    text: str = page.inner_text("dialog[open] .why")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return text


@pytest.mark.parametrize("game", GAMES)
def test_a_player_and_a_closed_pile_say_why_not(people: People, game: str) -> None:
    karel = people.guest("Karel")
    against_bot(karel, game)
    my_turn(karel)
    names = karel.locator("[data-point]")
    assert names.count() == 2
    for number in range(names.count()):
        names.nth(number).click()
        assert "Teď to nejde." in reason(karel)
    heap = karel.locator("[data-heap]").first
    heap.focus()
    karel.keyboard.press("Enter")
    assert "nejde zvolit nic" in reason(karel)
    assert axe(karel) == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_waits_is_told_who_is_asked(people: People, game: str) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva, game)
    for page in (karel, eva):
        page.wait_for_selector(".plate")
    karel.wait_for_function("() => document.querySelector('.frame')")
    waiting = eva if karel.get_attribute(".table", "data-mine") is not None else karel
    waiting.locator("[data-point]").first.click()
    assert "Teď rozhoduje" in reason(waiting)
