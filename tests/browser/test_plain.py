"""The plain layout: any game can be played from what its view declares, also one that has no layout of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .people import CLICK, People, against_bot, axe, overflow, play_on, together, version
from .serving import Server, build_pages
from .situations import drag, find, names, offered, offers, play_from
from .test_table import to_play_phase

# Whoever plays the toy plays cards, hits somebody if asked to, and ends the turn.
TOY = """
() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.status === 'over') return 'over';
  if (!table.dataset.mine) return 'wait';
  const sure = document.querySelector('[data-sure]');
  if (sure) { sure.click(); return 'sure'; }
  const menu = document.querySelector('dialog[open] [data-option]');
  const lit = document.querySelector('button.card.lit');
  const buttons = [...document.querySelectorAll('.answers [data-option], .answers [data-many]')];
  const other = buttons.find((one) => !['move', 'end'].includes(one.dataset.verb));
  const player = document.querySelector('[data-point][data-aimed]');
  const pick = menu || lit || player || other || buttons.find((one) => one.dataset.verb === 'end') || buttons[0];
  if (!pick) return 'nothing';
  const did = pick.dataset.option || pick.dataset.options || 'many';
  pick.click();
  return did;
}
"""


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build_pages()
    one = Server(tmp_path_factory.mktemp("toys"), app="tests.browser.toys:app")
    one.start()
    yield one
    one.stop()


def plain(page: Any) -> None:
    page.click("#table-menu")
    page.click("#layout")
    page.keyboard.press("Escape")
    page.wait_for_selector(".plain")


def test_a_game_without_a_layout_is_played_to_its_end(toys: Server, guests: Callable[[str], People]) -> None:
    """Places, dice, hidden and covered cards, players as targets: all of it from the declared zones."""
    people = guests(toys.address)
    karel, eva = people.guest("Karel"), people.guest("Eva", viewport={"width": 390, "height": 844})
    karel.check("input[name=game][value=toy]", force=True)
    karel.select_option("#players", "2")
    karel.click("#open-table")
    karel.wait_for_selector(".table[data-status=waiting]")
    eva.goto(karel.url)
    eva.click("[data-sit]")
    for page in (karel, eva):
        page.wait_for_selector(".plain")
        assert page.locator("[data-place]").count() == 2, "both stalls of the market"
        assert page.locator(".me .hand button.card").count() == 3
        assert page.locator(".me [data-plate]").count() == page.locator(".rivals [data-plate]").count() == 1
        assert overflow(page) <= 0
    assert "Jdi na b1" in karel.inner_text(".answers") or "Jdi na b1" in eva.inner_text(".answers"), "squares by name"
    play_on(karel, eva, click=TOY)
    # The cards have left the hands and lie where both can see them.
    for page in (karel, eva):
        assert page.locator(".hand button.card").count() == 0
        assert page.locator("[data-zone=field]").count() == 6
        assert page.locator(".ending").count() == 1
        assert overflow(page) <= 0
    assert people.complaints == []


def test_why_not_asks_for_what_the_game_would_offer(people: People) -> None:
    """No layout told the page that cards of the row are recruited, not played: the game offers it for others there."""
    karel = people.guest("Karel")
    match = find("shards", lambda match: 0 < len([n for n in names(match) if n.startswith("recruit")]) < 4)
    view = play_from(karel, match)
    plain(karel)
    gems = view["gems"]
    dear = karel.locator("button.card[data-zone=row].dim").first
    dear.click()
    karel.wait_for_selector("dialog[open] .why")
    assert karel.inner_text("dialog .why a") == "SOI-055", "too dear; and not: it is no card of your hand"
    assert str(gems) in karel.inner_text("dialog .why")
    karel.keyboard.press("Escape")


def test_the_reason_is_the_games_own_also_where_nothing_was_offered_yet(people: People) -> None:
    """At the first decision no gems are there yet; asked about the row, the game says what came nearest."""
    karel = people.guest("Karel")
    against_bot(karel)
    to_play_phase(karel)
    plain(karel)
    karel.locator("button.card[data-zone=row].dim").first.click()
    karel.wait_for_selector("dialog[open] .why")
    assert karel.inner_text("dialog .why a") == "SOI-055"
    assert "stojí" in karel.inner_text("dialog .why")


def test_an_exhausted_champion_says_so_in_the_plain_layout(people: People) -> None:
    karel = people.guest("Karel")
    view = play_from(karel, find("shards", offers("exhaust")))
    plain(karel)
    name, before = offered(view, "exhaust")["card"], version(karel)
    champion = karel.locator(f"button.card[data-zone=champions][data-card={name}].lit").first
    number = champion.get_attribute("data-n")
    champion.click()
    karel.wait_for_function("v => Number(document.querySelector('.table').dataset.version) > v", arg=before)
    tired = karel.locator(f"button.card[data-n='{number}']:not(.lit)")
    for _ in range(5):  # its effect may ask something first
        if not karel.locator("#question", has_text="Fáze hraní").count():
            karel.evaluate(CLICK)
            karel.wait_for_timeout(200)
    tired.click()
    karel.wait_for_selector("dialog[open] .why")
    assert karel.inner_text("dialog .why a") == "SOI-071"


def test_a_card_in_hand_is_meant_before_the_same_card_elsewhere(people: People) -> None:
    """`play crystal` lights the crystals of the hand, not those that the rival has discarded or I have played."""
    karel = people.guest("Karel")
    match = find("shards", lambda match: any("crystal" in name for name in names(match)) and crystals(match) > 0)
    play_from(karel, match)
    plain(karel)
    zones = karel.eval_on_selector_all(
        "button.card.lit[data-card=crystal]", "all => all.map((one) => one.dataset.zone)"
    )
    assert set(zones) == {"hand"}


def crystals(match: Any) -> int:
    return sum(ref["card"] == "crystal" for ref in match.view(0)["played"])


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_some_turns_in_the_plain_layout_on_a_phone(people: People, game: str) -> None:
    karel = people.guest("Karel", viewport={"width": 390, "height": 844})
    together_with = people.guest("Eva")
    together(karel, together_with, game)
    plain(karel)
    for _ in range(60):
        for page in (karel, together_with):
            assert page.evaluate(CLICK) != "nothing"
            page.wait_for_timeout(15)
    assert version(karel) > 15
    assert overflow(karel) <= 0
    question = karel.locator(".prompt").bounding_box()
    assert question["y"] + question["height"] <= 845, "the question is on the screen"
    assert axe(karel) == []


def test_a_battlefield_is_drawn_as_a_board_and_taken_by_dragging(people: People) -> None:
    """Squares stand in rows and columns under their names; a unit is summoned by dropping it on its square."""
    karel = people.guest("Karel")
    match = find("summonerwars", offers("summon"))
    view = play_from(karel, match)
    if karel.locator(".plain").count() == 0:
        plain(karel)
    squares = karel.locator("[data-place]")
    assert squares.count() == len(view["slots"])
    tops = squares.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 8, "eight rows"
    assert tops[0] == tops[5] != tops[6], "of six squares each"
    option = offered(view, "summon")
    other = next(slot["name"] for slot in view["slots"] if not slot["board"] and slot["name"] != option["target"])
    wanted = {o["target"] for o in view["decision"]["options"] if o["card"] == option["card"]}
    card = karel.locator(f".hand button.card[data-card={option['card']}].lit").first
    square = karel.locator(f"[data-place][data-target={option['target']}]")
    drag(karel, card, square)
    assert "takes" in str(square.get_attribute("class"))
    assert karel.locator("[data-place].takes").count() == len(wanted)
    assert (other in wanted) == ("takes" in str(karel.locator(f"[data-target={other}]").get_attribute("class")))
    karel.mouse.up()
    karel.wait_for_selector(f"[data-place][data-target={option['target']}] button.card[data-card={option['card']}]")
    assert "Karel" in square.inner_text(), "and it says whose it is"
    assert overflow(karel) <= 0
