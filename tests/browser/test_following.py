"""Following what others do: a bot's turn step by step, skipping, repeating, the log turn by turn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .people import People, against_bot, axe, my_turn, overflow, play_on, version

SCREENS = [(390, 844), (1024, 768), (1440, 900)]


def end_turn(page: Any) -> None:
    """Play on until a turn of mine has ended and steps of the computer wait to be shown."""

    def waits() -> bool:
        if behind(page) and page.locator("#log li.turn", has_text="Karel").count():
            return True
        page.keyboard.press("s")  # what was chosen before the first turn
        return False

    play_on(page, until=waits)
    page.wait_for_selector("#to-now.primary")  # the computer has long finished; the table waits for me


def behind(page: Any) -> int:
    return int(page.get_attribute(".story", "data-behind"))


def test_a_bots_turn_is_shown_step_by_step(people: People) -> None:
    karel = people.guest("Karel", follow="step")
    against_bot(karel)
    end_turn(karel)
    seen = []
    while behind(karel):
        assert karel.locator(".answers").count() == 0, "nothing is offered before the table is as it is now"
        at = version(karel)
        karel.click("#next-step")
        karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=at)
        seen.append(karel.inner_text(".story .last"))
    assert len(seen) > 3
    assert len(set(seen)) > 3
    assert any("vykládá kartu" in words for words in seen), seen
    my_turn(karel)
    assert karel.locator(".answers, button.card.lit").count()


def test_one_key_skips_to_now_and_another_shows_it_again(people: People) -> None:
    karel = people.guest("Karel", follow="step")
    against_bot(karel)
    end_turn(karel)
    shown = version(karel)
    karel.keyboard.press("n")
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=shown)
    karel.keyboard.press("s")
    my_turn(karel)
    now = version(karel)
    assert behind(karel) == 0
    karel.keyboard.press("r")
    karel.wait_for_selector(".story[data-repeating]")
    assert version(karel) < now
    assert karel.locator(".table[data-mine]").count() == 0
    karel.click("#to-now")
    my_turn(karel)
    assert version(karel) == now


def test_the_pace_is_chosen_at_the_table_and_kept(people: People) -> None:
    karel = people.guest("Karel", follow="step")
    against_bot(karel)
    end_turn(karel)
    karel.click("#table-menu")
    karel.select_option("#follow", "now")
    my_turn(karel)
    karel.reload()
    my_turn(karel)
    karel.click("#table-menu")
    assert karel.input_value("#follow") == "now"


def test_after_a_lost_connection_the_table_is_as_it_is_now(people: People) -> None:
    karel = people.guest("Karel", follow="step")
    against_bot(karel)
    end_turn(karel)
    karel.reload()
    my_turn(karel)
    assert behind(karel) == 0


def test_the_log_is_told_turn_by_turn(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    play_on(karel, until=lambda: karel.locator("#log li.turn").count() >= 3)
    my_turn(karel)
    assert karel.locator("#log li.turn h3").count() == karel.locator("#log li.turn").count()
    lines = karel.locator("#log li").all_inner_texts()
    assert any(re.search(r"dobírá 5 karet\.$", line) for line in lines), "the cards of the computer are only counted"
    assert any(re.search(r"Karel dobírá 5 karet: \w+", line) for line in lines), "my own are listed"
    assert not any("Hráč " in line for line in lines)
    since, turns = karel.locator("#log li.since"), karel.locator("#log li.turn")
    assert since.inner_text() == "Od tvého tahu"
    after = karel.locator("#log li.since + li.turn").inner_text()
    assert "Karel" not in after
    assert turns.count() >= 3
    name = karel.locator("#log button[data-card]").last
    card = name.inner_text()
    name.click()
    karel.wait_for_selector("dialog[open]")
    assert card in karel.inner_text("dialog[open]")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_following_fits_every_screen(people: People, width: int, height: int) -> None:
    karel = people.guest("Karel", follow="step", viewport={"width": width, "height": height})
    against_bot(karel)
    end_turn(karel)
    assert overflow(karel) <= 0
    for button in ("#next-step", "#to-now"):
        box = karel.locator(button).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert axe(karel) == []
    karel.click("#to-now")
    my_turn(karel)


def test_the_strip_tells_what_happened_since_my_turn(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    play_on(karel, until=lambda: karel.locator(".sinceturn").count() > 0)
    strip = karel.locator(".sinceturn")
    assert "Začátečník" in strip.inner_text()  # the level that newcomers meet, by its name in Czech
    strip.locator("button").click()
    strip.wait_for(state="detached")
    karel.reload()
    strip.wait_for()
    play_on(karel, until=lambda: strip.count() == 0)


@pytest.mark.parametrize("game", ["shards", "smashup", "summonerwars", "rone", "doomtrooper"])
def test_turn_and_question_are_two_signs(people: People, game: str) -> None:
    """Whoever is asked has a sign of their own, also on their own turn; both say what they are."""
    karel = people.guest("Karel")
    against_bot(karel, game)
    my_turn(karel)
    asked = karel.locator(":is(.me, .own) [data-sign=asked]")
    asked.wait_for()
    assert "odpovídá" in asked.text_content()
    assert "čeká na odpověď" in asked.get_attribute("title")
    assert karel.locator("[data-sign=asked]").count() == 1
    play_on(karel, until=lambda: karel.locator("[data-sign=turn]").count() > 0)
    turn = karel.locator("[data-sign=turn]").first
    assert "na tahu" in turn.text_content()
    assert "Má tah" in turn.get_attribute("title")
    shapes = karel.evaluate(
        "() => ['turn', 'asked'].map((sign) => document.querySelector(`[data-sign=${sign}] path`)?.getAttribute('d'))"
    )
    assert shapes[0]
    assert shapes[0] != shapes[1]


FLIGHTS = """
() => {
  window.flown = [];
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.classList?.contains('flying')) window.flown.push([node.className, node.innerText, node.ariaHidden]);
    if (node.classList?.contains('change')) window.flown.push(['badge', node.innerText, node.ariaHidden]);
  }))).observe(document.querySelector('.felt'), { subtree: true, childList: true });
}
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_movement_shows_from_where_to_where(people: People, motion: str) -> None:
    karel = people.guest("Karel", follow="step", reduced_motion=motion)
    against_bot(karel)
    end_turn(karel)
    karel.evaluate(FLIGHTS)
    while behind(karel):
        karel.keyboard.press("n")
    my_turn(karel)
    karel.wait_for_function("() => !document.querySelector('.flying')")
    flown = karel.evaluate("() => window.flown")
    backs = [look for look, _, _ in flown if "flying-back" in look]
    assert bool(backs) == (motion == "no-preference"), "the new hand of the computer, as backs"
    assert all(words == "" for look, words, _ in flown if "flying-back" in look), "and nothing on them"
    assert any(look == "badge" and re.fullmatch(r"[+−]\d+", words) for look, words, _ in flown), (
        "numbers tell their change"
    )
    assert all(unheard == "true" for _, _, unheard in flown)
    if motion == "reduce":
        assert not any("flying" in look for look, _, _ in flown)
