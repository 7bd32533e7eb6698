"""Doomtrooper's boosters in the browser: pick and pass between two people, a deck changed and built, then the match."""

from __future__ import annotations

from typing import Any

from .people import People, my_turn, overflow
from .test_doomtrooper import PHONE, new_table

SETUP = {"decks": ["picked", "picked"], "boosters": 5, "sets": "unlimited", "first": "p1"}


def question(page: Any, name: str) -> None:
    page.wait_for_selector(f".answers [data-verb={name}]")


def held(page: Any) -> list[str]:
    return [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]


def test_two_people_draft_build_and_begin(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    link = new_table(karel, seats=[{"kind": "me"}, {"kind": "open"}], setup=SETUP)
    eva.goto(link)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector(".table[data-status=playing][data-seats]")
    question(karel, "pick_rest")
    first = held(karel)
    assert len(first) == 15
    wanted = first[3]
    karel.click(f".hand [data-card={wanted}]")
    question(eva, "pick_rest")
    second = held(eva)
    eva.click(f".hand [data-card={second[0]}]")
    question(karel, "pick_rest")  # the boosters have been passed on
    karel.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 14")
    assert sorted(held(karel)) == sorted(second[1:])
    karel.click(".answers [data-verb=pick_rest]")
    question(eva, "pick_rest")
    assert sorted(held(eva)) == sorted(id for n, id in enumerate(first) if n != 3)
    eva.click(".answers [data-verb=pick_rest]")
    question(karel, "ready")
    assert len(held(karel)) == 60
    karel.click(".answers [data-verb=ready]")
    question(eva, "ready")
    eva.click(".answers [data-verb=ready]")
    question(karel, "keep")
    assert len(held(karel)) == 7
    assert people.complaints == []


def test_a_sealed_deck_is_changed_on_a_phone(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    new_table(
        phone, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], setup={**SETUP, "decks": ["opened", "legion"]}
    )
    my_turn(phone)
    question(phone, "ready")
    assert overflow(phone) <= 0
    assert not phone.locator(".hand .card.lit").count()  # not under sixty
    phone.click("[data-pile=spare]")
    phone.locator("dialog[open] .card.lit").first.click()
    phone.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 61")
    if phone.locator("dialog[open]").count():
        phone.keyboard.press("Escape")
    phone.locator(".hand .card.lit").first.click()
    phone.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 60")
    phone.click(".answers [data-verb=ready]")
    question(phone, "keep")
    assert people.complaints == []
