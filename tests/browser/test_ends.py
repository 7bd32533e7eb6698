"""A phase that ends by itself says why; a switch in the menu makes the table ask first."""

from __future__ import annotations

from typing import Any

from tests.shards.table import table as shards

from .people import People, axe
from .situations import log_text, play_from

REASON = "Fáze hraní skončila: nic dalšího v ní nešlo udělat."


def switch(page: Any, on: bool) -> None:
    """Flip the switch in the table's menu; it stands the other way as soon as the server has it."""
    page.click("#table-menu")
    page.wait_for_selector("[data-ask-ends]:has-text('fáze hraní')")  # as the game calls it
    assert page.get_attribute("[data-ask-ends]", "aria-checked") == str(not on).lower()
    page.click("[data-ask-ends]")
    page.wait_for_selector(f"[data-ask-ends][aria-checked={str(on).lower()}]")
    page.keyboard.press("Escape")


def play_the_blaster(page: Any) -> None:
    page.click(".hand button.card.lit")


def take_back(page: Any) -> None:
    page.click("#undo")
    page.wait_for_selector("button.card.lit[data-options='play blaster']")


def test_a_phase_ends_with_a_reason_and_asks_with_the_switch_on(people: People) -> None:
    karel = people.guest("Karel", follow="step")  # what the computer does then waits
    match = shards({"hand": ["blaster"]}, {"hand": ["crystal"]}, setup={"ends": "asked"})
    play_from(karel, match)

    play_the_blaster(karel)
    karel.locator("#log li", has_text=REASON).wait_for()
    assert REASON in karel.inner_text(".story .last")
    assert REASON in karel.inner_text("#live-log")
    take_back(karel)
    assert REASON not in log_text(karel), "one undo takes the card back and the end with it"

    switch(karel, on=True)
    play_the_blaster(karel)
    karel.wait_for_selector("[data-only-end]")
    assert karel.locator(".answers [data-option]").count() == 1
    assert REASON not in log_text(karel)
    assert axe(karel) == []
    karel.keyboard.press("e")
    karel.locator("#log li", has_text=REASON).wait_for()

    # It works at once: whoever is being asked and no longer wants to be is not.
    karel.reload()
    karel.click("#undo")
    karel.wait_for_selector("[data-only-end]")
    switch(karel, on=False)
    karel.locator("#log li", has_text=REASON).wait_for()
    assert karel.locator("[data-only-end]").count() == 0
