"""Sitting, leaving and ending as people see it: names, being ready, requests, absence, a server that was away."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .people import People, axe, choose_game, next_click, resign, table_id, together, version
from .serving import Server, build_pages

OPEN = """
async (wish) => {
  const asked = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)};
  return (await (await fetch('/api/tables', asked)).json()).link;
}
"""
CLOCK = {"kind": "chess", "seconds": 300, "increment": 0, "at_zero": "loss"}


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for nobody who is away."""
    build_pages()
    one = Server(tmp_path, patience={"left": 0.0, "lost": 0.0})
    one.start()
    yield one
    one.stop()


def in_turn(*pages: Any) -> tuple[Any, Any]:
    """The one who is asked, and the other."""
    while True:
        for page in pages:
            if page.locator(".table[data-mine]").count():
                return page, next(other for other in pages if other is not page)


def act(page: Any) -> None:
    """One choice, taken."""
    at = version(page)
    while version(page) == at:
        if page.locator(".table[data-mine]").count():
            next_click(page).click()
            page.wait_for_function(
                f"() => !document.querySelector('.table[data-mine]') || document.querySelector('dialog[open]')"
                f" || document.querySelector('.table').dataset.version > {at}"
            )
        if page.locator("dialog[open] [data-option]").count():
            page.locator("dialog[open] [data-option]").first.click()


def both_play(one: Any, two: Any) -> None:
    while not one.evaluate("() => document.querySelectorAll('#log [data-seat=p1]').length") or not one.evaluate(
        "() => document.querySelectorAll('#log [data-seat=p2]').length"
    ):
        act(in_turn(one, two)[0])


def text(page: Any, selector: str) -> str:
    return " ".join(str(page.inner_text(selector)).split())


def says(page: Any, selector: str, words: str) -> None:
    page.wait_for_function(
        "([selector, words]) => document.querySelector(selector)?.textContent.replace(/\\s+/g, ' ').includes(words)",
        arg=[selector, words],
    )


# ---- sitting down ----
def test_whoever_sits_down_without_a_name_is_asked_for_one(people: People) -> None:
    karel = people.guest("Karel")
    choose_game(karel, "shards")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    assert karel.locator("#guest-name").count() == 0  # who has a name is not asked
    friend = people.window(karel.url.removeprefix(people.address))
    friend.wait_for_selector("#guest-name")
    assert friend.input_value("#guest-name").startswith("Host ")  # one tap would do
    assert axe(friend) == []
    friend.fill("#guest-name", "Bořek")
    friend.click("[data-sit]")
    friend.wait_for_selector(".table[data-status=playing][data-seats]")
    says(karel, "body", "Bořek")


