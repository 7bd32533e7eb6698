"""Building decks in the browser: live legality with rules, filters, decks kept here and as files, playing with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .people import People, axe, choose_game, overflow

GOOD = "polar_dwarves"


def at_decks(people: People, **how: Any) -> Any:
    page = people.window("/decks/summonerwars", **how)
    page.wait_for_selector(".tile")
    return page


def rules(page: Any) -> list[str]:
    return sorted(page.eval_on_selector_all(".problems li", "all => all.map((one) => one.dataset.rule)"))


def load_ready(page: Any, deck: str = GOOD) -> None:
    page.select_option("#deck-ready", deck)
    page.wait_for_selector("[data-legal=true]")


def test_an_illegal_deck_shows_the_rules(people: People) -> None:
    page = at_decks(people)
    page.check("input[value=pd_svara]", force=True)
    page.wait_for_selector("[data-legal=false]")
    assert rules(page) == ["SUW-099", "SUW-100", "SUW-101"]
    # What comes with the summoner is there by itself.
    fixed = page.eval_on_selector_all("[data-fixed]", "all => all.map((one) => one.dataset.fixed)")
    assert set(fixed) == {"gate_start", "gate", "pd_ice_ram", "pd_frost_mage", "pd_ice_golem"}
    page.wait_for_selector("[data-pool=pd_nadiana]")
    assert page.locator("[data-pool=gate_start], [data-pool=pd_ice_ram]").count() == 0
    for _ in range(2):
        page.click("[data-add=pd_nadiana]")
    page.wait_for_selector(".problems [data-rule='SUW-105']")
    assert "Nadiana smí být v sadě nejvýš 1×" in page.inner_text(".problems [data-rule='SUW-105']")
    assert page.inner_text("[data-kind-count=champion]") == "2"
    assert page.is_disabled("#deck-play")
    page.click("text=English")
    assert "At most 1 of Nadiana" in page.inner_text(".problems [data-rule='SUW-105']")


def test_cards_that_do_not_fit_say_why(people: People) -> None:
    page = at_decks(people)
    page.check("input[value=pd_svara]", force=True)
    page.wait_for_selector("#deck-fits")
    fitting = page.locator("[data-pool]").count()
    assert page.locator("[data-pool=pe_fanessa]").count() == 0
    page.uncheck("#deck-fits")
    assert page.locator("[data-pool]").count() > fitting
    why = page.locator("[data-pool=pe_fanessa] .why")
    assert "nemá žádný symbol Vyvolavače Svara" in why.inner_text()
    assert why.locator("a").inner_text() == "SUW-103"
    page.click("[data-add=pe_fanessa]")
    page.wait_for_selector(".problems [data-rule='SUW-103']")


def test_filters_by_faction_class_and_words(people: People) -> None:
    page = at_decks(people)
    page.wait_for_selector("[data-pool]")
    everything = page.locator("[data-pool]").count()
    page.select_option("#deck-faction", "cave_goblins")
    goblins = page.eval_on_selector_all("[data-pool]", "all => all.map((one) => one.dataset.pool)")
    assert 0 < len(goblins) < everything
    assert all(one.startswith("cg_") for one in goblins)
    page.select_option("#deck-kind", "champion")
    assert sorted(page.eval_on_selector_all("[data-pool]", "all => all.map((one) => one.dataset.pool)")) == [
        "cg_blarf",
        "cg_smeg",
        "cg_the_eater",
    ]
    page.fill("#deck-search", "krvave runy")  # without diacritics
    assert page.eval_on_selector_all("[data-pool]", "all => all.map((one) => one.dataset.pool)") == ["cg_blarf"]


def test_a_legal_deck_is_played(people: People) -> None:
    """Also by somebody who has said no name, who is called a guest with a number then."""
    page = at_decks(people)
    load_ready(page, "fallen_kingdom")
    assert "34 karet" in page.inner_text("[data-legal]")
    assert page.inner_text("[data-kind-count=common]") == "16"
    page.click("#deck-play")
    page.wait_for_selector(".table[data-status=playing] .piece.mine[data-card=fk_ret_talus]")
    assert "Host " in page.inner_text(".frame :is(.me, .own) h2")


def test_a_deck_is_kept_and_chosen_for_a_new_table(people: People) -> None:
    page = people.guest("Karel")
    page.goto(people.address + "/decks/summonerwars")
    page.wait_for_selector(".tile")
    load_ready(page)
    page.fill("#deck-name", "Moji trpaslíci")
    page.click("#deck-keep")
    page.reload()
    page.click("[data-kept='Moji trpaslíci']")
    page.wait_for_selector("[data-legal=true]")
    assert page.is_checked("input[value=pd_svara]")
    page.goto(people.address + "/")
    choose_game(page, "summonerwars")
    page.select_option("#deck-p1", "vanguards")
    page.select_option("#deck-p2", label="Moji trpaslíci")
    page.click("#against-bots")
    page.wait_for_selector(".table[data-status=playing] .piece.mine[data-card=va_sera_eldwyn]")
    assert page.locator(".piece.summoner:not(.mine)").get_attribute("data-card") == "pd_svara"


def test_a_deck_goes_out_as_a_file_and_comes_back(people: People, tmp_path: Path) -> None:
    page = at_decks(people)
    load_ready(page)
    page.fill("#deck-name", "Ledovci")
    with page.expect_download() as waiting:
        page.click("#deck-export")
    path = tmp_path / "my.deck"
    waiting.value.save_as(path)
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Ledovci\nsummoner: Svara\n")
    assert "4 Ledoví golemové\n" in text
    page.reload()
    page.click("#deck-import")
    page.fill("#deck-text", "4 Draci\n")
    page.click("#deck-read")
    page.wait_for_selector("dialog [role=alert]")  # what cannot be read says so and changes nothing
    page.set_input_files("dialog input[type=file]", path)
    page.wait_for_function("() => document.querySelector('#deck-text').value.includes('Svara')")
    page.click("#deck-read")
    page.wait_for_selector("[data-legal=true]")
    assert page.input_value("#deck-name") == "Ledovci"
    assert page.inner_text("[data-chosen=pd_ice_golem] strong") == "4"


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(people: People, width: int, theme: str) -> None:
    page = at_decks(people, viewport={"width": width, "height": 860}, color_scheme=theme)
    page.check("input[value=cg_sneeks]", force=True)
    page.wait_for_selector("#deck-fits")
    page.uncheck("#deck-fits")
    assert overflow(page) <= 0
    assert axe(page) == []
    if width < 900:
        page.click("#show-deck")
    load_ready(page)
    assert axe(page) == []


def test_a_game_without_decks_has_no_choice_of_them(people: People) -> None:
    page = people.guest("Karel")
    choose_game(page, "summonerwars")
    page.wait_for_selector("#deck-p1")
    choose_game(page, "shards")
    page.wait_for_selector("#deck-p1", state="detached")
