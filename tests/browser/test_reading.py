"""For everybody: languages, keyboard only, screen reader; and the pages beside the table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any

import pytest

from tests.rone.table import hurry
from tests.rone.table import table as rone

from .people import CLICK, REST, People, against_bot, axe, my_turn, next_click, overflow, resign, version
from .serving import ROOT
from .test_table import to_play_phase


def test_czech_for_czech_browsers_english_for_others(people: People) -> None:
    czech, english = people.window("/"), people.window("/", locale="en-US")
    czech.wait_for_selector("#new-table")
    english.wait_for_selector("#new-table")
    assert czech.inner_text("#new-table") == "Nový stůl"
    assert czech.get_attribute("html", "lang") == "cs"
    assert english.inner_text("#new-table") == "New table"
    assert english.get_attribute("html", "lang") == "en"
    english.click("#language")
    assert english.inner_text("#new-table") == "Nový stůl"
    english.reload()
    assert english.inner_text("#new-table") == "Nový stůl", "the choice is kept"


def test_the_language_can_be_switched_in_the_middle_of_a_match(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    my_turn(karel)
    assert karel.inner_text("#question") == "Za kterou postavu budeš hrát?"
    karel.click("#table-menu")
    karel.click("#language")
    assert karel.inner_text("#question") == "Which character do you play?"


def tab_to(page: Any, selector: str, most: int = 60) -> None:
    """Only the Tab key."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_keyboard_only(people: People) -> None:
    page = people.window("/")
    page.wait_for_selector("#name")
    tab_to(page, "#name")
    page.keyboard.type("Karel")
    page.keyboard.press("Enter")
    page.wait_for_selector("#me")
    tab_to(page, "#against-bots")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-status=playing]")
    my_turn(page)
    page.keyboard.press("2")  # the second character, by its number
    page.wait_for_selector("[data-gather]")
    my_turn(page)
    tab_to(page, ".hand button.card.lit")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", "the focus can be seen"
    first = page.evaluate("document.activeElement.dataset.n")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.n") != first
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    assert page.evaluate("document.activeElement.matches('.hand button.card')"), "the focus comes back to the card"
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.id") == "log"


def test_a_screen_reader_hears_the_log_and_the_question(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    assert karel.text_content("#live-prompt") == "Jsi na řadě. Fáze hraní: co uděláš?"
    assert karel.get_attribute("#live-log", "aria-live") == "polite"
    words = r"^Krystal\s?\. Získej 1 drahokam\.\s*Základní karta\s?\.\s*\. Můžeš: Vylož kartu Krystal"
    card = karel.get_by_role("button", name=re.compile(words)).first
    card.click()
    karel.wait_for_function("() => document.querySelector('#live-log').textContent.includes('vykládá kartu Krystal')")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(people: People, theme: str) -> None:
    page = people.window("/", color_scheme=theme)
    page.wait_for_selector("#name")
    assert axe(page) == []
    page.fill("#name", "Karel")
    page.press("#name", "Enter")
    page.wait_for_selector("#me")
    page.click("summary")
    assert axe(page) == []
    for game in ("shards", "smashup"):
        page.goto(people.address + "/")
        page.wait_for_selector("#me")
        against_bot(page, game)
        my_turn(page)
        for _ in range(6):
            page.wait_for_timeout(50)
            my_turn(page)
            if page.locator(REST).count():
                page.locator(REST).first.click()
            else:
                next_click(page).click()
        page.keyboard.press("Escape")  # a card that asks which use of it is meant
        assert axe(page) == []
    page.click("#table-menu")
    page.evaluate("document.querySelector('#layout').click()")
    page.wait_for_selector(".plain")
    assert axe(page) == []
    for path, ready in (("/cards/shards", ".one"), ("/rules/shards", "dd"), ("/replay", "h1")):
        page.goto(people.address + path)
        page.wait_for_selector(ready)
        assert axe(page) == [], path


def test_the_card_browser_finds_and_filters(people: People) -> None:
    page = people.window("/cards/shards")
    page.wait_for_selector(".one")
    everything = page.locator(".one").count()
    page.fill("#card-search", "krystal")
    page.wait_for_function("n => document.querySelectorAll('.one').length < n", arg=everything)
    assert page.locator(".one[data-card=crystal]").count() == 1
    page.fill("#card-search", "")
    page.select_option("#filter-faction", "order")
    shown = page.eval_on_selector_all(".one .face", "all => all.map((one) => one.dataset.faction)")
    assert shown
    assert set(shown) == {"order"}
    page.select_option("#filter-kind", "champion")
    assert 0 < page.locator(".one").count() < len(shown)
    page.locator(".one").first.click()
    page.wait_for_selector("dialog[open] .face.large")


def test_the_rule_browser_finds_words_and_numbers(people: People) -> None:
    page = people.window("/rules/shards/SOI-055")
    page.wait_for_selector("#SOI-055")
    assert page.locator("dd").count() == 1
    page.fill("#rule-search", "zold")  # without diacritics
    page.wait_for_function("() => document.querySelectorAll('dd').length > 1")
    assert "žold" in page.inner_text(".page").lower()


def test_a_replay_step_by_step_from_any_seat_and_on_from_there(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    while version(karel) < 30:
        karel.evaluate(CLICK)
        karel.wait_for_timeout(20)
    resign(karel)
    karel.click("#watch-replay")
    karel.wait_for_selector("#slider")
    total = int(karel.get_attribute("#slider", "max"))
    assert total > 20
    karel.evaluate(
        "n => { const s = document.querySelector('#slider'); s.value = n; s.dispatchEvent(new Event('input')); }", 12
    )
    karel.wait_for_selector(".shards .market button.card")
    assert karel.inner_text(".where").startswith("12 z ")
    karel.click("#on")
    assert karel.inner_text(".where").startswith("13 z ")
    # As the referee sees it both hands lie open; as one seat only the own one.
    karel.wait_for_function("() => document.querySelectorAll('[data-zone-name=hand] button.card').length > 5")
    karel.select_option("#seat", "p1")
    karel.wait_for_function("() => document.querySelectorAll('[data-zone-name=hand] button.card').length <= 5")
    assert overflow(karel) <= 0
    # The record as a file knows who played, too.
    record = karel.request.get(karel.url.replace("/replay/", "/api/tables/") + "/record").body()
    stranger = people.window("/replay")
    stranger.set_input_files("input[type=file]", {"name": "a.json", "mimeType": "application/json", "buffer": record})
    stranger.wait_for_selector("#seat option:text-is('Karel')", state="attached")
    # And how a match ended that was played together.
    lost = hurry(rone({"life": 1, "armor": 0}, {}, mode="campaign", deployed=["wall_crusher"])).record().to_json()
    file = {"name": "b.json", "mimeType": "application/json", "buffer": lost.encode()}
    stranger.reload()
    stranger.set_input_files("input[type=file]", file)
    stranger.click("[aria-label='Na konec']")
    stranger.wait_for_selector(".outcome:has-text('Všichni prohráli.')")
    # Whoever plays on without having said a name is a guest with a number.
    stranger.reload()
    stranger.set_input_files("input[type=file]", {"name": "a.json", "mimeType": "application/json", "buffer": record})
    stranger.click("#play-on")
    my_turn(stranger)
    assert "Host " in stranger.inner_text(".frame .me h2")
    karel.click("#play-on")
    karel.wait_for_selector(".table[data-status=playing]")
    my_turn(karel)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "web" / "generate_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stderr
