"""Sides and factions are told apart on a screen without colours: by shapes and patterns."""

from __future__ import annotations

import re
from itertools import combinations

import sudi
from sudi.games import game
from sudi.server.api.games import card_facts

from .people import People
from .serving import ROOT
from .situations import find, play_from
from .test_summonerwars import moves

# A drawing in black at the size it has on a small card; which of its points are dark.
MASKS = """
(drawings) => drawings.map((paths) => {
  const canvas = new OffscreenCanvas(16, 16);
  const pen = canvas.getContext('2d');
  pen.scale(16 / 24, 16 / 24);
  pen.lineWidth = 2;
  pen.lineCap = pen.lineJoin = 'round';
  for (const path of paths) pen.stroke(new Path2D(path));
  return [...pen.getImageData(0, 0, 16, 16).data].filter((_, at) => at % 4 === 3).map((one) => one / 255);
})
"""

# What a side looks like where hues are gone: the shape beside the numbers, and the pattern of the edge.
SIDE = """
(piece) => ({
  sign: [...piece.querySelectorAll('[data-seat-sign] path')].map((path) => path.getAttribute('d')),
  filled: getComputedStyle(piece.querySelector('[data-seat-sign] path')).fill !== 'none',
  edge: getComputedStyle(piece.querySelector('.body'), '::before').maskImage,
  seen: piece.querySelector('[data-seat-sign]').getBoundingClientRect().width,
})
"""


def unlike(one: list[float], two: list[float]) -> float:
    """The share of what is drawn that is in one of the two only."""
    either = sum(max(pair) for pair in zip(one, two, strict=True))
    return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / either


def test_two_sides_differ_in_grey_and_in_forced_colours(people: People) -> None:
    page = people.guest("Karel")
    play_from(page, find("summonerwars", moves, decks=["polar_dwarves", "polar_dwarves"]))
    page.wait_for_selector(".piece.mine")
    mine, theirs = (page.locator(f".piece.summoner[data-seat={seat}]").first.evaluate(SIDE) for seat in ("p1", "p2"))
    assert mine["sign"] != theirs["sign"]
    assert mine["filled"] != theirs["filled"]
    assert mine["edge"] != theirs["edge"]
    assert mine["seen"] >= 8
    assert theirs["seen"] >= 8
    masks = page.evaluate(MASKS, [mine["sign"], theirs["sign"]])
    assert unlike(*masks) > 0.4
    for seat, side in (("p1", mine), ("p2", theirs)):
        for place in (f"[data-plate={seat}] h2", f"#log [data-seat={seat}]"):
            drawn = page.locator(place).first.locator("[data-seat-sign] path")
            assert [path.get_attribute("d") for path in drawn.all()] == side["sign"], "one sign of a seat everywhere"
    page.emulate_media(forced_colors="active")
    for seat in ("p1", "p2"):
        band = page.locator(f".piece[data-seat={seat}] .body").first.evaluate(
            "one => getComputedStyle(one, '::before').backgroundColor"
        )
        assert band == page.evaluate("() => getComputedStyle(document.body).color")


def test_no_two_emblems_of_a_game_look_alike(people: People) -> None:
    page = people.window("/")
    drawn = dict(
        re.findall(r"^  (\w+): '([^']+)',$", (ROOT / "web/src/lib/emblems.ts").read_text("utf-8"), re.MULTILINE)
    )
    for name in sudi.games():
        facts = [card_facts(name, card) for card in game(name).library.cards.values()]
        emblems = sorted({one.faction or one.kind for one in facts} & drawn.keys())
        masks = dict(zip(emblems, page.evaluate(MASKS, [[drawn[one]] for one in emblems]), strict=True))
        for one, two in combinations(emblems, 2):
            assert unlike(masks[one], masks[two]) > 0.3, (name, one, two)
