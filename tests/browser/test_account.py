"""The page about oneself: sessions, password, everything that is kept, and its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .people import People, axe, overflow

expect.set_options(timeout=45_000)  # as everything else waits in these windows
OLD, NEW = "tajné heslo 1", "jiné heslo 2"


def account(page: Any, name: str, password: str, new: bool = True) -> None:
    """Sign up or in through the door of the lobby."""
    page.click(".door button:text-is('Účet')")
    page.fill("dialog input[autocomplete=username]", name)
    page.fill("dialog input[type=password]", password)
    page.click(f"dialog button:text-is('{'Založit účet' if new else 'Přihlásit'}')")
    expect(page.locator("#me")).to_have_text(name)
    expect(page.locator("dialog")).to_have_count(0)


def test_sessions_password_data_and_the_end_of_an_account(people: People) -> None:
    phone = people.window(viewport={"width": 390, "height": 844})
    account(phone, "Josefína", OLD)
    desk = people.window()
    account(desk, "Josefína", OLD, new=False)
    desk.click("#my-data")
    expect(desk.locator("[data-session]")).to_have_count(2)
    expect(desk.locator("[data-session=current]")).to_contain_text("tento prohlížeč")
    expect(desk.locator("[data-session=other]")).to_contain_text("Chrome, Linux")
    assert axe(desk) == []

    desk.click("[data-session=other] button")
    expect(desk.locator("[data-session]")).to_have_count(1)
    expect(desk.locator("[role=status]")).to_have_text("Přihlášení je ukončené.")
    expect(desk.locator("#sessions")).to_be_focused()
    phone.reload()
    expect(phone.locator("#name")).to_be_visible()

    account(phone, "Josefína", OLD, new=False)
    desk.fill("#old", NEW)
    desk.fill("#new", NEW)
    desk.press("#new", "Enter")
    expect(desk.locator("[role=alert]")).to_have_text("Heslo nesouhlasí.")
    desk.fill("#old", OLD)
    desk.press("#new", "Enter")
    expect(desk.locator("[role=status]")).to_contain_text("Heslo je změněné")
    expect(desk.locator("[data-session]")).to_have_count(1)
    phone.reload()
    expect(phone.locator("#name")).to_be_visible()
    account(phone, "Josefína", NEW, new=False)

    with desk.expect_download() as download:
        desk.click("#export")
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["user"]["name"] == "Josefína"

    phone.click("#my-data")
    expect(phone.locator("[data-session]")).to_have_count(2)
    assert overflow(phone) <= 0
    phone.click("#delete")
    phone.fill("#confirmed", OLD)
    phone.click("#really")
    expect(phone.locator("dialog [role=alert]")).to_have_text("Heslo nesouhlasí.")
    assert axe(phone) == []
    phone.fill("#confirmed", NEW)
    phone.click("#really")
    expect(phone.locator("[role=status]")).to_have_text("Tvé údaje jsou smazané.")
    expect(phone.locator("#me")).to_have_count(0)
    desk.goto(people.address)
    expect(desk.locator("#name")).to_be_visible()