def test_the_clock_waits_until_everybody_is_ready(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", viewport={"width": 390, "height": 844}, has_touch=True)
    link = karel.evaluate(OPEN, {"game": "shards", "mode": "duel", "clock": CLOCK})
    karel.goto(people.address + link)
    karel.wait_for_selector(".table[data-status=waiting]")
    eva.goto(people.address + link)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector("#ready")
        assert page.locator(".table[data-mine]").count() == 0
        assert axe(page) == []
    eva.goto(people.address + "/rules/shards")  # not here yet
    says(karel, ".ready [data-seat=p2]", "ještě tu není")
    karel.keyboard.press("r")
    says(karel, ".ready [data-seat=p1]", "může začít")
    karel.reload()
    says(karel, ".ready [data-seat=p1]", "může začít")  # a reload does not take the word back
    assert karel.locator("#ready").count() == 0
    eva.goto(people.address + link)
    eva.tap("#ready")
    for page in (karel, eva):
        page.wait_for_selector(".ready", state="detached")
    in_turn(karel, eva)


# ---- requests ----
def test_undo_is_pending_withdrawn_and_refused_in_words(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    me, other = in_turn(karel, eva)
    name, their = ("Karel", "Eva") if me is karel else ("Eva", "Karel")
    act(me)
    done = text(me, "#log li:last-child").removeprefix("nově: ")
    me.click("#undo")
    says(me, "[data-request=undo]", f"čeká na souhlas: {their}")
    says(other, "[data-request=undo]", f"{name} žádá o vrácení")
    assert done in text(other, "[data-request=undo]")  # what would be taken back
    me.click("#withdraw-undo")
    says(other, "[data-told=withdrawn]", f"{name} stahuje žádost o vrácení.")
    me.click("#undo")
    other.get_by_role("button", name="Odmítám").click()
    says(me, "[data-told=refused]", f"{their} odmítá vrácení.")
    me.click("#undo")
    other.get_by_role("button", name="Souhlasím").click()
    says(me, "[data-told=accepted]", "Vráceno po dohodě.")


def test_a_draw_is_offered_refused_and_agreed(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", locale="en-GB")
    table = together(karel, eva)
    karel.click("#table-menu")
    assert karel.locator("#offer-draw").count() == 0  # nobody has played yet
    karel.keyboard.press("Escape")
    both_play(karel, eva)
    karel.click("#table-menu")
    karel.click("#offer-draw")
    says(karel, "[data-request=draw]", "čeká na odpověď: Eva")
    says(eva, "[data-request=draw]", "Karel offers a draw.")
    assert axe(eva) == []
    eva.get_by_role("button", name="Refuse").click()
    says(karel, "[data-told=refused]", "Eva odmítá remízu.")
    eva.click("#table-menu")
    eva.click("#offer-draw")
    karel.get_by_role("button", name="Souhlasím").click()
    says(eva, ".ending", "A draw by agreement: Karel, Eva.")
    says(karel, ".ending", "Remíza dohodou: Karel, Eva.")
    says(karel, "#log li:last-child", "Remíza dohodou: Karel, Eva.")
    karel.goto(f"{people.address}/replay/{table}")
    karel.wait_for_selector("#slider")
    karel.keyboard.press("Tab")
    karel.get_by_role("button", name="Na konec").click()
    says(karel, ".controls .outcome", "Remíza dohodou: Karel, Eva.")


# ---- names and ends ----
def test_people_are_called_by_their_names_everywhere(people: People) -> None:
    """Also at the end, to screen readers and in the replay; two of the same name are told apart."""
    karel, eva = people.guest("Jana"), people.guest("Jana")
    table = together(karel, eva)
    both_play(karel, eva)
    for page in (karel, eva):
        assert "Hráč" not in text(page, "#log")
    me, other = in_turn(karel, eva)
    name, their = ("Jana 1", "Jana 2") if me is karel else ("Jana 2", "Jana 1")
    says(me, "#log", name)
    resign(me)
    says(other, ".ending", f"{name} se vzdává. Vítězí {their}.")
    says(other, "#log li:last-child", f"{name} se vzdává. Vítězí {their}.")
    says(other, "#live-log", f"{name} se vzdává. Vítězí {their}.")
    other.goto(f"{people.address}/replay/{table}")
    other.wait_for_selector("#slider")
    other.get_by_role("button", name="Na konec").click()
    says(other, ".controls .outcome", f"{name} se vzdává. Vítězí {their}.")
    assert "Hráč" not in text(other, ".replay")
    assert other.locator("#seat option").all_inner_texts()[-2:] == ["Jana 1", "Jana 2"]


def test_running_out_of_time_names_who_did(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    link = karel.evaluate(OPEN, {"game": "shards", "mode": "duel", "clock": {**CLOCK, "seconds": 1}})
    karel.goto(people.address + link)
    karel.wait_for_selector(".table[data-status=waiting]")
    eva.goto(people.address + link)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.click("#ready")
    karel.wait_for_selector(".ending")
    told = text(karel, ".ending")
    assert "Došel čas: Karel. Vítězí Eva." in told or "Došel čas: Eva. Vítězí Karel." in told


# ---- absence ----
def test_a_bot_plays_for_somebody_who_left_until_they_are_back(hasty: Server, guests: Callable[[str], People]) -> None:
    people = guests(hasty.address)
    karel, eva = people.guest("Karel"), people.guest("Eva")
    table = together(karel, eva)
    away, stays = in_turn(karel, eva)
    name, their = ("Karel", "Eva") if away is karel else ("Eva", "Karel")
    away.click("#table-menu")
    away.get_by_role("button", name="Odejít od stolu").click()
    says(stays, "[data-gone]", f"{name} teď u stolu není.")
    assert axe(stays) == []
    stays.get_by_role("button", name="Čekat dál").click()
    assert stays.locator("[data-put-in]").count() == 0
    stays.get_by_role("button", name="Co teď?").click()
    stays.click("[data-put-in]")
    says(stays, "[data-stand-in]", f"Za hráče {name} hraje bot")
    stays.wait_for_selector(".table[data-mine]")  # the bot has played
    away.goto(f"{people.address}/t/{table}")
    says(away, "[data-stand-in]", f"Za tebe hraje bot, na přání: {their}.")
    away.click("#take-seat")
    away.wait_for_selector("[data-stand-in]", state="detached")
    stays.wait_for_selector("[data-stand-in]", state="detached")
    assert people.complaints == []


def test_the_match_is_claimed_and_the_absent_one_sees_it_on_return(
    hasty: Server, guests: Callable[[str], People]
) -> None:
    people = guests(hasty.address)
    karel, eva = people.guest("Karel"), people.guest("Eva", viewport={"width": 390, "height": 844})
    table = together(karel, eva)
    away, stays = in_turn(karel, eva)
    name, their = ("Karel", "Eva") if away is karel else ("Eva", "Karel")
    away.goto("about:blank")
    says(stays, "[data-gone]", f"{name} je bez spojení.")
    stays.click("[data-claim]")
    says(stays, ".ending", f"U stolu chybí: {name}. Vítězí {their}.")
    away.goto(f"{people.address}/t/{table}")
    says(away, ".ending", f"U stolu chybí: {name}. Vítězí {their}.")


# ---- a server that was away ----
def test_a_server_that_comes_back_is_noticed_and_new_pages_are_offered(
    own_server: Server, guests: Callable[[str], People]
) -> None:
    people = guests(own_server.address)
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    own_server.kill()
    karel.wait_for_selector(".lost")
    assert "navazuji" in text(karel, ".lost")
    karel.route("**/api/health", lambda route: route.fulfill(json={"build": "another"}))
    own_server.start()
    for page in (eva, karel):
        says(page, ".notices .back", "Spojení je zpět.")
    assert eva.locator(".notices").bounding_box()["height"] == 0, "the table does not move for it"
    karel.wait_for_selector("[data-outdated]")
    assert eva.locator("[data-outdated]").count() == 0  # the same pages: nothing to load
    karel.unroute("**/api/health")
    karel.get_by_role("button", name="Načíst znovu").click()
    karel.wait_for_selector(".table[data-status=playing]")
    assert karel.locator("[data-outdated]").count() == 0


def test_a_table_that_was_closed_meanwhile_says_so(own_server: Server, guests: Callable[[str], People]) -> None:
    people = guests(own_server.address)
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    table = table_id(karel)
    own_server.kill()
    with sqlite3.connect(own_server.folder / "sudi.sqlite") as database:
        for part, key in (("moves", "table"), ("seats", "table"), ("chat", "table"), ("tables", "id")):
            database.execute(f'DELETE FROM {part} WHERE "{key}" = ?', (table,))
    own_server.start()
    says(karel, ".missing[role=alert]", "Tenhle stůl mezitím server zavřel.")
