"""The coach at the table: a hint on demand, a guide in a first match, and the review of a match that is over."""

from __future__ import annotations

import json
from typing import Any

import sudi
from sudi.coach.lessons.guiding import guide_of

from .people import CLICK, People, against_bot, axe, my_turn, overflow, play_on, resign, table_id, together
from .situations import play_from

PHONE = {"width": 390, "height": 844}


def won_already() -> Any:
    """The first seat wins if it ends its turn, and throws that away by hitting the champion."""
    other = {"hand": ["blaster", "crystal", "crystal"], "health": 5, "champions": ["drakonarius"]}
    position = {"game": "shards", "players": [{"hand": [], "health": 1}, other], "power": 5, "turn": "p1"}
    return sudi.from_position(position)


def hinted(page: Any) -> None:
    page.wait_for_selector("#hint")
    page.click("#hint")
    page.wait_for_selector("#hints [data-hint]")


def test_the_hint_names_what_wins_and_can_be_chosen(people: People) -> None:
    karel = people.guest("Karel")
    play_from(karel, won_already())
    hinted(karel)
    best = karel.locator("[data-hint]").first
    assert best.get_attribute("data-hint") == "end"
    assert "100 %" in best.inner_text()
    assert karel.locator("[data-hint]").count() > 1
    assert axe(karel) == []
    best.locator("button").click()
    karel.wait_for_selector(".ending.won")


def test_a_hint_by_keys_on_a_phone_in_english(people: People) -> None:
    karel = people.guest("Karel", locale="en-GB", viewport=PHONE)
    play_from(karel, won_already())
    karel.focus("#hint")
    karel.keyboard.press("Enter")
    karel.wait_for_selector("#hints [data-hint]")
    assert "chance to win" in karel.inner_text("#hints")
    assert overflow(karel) <= 0
    karel.keyboard.press("Escape")
    karel.wait_for_selector("dialog[open]", state="detached")
    assert karel.evaluate("document.activeElement.id") == "hint"


def test_there_is_no_hint_against_people_unless_the_table_says_so(people: People) -> None:
    karel, eva = people.guest("Karel"), people.guest("Eva")
    together(karel, eva)
    for page in (karel, eva):
        page.wait_for_selector(".frame")
    karel.wait_for_function("() => document.querySelector('#question')")
    assert karel.locator("#hint").count() + eva.locator("#hint").count() == 0
    karel.goto(people.address)
    karel.click("summary")
    karel.select_option("#hints-for", "everybody")
    together(karel, eva)
    for page in (karel, eva):
        page.wait_for_selector(".frame")
    asked = karel if karel.locator(".table[data-mine]").count() else eva
    my_turn(asked)
    asked.wait_for_selector("#hint")


def test_a_first_match_has_a_guide_who_falls_silent(people: People) -> None:
    """The guide tells all at first; whoever has shown to know it is only told that it matters, and then nothing."""
    karel = people.guest("Karel")
    match = won_already()
    for level, says in ((0, "Rozhodčí by zvolil"), (1, "Co bude nejlepší"), (2, None)):
        karel.goto(people.address)
        karel.wait_for_selector("#me")
        record = json.loads(match.record().to_json())
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = karel.request.post(
            people.address + "/api/replay/fork",
            data={"record": record, "at": 0, "seats": seats},
            headers={"Origin": people.address},
        ).json()
        karel.evaluate("(id) => { localStorage['sudi.guided'] = JSON.stringify([id]) }", made["id"])
        karel.goto(people.address + made["link"])
        my_turn(karel)
        karel.wait_for_selector(f".guide[data-level='{level}']")
        if says is None:
            assert karel.locator("#guide-says").count() == 0
        else:
            assert says in karel.inner_text("#guide-says")
        if level == 1:
            karel.click("#guide-show")
            assert "Rozhodčí by zvolil" in karel.inner_text("#guide-says")
            assert axe(karel) == []
        karel.click(".answers [data-option=end]")
        if karel.locator("[data-sure]").count():
            karel.click("[data-sure]")
        karel.wait_for_selector(".ending.won")


