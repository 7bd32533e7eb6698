"""A builder of hundreds of cards, on a phone and on a desk: what is drawn, found, counted, shared and kept."""

from __future__ import annotations

from typing import Any

import pytest

from .people import People, axe, overflow

PHONE = {"width": 390, "height": 780}
DESK = {"width": 1280, "height": 900}


def at_decks(people: People, address: str = "/decks/doomtrooper", **how: Any) -> Any:
    page = people.window(address, **how)
    page.wait_for_selector("[data-pool]")
    return page


def pool(page: Any) -> list[str]:
    return list(page.eval_on_selector_all("[data-pool]", "all => all.map((one) => one.dataset.pool)"))


def found(page: Any) -> int:
    return int(page.inner_text("[role=status]").split()[-1])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_hundreds_of_cards_are_drawn_as_one_comes_to_them(people: People, size: dict[str, int]) -> None:
    page = at_decks(people, viewport=size)
    everything, first = found(page), len(pool(page))
    assert everything > 500
    assert 40 < first < 250
    assert overflow(page) <= 0
    # Whoever scrolls on comes to the end, and meets every card once.
    while len(pool(page)) < everything:
        before = len(pool(page))
        page.locator(".end").scroll_into_view_if_needed()
        page.wait_for_function("(n) => document.querySelectorAll('[data-pool]').length > n", arg=before)
    assert sorted(set(pool(page))) == sorted(pool(page))
    assert len(pool(page)) == everything
    page.fill("#deck-search", "claymore")
    page.wait_for_function("() => document.querySelectorAll('[data-pool]').length < 10")
    assert "clansman_claymore" in pool(page)


def test_cards_are_found_by_set_affiliation_type_and_price(people: People) -> None:
    page = at_decks(people, viewport=DESK)
    page.select_option("#deck-box", "unlimited")
    page.select_option("#deck-faction", "imperial")
    page.select_option("#deck-kind", "warrior")
    page.wait_for_function("() => document.querySelectorAll('[data-pool]').length < 40")
    imperial = set(pool(page))
    assert {"clansman", "sean_gallagher"} <= imperial
    page.fill("#deck-most", "3")
    page.wait_for_selector("[data-pool=sean_gallagher]", state="detached")
    assert "clansman" in pool(page)
    assert set(pool(page)) < imperial
    page.fill("#deck-most", "")
    page.wait_for_selector("[data-pool=sean_gallagher]")


def test_a_deck_shows_its_curve_and_what_it_lacks(people: People) -> None:
    page = at_decks(people, viewport=DESK)
    page.select_option("#deck-ready", "imperial_army")
    page.wait_for_selector("[data-legal=true]")
    bars = page.eval_on_selector_all("[data-price]", "all => all.map((one) => Number(one.dataset.n))")
    assert sum(bars) > 20
    assert page.locator("[data-advice]").count() == 0
    page.fill("#deck-search", "elemental wall")
    page.click("[data-add=elemental_wall]")
    page.wait_for_selector("[data-advice='DTR-346']")
    page.click("text=English")
    assert "Nothing in this deck can use Elemental Wall." in page.inner_text("[data-advice]")
    assert axe(page) == []


def test_a_deck_is_shared_by_a_link(people: People) -> None:
    page = at_decks(people, viewport=DESK)
    page.select_option("#deck-ready", "mishima_army")
    page.wait_for_selector("[data-legal=true]")
    page.fill("#deck-name", "Moji bushi & spol.")
    page.click("#deck-share")
    link = page.input_value("#deck-link")
    assert "/decks/doomtrooper#deck=" in link
    chosen = page.eval_on_selector_all("[data-chosen]", "all => all.map((one) => one.innerText)")
    other = at_decks(people, "/" + link.split("/", 3)[3], viewport=DESK)
    other.wait_for_selector("[data-legal=true]")
    assert other.input_value("#deck-name") == "Moji bushi & spol."
    assert sorted(other.eval_on_selector_all("[data-chosen]", "all => all.map((one) => one.innerText)")) == sorted(
        chosen
    )
    assert other.inner_text("[data-side-count]") == "25"


def test_older_versions_of_a_deck_are_kept(people: People) -> None:
    page = at_decks(people, viewport=DESK)
    page.select_option("#deck-ready", "capitol_army")
    page.wait_for_selector("[data-legal=true]")
    page.fill("#deck-name", "Kapitol")
    page.click("#deck-keep")
    assert page.locator("[data-older]").count() == 0
    page.fill("#deck-search", "claymore")
    page.click("[data-add=clansman_claymore]")
    page.wait_for_selector("[data-chosen=clansman_claymore]")
    page.click("#deck-keep")
    page.reload()
    page.click("[data-kept=Kapitol]")
    page.wait_for_selector("[data-chosen=clansman_claymore]")
    page.select_option("[data-older=Kapitol]", "0")
    page.wait_for_selector("[data-chosen=clansman_claymore]", state="detached")
    page.wait_for_selector("[data-legal=true]")
