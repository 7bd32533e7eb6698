"""Sides and factions are told apart by shape and pattern, and by colours as other eyes see them, day and night."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest

import sudi
from sudi.games import game
from sudi.server.api.games import card_facts

from .sight import VISIONS, Colour, Lab, ciede2000, colour, contrast, distance, seen
from .test_files import ROOT

STYLES = ROOT / "web" / "src"
GAMES = sorted(sudi.games())
THEMES = ("light", "dark")
APART = 10  # CIEDE2000: told at a glance, also when the two do not lie side by side
GROUNDS = ("--card", "--felt", "--raised")


@cache
def _text(file: str) -> str:
    return (STYLES / file).read_text(encoding="utf-8")


@cache
def _colours(file: str) -> dict[str, dict[str, Colour]]:
    """Named colours of a style sheet, by theme."""
    found = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", _text(file))
    return {name: {"light": colour(day), "dark": colour(night)} for name, day, night in found}


def _weaves() -> dict[str, str]:
    return dict(
        re.findall(
            r"\[data-faction='(\w+)'\] { --tint: var\(--\1\); --weave: var\((--weave-\w+)\); }", _text("factions.css")
        )
    )


def _emblems() -> dict[str, str]:
    return dict(re.findall(r"^  (\w+): '([^']+)',$", _text("lib/emblems.ts"), re.MULTILINE))


def _signs(name: str) -> set[str]:
    """What the table of a game tells apart by colour; all that has no colour of its own is neutral."""
    facts = [card_facts(name, card) for card in game(name).library.cards.values()]
    return {sign if (sign := one.faction or one.kind) in _colours("factions.css") else "neutral" for one in facts}


def _closest(one: dict[str, Colour], two: dict[str, Colour]) -> float:
    return min(distance(seen(one[theme], vision), seen(two[theme], vision)) for theme in THEMES for vision in VISIONS)


# Pairs of Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, Color Research and Application 30(1), 2005.
@pytest.mark.parametrize(
    ("one", "two", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_distance_is_that_of_the_published_pairs(one: Lab, two: Lab, apart: float) -> None:
    assert ciede2000(one, two) == pytest.approx(apart, abs=0.0001)


def test_other_eyes_see_less() -> None:
    red, green, white = colour("#a32a1c"), colour("#4f6b1f"), colour("#ffffff")
    assert distance(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < distance(red, green) / 2
    assert contrast(colour("#000000"), white) == pytest.approx(21)
    for vision in VISIONS:
        assert distance(seen(white, vision), white) < 1, "who lacks a kind of cone sees white as white"


@pytest.mark.parametrize("name", GAMES)
def test_any_two_factions_at_a_table_differ_in_shape_and_in_pattern_or_for_all_eyes_in_colour(name: str) -> None:
    colours, weaves, emblems = _colours("factions.css"), _weaves(), _emblems()
    signs = _signs(name)
    assert len(signs) > 4
    for one, two in combinations(sorted(signs), 2):
        assert emblems.get(one) != emblems.get(two), (one, two)
        if weaves.get(one, "--weave-plain") == weaves.get(two, "--weave-plain"):
            assert _closest(colours[one], colours[two]) >= APART, (one, two)


@pytest.mark.parametrize("name", ["shards", "smashup", "summonerwars", "rone"])
def test_a_pattern_is_that_of_one_faction_alone_where_there_are_enough_of_them(name: str) -> None:
    weaves = [_weaves().get(sign, "--weave-plain") for sign in _signs(name)]
    assert len(set(weaves)) == len(weaves)


def test_patterns_are_drawn_and_no_two_are_the_same() -> None:
    drawn = dict(re.findall(r"(--weave-\w+): ([^;]+);", _text("signs.css")))
    assert set(_weaves().values()) <= drawn.keys()
    assert len(set(drawn.values())) == len(drawn)


def test_seats_differ_in_shape_in_pattern_and_in_hue() -> None:
    most = max(max(mode["players"]) for one in sudi.games().values() for mode in one["modes"].values())
    drawn = re.findall(r"{ shape: '([^']+)', pattern: '([^']*)' }", _text("lib/signs.ts"))
    bands = re.findall(r"--seat: var\(--seat-(\d)\); --seat-weave: var\((--weave-\w+)\)", _text("signs.css"))
    assert len(drawn) == len(bands) == most
    assert len({shape for shape, _ in drawn}) == len({pattern for _, pattern in drawn}) == most
    assert len({weave for _, weave in bands}) == most
    seats = [_colours("signs.css")[f"seat-{n}"] for n, _ in bands]
    assert _closest(*seats[:2]) >= APART * 3, "two who play against each other need no second look"
    for one, two in combinations(seats, 2):
        assert min(distance(one[theme], two[theme]) for theme in THEMES) >= APART


@pytest.mark.parametrize("theme", THEMES)
def test_signs_stand_out_by_three_to_one_and_words_by_four_and_a_half(theme: str) -> None:
    themes = _colours("theme.css")
    grounds = {ground: themes[ground[2:]][theme] for ground in GROUNDS}
    for ground, behind in grounds.items():
        for name, hue in {**_colours("factions.css"), **_colours("signs.css")}.items():
            assert contrast(hue[theme], behind) >= 3, (name, ground)
        for word in ("text", "quiet", "lit", "danger", "good", "accent"):
            assert contrast(themes[word][theme], behind) >= 4.5, (word, ground)
    for ink, band in (("lit-ink", "lit"), ("accent-ink", "accent"), ("card-ink", "card"), ("card-quiet", "card")):
        assert contrast(themes[ink][theme], themes[band][theme]) >= 4.5, ink
