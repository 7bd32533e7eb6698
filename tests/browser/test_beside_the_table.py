"""Beside the table on a phone: chat and log behind buttons with a mark for what is new; and sounds, by one switch."""

from __future__ import annotations

from typing import Any

from .people import People, against_bot, axe, my_turn, next_click, overflow, together

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LISTEN = """
window.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
"""


def say(page: Any, text: str) -> None:
    page.fill("#chat-text", text)
    page.press("#chat-text", "Enter")


def test_a_line_of_the_chat_is_marked_on_a_phone_until_it_is_read(people: People) -> None:
    karel, eva = people.guest("Karel", **PHONE), people.guest("Eva")
    together(karel, eva)
    button = karel.locator("#show-chat")
    assert button.is_visible()
    assert karel.locator("#show-chat .mark").count() == 0
    say(eva, "Ahoj!")
    say(eva, "Hraješ?")
    karel.wait_for_function("() => document.querySelector('#show-chat .mark')?.innerText.includes('2')")
    assert "nepřečteno: 2" in button.text_content()
    assert "Eva: Hraješ?" in karel.text_content("#live-chat"), "a screen reader is told"
    button.click()
    karel.wait_for_selector(".side .chat .lines", state="visible")
    assert karel.locator("#log").is_hidden(), "the chat has the whole sheet"
    assert "Hraješ?" in karel.inner_text(".chat .lines")
    karel.wait_for_selector("#show-chat .mark", state="detached")
    assert karel.text_content("#live-chat") == ""
    assert overflow(karel) <= 0
    for selector in ("#chat-text", ".chat .send"):
        box = karel.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    assert axe(karel) == []
    say(karel, "Hraju.")
    karel.get_by_role("button", name="Zavřít").click()
    assert karel.locator("#show-chat .mark").count() == 0, "my own words are no news"
    karel.reload()
    karel.wait_for_selector("#show-chat")
    karel.wait_for_selector(".frame")
    assert karel.locator("#show-chat .mark").count() == 0, "nor what was read before"


def test_what_is_new_in_the_log_is_marked_until_it_is_seen(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    against_bot(phone)
    my_turn(phone)
    next_click(phone).click()
    phone.wait_for_selector("#show-log .mark")
    assert "něco nového" in phone.text_content("#show-log")
    phone.click("#show-log")
    phone.wait_for_selector("#log", state="visible")
    assert phone.locator(".side .chat").is_hidden()
    phone.wait_for_selector("#show-log .mark", state="detached")


def test_where_there_is_room_both_are_beside_the_table(people: People) -> None:
    karel = people.guest("Karel")
    against_bot(karel)
    karel.wait_for_selector("#log", state="visible")
    assert karel.locator("#chat-text").is_visible()
    assert karel.locator("#show-chat").is_hidden()


def test_sounds_have_one_switch_that_is_kept(people: People) -> None:
    karel = people.guest("Karel", reduced_motion="no-preference")
    karel.context.add_init_script(LISTEN)
    against_bot(karel)
    karel.reload()
    my_turn(karel)
    karel.click("#table-menu")
    assert karel.get_attribute("#sounds", "aria-checked") == "true"
    karel.keyboard.press("Escape")
    next_click(karel).click()
    karel.wait_for_function("() => window.tones > 0")
    karel.click("#table-menu")
    karel.click("#sounds")
    assert karel.get_attribute("#sounds", "aria-checked") == "false"
    karel.reload()
    my_turn(karel)
    karel.click("#table-menu")
    assert karel.get_attribute("#sounds", "aria-checked") == "false"
    assert "Zvuky: vypnuté" in karel.inner_text("#sounds")
    karel.keyboard.press("Escape")
    version = karel.get_attribute(".table", "data-version")
    next_click(karel).click()
    karel.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=version)
    assert karel.evaluate("window.tones") == 0


def test_sounds_are_off_where_less_motion_is_wanted(people: People) -> None:
    karel = people.guest("Karel", reduced_motion="reduce")
    against_bot(karel)
    karel.click("#table-menu")
    assert karel.get_attribute("#sounds", "aria-checked") == "false"
