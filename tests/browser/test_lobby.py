"""The lobby: what the games are, one button to play at once, one's own matches, settings in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sudi

from .people import People, against_bot, axe, choose_game, my_turn, overflow, table_id, together

GAMES = sudi.games()
PHONE = {"width": 390, "height": 844}
# Names that people typed, numbers and the like are no words of a language.
WRITTEN = {
    value["value"]
    for one in GAMES.values()
    for setting in one["setup"].values()
    for value in setting["values"]
    if isinstance(value["value"], str)
}


def test_one_button_plays_the_computer_now(people: People) -> None:
    """Somebody who has never been here, on a phone: no name, no choices, no scrolling."""
    phone = people.window("/", viewport=PHONE)
    button = phone.get_by_role("button", name="Hned proti počítači").first
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    button.click()
    phone.wait_for_selector(".table[data-status=playing]")
    my_turn(phone)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_game_says_what_it_is(people: People, lang: str) -> None:
    page = people.window("/", locale="cs-CZ" if lang == "cs" else "en-GB")
    page.wait_for_selector(".tiles")
    tiles = page.locator(".tiles .tile").all_inner_texts()
    assert len(tiles) == len(GAMES)
    for one, tile in zip(GAMES.values(), tiles, strict=True):
        for part in (one["title"][lang], one["says"][lang], "–".join(map(str, one["minutes"])), one["weight"][lang]):
            assert part in tile
    assert overflow(page) <= 0


def shown_settings(page: Any) -> dict[str, str]:
    """By setting: everything that stands there."""
    return {
        field.get_attribute("id").removeprefix("setup-"): field.evaluate(
            "(one) => [one.closest('.setting').innerText, ...[...(one.options ?? [])].map((o) => o.text)].join('\\n')"
        )
        for field in page.locator("[id^=setup-]").all()
    }


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_settings_of_the_mode_are_there_and_all_in_words(people: People, game: str, lang: str) -> None:
    page = people.window("/", locale="cs-CZ" if lang == "cs" else "en-GB")
    choose_game(page, game)
    page.locator("details summary").first.click()
    facts = GAMES[game]
    for mode in facts["modes"]:
        page.select_option("#mode", mode)
        shown = shown_settings(page)
        meant = {
            name
            for name, one in facts["setup"].items()
            if mode in one["modes"]
            and name not in ("decks", "windows", "ends", "single")
            and (not one["needs"] or mode == "solo")
        }
        assert set(shown) == meant
        for name, text in shown.items():
            one = facts["setup"][name]
            assert one["says"][lang] in text
            for value in one["values"]:
                if mode in value["modes"] and value["players"] <= min(facts["modes"][mode]["players"]):
                    assert value[lang] in text
            if lang == "cs":
                raw = WRITTEN & set(re.findall(r"\w+", text))
                assert not raw, (name, raw)
            assert "_" not in text


def test_a_setting_that_hangs_on_another_comes_with_it(people: People) -> None:
    page = people.window("/")
    page.wait_for_selector(".tiles")
    page.locator("details summary").first.click()
    assert page.locator("#setup-relics").count() == 0
    page.select_option("#setup-expansion", label="ano")
    page.select_option("#setup-relics", label="hráči si je rozebírají")
    page.select_option("#mode", "solo")
    assert page.locator("#setup-relics").input_value() == "own", "there is no draft for one"
    assert page.locator("#setup-expansion").count() == 0


def test_something_for_each_seat(people: People) -> None:
    """Two factions for each of two players, chosen by their names."""
    page = people.guest("Karel")
    choose_game(page, "smashup")
    page.locator("details summary").first.click()
    page.select_option("#setup-factions", label="podle míst…")
    for at, name in enumerate(("Piráti", "Roboti", "Zombie", "Nindžové")):
        page.select_option(f"#each-factions-{at}", label=name)
    page.click("#against-bots")
    page.wait_for_selector(".table[data-status=playing]")
    page.wait_for_selector("[data-plate]")
    plates = " ".join(page.locator("[data-plate]").all_inner_texts())
    for name in ("Piráti", "Roboti", "Zombie", "Nindžové"):
        assert name in plates or page.locator(f"[title*='{name}'], [aria-label*='{name}']").count()


def test_ones_own_matches_tell_whose_turn_it_is_mine_first(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    mine, other = (karel, eva) if karel.locator(".table[data-mine]").count() else (eva, karel)
    name = "Karel" if mine is karel else "Eva"
    awaited = table_id(mine)
    for page in (mine, other):
        page.goto(people.address)
        page.wait_for_selector(f"[data-own='{awaited}']")
    assert "Jsi na řadě" in mine.inner_text(f"[data-own='{awaited}']")
    assert f"Na řadě: {name}" in other.inner_text(f"[data-own='{awaited}']")
    # A newer table of mine that waits for somebody else comes after the one that waits for me.
    mine.click("#open-table")
    mine.wait_for_selector(".table[data-status=waiting]")
    waiting = table_id(mine)
    mine.goto(people.address)
    mine.wait_for_selector(f"[data-own='{waiting}']")
    order = mine.locator("[data-own]").evaluate_all("(all) => all.map((one) => one.dataset.own)")
    assert order.index(awaited) < order.index(waiting)
    assert axe(mine) == []
    mine.click(f"[data-own='{awaited}'] a")
    my_turn(mine)


def test_a_finished_match_is_not_in_the_lobby(people: People) -> None:
    karel = people.guest("Karel")
    table = against_bot(karel)
    karel.click("#table-menu")
    karel.click("#resign")
    karel.click("#resign")
    karel.wait_for_selector(".ending")
    karel.goto(people.address)
    karel.wait_for_selector("#open-tables")
    karel.wait_for_load_state("networkidle")
    assert karel.locator(f"[data-own='{table}'], a[href='/t/{table}']").count() == 0
