"""What happens at a table: reload, restart, spectators, reasons, gestures, undo, chat."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from .people import CLICK, People, against_bot, my_turn, together, version
from .serving import Server
from .situations import find, names, play_from


def question(page: Any) -> tuple[str, list[str], list[str]]:
    """What is asked and everything that may be chosen, by name."""
    my_turn(page)
    asked = page.inner_text("#question")
    buttons = page.eval_on_selector_all(".answers [data-option]", "all => all.map((one) => one.dataset.option)")
    cards = page.eval_on_selector_all("button.card.lit", "all => all.map((one) => one.dataset.options)")
    return asked, buttons, sorted(cards)


def to_play_phase(*pages: Any) -> Any:
    """Until somebody may play cards from hand; that window."""
    for _ in range(400):
        for page in pages:
            if page.locator(".table[data-mine]").count() and page.locator("[data-gather]").count():
                return page
            if page.locator(".answers [data-option^='choose']").count():
                page.evaluate(CLICK)
        time.sleep(0.03)
    raise AssertionError("nobody came to play")


def test_reload_in_the_middle_of_a_decision(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    my_turn(karel)
    before, at = question(karel), version(karel)
    karel.reload()
    assert question(karel) == before
    assert version(karel) == at
    page = to_play_phase(karel)
    page.locator(".hand button.card.lit").first.click()
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=at)
    before, log = question(page), page.locator("#log li").count()
    page.reload()
    assert question(page) == before
    assert page.locator("#log li").count() == log


def test_the_server_dies_and_comes_back(own_server: Server, guests: Callable[[str], People]) -> None:
    """After kill -9 and a restart the window goes on by itself, within two seconds, at the very decision."""
    karel = guests(own_server.address).guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    before, at = question(karel), version(karel)
    own_server.kill()
    karel.wait_for_selector(".lost")
    # A choice made while nobody listens is kept and sent when the server is back.
    karel.locator(".hand button.card.lit").first.click()
    own_server.start()
    began = time.monotonic()
    karel.wait_for_selector(".lost", state="detached")
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) === v + 1", arg=at)
    assert time.monotonic() - began < 2
    assert question(karel) != before
    karel.wait_for_timeout(300)
    assert version(karel) == at + 1, "it counted once"


def test_a_spectator_sees_the_table_and_no_hand(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    playing = to_play_phase(karel, eva)
    held = playing.eval_on_selector_all(".hand button.card", "all => all.map((one) => one.dataset.n)")
    assert len(held) == 5
    watcher = people.window("/t/" + playing.url.rsplit("/", 1)[1])
    watcher.wait_for_selector(".market button.card")
    assert "Díváš se jako divák" in watcher.inner_text("#question")
    assert watcher.locator(".answers").count() == 0
    assert watcher.locator("button.card.lit").count() == 0
    assert watcher.locator("[data-zone=hand]").count() == 0
    before = version(playing)
    playing.locator(".hand button.card.lit").first.click()
    watcher.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)
    assert watcher.locator(".inplay button.card").count() >= 1


def test_a_greyed_card_says_why_not_with_the_rule(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    card = karel.locator(".market button.card.dim").first
    card.click()  # no gems yet: nothing of the row can be paid
    karel.wait_for_selector("dialog[open] .why")
    assert "Teď to nejde." in karel.inner_text("dialog .why")
    assert karel.inner_text("dialog .why a") == "SOI-055"
    karel.wait_for_selector("dialog[open] .numbers")
    assert "Cena" in karel.inner_text("dialog .numbers")
    karel.keyboard.press("Escape")
    assert karel.locator("dialog[open]").count() == 0


def test_the_mouse_on_a_card_shows_it_large(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    karel.locator(".market button.card").first.hover()
    karel.wait_for_selector(".float .face")
    karel.mouse.move(5, 5)
    karel.wait_for_selector(".float", state="detached")


def test_a_number_tells_where_it_comes_from(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel).locator(".hand button.card.lit[data-card=crystal]").first.click()
    karel.wait_for_function(
        "() => document.querySelector('.me .counter .gems').parentElement.textContent.includes('1')"
    )
    karel.locator(".me .counter", has_text="Drahokamy").click()
    karel.wait_for_selector("dialog[open] .terms li")
    assert "Krystal" in karel.inner_text("dialog .terms")


def test_a_card_is_dragged_to_the_play_area(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    card = karel.locator(".hand button.card.lit").first
    kind = card.get_attribute("data-card")
    here, there = card.bounding_box(), karel.locator(".inplay [data-drop]").bounding_box()
    assert here is not None
    assert there is not None
    karel.mouse.move(here["x"] + 30, here["y"] + 30)
    karel.mouse.down()
    karel.mouse.move(here["x"] + 60, here["y"] - 60, steps=4)
    assert karel.locator(".zone.takes").count() >= 1, "the place shows that it takes the card"
    karel.mouse.move(there["x"] + 200, there["y"] + 40, steps=4)
    karel.mouse.up()
    # Of equal cards in hand any one may be played.
    karel.wait_for_selector(f".inplay [data-card='{kind}'], .champions [data-card='{kind}']")
    assert karel.locator("dialog[open]").count() == 0, "dropping is no click"


def test_several_picks_are_one_gesture(people: People) -> None:
    """Cards for magic are as many as one likes; in the play phase each card is a choice of its own."""
    karel = people.guest("Karel")
    play_from(karel, find("summonerwars", lambda m: m.decision.name == "magic" and len(names(m)) > 3))
    before, held = version(karel), karel.locator(".hand button.card").count()
    karel.click("[data-several]")
    cards = karel.locator(".hand button.card.lit")
    cards.nth(0).click()
    cards.nth(2).click()
    assert version(karel) == before, "nothing is chosen before it is confirmed"
    assert cards.nth(0).get_attribute("aria-pressed") == "true"
    assert cards.nth(1).get_attribute("aria-pressed") == "false"
    karel.locator(".answers .primary").click()
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) === v", arg=before + 2)
    assert karel.locator(".hand button.card").count() == held - 2
    eva = people.guest("Eva")
    against_bot(eva)
    to_play_phase(eva)
    assert eva.locator("[data-several]").count() == 0, "the play phase takes one card after another"
    eva.click("[data-gather]")
    eva.wait_for_function("() => document.querySelectorAll('.hand button.card').length === 0")


def test_undo_needs_the_other_players_word(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    me = to_play_phase(karel, eva)
    other = eva if me is karel else karel
    held = me.locator(".hand button.card").count()
    me.locator(".hand button.card.lit").first.click()
    me.wait_for_function("n => document.querySelectorAll('.hand button.card').length === n", arg=held - 1)
    me.click("#undo")
    other.get_by_role("button", name="Souhlasím").click()
    me.wait_for_function("n => document.querySelectorAll('.hand button.card').length === n", arg=held)


def test_chat_is_text_whatever_it_contains(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    evil = "<img src=x onerror=\"document.title='hacked'\"><b>tučně</b>"
    karel.fill("#chat-text", evil)
    karel.press("#chat-text", "Enter")
    eva.wait_for_selector(".chat .lines p")
    assert evil in eva.inner_text(".chat .lines p")
    assert eva.locator(".chat .lines img, .chat .lines b").count() == 0
    assert "hacked" not in eva.title()
