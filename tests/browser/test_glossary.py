"""Words that a game explains tell what they mean when they are pointed at, focused or tapped."""

from __future__ import annotations

from .people import People
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


def test_a_word_is_tapped_on_a_phone(people: People) -> None:
    phone = people.guest("Karel", locale="en-GB", **PHONE)
    play_from(phone, find("shards", offers("play")))
    phone.locator(".hand button.card[data-card=crystal]").first.tap()
    phone.locator(".float [data-term=gem]").first.tap()
    phone.wait_for_selector(".tip:popover-open")
    assert "Pays for cards" in phone.inner_text(".tip")
    assert phone.evaluate(ON_SCREEN)
