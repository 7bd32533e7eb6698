"""Questions and their answers: what is asked once more, what keys mean, and that nothing moves meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from .people import People, my_turn, version
from .situations import Finger, find, middle, names, offered, play_from

GAMES = ("shards", "smashup", "summonerwars", "rone", "doomtrooper")


def later(page: Any, before: int) -> None:
    page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def busy_phase(match: Any) -> bool:
    """A phase that could be ended although something harmless is left to do."""
    options = match.decision.options
    return any(o.stops == "phase" for o in options) and any(not o.stops and not o.harms for o in options)


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_with_something_left_is_ended_by_saying_so_twice(people: People, game: str) -> None:
    karel = people.guest("Karel", locale="cs-CZ" if game != "rone" else "en-GB")
    play_from(karel, find(game, busy_phase))
    before = version(karel)
    end = karel.locator(".ends [aria-keyshortcuts=E]")
    karel.keyboard.press("e")
    karel.wait_for_selector("[data-sure]")
    said = karel.inner_text("#question")
    assert said.startswith("Opravdu?" if game != "rone" else "Really?")
    assert ("Ještě můžeš" if game != "rone" else "You can still") in said
    karel.keyboard.press("Escape")
    assert karel.locator("[data-sure]").count() == 0
    end.click()
    karel.click("[data-unsure]")
    assert version(karel) == before, "nothing was chosen yet"
    end.click()
    karel.click("[data-sure]")
    later(karel, before)


def test_a_key_that_is_held_down_is_one_press(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("shards", busy_phase))
    before = version(karel)
    for _ in range(4):  # without letting it go: the browser repeats it
        karel.keyboard.down("e")
    karel.wait_for_selector("[data-sure]")
    karel.wait_for_timeout(500)
    for _ in range(4):
        karel.keyboard.down("e")
    karel.keyboard.up("e")
    assert (version(karel), karel.locator("[data-sure]").count()) == (before, 1)


def harmful(match: Any) -> bool:
    """Some answers hurt whoever gives them, some do not, and all of them are buttons."""
    options = match.decision.options
    hurt = [o for o in options if o.harms]
    return 0 < len(hurt) < len(options) and match.decision.name == "draw"


def test_what_hurts_me_does_not_stand_out_and_is_asked_once_more(people: People) -> None:
    karel = people.guest("Karel", has_touch=True)
    view = play_from(karel, find("rone", harmful))
    hurts = next(option["name"] for option in view["decision"]["options"] if option["harms"])
    button = karel.locator(f".answers [data-option='{hurts}']")
    assert "primary" not in (button.get_attribute("class") or "")
    assert button.get_attribute("aria-keyshortcuts") != "1"
    before = version(karel)
    finger = Finger(karel)
    finger.down(*middle(button))
    finger.up()
    karel.wait_for_selector("[data-sure]")
    assert "Uškodíš tím sobě" in karel.inner_text("#question")
    assert version(karel) == before
    karel.click("[data-sure]")
    later(karel, before)


def shape(page: Any) -> dict[str, Any]:
    """Where the buttons stand and which keys press them, by what they say."""
    found = page.eval_on_selector_all(
        ".answers .answer > .button:first-child",
        "all => all.map((one) => { const { x, y } = one.getBoundingClientRect();"
        " const price = one.querySelector('[data-price]')?.innerText ?? '';"  # it changes with what is left
        " return [one.innerText.replace(price, ''), Math.round(x), Math.round(y)]; })",
    )
    return {said: (x, y) for said, x, y in found}


def test_buttons_and_their_keys_stay_where_they_are(people: People) -> None:
    """A card that asks nothing is played: the same question again, with the same buttons in the same places."""
    karel = people.guest("Karel")
    view = play_from(karel, find("shards", lambda m: {"play crystal", "focus", "end"} <= set(names(m))))
    assert offered(view, "focus")
    before = shape(karel)
    assert len(before) >= 2
    at = version(karel)
    karel.locator(".hand button.card.lit[data-card=crystal]").first.click()
    later(karel, at)
    my_turn(karel)
    assert {said: where for said, where in shape(karel).items() if said in before} == before
    at = version(karel)
    focus = karel.locator(".answers [data-option=focus]")
    key = focus.get_attribute("aria-keyshortcuts")
    karel.keyboard.press(key)
    later(karel, at)
    my_turn(karel)
    assert shape(karel).keys() >= before.keys(), "what was used keeps its place"
    at = version(karel)
    karel.keyboard.press(key)
    assert karel.locator(".answers [data-option=focus]").count() == 0
    assert version(karel) == at, "its key means nothing else"
