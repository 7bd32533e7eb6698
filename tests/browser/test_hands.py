"""Hands can be read: at every size, in both languages, with the longest texts of each game.

The side of the table they lie on leaves the rest of it in sight."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import pairwise
from typing import Any

import pytest

from .people import People, overflow
from .situations import find, names, play_from

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1024, "height": 768}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
HELD = {"shards": 5, "smashup": 7, "summonerwars": 5, "rone": 4, "doomtrooper": 7}

# Of every card in hand: what of its words does not fit, how small they are, and what covers it.
LOOK = """
() => [...document.querySelectorAll('.hand [data-zone=hand]')].map((card) => {
  const seen = (box) => box && getComputedStyle(box).clipPath === 'none' && box.getClientRects().length > 0;
  const boxes = ['.name', '.text', '.type'].map((one) => card.querySelector(one)).filter(seen);
  const cut = boxes.filter((box) => (box.matches('.text') && box.scrollHeight > box.clientHeight) ||
    box.scrollWidth > box.clientWidth);
  const face = card.querySelector('.face').getBoundingClientRect();
  const cutOff = (one) => one.getBoundingClientRect().right > face.right + 0.5;
  const numbers = [...card.querySelectorAll('.foot .number')].filter(cutOff);
  const out = [...boxes.filter((box) => box.getBoundingClientRect().bottom > face.bottom + 0.5), ...numbers];
  const size = Math.min(...boxes.map((box) => parseFloat(getComputedStyle(box).fontSize)));
  const text = card.querySelector('.text');
  return {
    card: card.dataset.card,
    cut: [...cut, ...out].map((box) => box.className + ': ' + box.textContent),
    size,
    shown: seen(text) ? (text.querySelector('.short') ?? text).textContent : null,
    whole: text?.querySelector('.whole').textContent ?? '',
    contain: getComputedStyle(card.querySelector('.face')).contain,
    box: card.getBoundingClientRect().toJSON(),
  };
})
"""

# How much of the height my side may take, beside what the felt leaves empty.
NEAR = {"phone": 0.45, "laptop": 0.35, "desk": 0.33}
MORE = {"rone": 0.08, "doomtrooper": 0.08}  # where my dice, or when I want to be asked in windows, lie there too
# What share of the window my side takes, and what still lies under it when the table is scrolled to its end.
SIDE = """
() => {
  const [me, board] = ['.me', '.board'].map((one) => document.querySelector(one));
  board.scrollTop = board.scrollHeight;
  const { top, height } = me.getBoundingClientRect();
  const grown = parseFloat(document.querySelector('.frame').style.getPropertyValue('--hand-more')) || 0;
  const things = [...document.querySelectorAll('.far :is(button.card, .space, .plate, .mat)')];
  const under = things.filter((one) => one.getClientRects().length && one.getBoundingClientRect().bottom > top + 1);
  return { share: (height - grown) / innerHeight, under: under.map((one) => one.outerHTML.slice(0, 120)) };
}
"""


def with_the_longest(page: Any, game: str, lang: str, held: list[str]) -> None:
    """The cards of this hand are drawn with the longest texts that cards of their kind have in this game."""
    answer = page.request.get("/".join(page.url.split("/")[:3]) + f"/api/games/{game}/cards").json()
    kinds: dict[str, list[Any]] = defaultdict(list)
    for card in sorted(answer["cards"], key=lambda card: -len(card["text"][lang])):
        kinds[card["kind"]].append(card)
    known = {card["id"]: card for card in answer["cards"]}
    longest = {id: kinds[known[id]["kind"]].pop(0) for id in dict.fromkeys(held)}
    answer["cards"] = [{**longest.get(card["id"], card), "id": card["id"]} for card in answer["cards"]]
    page.route(f"**/api/games/{game}/cards", lambda route: route.fulfill(json=answer))


@pytest.fixture(scope="module")
def hands() -> dict[str, Any]:
    """A match of each game with a hand as large as one often is."""

    def full(game: str) -> Any:
        return lambda match: len(match.view(0)["players"][0]["hand"] or ()) >= HELD[game] and len(names(match)) > 1

    return {game: find(game, full(game)) for game in HELD}


@pytest.mark.parametrize(
    ("size", "locale"), [("phone", "cs-CZ"), ("phone", "en-GB"), ("laptop", "cs-CZ"), ("desk", "en-GB")]
)
def test_nothing_in_a_hand_is_cut_or_too_small(people: People, hands: dict[str, Any], size: str, locale: str) -> None:
    lang, least = locale[:2], 12 if size == "phone" else 11
    for game, match in hands.items():
        page = people.guest("Karel", locale=locale, **SIZES[size])
        held = [ref["card"] for ref in match.view(0)["players"][0]["hand"]]
        with_the_longest(page, game, lang, held)
        play_from(page, match)
        page.wait_for_function("n => document.querySelectorAll('.hand [data-zone=hand] .text').length > 0", arg=1)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = page.evaluate(LOOK)
        assert len(found) >= HELD[game], game
        for card in found:
            assert card["cut"] == [], (game, json.dumps(card, ensure_ascii=False))
            assert card["size"] >= least, (game, card)
            # Otherwise each try at fitting its words lays out the whole table, which takes a phone seconds.
            assert card["contain"] == "strict", card
            if card["shown"] != card["whole"]:
                check_short(card)
        for one, other in pairwise(found):
            apart = one["box"]["right"] <= other["box"]["left"] or one["box"]["bottom"] <= other["box"]["top"]
            assert apart, f"{game}: {other['card']} covers {one['card']}"
        assert overflow(page) <= 0
        side = page.evaluate(SIDE)
        assert side["share"] <= NEAR[size] + MORE.get(game, 0), f"{game}: my side takes {side['share']:.0%}"
        assert side["under"] == [], game
        page.context.close()


def check_short(card: dict[str, Any]) -> None:
    """A shorter form says something, ends where a word ends, and the whole text is still there to be read aloud."""
    assert card["shown"], card
    assert card["shown"].endswith("…"), card
    told = card["shown"].removesuffix("…").strip()
    assert len(told) > 10, card
    rest = card["whole"].removeprefix(told)
    assert rest != card["whole"], card
    assert not rest[0].isalnum(), f"cut in the middle of a word: {card}"


def test_the_whole_text_is_a_look_away(people: People, hands: dict[str, Any]) -> None:
    page = people.guest("Karel", **SIZES["laptop"])
    match = hands["doomtrooper"]
    held = [ref["card"] for ref in match.view(0)["players"][0]["hand"]]
    with_the_longest(page, "doomtrooper", "cs", held)
    play_from(page, match)
    page.wait_for_selector(".hand .short")
    card = page.locator(".hand button.card:has(.short)").first
    whole = card.locator(".whole").text_content()
    card.hover()
    page.wait_for_selector(".float .face.large")
    assert page.text_content(".float .face .text").strip() == whole


def test_the_sign_of_a_spent_card_covers_no_word(people: People) -> None:
    def spent(match: Any) -> bool:
        return any(ref.get("exhausted") for ref in match.view(0)["players"][0]["base"])

    match = find("rone", spent)
    for size in SIZES.values():
        page = people.guest("Karel", **size)
        play_from(page, match)
        page.wait_for_selector(".spent", state="attached")
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.card:has(.spent)')].flatMap((card) => {
              const sign = card.querySelector('.spent').getBoundingClientRect();
              const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
              const hit = [];
              while (words.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(words.currentNode);
                const around = [];
                for (let one = words.currentNode.parentElement; one !== card; one = one.parentElement) around.push(one);
                if (around.some((one) => one.matches('.mark') || getComputedStyle(one).clipPath !== 'none')) continue;
                for (const box of range.getClientRects())
                  if (box.width > 2 && box.left < sign.right - 1 && box.right > sign.left + 1 &&
                      box.top < sign.bottom - 1 && box.bottom > sign.top + 1) hit.push(words.currentNode.textContent);
              }
              return hit;
            })"""
        )
        assert covered == []
        page.context.close()