def test_the_first_match_begins_from_the_lessons_and_goes_on_without_its_guide(people: People) -> None:
    page = people.window("/learn/shards")
    page.click("#first-match")
    page.wait_for_selector(".table[data-status=playing] .guide")
    my_turn(page)
    page.click("#guide-end")
    page.wait_for_selector(".guide", state="detached")
    page.reload()
    page.wait_for_selector(".frame")
    assert page.locator(".guide").count() == 0


def test_the_guide_of_a_first_match_from_the_lobby_says_what_it_is_about(people: People) -> None:
    """The aim before the first choice, then a word on what comes up, each once; the aim again for whoever asks."""
    page = people.window("/")
    page.click("#first-match")
    page.wait_for_selector("#guide-note[data-about=aim]")
    guide = guide_of("shards")
    assert guide is not None
    assert page.inner_text("#guide-note") == guide.aim.cs
    assert axe(page) == []
    my_turn(page)
    page.click(".answers [data-option^=choose]")
    page.wait_for_selector("#guide-note:not([data-about=aim])")
    said = page.inner_text("#guide-note")
    assert said in {moment.say.cs for moment in guide.moments}
    page.click("#guide-aim")
    page.wait_for_selector("#guide-note[data-about=aim]")
    page.click("#guide-aim")
    assert page.inner_text("#guide-note") == said


def test_a_review_from_the_end_of_a_match(people: People) -> None:
    """Somebody throws a win away and loses: the review says so, lets them try again, and leads into the replay."""
    karel = people.guest("Karel")
    play_from(karel, won_already())
    table = table_id(karel)
    karel.click("button.card[data-card=drakonarius]")
    karel.wait_for_selector(".table:not([data-version='0'])")
    play_on(karel)  # giving up would race the bot, which wins in its next turn
    karel.click("#review-match")
    karel.click("#begin-review")
    karel.wait_for_selector(".page[data-status=done] [data-error='1']", timeout=300_000)
    columns = {
        name: float(karel.get_attribute(f"#review-{name}", "data-share")) for name in ("choice", "luck", "others")
    }
    assert karel.inner_text("#review-start") == "100 %"
    result = float(karel.inner_text("#review-result").removesuffix(" %")) / 100
    assert abs(1 + sum(columns.values()) - result) < 0.006
    assert "hrubá chyba" in karel.inner_text("[data-error='1']")
    assert axe(karel) == []
    karel.click("[data-practise='1']")
    karel.wait_for_selector(".exercise .frame")
    karel.click("button.card[data-card=drakonarius]")
    karel.wait_for_selector("[data-verdict=same]")
    karel.click(".answers [data-option=end]")
    if karel.locator("[data-sure]").count():
        karel.click("[data-sure]")
    karel.wait_for_selector("[data-verdict=right]")
    karel.click("#exercise-back")
    karel.click(f"[data-error='1'] a[href='/replay/{table}?at=0']")
    karel.wait_for_selector(".replay .frame")
    assert karel.input_value("#slider") == "0"
    karel.go_back()
    karel.wait_for_selector("[data-error='1']")  # kept: nobody reckons it anew
    karel.click("[data-what-if='1']")
    my_turn(karel)
    assert table_id(karel) != table


def test_a_review_on_a_phone_in_english(people: People) -> None:
    karel = people.guest("Karel", locale="en-GB", viewport=PHONE)
    against_bot(karel)
    my_turn(karel)
    karel.evaluate(CLICK)
    resign(karel)
    karel.click("#review-match")
    karel.wait_for_selector("#begin-review")
    assert overflow(karel) <= 0
    assert axe(karel) == []
    karel.click("#begin-review")
    karel.wait_for_selector(".page[data-status=done]", timeout=300_000)
    assert "reckoned up to the last choice" in karel.inner_text(".page")
    assert overflow(karel) <= 0
    assert axe(karel) == []


def test_a_rule_leads_to_the_lessons_that_teach_it(people: People) -> None:
    page = people.window("/rules/shards/SOI-033")
    page.click(".taught[href='/learn/shards/attacking']")
    page.wait_for_selector(".lectern")
