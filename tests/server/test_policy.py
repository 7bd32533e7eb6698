"""The content security policy in a real browser: it forbids inline styles and scripts, and the pages need neither."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import browser, chromium, people, server
from tests.browser.people import People, against_bot, look_at, my_turn, play_on, version

__all__ = ["browser", "chromium", "people", "server"]  # fixtures

LISTEN = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.violations.push(`${event.effectiveDirective} ${event.sample} ${event.sourceFile}`));
"""


def watched(people: People) -> Any:
    """Karel's window, which writes down what the policy forbids from its next page on."""
    page = people.guest("Karel")
    page.context.add_init_script(LISTEN)
    page.reload()
    page.wait_for_selector("#me")
    return page


def violations(page: Any) -> list[str]:
    return [str(one) for one in page.evaluate("window.violations")]


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_the_pages_need_no_inline_style(people: People, game: str) -> None:
    page = watched(people)
    against_bot(page, game)
    play_on(page, until=lambda: version(page) >= 12)
    my_turn(page)
    page.keyboard.press("Escape")
    look_at(page, page.locator("button.card").first)
    place = page.evaluate("document.querySelector('.float').style.left")
    assert place.endswith("px")  # set through the object model, and not lost
    page.click("#table-menu")
    assert violations(page) == []
    for path in (f"/cards/{game}", f"/rules/{game}", "/replay", "/"):
        page.goto(people.address + path)
        page.wait_for_selector("main")
        assert violations(page) == []


def test_the_policy_forbids_what_the_pages_do_not_need(people: People) -> None:
    """If this fails the test above tells nothing."""
    page = watched(people)
    add = "(text) => document.body.insertAdjacentHTML('beforeend', text)"
    page.evaluate(add, '<p id="odd" style="color: red">odd</p>')
    page.evaluate(add, '<img src="/none.png" alt="" onerror="window.evil = 1">')
    page.wait_for_function("window.violations.length >= 2")
    assert {one.split()[0] for one in violations(page)} == {"style-src-attr", "script-src-attr"}
    assert page.evaluate("getComputedStyle(document.querySelector('#odd')).color") != "rgb(255, 0, 0)"
    assert page.evaluate("window.evil") is None
    people.complaints.clear()  # the browser said so, as it should
