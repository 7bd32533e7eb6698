"""Everybody can play: axe on every page and layout at two sizes and in both themes, and Smash Up by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from .people import CLICK, REST, People, against_bot, axe, choose_game, my_turn, overflow, resign, version
from .situations import find, names, play_from
from .test_reading import tab_to

SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}


@pytest.fixture(params=[("phone", "dark"), ("phone", "light"), ("desk", "dark"), ("desk", "light")], ids="-".join)
def visitor(request: pytest.FixtureRequest, people: People) -> Any:
    size, theme = request.param
    return people.guest("Karel", viewport=SIZES[size], color_scheme=theme)


def sound(page: Any, where: str) -> None:
    page.wait_for_timeout(100)
    assert axe(page) == [], where
    assert overflow(page) <= 0, where


def test_axe_on_the_pages_beside_the_table(people: People, visitor: Any) -> None:
    visitor.click("summary")
    sound(visitor, "the lobby")
    choose_game(visitor, "smashup")
    visitor.click("#open-table")
    visitor.wait_for_selector(".table[data-status=waiting]")
    sound(visitor, "a waiting table")
    for path, ready in (("/cards/smashup", ".one"), ("/rules/smashup", "dd"), ("/replay", "h1")):
        visitor.goto(people.address + path)
        visitor.wait_for_selector(ready)
        sound(visitor, path)
    visitor.goto(people.address + "/cards/shards")
    visitor.locator(".one").first.click()
    visitor.wait_for_selector("dialog[open] .face.large")
    sound(visitor, "a large card")


@pytest.mark.parametrize(
    ("game", "mode", "players"),
    [("shards", "teams", 4), ("shards", "solo", 1), ("smashup", None, 3)],
    ids=["teams", "solo", "smashup"],
)
def test_axe_on_the_layouts(visitor: Any, game: str, mode: str | None, players: int) -> None:
    """In the middle of a match: cards lit and greyed, champions and minions in play; then the plain layout."""
    busy = find(game, lambda match: len(match) > 60 and "end" in names(match) and len(names(match)) > 3, mode, players)
    play_from(visitor, busy)
    sound(visitor, "the game's layout")
    visitor.locator("button.card").last.focus()
    visitor.keyboard.press("i")
    visitor.wait_for_selector("dialog[open] .face.large")
    sound(visitor, "a card with its reasons")
    visitor.keyboard.press("Escape")
    visitor.click("#table-menu")
    sound(visitor, "the menu")
    visitor.click("#layout")
    visitor.keyboard.press("Escape")
    visitor.wait_for_selector(".plain")
    sound(visitor, "the plain layout")


def test_axe_at_the_end_and_in_the_replay(visitor: Any) -> None:
    against_bot(visitor)
    while version(visitor) < 20:
        visitor.evaluate(CLICK)
        visitor.wait_for_timeout(20)
    resign(visitor)
    sound(visitor, "the end")
    visitor.click("#watch-replay")
    visitor.wait_for_selector(".shards")
    sound(visitor, "the replay")


def answer_by_keys(page: Any) -> str:
    """One answer with Tab, Enter, digits and E only."""
    if page.locator("[data-sure]").count():
        tab_to(page, "[data-sure]", 120)
        page.keyboard.press("Enter")
        return "sure"
    if page.locator("dialog[open] [data-option]").count():
        tab_to(page, "dialog [data-option]", 4)
        page.keyboard.press("Enter")
        return "menu"
    if page.locator("[data-point][data-aimed]").count() and not page.locator("[data-aimed]:not([data-point])").count():
        tab_to(page, "[data-point][data-aimed]", 120)  # a question about players is answered on a plate
        page.keyboard.press("Enter")
        return "plate"
    if page.locator("[data-aimed]").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return "aimed"
    # A finger on the hand first, so that cards are played as long as they can be.
    for selector in (".hand button.card.lit", "button.card.lit"):
        if page.locator(selector).count():
            tab_to(page, selector, 120)
            page.keyboard.press("Enter")
            return "card"
    digit = page.locator(".answers [data-option] kbd, .answers [data-many] kbd").first.inner_text()
    page.keyboard.press(digit)
    return "E" if digit == "E" else "digit"


def test_smash_up_by_keyboard_only(people: People) -> None:
    page = people.window("/")
    page.wait_for_selector("#name")
    tab_to(page, "#name")
    page.keyboard.type("Karel")
    page.keyboard.press("Enter")
    page.wait_for_selector("#me")
    tab_to(page, "input[name=game]")
    page.keyboard.press("ArrowRight")
    assert page.locator("input[name=game][value=smashup]").is_checked()
    tab_to(page, "#against-bots")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-status=playing]")
    ways: set[str] = set()
    for done in range(60):
        if done >= 12 and {"aimed", "digit"} <= ways:
            break
        my_turn(page)
        before = version(page)
        ways.add(answer_by_keys(page))
        while page.locator(f"{REST}, [data-sure]").count():  # at which base, and whether it is meant
            ways.add(answer_by_keys(page))
        page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)
    assert {"aimed", "digit"} <= ways, "minions were played to bases and turns ended"
    assert page.locator("[data-zone=minions]").count() >= 1


def test_the_focus_stays_in_the_hand_when_its_card_is_played(people: People) -> None:
    """The card under the focus leaves the page; whoever plays by keyboard goes on from its neighbour."""
    karel = people.guest("Karel")
    play_from(karel, find("shards", lambda match: len([n for n in names(match) if n.startswith("play")]) >= 3))
    held = karel.locator(".hand button.card").count()
    for left in range(held - 1, 0, -1):
        if not karel.evaluate("document.activeElement.matches('.hand button.card.lit')"):
            tab_to(karel, ".hand button.card.lit")
        karel.wait_for_timeout(600)  # the card is shown large beside itself, and that goes away with it
        karel.keyboard.press("Enter")
        karel.wait_for_function("n => document.querySelectorAll('.hand button.card').length <= n", arg=left)
        my_turn(karel)
        if karel.locator("#question", has_text="Fáze hraní").count() == 0:
            break  # the card asks something
        assert karel.evaluate("document.activeElement !== document.body"), "the focus is not lost"
    assert karel.locator(".float").count() <= 1


def test_the_headings_of_all_rules_are_in_the_language_of_the_page(people: People) -> None:
    """A topic that nobody has translated would be spelled the same in both languages."""
    czech, english = people.window("/rules"), people.window("/rules", locale="en-GB")
    games = czech.request.get(people.address + "/api/games").json()
    for game in games:
        rules = czech.request.get(f"{people.address}/api/games/{game}/rules?q=").json()["rules"]
        topics = {rule["topic"] for rule in rules}
        seen = []
        for page in (czech, english):
            page.goto(f"{people.address}/rules/{game}")
            page.wait_for_function("n => document.querySelectorAll('section h2').length === n", arg=len(topics))
            seen.append(page.locator("section h2").all_inner_texts())
        same = sorted(set(seen[0]) & set(seen[1]))
        assert same == [], f"{game}: {same}"
        options = czech.locator("select").last.locator("option").all_inner_texts()
        assert sorted(options[1:]) == sorted(seen[0]), "the filter speaks the same language"
