"""Looking at a card: by mouse it stands beside the card and in nobody's way, by finger the first tap looks."""

from __future__ import annotations

from typing import Any

import pytest

from .people import People, my_turn, overflow, version
from .situations import find, names, offers, play_from
from .test_drag import PHONE, later

# What the large card covers of what is needed just now.
COVERED = """
(wanted) => {
  const float = document.querySelector('.float').getBoundingClientRect();
  const meets = (one) => {
    const box = one.getBoundingClientRect();
    return box.left < float.right && float.left < box.right && box.top < float.bottom && float.top < box.bottom;
  };
  return [...document.querySelectorAll(wanted)].filter(meets).map((one) => one.className);
}
"""
ON_SCREEN = """
() => {
  const box = document.querySelector('.float').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}
"""


def hand_of(verb: str, least: int) -> Any:
    return lambda match: len([name for name in names(match) if name.split()[0] == verb]) >= least


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)], ids=str)
def test_the_large_card_covers_neither_the_question_nor_its_card(people: People, size: tuple[int, int]) -> None:
    karel = people.guest("Karel", viewport={"width": size[0], "height": size[1]})
    play_from(karel, find("shards", hand_of("play", 4)))
    for at in range(karel.locator(".hand button.card").count()):
        card = karel.locator(".hand button.card").nth(at)
        card.hover()
        karel.wait_for_function(
            "n => document.querySelector('.float .name')?.textContent === n", arg=card.locator(".name").text_content()
        )
        karel.wait_for_function("() => document.querySelector('.float').getAnimations().length === 0")
        assert karel.evaluate(COVERED, ".prompt, .hand button.card:hover") == []
        assert karel.evaluate(ON_SCREEN)


def test_lit_targets_stay_in_sight(people: People) -> None:
    """Cards of the row that can be paid are lit; a card of the hand that is looked at covers none of them."""
    karel = people.guest("Karel", viewport={"width": 1440, "height": 900})
    both = find("shards", lambda match: hand_of("recruit", 2)(match) and hand_of("play", 1)(match))
    play_from(karel, both)
    karel.locator(".hand button.card").first.hover()
    karel.wait_for_selector(".float .face")
    karel.wait_for_function("() => document.querySelector('.float').getAnimations().length === 0")
    assert karel.evaluate(COVERED, ".market button.card.lit, .prompt") == []


def test_a_card_that_slides_under_a_resting_mouse_is_not_shown(people: People) -> None:
    karel = people.guest("Karel", reduced_motion="no-preference")
    play_from(karel, find("shards", hand_of("play", 4)))
    before, card = version(karel), karel.locator(".hand button.card.lit").nth(1)
    karel.evaluate(
        "() => { window.floats = 0; new MutationObserver(() => {"
        " if (document.querySelector('.float')) window.floats += 1; }).observe(document.body,"
        " {subtree: true, childList: true}); }"
    )
    box = card.bounding_box()
    karel.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    karel.mouse.down()
    karel.mouse.up()
    later(karel, before)
    my_turn(karel)
    # The hand has closed up: another card lies under the pointer, which has not moved.
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('.hand button.card') !== null"
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    karel.wait_for_function(under, arg=place)
    karel.wait_for_timeout(700)  # nothing may happen: there is no condition to wait for
    assert karel.evaluate("window.floats") == 0
    karel.mouse.move(place[0] + 3, place[1])
    karel.wait_for_selector(".float .face")


def test_the_large_card_goes_with_escape_with_a_choice_and_with_the_mouse(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("shards", hand_of("play", 3)))
    card = karel.locator(".hand button.card").first
    card.hover()
    karel.wait_for_selector(".float .face")
    karel.keyboard.press("Escape")
    assert karel.locator(".float").count() == 0
    karel.mouse.move(5, 5)
    card.hover()
    karel.wait_for_selector(".float .face")
    before = version(karel)
    karel.keyboard.press("e")  # the end of the phase, with cards that could be played: asked once more
    karel.wait_for_selector("[data-sure]")
    assert karel.locator(".float").count() == 0, "gone before the answer of the server is there"
    karel.click("[data-sure]")
    later(karel, before)


def test_the_first_tap_looks_the_second_plays(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("shards", offers("play")))
    card, before = phone.locator(".hand button.card.lit").first, version(phone)
    held = phone.locator(".hand button.card").count()
    card.tap()
    phone.wait_for_selector(".float.tapped .acts .button")
    assert version(phone) == before, "nothing is played yet"
    assert phone.locator("dialog[open]").count() == 0
    assert phone.get_by_role("dialog").count() == 1, "it has a name for those who do not see it"
    phone.wait_for_function("() => document.querySelector('.float').getAnimations().length === 0")
    assert phone.evaluate(COVERED, ".prompt") == []
    assert phone.evaluate(ON_SCREEN)
    assert overflow(phone) <= 0
    card.tap()
    later(phone, before)
    phone.wait_for_function("n => document.querySelectorAll('.hand button.card').length < n", arg=held)
    assert phone.locator(".float").count() == 0


def test_after_a_tap_the_button_plays_and_a_tap_elsewhere_puts_the_card_away(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("shards", offers("play")))
    card, before = phone.locator(".hand button.card.lit").first, version(phone)
    card.tap()
    phone.wait_for_selector(".float.tapped")
    phone.locator("#question").tap()
    phone.wait_for_selector(".float", state="detached")
    assert version(phone) == before
    card.tap()
    phone.locator(".float .acts .button").first.tap()
    later(phone, before)
    assert phone.locator(".float").count() == 0


def test_a_tap_on_a_card_that_cannot_be_used_says_why(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("shards", lambda match: offers("play")(match) and not offers("recruit")(match)))
    card = phone.locator(".market button.card.dim").first
    card.scroll_into_view_if_needed()
    card.tap()
    phone.wait_for_selector(".float.tapped .why a")
    assert phone.locator(".float .acts").count() == 0
    card.tap()
    phone.wait_for_selector(".float", state="detached")


def test_the_hint_speaks_of_touch_on_a_phone_and_of_keys_at_a_desk(people: People) -> None:
    phone, desk = people.guest("Karel", **PHONE), people.guest("Eva", viewport={"width": 1440, "height": 900})
    match = find("shards", offers("play"))
    play_from(phone, match)
    play_from(desk, match)
    assert "Ťukni" in phone.text_content(".keys")
    assert not any(word in phone.text_content(".keys") for word in ("Enter", "Tabulátor", "myš", "Esc"))
    assert "Enter" in desk.text_content(".keys")
    assert "Ťukni" not in desk.text_content(".keys")
