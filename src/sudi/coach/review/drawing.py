"""The picture of a review: for each seat the chance to win over the match, and what changed it turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from sudi.games import game as game_by_name
from sudi.kernel.wording.text import Bilingual

from .ledger import CHOICE, LUCK, OTHERS
from .reviewing import Data, Review, SeatReview

INK, PALE, OPEN = "#222222", "#d8d4cb", "#9a8f7a"
COLOURS = {CHOICE: "#b5562c", LUCK: "#3b6ea5", OTHERS: "#6a8f4e"}
WORDS = {
    CHOICE: Bilingual("vlastní volby", "own choices"),
    LUCK: Bilingual("štěstí", "luck"),
    OTHERS: Bilingual("ostatní", "the others"),
}
KNOWN = Bilingual("naděje na výhru podle toho, co bylo vidět", "chance to win by what could be seen")
WITH_OPEN = Bilingual("s odkrytými kartami", "with open cards")
WIDE, TALL, BARS, MARGIN = 640, 160, 90, 44


def svg(found: Review, lang: str = "en") -> str:
    """The picture, a document of its own that a screen reader can read."""
    game = game_by_name(found.game)
    mode, players, setup = game.setup(found.mode, found.players, {})
    tables = game.tables_for(mode, players, setup)
    parts, y = [], 24
    for one in found.seats:
        drawn, y = _seat(one, game.seat_label(tables, one.seat, lang), y, lang)
        parts += drawn
    title = escape(f"{game.title[lang]}, {mode.title[lang]}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE + 2 * MARGIN}" height="{y}" '
        f'viewBox="0 0 {WIDE + 2 * MARGIN} {y}" font-family="sans-serif" role="img" aria-label="{title}">\n'
        '<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _seat(one: SeatReview, name: str, y: int, lang: str) -> tuple[list[str], int]:
    last: int = max(1, one.curve[-1]["n"] - 1)

    def across(n: float) -> float:
        return round(MARGIN + (n - 1) / last * WIDE, 1)

    bottom = y + 30 + TALL
    parts = [_text(MARGIN, y + 4, name, 15, bold=True), _text(MARGIN, y + 20, KNOWN[lang], 11)]
    parts.append(_text(MARGIN + WIDE, y + 20, WITH_OPEN[lang], 11, OPEN, "end"))
    for part in (0, 50, 100):
        level = round(bottom - part / 100 * TALL, 1)
        parts.append(f'<path d="M{MARGIN} {level}h{WIDE}" stroke="{PALE}" fill="none"/>')
        parts.append(_text(MARGIN - 6, level + 4, f"{part} %", 10, anchor="end"))
    for kind, colour, dashes in (("open", OPEN, ' stroke-dasharray="4 4"'), ("known", INK, "")):
        line = " ".join(f"{across(point['n'])},{round(bottom - point[kind] * TALL, 1)}" for point in one.curve)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
    drawn, y = _bars(one.turns, across, bottom + 16, lang)
    return parts + drawn, y


def _bars(turns: tuple[Data, ...], across: Callable[[float], float], y: int, lang: str) -> tuple[list[str], int]:
    """What each turn brought, column by column, above and below a line."""
    most = max([0.1, *(abs(turn[column]) for turn in turns for column in COLOURS)])
    middle = y + 14 + BARS // 2
    parts, x = [], MARGIN
    for column, colour in COLOURS.items():
        parts += [
            f'<rect x="{x}" y="{y - 4}" width="10" height="10" fill="{colour}"/>',
            _text(x + 14, y + 5, WORDS[column][lang], 11),
        ]
        x += 130
    parts.append(f'<path d="M{MARGIN} {middle}h{WIDE}" stroke="{PALE}" fill="none"/>')
    for turn in turns:
        left, right = across(turn["from"]), across(turn["to"] + 1)
        each = max(1.0, (right - left) / 3 - 1)
        for at, (column, colour) in enumerate(COLOURS.items()):
            tall = round(abs(turn[column]) / most * BARS / 2, 1)
            above = middle - tall if turn[column] > 0 else middle
            place = f'x="{round(left + at * each, 1)}" y="{above}" width="{round(each, 1)}" height="{tall}"'
            said = f"{turn['turn']}: {WORDS[column][lang]} {100 * turn[column]:+.1f}"
            parts.append(f'<rect {place} fill="{colour}"><title>{escape(said)}</title></rect>')
    return parts, middle + BARS // 2 + 34


def _text(
    x: float, y: float, text: str, size: int, colour: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )
