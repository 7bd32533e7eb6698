"""People with browsers: they come in, open tables, sit down and play by clicking what is lit."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What a person who wants to see the end clicks next, as the page shows it: cards of the hand first, then champions,
# the dearest card of the row, an attack, and the button that lets the match go on.
CLICK = """
() => {
  const table = document.querySelector('.table');
  if (!table) return 'no table';
  if (table.dataset.status === 'over') return 'over';
  const curtain = document.querySelector('#show-hand');
  if (curtain) { curtain.click(); return 'curtain'; }
  if (!table.dataset.mine) return 'wait';
  const sure = document.querySelector('[data-sure]');
  if (sure) { sure.click(); return 'sure'; }
  const dialog = document.querySelector('dialog[open] [data-option]');
  if (dialog) { dialog.click(); return 'menu'; }
  const aimed = document.querySelector('[data-aimed]');
  if (aimed) { aimed.click(); return 'aimed'; }
  const gather = document.querySelector('[data-gather]');
  if (gather) { gather.click(); return 'gather'; }
  const lit = [...document.querySelectorAll('button.card.lit')];
  const has = (card, verb) => card.dataset.options.split('|').some((name) => name.startsWith(verb));
  const buttons = [...document.querySelectorAll('.answers [data-option], .answers [data-many]')];
  const last = (name) => buttons.find((button) => button.dataset.verb === name);
  const pick =
    lit.find((card) => ['play ', 'act', 'exhaust', 'attack', 'take', 'talent'].some((verb) => has(card, verb))) ||
    lit.filter((card) => has(card, 'recruit')).at(-1) ||
    last('focus') ||
    lit.find((card) => has(card, 'shield') && false) ||
    buttons.find((button) => ['assign', 'bid'].includes((button.dataset.option || '').split(' ')[0])) ||
    last('done') || last('pass') || last('decline') ||
    lit[0] || buttons[0];
  if (!pick) return 'nothing';
  pick.click();
  return pick.dataset.option || pick.dataset.options;
}
"""


LOOKS = 5_000  # at tables at which nothing changes; a slow machine looks less often
USELESS = 500  # clicks in a row, such as taking a unit up and putting it down again


class People:
    """The windows of one test."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self._contexts: list[Any] = []

    def window(self, path: str = "/", locale: str = "cs-CZ", **how: Any) -> Any:
        """A fresh window of somebody the server does not know, who wants to see what others do at once (`follow`)
        and without movement: drawing it takes a busy machine half of its time. Tests of movement say that they want it.
        """
        follow = how.pop("follow", "now")
        how.setdefault("reduced_motion", "reduce")
        how.setdefault("service_workers", "block")  # what goes through a worker, a test cannot hold up
        context = self.browser.new_context(
            locale=locale, viewport=how.pop("viewport", {"width": 1280, "height": 850}), **how
        )
        context.set_default_timeout(45_000)  # a busy machine is slow, and no test fails by the clock
        self._contexts.append(context)
        context.add_init_script(f"try {{ localStorage['sudi.follow'] ??= '{follow}' }} catch {{ /* no page yet */ }}")
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        page.on("console", self._heard)
        page.goto(self.address + path)
        return page

    def _heard(self, message: Any) -> None:
        expected = "WebSocket connection" in message.text or "Failed to load resource" in message.text
        if message.type == "error" and not expected:
            self.complaints.append(message.text)

    def guest(self, name: str, locale: str = "cs-CZ", **how: Any) -> Any:
        page = self.window("/", locale, **how)
        page.fill("#name", name)
        page.press("#name", "Enter")
        page.wait_for_selector("#me")
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def choose_game(page: Any, game: str = "shards", mode: str | None = None) -> None:
    page.check(f"input[name=game][value={game}]", force=True)
    if mode:
        page.select_option("#mode", mode)


def against_bot(page: Any, game: str = "shards") -> str:
    """Open a table against the computer; its id."""
    choose_game(page, game)
    page.click("#against-bots")
    page.wait_for_selector(".table[data-status=playing]")
    return table_id(page)


def together(host: Any, guest: Any, game: str = "shards") -> str:
    """The host opens a table, the guest comes by its link and sits down."""
    choose_game(host, game)
    host.click("#open-table")
    host.wait_for_selector(".table[data-status=waiting]")
    guest.goto(host.url)
    guest.click("[data-sit]")
    for page in (host, guest):
        page.wait_for_selector(".table[data-status=playing][data-seats]")
    return table_id(host)


def table_id(page: Any) -> str:
    found = re.search(r"/t/(\w+)", page.url)
    assert found is not None
    return found.group(1)


def version(page: Any) -> int:
    return int(page.get_attribute(".table", "data-version"))


def my_turn(page: Any) -> None:
    page.wait_for_selector(".table[data-mine]")


def next_click(page: Any) -> Any:
    """A card of the hand as long as one is lit, then the first button, then a lit card elsewhere on the table."""
    for selector in (".hand button.card.lit", ".answers [data-option], .answers [data-many]"):
        if page.locator(selector).count():
            return page.locator(selector).first
    return page.locator("button.card.lit").first


# What a click left to be said: which use of a card is meant, or at what on the table it is aimed.
REST = "dialog[open] [data-option], body:not(:has(dialog[open])) [data-aimed]"


def tap(thing: Any) -> None:
    """With a finger: a card is looked at by the first tap and used by the second, a button is pressed."""
    thing.tap()
    if "card" in str(thing.get_attribute("class")).split():
        thing.tap()


def look_at(page: Any, card: Any) -> None:
    """Points at a card until it is shown large: a step of the others' play takes what is shown away again."""
    for look in range(LOOKS):
        if look % 50 == 0:
            page.mouse.move(1, 1)
            card.hover()
        if page.locator(".float").count():
            return
        time.sleep(0.02)
    raise AssertionError("pointing at the card never showed it large")


def play_on(*pages: Any, most: int = 20_000, click: str = CLICK, until: Callable[[], bool] | None = None) -> list[str]:
    """Everybody clicks what is lit (or what a script of the game says) until the match is over; what was clicked.

    However slow the machine is: it fails after so many clicks, or if clicking or looking again changes nothing.
    """
    clicked: list[str] = []
    seen, looks, useless = [-1], 0, 0
    while len(clicked) < most:
        if until is not None and until():  # before a click that could end it again
            return clicked
        done = [page.evaluate(click) for page in pages]
        if "nothing" in done:
            asked = pages[done.index("nothing")].inner_text("#question")
            raise AssertionError(f"Somebody is asked, and nothing can be clicked: {asked}")
        fresh = [one for one in done if one not in ("wait", "over")]
        clicked += fresh
        if all(one == "over" for one in done):
            return clicked
        now = [version(page) for page in pages]
        looks, useless = (looks + 1, useless + len(fresh)) if now == seen else (0, 0)
        seen = now
        assert useless < USELESS, f"{useless} clicks changed nothing: {fresh}"
        assert looks < LOOKS, f"nothing happens any more: {done}, {pages[0].inner_text('#question')}"
        if not fresh:
            time.sleep(0.02)
    raise AssertionError(f"It took more than {most} clicks: {done}")


def resign(page: Any) -> None:
    page.keyboard.press("Escape")  # a card that asks which use of it is meant
    page.click("#table-menu")
    page.click("#resign")
    page.click("#resign")
    page.wait_for_selector(".ending")


def overflow(page: Any) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def axe(page: Any) -> list[str]:
    """What axe finds serious or critical on the page, in words."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; void 0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:200]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
