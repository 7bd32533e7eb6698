"""RONE: Invaze on the table: dice with their screws by mouse, finger and keys; reasons and texts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .people import People, my_turn, version
from .rone import PHONE, busy, later, question, resources, used
from .situations import Finger, drag, find, log_text, middle, names, play_from
from .test_reading import tab_to


def test_a_die_is_taken_in_hand_and_used_by_a_second_click(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("rone", busy(30)))
    die = karel.locator(".tray .die.lit[data-options*='use ']").first
    before, had, spent = version(karel), resources(karel), used(karel)
    die.click()
    karel.wait_for_selector(".tray .die.held")
    assert version(karel) == before, "nothing is chosen yet"
    assert karel.locator(".tray .die.partner").count() >= 1, "it could be converted with another one"
    die.click()
    later(karel, before)
    assert used(karel) == spent + 1
    assert resources(karel) > had
    assert "použitá" in str(karel.locator(".tray .die.used").first.inner_text())


def test_two_dice_are_converted_into_any_resource(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("rone", busy(30)))
    before, spent = version(karel), used(karel)
    karel.locator(".tray .die.lit").first.click()
    karel.locator(".tray .die.partner").first.click()
    later(karel, before)
    assert karel.locator(".stores .now.lit").count() == 6, "one of the five colours, or wild"
    before = version(karel)
    karel.locator(".stores [data-kind=green] .now").click()
    later(karel, before)
    assert used(karel) == spent + 2
    assert int(karel.inner_text(".stores [data-kind=green] .now strong")) >= 1


def test_dice_and_cards_are_dragged(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("rone", busy(30)))
    before, spent = version(karel), used(karel)
    drag(karel, karel.locator(".tray .die.lit[data-options*='use ']").first, karel.locator(".stores"), (0.5, 0.2))
    karel.mouse.up()
    later(karel, before)
    assert used(karel) == spent + 1, "onto the resources: used"
    my_turn(karel)
    free = karel.locator(".tray .die.lit[data-options*='convert ']")
    if free.count() >= 2:
        before = version(karel)
        drag(karel, free.nth(0), free.nth(1))
        karel.mouse.up()
        later(karel, before)
        assert used(karel) == spent + 3, "onto another die: converted"
        karel.locator(".stores .now.lit").first.click()
        karel.wait_for_selector(".stores .now:not(.lit)")
        my_turn(karel)
    before = version(karel)
    card = karel.locator(".hand [data-zone=hand].lit").first
    played = card.get_attribute("data-card")
    drag(karel, card, karel.locator(".mine [data-zone-name=played]"))
    karel.mouse.up()
    later(karel, before)
    assert karel.locator(f".hand [data-zone=hand][data-card={played}]").count() == 0


def test_an_upgrade_shows_which_screw_goes_where(people: People) -> None:
    """Die, face, the screw that goes out, the one that comes in; afterwards the die has it."""
    karel = people.guest("Karel")
    match = find("rone", lambda match: "buy upgrade" in names(match) and question("parts", 30)(match))
    play_from(karel, match)
    before = version(karel)
    karel.click("[data-option='buy upgrade']")
    later(karel, before)
    karel.locator(".tray .die.lit").first.click()
    karel.wait_for_selector(".workshop .sides")
    assert karel.locator(".workshop .sides [data-face]").count() == 6
    karel.locator(".workshop .sides [data-face=blue]").first.click()
    karel.wait_for_selector(".workshop [data-option$='blue neutral']")
    assert karel.locator(".workshop .large [data-screw=neutral]").count() == 2
    assert karel.locator(".workshop .large [data-screw=blue]").count() == 1
    karel.click(".workshop [data-option$='blue neutral']")
    karel.wait_for_selector("[data-option='in green']")
    karel.mouse.move(2, 2)  # away from the screws: what is pointed at is shown in place
    karel.wait_for_selector(".workshop .large .hole")
    karel.hover("[data-option='in green']")
    assert karel.locator(".workshop .large [data-screw=green]").count() == 1, "as it would look"
    karel.click("[data-option='in green']")
    karel.wait_for_selector(".workshop .sides")
    assert karel.locator(".workshop .sides [data-screw=green]").count() == 2, "the old green one and the new"
    # Of three equal screws nobody is asked: the hole is there at once.
    karel.locator(".workshop .sides [data-face=blank]").first.click()
    karel.wait_for_selector("[data-option='in red']")
    karel.mouse.move(2, 2)
    assert karel.locator(".workshop .large .hole").count() == 1
    karel.click("[data-option='in red']")
    my_turn(karel)
    assert "vylepšuje kostku" in log_text(karel)


def test_a_die_that_may_not_be_used_is_marked(people: People) -> None:
    karel = people.guest("Karel")
    wanted = lambda match: match.view(0)["players"][0]["blocked"] and question("main")(match)  # noqa: E731
    view = play_from(karel, find("rone", wanted, "campaign", 2))
    blocked = view["players"][0]["blocked"]
    dice = karel.locator(".tray .die")
    for at in range(4):
        assert ("zakázaná" in str(dice.nth(at).inner_text())) == (at + 1 in blocked)
        assert ("blocked" in str(dice.nth(at).get_attribute("class"))) == (at + 1 in blocked)


# ---- reading ----
def test_why_not_and_the_faces_of_a_die(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, find("rone", lambda match: busy(30)(match) and match.view(0)["players"][0]["used"]))
    karel.locator(".tray .die.used").first.click()
    karel.wait_for_selector("dialog[open] .faces")
    assert karel.locator("dialog[open] .faces li").count() == 6
    karel.wait_for_selector("dialog[open] .why a")
    assert karel.inner_text("dialog[open] .why a") in ("RON-111", "RON-053", "RON-109")
    karel.keyboard.press("Escape")
    karel.locator(".stores .places:not(.lit)").first.click()
    karel.wait_for_selector("dialog[open] .why a")
    assert karel.inner_text("dialog[open] .why a") == "RON-121"
    karel.keyboard.press("Escape")
    quiet = karel.locator(".hand [data-zone=hand]:not(.lit)")
    if quiet.count():
        quiet.first.click()
        karel.wait_for_selector("dialog[open] .why a")
        assert karel.inner_text("dialog[open] .why a").startswith("RON-")


def test_a_long_press_shows_the_faces_of_a_die(people: People) -> None:
    phone = people.guest("Karel", **PHONE)
    play_from(phone, find("rone", busy(30)))
    before, finger = version(phone), Finger(phone)
    finger.down(*middle(phone.locator(".tray .die.lit").first))
    phone.wait_for_selector("dialog[open] .faces")
    finger.up()
    assert version(phone) == before
    assert phone.locator(".tray .die.held").count() == 0, "the long press was no click"


@pytest.mark.parametrize(("locale", "lang"), [("cs-CZ", "cs"), ("en-GB", "en")])
def test_the_boards_say_what_the_game_does(people: People, locale: str, lang: str) -> None:
    """The actions printed on the boards are in the page; the rules of the game decide what they really are."""
    from sudi.games.rone.cards.catalogue import LEADERS, PAIRS, TECHNOLOGIES
    from sudi.games.rone.language.bonuses import WildPlaces
    from sudi.games.rone.law.spare_parts import PRICES
    from sudi.games.rone.state import WILD_PLACES
    from sudi.games.rone.words.vocabulary import PART_WORDS
    from sudi.kernel.wording import Words

    karel = people.guest("Karel", locale=locale)
    words = Words(lang)
    view = play_from(karel, find("rone", busy(30)))
    for kind, effect in PAIRS.items():
        told = karel.inner_text(f".stores [data-kind={kind}] .places")
        assert words.paragraph(effect.say(words)) in told.replace("\n", " ")
    bonus = {card.id: card.bonus(WildPlaces) for card in (*LEADERS, *TECHNOLOGIES)}
    places = WILD_PLACES + sum(bonus[ref["card"]] for ref in view["players"][0]["base"])
    assert karel.locator(".stores [data-kind=wild] .dot").count() == places
    rich = play_from(karel, find("rone", question("parts", 30)))
    said = [text.split("\n") for text in karel.locator(".board .action").all_inner_texts()]
    assert len(said) == len(PART_WORDS)
    for at, word in enumerate(PART_WORDS):
        price, _, brings = next(one for one in said if word.text[lang].startswith(one[1]))
        assert brings, "what it brings is told before it is chosen"
        if at in PRICES:
            assert price == str(PRICES[at])
    assert karel.inner_text(".board .why b").strip() == str(rich["players"][0]["parts"]), "what there is to spend"
    poor = lambda match: question("parts", 30)(match) and match.view(0)["players"][0]["parts"] == 1  # noqa: E731
    play_from(karel, find("rone", poor))
    dear = karel.locator(".board .action:not(.lit)", has=karel.locator(".price", has_text="2")).first
    expect(dear).to_have_text(re.compile("chybí 1|short of 1"))


def test_by_keyboard_only(people: People) -> None:
    """Dice with Tab, arrows and Enter; what they show is told to screen readers."""
    karel = people.guest("Karel")
    play_from(karel, find("rone", busy(30)))
    assert karel.inner_text("#rolled").startswith("Kostky: ")
    assert "Hlavní fáze" in karel.inner_text("#live-prompt")
    tab_to(karel, ".tray .die", 120)
    here = karel.evaluate("document.activeElement.dataset.die")
    karel.keyboard.press("ArrowRight")
    assert karel.evaluate("document.activeElement.dataset.die") != here
    for _ in range(4):
        if karel.evaluate("document.activeElement.matches(\".die.lit[data-options*='use ']\")"):
            break
        karel.keyboard.press("ArrowRight")
    before, spent = version(karel), used(karel)
    karel.keyboard.press("Enter")
    karel.wait_for_selector(".die.held")
    tab_to(karel, ".tray .acts button", 8)
    karel.keyboard.press("Enter")
    later(karel, before)
    assert used(karel) == spent + 1
    assert "používá kostku" in karel.inner_text("#live-log")
    my_turn(karel)
    before = version(karel)
    karel.locator("body").press("e")  # ends the main phase, and says what could still be done
    karel.click("[data-sure]")
    later(karel, before)
