"""Puzzles in the browser: from the lobby to a solved one, by mouse, by keys and with a finger."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.coach.puzzles import puzzles_of

from .people import People, axe, overflow

GAMES = sorted(game for game in sudi.games() if puzzles_of(game))
PHONE = {"width": 390, "height": 844}


def open_puzzle(people: People, game: str, puzzle: str, **how: Any) -> Any:
    page = people.window(f"/puzzles/{game}/{puzzle}", **how)
    page.wait_for_selector(f".stand[data-choices='0'] ~ .board .frame.{game}")
    return page


def by_hints(page: Any) -> None:
    """What the last hint says, until it is solved."""
    while not page.locator(".stand[data-solved]").count():
        before = page.get_attribute(".stand", "data-choices")
        while not page.locator("#puzzle-do").count():
            page.click("#puzzle-hint:not([disabled])")
            page.wait_for_selector("#puzzle-help")
            page.wait_for_selector(".puzzle[aria-busy=false]")
        page.click("#puzzle-do")
        page.wait_for_function(
            "before => document.querySelector('.stand')?.dataset.choices !== before"
            " || document.querySelector('.stand[data-solved]')",
            arg=before,
        )


# What is to be pressed for a choice: an answer, or what the choice is about on the table.
DO = """
(name) => {
  if (!document.querySelector('.puzzle[aria-busy=false] .stand')) return 'wait';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const has = (text) => (text ?? '').split('|').includes(name);
  const ways = [
    all('[data-sure]'),
    all('[data-option]').filter((one) => one.dataset.option === name),
    all('[data-options]').filter((one) => has(one.dataset.options)),
  ];
  const found = ways.find((one) => one.length);
  if (found) found[0].click();
  return found ? name : '';
}
"""


def do(page: Any, name: str, before: int) -> None:
    """Press for a choice until it is made."""
    for _ in range(1000):
        if page.get_attribute(".stand", "data-choices") != str(before) or page.locator("[data-heard]").count():
            return
        page.evaluate(DO, name)
        page.wait_for_timeout(20)
    raise AssertionError(f"{name} cannot be done at the table")


def test_from_the_lobby_to_a_solved_puzzle_that_is_remembered(people: People) -> None:
    karel = people.guest("Karel")
    karel.check("input[name=game][value=shards]", force=True)
    karel.click("#todays-puzzle")
    karel.wait_for_selector("#daily-puzzle")
    assert karel.url.endswith("/puzzles/shards")
    assert karel.locator("[data-puzzle]").count() == len(puzzles_of("shards"))
    karel.click("#daily-puzzle")
    karel.wait_for_selector(".stand[data-choices='0'] ~ .board .frame.shards")
    by_hints(karel)
    karel.click("#puzzle-proof")
    karel.wait_for_selector("#proof ol li")
    karel.keyboard.press("Escape")
    karel.click("#puzzle-back")
    karel.wait_for_selector("[data-puzzle][data-done]")
    assert karel.inner_text("#streak").endswith("1")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_each_game_fits_a_phone_and_says_what_is_asked(people: People, game: str) -> None:
    one = puzzles_of(game)[0]
    page = open_puzzle(people, game, one.id, viewport=PHONE)
    assert one.say.cs in page.inner_text("#puzzle-goal")
    assert overflow(page) <= 0
    assert axe(page) == []
    page.click("#puzzle-hint")
    page.wait_for_selector("#puzzle-help")
    page.click("#puzzle-give-up")
    page.wait_for_selector("#proof ol li")


def test_a_miss_is_told_and_then_it_is_solved_at_the_table(people: People) -> None:
    one = next(one for one in puzzles_of("shards") if "end" in one.table().pending.names)
    page = open_puzzle(people, "shards", one.id)
    do(page, "end", 0)
    page.wait_for_selector("[data-heard=missed]")
    assert page.get_attribute(".stand", "data-choices") == "0"
    assert page.is_disabled("#puzzle-undo")
    page.click("summary")
    assert page.locator(".stand details li").count()
    page.reload()
    page.wait_for_selector(".stand[data-choices='0'] ~ .board .frame.shards")
    for number, name in enumerate(one.solution):
        do(page, name, number)
    page.wait_for_selector(".stand[data-solved]")
