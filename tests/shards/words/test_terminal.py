"""What the terminal shows of the table: champions with their health, and cards in hand with their own numbers."""

from __future__ import annotations

import io

from rich.console import Console

import sudi
from sudi.cli.match.table import Drawing
from sudi.cli.words import Voice

from ..table import relic_table


def drawn(match: sudi.Match, seat: int = 0, lang: str = "en") -> list[str]:
    out = io.StringIO()
    Drawing(match, seat, Voice(lang), Console(file=out, width=240)).draw()
    return out.getvalue().splitlines()


def row(lines: list[str], name: str) -> list[str]:
    [found] = [line for line in lines if line.strip().startswith(name)]
    return found.split()


def test_a_card_in_hand_does_not_show_the_numbers_of_its_copy_in_play() -> None:
    seat = {"character": "decima", "hand": ["optio_crusher"], "champions": ["ferrata_guard", "optio_crusher"]}
    match = relic_table(seat, {"character": "volos"})
    assert match.explain("health of optio_crusher").total == 6
    lines = drawn(match)
    hand = lines[next(n for n, line in enumerate(lines) if "Hand (you)" in line) :]
    assert row(hand, "Optio Crusher")[:4] == ["Optio", "Crusher", "5", "4"]
    assert any("Optio Crusher (health 6)" in line for line in lines)


def test_champions_in_play_show_their_health_and_state() -> None:
    match = relic_table({"champions": ["axia"]}, {"champions": ["evokatus", "evokatus"]})
    match.choose("exhaust axia")
    lines = drawn(match, lang="cs")
    assert any("Axia (životy 7, vyčerpaný)" in line for line in lines)
    assert any("2× Evokatus (životy 2)" in line for line in lines)


def test_a_shield_that_grows_is_shown_as_it_is() -> None:
    match = relic_table({"hand": ["datic_robes"], "mastery": 17, "relic_taken": True})
    lines = drawn(match)
    assert row(lines, "Datic Robes")[2] == "17"
    assert match.view(0)["players"][0]["hand"][0]["now"] == {"shield": 17}


def test_a_cheaper_card_in_the_row_shows_its_price_now() -> None:
    match = relic_table({"champions": ["evokatus", "primus_pilus"]}, row=["axia", "omnius"])
    lines = drawn(match)
    assert row(lines, "Axia")[1] == "5"
    assert row(lines, "Omnius")[3] == "6"
