"""Notes on a replay: written, drawn, kept, shared by a link and saved with the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .people import People, axe, overflow, resign, table_id
from .situations import play_from
from .test_coach import won_already

PHONE = {"width": 390, "height": 844}


def finished(page: Any) -> str:
    """A short match that is over; its table."""
    play_from(page, won_already())
    table = table_id(page)
    page.click("button.card[data-card=drakonarius]")
    page.wait_for_selector(".table:not([data-version='0'])")
    resign(page)
    return table


def open_replay(page: Any, people: People, table: str, query: str = "") -> None:
    page.goto(f"{people.address}/replay/{table}{query}")
    page.wait_for_selector(".replay .frame")
    page.wait_for_selector("#notes-title")


def around(page: Any, mark: str, thing: str) -> bool:
    """Does what is drawn lie around the thing it is about?"""
    page.wait_for_function(
        """([mark, thing]) => {
          const one = document.querySelector(`[data-mark="${mark}"]`)?.getBoundingClientRect();
          const it = document.querySelector(thing).getBoundingClientRect();
          return one && Math.abs(one.left + one.width / 2 - it.left - it.width / 2) < 8
            && Math.abs(one.top + one.height / 2 - it.top - it.height / 2) < 8 && one.width >= it.width;
        }""",
        arg=[mark, thing],
    )
    return True


def test_a_note_with_a_drawing_is_kept_shared_and_saved(people: People, tmp_path: Path) -> None:
    karel = people.guest("Karel")
    table = finished(karel)
    open_replay(karel, people, table)
    karel.fill("#note-text", "Tady stačilo <b>skončit</b>.")
    karel.click("#draw-circle")
    karel.click(".board button.card[data-card=drakonarius]")
    assert karel.locator("dialog[open]").count() == 0, "while something is drawn, a card is not looked at"
    assert around(karel, "circle", ".board [data-card=drakonarius]")
    karel.click("#draw-arrow")
    karel.click(".board button.card[data-card=drakonarius]")
    karel.select_option("#note-thing", "p1")
    karel.wait_for_selector("[data-mark=arrow]")
    karel.click("#keep-note")
    note = karel.locator("[data-note='0']")
    note.wait_for()
    assert "Tady stačilo <b>skončit</b>." in note.inner_text()
    assert "šipka: Drakonarius → Karel" in note.inner_text()
    assert axe(karel) == []
    karel.click("#on")
    karel.wait_for_selector("[data-drawn='0']", state="attached")
    note.locator(".place").click()
    karel.wait_for_selector("[data-drawn='2']", state="attached")
    assert karel.input_value("#slider") == "0"

    eva = people.guest("Eva", locale="en-GB")
    open_replay(eva, people, table)
    eva.wait_for_function("() => document.querySelector('.notes').textContent.includes('no notes on this match')")
    karel.click("#share-notes")
    karel.wait_for_selector("#notes-link")
    link = karel.input_value("#notes-link")
    eva.goto(link)
    shared = eva.locator("[data-note='0']")
    shared.wait_for()
    assert "Karel" in shared.inner_text()
    assert "arrow: Drakonarius → Karel" in shared.inner_text()
    assert shared.locator("[data-delete]").count() == 0
    assert around(eva, "circle", ".board [data-card=drakonarius]")

    with karel.expect_download() as saving:
        karel.click("#save-notes")
    file = tmp_path / "noted.sudi.json"
    saving.value.save_as(file)
    (kept,) = json.loads(file.read_text())["notes"]
    assert (kept["by"], len(kept["marks"])) == ("Karel", 2)
    eva.goto(people.address + "/replay")
    eva.set_input_files("input[type=file]", file)
    eva.wait_for_selector("[data-note='0']")
    assert eva.locator("#note-text").count() == 0, "a file has no place to write to"

    karel.click("#unshare-notes")
    karel.wait_for_selector("#share-notes")
    open_replay(eva, people, table, link[link.index("?") :])
    eva.wait_for_function("() => document.querySelector('.notes').textContent.includes('no notes on this match')")
    karel.click("[data-change]")
    karel.fill("#note-text", "Jinak.")
    karel.click("#keep-note")
    karel.wait_for_function("() => document.querySelector('[data-note]').textContent.includes('Jinak.')")
    karel.click("[data-delete]")
    karel.wait_for_selector("[data-note]", state="detached")


def test_notes_by_keys_on_a_phone(people: People) -> None:
    karel = people.guest("Karel", locale="en-GB", viewport=PHONE)
    table = finished(karel)
    open_replay(karel, people, table)
    karel.focus("#note-text")
    karel.keyboard.type("Here it was won.")
    for _ in range(4):
        karel.keyboard.press("Tab")
        if karel.evaluate("document.activeElement.id") == "draw-circle":
            break
    karel.keyboard.press("Enter")
    karel.select_option("#note-thing", "p2")
    assert karel.evaluate("document.activeElement.id") == "note-text"
    assert "circle:" in karel.inner_text(".marks")
    karel.focus("#keep-note")
    karel.keyboard.press("Enter")
    karel.wait_for_selector("[data-note='0']")
    assert overflow(karel) <= 0
    assert axe(karel) == []
