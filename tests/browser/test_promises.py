"""What a page tells of the deal: the promise before the first card, the seed at the end, and that a table is a fork."""

from __future__ import annotations

from hashlib import sha256

from .people import People, against_bot, overflow, together
from .situations import find, offers, play_from


def test_the_promise_stands_in_the_menu_and_is_kept_at_the_end(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", viewport={"width": 390, "height": 844})
    together(karel, eva)
    karel.click("#table-menu")
    promised = karel.inner_text(".menu .promise code")
    assert karel.locator(".forked").count() == 0
    karel.click("#resign")
    karel.click("#resign")
    for page in (karel, eva):
        page.wait_for_selector(".ending .promise")
        seed, shown = page.locator(".ending code").all_inner_texts()
        assert shown == promised == sha256(seed.encode()).hexdigest()
        assert overflow(page) <= 0


def test_a_table_from_a_record_is_marked_and_promises_nothing(people: People) -> None:
    phone = people.guest("Karel", viewport={"width": 390, "height": 844})
    play_from(phone, find("shards", offers("play")))
    assert phone.inner_text(".forked").startswith("ze záznamu")
    box = phone.locator(".forked").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    phone.click("#table-menu")
    assert phone.locator(".menu .promise").count() == 0
    phone.goto(people.address)
    against_bot(phone)
    assert phone.locator(".forked").count() == 0
