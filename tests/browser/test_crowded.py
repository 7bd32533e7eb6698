"""Questions with many answers, and names on the fullest tables: all of it is read, and what matters has the room."""

from __future__ import annotations

from typing import Any

from tests.doomtrooper.table import table as doomtrooper
from tests.rone.table import table as rone

from .people import People, version
from .rone import PHONE, later
from .situations import find, play_from
from .test_felt import COVERED, LETTERS_CUT, MINE, SIZES, nothing

# Answers that lie above the beginning of their list, where no scrolling reaches.
UNREACHED = """
() => {
  const list = document.querySelector('.free');
  const top = list.getBoundingClientRect().top - list.scrollTop;
  return [...list.querySelectorAll('button')]
    .filter((one) => one.getBoundingClientRect().top < top - 1)
    .map((one) => one.textContent);
}
"""
# Texts of the row of which the last line is cut through.
HALF_LINES = """
() => [...document.querySelectorAll('.market .face .text')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)
"""
# Names of which a word goes on in the next line, or that stick out of their strip.
BROKEN = """
() => [...document.querySelectorAll('.far .face .name')]
  .filter((one) => one.classList.contains('broken') || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)
"""


def test_many_answers_about_a_pile_say_once_what_they_share(people: People) -> None:
    """Every one of them can be reached and has its whole name, all of it is heard, and the table stays in sight."""

    def many(match: Any) -> bool:
        return (
            match.decision.name == "banish" and sum("discard" in one.text("en") for one in match.decision.options) > 9
        )

    karel = people.guest("Karel", **PHONE)
    play_from(karel, find("shards", many))
    karel.wait_for_selector(".free .shared")
    nothing(karel, UNREACHED)
    nothing(karel, HALF_LINES)
    assert karel.inner_text(".shared") == "Odstraň kartu … z odkládacího balíčku"
    answers = karel.locator(".free [data-option]")
    assert answers.count() > 9
    for answer in answers.all():
        assert "Odstraň" not in answer.inner_text()
        assert answer.get_attribute("aria-label").startswith("Odstraň kartu ")
    first, second = (answers.nth(n).bounding_box() for n in (0, 1))
    assert first["y"] == second["y"], "two beside each other"
    assert karel.locator(".me").bounding_box()["height"] < 844 * 0.64
    karel.set_viewport_size({"width": 1024, "height": 768})
    nothing(karel, UNREACHED)
    before = version(karel)
    answers.first.click()
    later(karel, before)


def test_a_combat_is_a_line_until_somebody_attacks(people: People) -> None:
    squad = ["clansman+composite_armor", "valkyrie", "blood_beret", *["infantry"] * 3]
    match = doomtrooper({"squad": squad}, {"kohort": ["necromutant", "centurion~", *["infantry"] * 3]})
    match.choose("attack")
    karel = people.guest("Karel")
    play_from(karel, match)
    line, side = karel.locator(".war section.duel"), karel.locator(".own-side")
    for width, height in (*SIZES, (390, 844)):
        karel.set_viewport_size({"width": width, "height": height})
        nothing(karel, COVERED)
        assert line.bounding_box()["height"] < 60
        assert side.bounding_box()["width"] > line.bounding_box()["width"] * 0.95, "the warriors have all of the width"
        assert karel.evaluate(LETTERS_CUT) == 0


def test_no_word_of_a_name_is_broken_on_a_full_table(people: People) -> None:
    ground = [
        "artillery_spotter",
        "autonomous_convoy",
        "self_propelled_gun",
        "machine_gun_nest",
        "veteran",
        "broodmother",
    ]
    rival = {"base": ["grey_fennec", "sniper_tower"], "ground": ["flame_buggy", "mercenary_captain", "behemoth"]}
    karel = people.guest("Karel", **PHONE)
    play_from(karel, rone({**MINE, "ground": ground}, rival))
    nothing(karel, BROKEN)
    karel.set_viewport_size({"width": 1024, "height": 768})
    nothing(karel, BROKEN)


# Names in strips whose box begins where the line does: a hook on a capital would be cut off.
HOOKS_CUT = """
() => [...document.querySelectorAll('.bases .face .name')].filter((one) => {
  const letters = document.createRange();
  letters.selectNodeContents(one);
  const size = parseFloat(getComputedStyle(one).fontSize);
  const lines = [...letters.getClientRects()].filter((box) => box.width > 2);
  const middle = Math.min(...lines.map((box) => box.top + box.height / 2));
  return middle - one.getBoundingClientRect().top < size * 0.6;
}).map((one) => one.textContent)
"""


def test_hooks_on_capitals_are_whole_in_low_strips(people: People) -> None:
    def full(match: Any) -> bool:
        return match.decision.name == "play" and sum(len(slot["minions"]) for slot in match.view(0)["slots"]) >= 8

    karel = people.guest("Karel", **PHONE)
    play_from(karel, find("smashup", full, players=2))
    nothing(karel, HOOKS_CUT)
    # Who plays against me is a line on a phone: the bases have the room.
    plate = karel.locator("[data-plate=p2]")
    assert plate.bounding_box()["height"] < 50
    assert plate.locator(".counter").first.is_visible()


def test_a_card_of_many_words_takes_the_width_that_few_cards_leave(people: People) -> None:
    """Its text is told whole in a low hand, where a card of few words keeps its size."""
    karel = people.guest("Karel", viewport={"width": 1024, "height": 768})
    play_from(karel, rone({**MINE, "hand": ["vision", "brawler"]}, {"base": ["grey_fennec"]}))
    wide, slim = (karel.locator(f".hand [data-card={card}]") for card in ("vision", "brawler"))
    karel.wait_for_function("() => document.querySelector('.hand [data-card=vision] .text')")
    assert "…" not in wide.locator(".text").inner_text()
    assert wide.bounding_box()["width"] >= slim.bounding_box()["width"]
    # Without words a card is its picture, which lies behind words only.
    drawn = "card => getComputedStyle(document.querySelector(`.hand [data-card=${card}] .art`)).opacity"
    for size in ({"width": 1024, "height": 768}, {"width": 390, "height": 844}):
        karel.set_viewport_size(size)
        assert karel.evaluate(drawn, "brawler") == "1"
