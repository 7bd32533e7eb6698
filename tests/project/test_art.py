"""The pictures of all cards of all games: each has one, no two of a game are the same, all are seen day and night."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import sudi
from sudi.games import game
from sudi.server.api.games import card_facts, listed

from .conftest import Tool
from .test_files import ROOT

GAMES = sorted(sudi.games())
STYLES = ROOT / "web" / "src"
DRAWN = ("figure", "scene", "hour", "element")
Pictures = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def pictures(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    """Every picture as the client draws it, from the facts that the server gives it."""
    folder = tmp_path_factory.mktemp("art")
    facts = {name: listed(name, game(name).library.cards.values()) for name in GAMES}
    (folder / "cards.json").write_bytes(msgspec.json.encode(facts))
    tool("sheet", str(folder / "cards.json"), str(folder / "drawn.json"))
    drawn: Pictures = json.loads((folder / "drawn.json").read_text(encoding="utf-8"))
    return drawn


def test_a_sheet_shows_the_cards_of_a_game_side_by_side(tool: Tool, tmp_path: Path) -> None:
    cards = [card_facts("smashup", card) for card in game("smashup").library.cards.values()]
    (tmp_path / "cards.json").write_bytes(msgspec.json.encode({"smashup": {"cards": cards}}))
    tool("sheet", str(tmp_path / "cards.json"), str(tmp_path / "sheet.html"), "90", "dark", "smashup")
    sheet = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert sheet.count("<figure") == len(cards)
    assert "King Rex" in sheet


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_picture_that_any_browser_can_draw(pictures: Pictures, name: str) -> None:
    assert [one["id"] for one in pictures[name]] == list(game(name).library.cards)
    for one in pictures[name]:
        drawing = ElementTree.fromstring(one["svg"])
        paths = list(drawing.iter("{http://www.w3.org/2000/svg}path"))
        assert one["figure"], one["id"]
        for path in paths:
            for value in (path.get("d", ""), path.get("transform", "")):
                assert not re.search(r"NaN|undefined|Infinity|null", value), one["id"]
            assert re.fullmatch(r"M[-\d.\sMmLlHhVvCcSsQqAaZz]+", path.get("d", "")), (one["id"], path.get("d"))
        assert not any(element.get("id") for element in drawing.iter()), "ids would clash with those of other cards"
        assert drawing.get("aria-hidden") == "true"
        assert 600 < len(one["svg"]) < 10_000, (one["id"], len(one["svg"]))


@pytest.mark.parametrize("name", GAMES)
def test_no_two_cards_of_a_game_look_the_same(pictures: Pictures, name: str) -> None:
    """Two cards differ in the figure, or at least in the ground it stands on or in its colours."""
    cards = game(name).library.cards
    tints = {id: facts.faction or facts.kind for id in cards if (facts := card_facts(name, cards[id]))}
    pairs = list(combinations(pictures[name], 2))
    alike = [
        (one["id"], two["id"]) for one, two in pairs if (one["motif"], one["ground"]) == (two["motif"], two["ground"])
    ]
    print(f"{name}: {len(alike)} of {len(pairs)} pairs share figure and ground: {alike}")
    assert len(alike) <= len(pairs) // 2000
    by_id = {one["id"]: one for one in pictures[name]}
    for one, two in alike:
        shown = [(tints[id], *(by_id[id][what] for what in DRAWN)) for id in (one, two)]
        assert shown[0] != shown[1], (one, two)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_told_by_many_different_figures(pictures: Pictures, name: str) -> None:
    assert len({one["motif"] for one in pictures[name]}) > 0.95 * len(pictures[name])


class Colours:
    """The style sheets' colours, reckoned as a browser does, in one theme and at one hour."""

    def __init__(self, theme: str, hour: str, tint: str) -> None:
        self.theme, self.values = theme, dict[str, str]()
        for file in ("factions.css", "art/picture.css"):
            text = re.sub(r"/\*.*?\*/", "", (STYLES / file).read_text(encoding="utf-8"), flags=re.DOTALL)
            for whose, block in re.findall(r"([^{}]+) {([^}]*)}", text):
                if whose.strip() in (":root", ".picture", f".picture[data-hour='{hour}']"):
                    self.values |= dict(re.findall(r"(--[\w-]+):\s*([^;]+);", block))
        self.values["--tint"] = tint

    def of(self, value: str) -> tuple[float, float, float]:
        """A colour as OKLab."""
        value = value.strip()
        if value.startswith("#"):
            return _oklab(value)
        kind, inner = value.split("(", 1)
        parts = list(_split(inner[:-1]))
        match kind:
            case "var":
                return self.of(self.values[parts[0]])
            case "light-dark":
                return self.of(parts[0 if self.theme == "light" else 1])
            case "color-mix":
                first, share = re.fullmatch(r"(.*) (\d+)%", parts[1]).groups()  # type: ignore[union-attr]
                one, two, much = self.of(first), self.of(parts[2]), int(share) / 100
                return tuple(a * much + b * (1 - much) for a, b in zip(one, two, strict=True))  # type: ignore[return-value]
        raise ValueError(value)

    def contrast(self, one: str, two: str) -> float:
        """As the accessibility guidelines reckon it."""
        low, high = sorted(_luminance(self.of(value)) for value in (one, two))
        return (high + 0.05) / (low + 0.05)


def _split(text: str) -> Iterator[str]:
    depth, start = 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            yield text[start:at].strip()
            start = at + 1
    yield text[start:].strip()


def _oklab(colour: str) -> tuple[float, float, float]:
    r, g, b = (
        c / 12.92 if (c := int(colour[at : at + 2], 16) / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for at in (1, 3, 5)
    )
    l_ = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m_ = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s_ = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l_ + 0.7936177850 * m_ - 0.0040720468 * s_,
        1.9779984951 * l_ - 2.4285922050 * m_ + 0.4505937099 * s_,
        0.0259040371 * l_ + 0.7827717662 * m_ - 0.8086757660 * s_,
    )


def _luminance(lab: tuple[float, float, float]) -> float:
    lightness, a, b = lab
    l_ = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m_ = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s_ = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    r = 4.0767416621 * l_ - 3.3077115913 * m_ + 0.2309699292 * s_
    g = -1.2684380046 * l_ + 2.6097574011 * m_ - 0.3413193965 * s_
    blue = -0.0041960863 * l_ - 0.7034186147 * m_ + 1.7076147010 * s_
    return max(0.0, 0.2126 * r + 0.7152 * g + 0.0722 * blue)


TINTS = sorted(set(re.findall(r"--(\w+): light-dark", (STYLES / "factions.css").read_text(encoding="utf-8"))))


@pytest.mark.parametrize("hour", ["day", "dusk", "night"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_stand_out_from_the_ground_by_day_and_by_night(theme: str, hour: str) -> None:
    """Three to one is what the guidelines ask of drawings. What is cut out of a figure is seen on it as well."""
    assert len(TINTS) > 40
    for tint in TINTS:
        colours = Colours(theme, hour, f"var(--{tint})")
        for ground in ("--sky", "--glow", "--far", "--near", "--edge"):
            assert colours.contrast("var(--ink)", f"var({ground})") >= 3, (tint, ground)
