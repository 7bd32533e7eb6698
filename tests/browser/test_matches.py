"""Whole matches, played through the page by people in windows of their own."""

from __future__ import annotations

import pytest

from .people import (
    REST,
    People,
    against_bot,
    choose_game,
    my_turn,
    next_click,
    overflow,
    play_on,
    tap,
    together,
    version,
)


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_two_people_in_two_windows_play_a_whole_match(people: People, game: str) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva", locale="en-GB")
    together(karel, eva, game)
    assert karel.locator(f".{game}").count() == 1, "the game's own layout"
    play_on(karel, eva)
    # Each reads the end in the own language, and one of the two has won (or nobody).
    headlines = {karel.inner_text(".ending h2").strip(), eva.inner_text(".ending h2").strip()}
    assert headlines in ({"Vítězství!", "You lose"}, {"Porážka", "You win!"}, {"Remíza", "A draw"})
    # What was hidden is open now: the seed, the same for both.
    assert "Zrnko náhody" in karel.inner_text(".ending")
    assert "Seed" in eva.inner_text(".ending")
    assert version(karel) == version(eva)
    # The match's own last line stands in the log, and below it how the table ended, by which rule.
    for page, over, by in ((karel, "Konec partie", "Konec podle pravidla"), (eva, "The match is over", "by rule")):
        assert over in page.inner_text("#log")
        assert by in page.locator("#log li").last.inner_text()


def test_a_whole_match_in_the_plain_layout(people: People) -> None:
    karel = people.guest("Karel")
    choose_game(karel)
    karel.select_option("#seat-p2", "bot:beginner")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=playing]")
    karel.click("#table-menu")
    karel.click("#layout")
    karel.click("#table-menu")
    karel.wait_for_selector(".plain")
    assert karel.locator(".shards").count() == 0
    play_on(karel)
    assert karel.inner_text(".ending h2").strip() in ("Vítězství!", "Porážka", "Remíza")
    assert karel.locator(".plain").count() == 1, "the choice of the layout lasts"


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_a_bot_match_on_a_phone(people: People, game: str) -> None:
    """By tapping, on a narrow screen that never scrolls sideways; the question and the hand stay in sight."""
    phone = people.guest("Karel", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_bot(phone, game)
    taps = 0
    while taps < 12:
        my_turn(phone)
        if phone.locator(REST).count():
            phone.locator(REST).first.tap()
            continue
        before = version(phone)
        tap(next_click(phone))
        rest = phone.locator(REST)
        if rest.count():
            rest.first.tap()
        if phone.locator("[data-sure]").count():  # an end that leaves something undone is asked for once more
            phone.tap("[data-sure]")
        phone.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)
        taps += 1
        box = phone.locator(".prompt").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 845, "the question is on the screen"
    assert overflow(phone) <= 0
    phone.set_viewport_size({"width": 360, "height": 640})
    assert overflow(phone) <= 0


def test_everybody_at_one_screen(people: People) -> None:
    """Hot-seat: between two players a curtain hides the cards until the next one asks for them."""
    karel = people.guest("Karel")
    choose_game(karel)
    karel.click("summary")
    karel.get_by_label("Všichni u jedné obrazovky").check()
    karel.click("#open-table")
    karel.wait_for_selector("#show-hand")
    assert karel.locator("button.card").count() == 0
    first = karel.inner_text(".curtain strong")
    karel.click("#show-hand")
    my_turn(karel)
    karel.locator(".answers [data-option]").first.click()
    karel.wait_for_selector("#show-hand")
    assert karel.inner_text(".curtain strong") != first


def test_rematch_takes_both_to_the_new_table(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    first = together(karel, eva)
    eva.click("#table-menu")
    eva.click("#resign")
    assert eva.inner_text("#resign") == "Opravdu se vzdát?"
    eva.click("#resign")
    karel.wait_for_selector(".ending")
    assert karel.inner_text(".ending h2").strip() == "Vítězství!"
    karel.click("#rematch")
    eva.wait_for_function("() => document.querySelector('#rematch').textContent.includes('Karel')")
    eva.click("#rematch")
    for page in (karel, eva):
        page.wait_for_selector(".table[data-status=playing]")
        assert first not in page.url
    assert karel.url == eva.url
