"""Words that a game explains tell what they mean when they are pointed at, focused or tapped."""

from __future__ import annotations

from typing import Any

from .people import People, version
from .situations import find, offers, play_from
from .test_drag import PHONE

ON_SCREEN = """
() => {
  const box = document.querySelector('.tip').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}
"""


def test_a_word_of_a_large_card_explains_itself_by_mouse_and_keys(people: People) -> None:
    page = people.window("/cards/shards")
    page.wait_for_selector(".one")
    page.locator(".one[data-card=infinity_shard]").click()
    word = page.locator("dialog [data-term=mastery]").first
    word.hover()
    page.wait_for_selector(".tip:popover-open")
    assert "od 0 do 30" in page.inner_text(".tip")
    assert page.get_attribute(".tip a", "href") == "/rules/shards/SOI-050"
    assert page.evaluate(ON_SCREEN)
    page.mouse.move(2, 2)
    page.wait_for_selector(".tip", state="detached")
    word.focus()
    page.wait_for_selector(".tip:popover-open")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")
    assert page.locator("dialog[open]").count() == 1, "the card stays"


def moves_a_minion(match: Any) -> bool:
    return bool(match.decision.name == "move")


def test_words_of_a_question_explain_themselves_by_mouse_keys_and_finger(people: People) -> None:
    match = find("smashup", moves_a_minion)
    karel, phone = people.guest("Karel"), people.guest("Eva", **PHONE)
    for page in (karel, phone):
        play_from(page, match)
    word = karel.locator("#question [data-term=minion]").first
    before = version(karel)
    word.hover()
    karel.wait_for_selector(".tip:popover-open")
    assert "síl" in karel.inner_text(".tip")
    karel.mouse.move(2, 2)
    karel.wait_for_selector(".tip", state="detached")
    word.focus()
    karel.wait_for_selector(".tip:popover-open")
    karel.keyboard.press("Escape")
    karel.wait_for_selector(".tip", state="detached")
    karel.keyboard.press("Enter")
    karel.wait_for_selector(".tip:popover-open")
    assert version(karel) == before, "nothing was chosen"
    phone.locator("#question [data-term=minion]").first.tap()
    phone.wait_for_selector(".tip:popover-open")
    assert phone.evaluate(ON_SCREEN)


def test_a_card_that_is_pointed_at_or_focused_says_what_its_words_mean(people: People) -> None:
    page = people.guest("Karel", locale="en-GB")
    play_from(page, find("shards", offers("play")))
    card = page.locator(".hand button.card[data-card=crystal]").first
    card.hover()
    page.wait_for_selector(".float [data-meaning=gem]")
    assert "Pays for cards" in page.inner_text(".float [data-meaning=gem]")
    page.mouse.move(2, 2)
    page.wait_for_selector(".float", state="detached")
    page.keyboard.press("Tab")  # whoever goes by keys
    card.focus()
    page.wait_for_selector(".float [data-meaning=gem]")
    assert page.evaluate("() => document.querySelector('.float').inert"), "no key leads into what only floats there"


def test_a_word_is_tapped_on_a_phone(people: People) -> None:
    phone = people.guest("Karel", locale="en-GB", **PHONE)
    play_from(phone, find("shards", offers("play")))
    phone.locator(".hand button.card[data-card=crystal]").first.tap()
    phone.locator(".float [data-term=gem]").first.tap()
    phone.wait_for_selector(".tip:popover-open")
    assert "Pays for cards" in phone.inner_text(".tip")
    assert phone.evaluate(ON_SCREEN)
