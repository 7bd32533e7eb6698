"""Lessons in the browser: from the lobby to the end of the path, by mouse, by keys and with a finger."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.coach.lessons import lessons_of
from sudi.coach.lessons.examples import REFUSED, examples_of

from .people import CLICK, People, against_bot, axe, my_turn, overflow, tap, version

GAMES = sorted(sudi.games())
PHONE = {"width": 390, "height": 844}


def open_lesson(people: People, game: str, lesson: str, **how: Any) -> Any:
    page = people.window(f"/learn/{game}/{lesson}", **how)
    page.wait_for_selector(f".lectern[data-at='0'] ~ .board .frame.{game}")
    return page


def at(page: Any, step: int, wants: str) -> None:
    page.wait_for_selector(f".lectern[data-at='{step}'][data-wants='{wants}']")


def test_the_lobby_offers_it_to_whoever_has_not_played(people: People) -> None:
    karel = people.guest("Karel")
    karel.click("#learn-first")
    karel.wait_for_selector("#lessons li")
    assert karel.url.endswith("/learn/" + next(iter(sudi.games())))
    karel.goto(people.address)
    against_bot(karel, "shards")
    my_turn(karel)
    while version(karel) < 2:
        karel.evaluate(CLICK)
        karel.wait_for_timeout(20)
    karel.goto(people.address)
    karel.check("input[name=game][value=shards]", force=True)
    karel.wait_for_selector("[data-own]")
    karel.wait_for_selector("#learn-first", state="detached")
    karel.check("input[name=game][value=rone]", force=True)
    karel.wait_for_selector("#learn-first[href='/learn/rone']")


def test_a_lesson_by_mouse_and_what_is_done_is_remembered(people: People) -> None:
    page = open_lesson(people, "shards", "attacking")
    assert page.locator("[data-pointed]").count() == 1
    assert page.get_attribute("[data-pointed]", "data-card") == "optio_crusher"
    assert page.locator(".card.lit").count() == 0, "what is only read is not answered"
    page.click("#lesson-next")
    at(page, 1, "do")
    assert page.locator("[data-pointed]").count() == 0
    page.click(".hand button.card.lit")
    page.wait_for_selector("[data-heard=wrong]")
    assert "Šampion by zůstal" in page.inner_text(".heard")
    assert page.locator(".way").count() == 0
    page.click("#lesson-show")
    assert "Drtič Optio" in page.inner_text(".way")
    page.click("button.card[data-card=optio_crusher]")
    at(page, 2, "do")
    assert "Správně" in page.inner_text("[data-heard=right]")
    page.click(".hand button.card.lit")
    at(page, 3, "do")
    page.click(".answers [data-option=end]")
    page.click("[data-sure]")  # something else could still be done
    at(page, 4, "over")
    assert lessons_of("shards")[3].end.cs in page.inner_text("#lesson-say")
    page.click("#next-lesson")
    page.wait_for_selector(".lectern[data-at='0']")
    assert page.url.endswith("/learn/shards/champions")
    page.click("#lesson-back")
    page.wait_for_selector("[data-lesson=attacking][data-done]")
    assert page.locator("[data-done]").count() == 1
    assert page.get_attribute("#go-on-learning", "href") == f"/learn/shards/{lessons_of('shards')[0].id}"


def test_asking_why_not_is_a_try_and_a_glance_is_none(people: People) -> None:
    """The lesson wants a card recruited that is too dear. A click on it tells the reason, and that is the step."""
    page = open_lesson(people, "shards", "recruiting", locale="en-GB")
    lesson = next(one for one in lessons_of("shards") if one.id == "recruiting")
    number = next(n for n, step in enumerate(lesson.steps) if step.tries)
    while int(page.get_attribute(".lectern", "data-at")) < number:
        do_step(page)
    card = page.locator(f"button.card[data-card={lesson.steps[number].tries.split()[1]}]")
    card.hover()
    page.wait_for_selector(".float .why")
    at(page, number, "try")
    card.click()
    page.wait_for_selector("dialog[open] .why")
    assert lesson.steps[number].rule in page.inner_text("dialog[open] .why")
    page.wait_for_selector(f".lectern[data-at='{number + 1}']")
    page.keyboard.press("Escape")
    assert lesson.steps[number].rule in page.inner_text("[data-heard=right]")


# The right thing to press at a step, if the page still stands there: a button of the lesson, an answer, what the choice
# is about (a card or a die taken up first, then what it is aimed at). Where several would do, each has its turn.
DO = """
([step, names, turn]) => {
  const lectern = document.querySelector('.lesson[aria-busy=false] .lectern');
  if (lectern?.dataset.at !== String(step) || lectern.dataset.wants === 'over') return 'wait';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const has = (text, name) => (text ?? '').split('|').includes(name);
  const press = (found) => found[turn % found.length].click();
  const buttons = all('#lesson-next, #lesson-try');
  const sure = all('[data-sure]');
  if (buttons.length || sure.length) { press(buttons.length ? buttons : sure); return 'button'; }
  for (const name of names) {
    const ways = [
      all('[data-option]').filter((one) => one.dataset.option === name),
      all('[data-takes]').filter((one) => has(one.dataset.takes, name)),
      all('[data-aimed][data-options]').filter((one) => has(one.dataset.options, name)),
      all('[data-options]').filter((one) => has(one.dataset.options, name)),
      all(`[data-many][data-verb="${name.split(' ')[0]}"]`),
    ];
    const found = ways.find((one) => one.length);
    if (found) { press(found); return name; }
    const [stem, number] = [name.split(' ').slice(0, -1).join(' '), Number(name.split(' ').at(-1))];
    const offered = (one) => one.querySelector('[data-option]')?.dataset.option ?? '';
    const amount = all('.amount').find((one) => offered(one).startsWith(`${stem} `));
    const slider = amount?.querySelector('input[type=range]');
    if (slider && stem && !Number.isNaN(number)) {
      slider.value = number;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      return 'wait';
    }
  }
  return '';
}
"""


def ways(page: Any) -> list[str]:
    """What the step wants, as the lesson has it."""
    game, lesson = page.url.split("/")[-2:]
    number = int(page.get_attribute(".lectern", "data-at"))
    step = next(one for one in lessons_of(game) if one.id == lesson).steps[number]
    return list(step.do or step.solution)


def do_step(page: Any) -> None:
    """Does what the step wants until it is done."""
    number, names = int(page.get_attribute(".lectern", "data-at")), ways(page)
    done: list[str] = []
    while page.locator(f".lectern[data-at='{number}']:not([data-wants=over])").count():
        done.append(page.evaluate(DO, [number, names, len([one for one in done if one != "wait"])]))
        assert len(done) < 1000, f"step {number}: {done[:40]}, {page.inner_text('.lectern')}"
        if done[-1] == "wait":
            page.wait_for_timeout(20)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_at_the_table(people: People, game: str) -> None:
    """From the first to the last, by clicking what is lit; every step can be done with what the page offers."""
    page = people.window(f"/learn/{game}")
    page.click("#go-on-learning")
    for lesson in lessons_of(game):
        page.wait_for_selector(f".lectern ~ .board .frame.{game}")
        for number in range(len(lesson.steps)):
            page.wait_for_selector(f".lectern[data-at='{number}']:not([data-wants=over])")
            for name in lesson.steps[number].look:
                page.wait_for_selector(f"[data-look='{name}']")
            do_step(page)
        page.wait_for_selector(".lectern[data-wants=over]")
        if lesson.number < len(lessons_of(game)):
            page.focus("#next-lesson")  # by keys: the pointer may rest on a word, whose meaning lies over the button
            page.keyboard.press("Enter")
    page.click("#lesson-back")
    page.wait_for_selector("#lessons")
    assert page.locator("[data-done]").count() == len(lessons_of(game))
    assert page.locator("#go-on-learning").count() == 0


def test_a_lesson_with_a_finger(people: People) -> None:
    page = open_lesson(people, "shards", "attacking", viewport=PHONE, has_touch=True, is_mobile=True)
    assert overflow(page) <= 0
    page.tap("#lesson-next")
    at(page, 1, "do")
    tap(page.locator("button.card[data-card=optio_crusher]"))
    at(page, 2, "do")
    tap(page.locator(".hand button.card.lit").first)
    at(page, 3, "do")
    assert overflow(page) <= 0


def test_a_lesson_by_keys_with_the_ear(people: People) -> None:
    """Everything is reached by Tab and pressed by Enter; what is said now is a status that a reader speaks."""
    page = open_lesson(people, "shards", "attacking")
    page.focus("#lesson-next")
    page.keyboard.press("Enter")
    at(page, 1, "do")
    assert page.evaluate("document.activeElement.classList.contains('lectern')")
    assert "Napadni ho" in page.inner_text(".lectern [role=status]")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.card === 'optio_crusher'"):
            break
    page.keyboard.press("Enter")
    at(page, 2, "do")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desk", "dark")])
def test_lessons_are_sound_for_axe_and_fit(people: People, game: str, size: str, theme: str) -> None:
    sizes = {"phone": PHONE, "desk": {"width": 1440, "height": 900}}
    page = people.window(f"/learn/{game}", viewport=sizes[size], color_scheme=theme)
    page.wait_for_selector("#lessons")
    assert axe(page) == []
    assert overflow(page) <= 0
    page.click("#go-on-learning")
    page.wait_for_selector(f".lectern ~ .board .frame.{game}")
    assert axe(page) == []
    assert overflow(page) <= 0


def test_a_lesson_that_is_not_there_says_so(people: People) -> None:
    page = people.window("/learn/shards/nothing")
    page.wait_for_selector("main [role=alert] a[href='/learn/shards']")


def test_a_rule_is_tried_on_a_table(people: People) -> None:
    """From the rule in the book to the table, where the referee says no by it, and back."""
    example = next(one for one in examples_of("shards").values() if one.kind == REFUSED)
    page = people.window(f"/rules/shards/{example.rule}", locale="en-GB")
    page.click(f"#{example.rule} a[href='/learn/shards/{example.rule}']")
    page.wait_for_selector(".lectern[data-wants=try] ~ .board .frame.shards")
    assert page.inner_text("#lesson-title") == f"Rule {example.rule} on a table"
    page.click("#lesson-try")
    page.wait_for_selector("[data-heard=right]")
    assert example.rule in page.inner_text(".heard")
    page.click(".lectern[data-wants=over] a.primary")
    page.wait_for_selector(f"#{example.rule}")
