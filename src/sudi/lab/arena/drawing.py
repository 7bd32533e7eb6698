"""The picture of a tournament: ratings with their intervals, and under them who scored how much against whom.

Plain SVG of our own: two kinds of marks do not need a plotting library, it opens in every browser, and its text can be
searched and read aloud. As a page it carries the same numbers in tables.
"""

from __future__ import annotations

from html import escape

from sudi.games import game
from sudi.kernel.wording.text import Bilingual

from .results import Arena, Pair

INK, PALE, DOT, GOOD, BAD = "#222222", "#d8d4cb", "#3b6ea5", "#3b6ea5", "#b5562c"
ROW, SCALE, CELL, MARGIN = 30, 420, 92, 20
LETTER = 7.4  # width of one, about
LONGEST = 40  # letters of a name: the command of a program may be long

RATING = Bilingual("Hodnocení (Elo, průměr 0) s 95% intervalem", "Ratings (Elo, mean 0) with 95 % intervals")
SCORES = Bilingual("Podíl bodů řádku proti sloupci", "Share of points of the row against the column")
BOT, MATCHES = Bilingual("bot", "bot"), Bilingual("odehráno partií {n}", "{n} matches")
TIMES = Bilingual("Přemýšlení v ms (průměr, 95 %, 99 %)", "Thinking in ms (mean, 95 %, 99 %)")


def heading(found: Arena, lang: str) -> str:
    one = game(found.event.game)
    mode = one.modes[found.event.mode].title[lang]
    return f"{one.title[lang]}, {mode}: {MATCHES[lang].format(n=found.matches)}"


def svg(found: Arena, lang: str = "en") -> str:
    """The picture, a document of its own."""
    order = sorted(found.bots, key=lambda name: -found.ratings[name].elo)
    left = MARGIN + int(LETTER * min(LONGEST, max(map(len, order)))) + 16
    width = left + max(SCALE + 60, CELL * len(order)) + MARGIN
    parts, y = [_text(MARGIN, 30, heading(found, lang), 16, bold=True)], 64
    drawn, y = _ratings(found, order, left, y, lang)
    parts += drawn
    drawn, y = _matrix(found, order, left, y + 24, lang)
    parts += drawn
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y + MARGIN}" '
        f'viewBox="0 0 {width} {y + MARGIN}" font-family="sans-serif" role="img" '
        f'aria-label="{escape(heading(found, lang))}">\n<rect width="100%" height="100%" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _ratings(found: Arena, order: list[str], left: int, y: int, lang: str) -> tuple[list[str], int]:
    low = min(found.ratings[name].low for name in order)
    high = max(found.ratings[name].high for name in order)
    span = max(high - low, 1.0)

    def across(elo: float) -> float:
        return round(left + (elo - low) / span * SCALE, 1)

    parts = [_text(MARGIN, y, RATING[lang], 13)]
    y += 12
    bottom = y + ROW * len(order)
    if low <= 0 <= high:
        parts.append(_line(across(0), y, across(0), bottom, PALE))
    for name in order:
        rating, y = found.ratings[name], y + ROW
        middle = y - ROW / 2
        parts += [
            _text(MARGIN, middle + 4, _short(name, LONGEST), 13),
            _line(across(rating.low), middle, across(rating.high), middle, DOT, 2),
            f'<circle cx="{across(rating.elo)}" cy="{middle}" r="5" fill="{DOT}"/>',
            _text(across(rating.high) + 8, middle + 4, f"{rating.elo:+.0f}", 12),
        ]
    return parts, y


def _matrix(found: Arena, order: list[str], left: int, y: int, lang: str) -> tuple[list[str], int]:
    parts = [_text(MARGIN, y, SCORES[lang], 13)]
    y += 22
    most = int(CELL / LETTER) - 1
    for at, name in enumerate(order):
        parts.append(_text(left + CELL * at + CELL / 2, y, _short(name, most), 11, middle=True))
    y += 8
    for name in order:
        parts.append(_text(MARGIN, y + ROW / 2 + 5, _short(name, LONGEST), 13))
        for at, other in enumerate(order):
            score = score_of(found.pairs, name, other)
            if score is None:
                continue
            mean, low, high = score
            strength = min(1.0, abs(mean - 0.5) * 2)
            box = f'x="{left + CELL * at + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}"'
            fill = GOOD if mean >= 0.5 else BAD
            parts += [
                f'<rect {box} fill="{fill}" fill-opacity="{0.08 + 0.42 * strength:.2f}"/>',
                _text(left + CELL * at + CELL / 2, y + 14, f"{mean:.1%}", 12, middle=True),
                _text(left + CELL * at + CELL / 2, y + 25, f"{low:.0%}–{high:.0%}", 9, middle=True),
            ]
        y += ROW
    return parts, y


def score_of(pairs: list[Pair], name: str, other: str) -> tuple[float, float, float] | None:
    """The score of one against the other with its interval, whichever of them was named first."""
    for pair in pairs:
        if (pair.first, pair.second) == (name, other):
            return pair.score.mean, pair.score.low, pair.score.high
        if (pair.second, pair.first) == (name, other):
            return 1 - pair.score.mean, 1 - pair.score.high, 1 - pair.score.low
    return None


def html(found: Arena, lang: str = "en") -> str:
    """The picture and its numbers as a page."""
    order = sorted(found.bots, key=lambda name: -found.ratings[name].elo)
    rows = []
    for name in order:
        rating, times = found.ratings[name], found.thinking[name].data()
        cells = [name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}"]
        cells += [f"{times[key]:.2f}" for key in ("mean", "percentile_95", "percentile_99")]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    title = escape(heading(found, lang))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        "<style>body{font-family:sans-serif;margin:2em}td,th{padding:.2em .8em;text-align:right}"
        "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}</style>\n"
        f"{svg(found, lang)}<table>\n<tr><th>{BOT[lang]}</th><th>Elo</th><th>95 %</th>"
        f'<th colspan="3">{TIMES[lang]}</th></tr>\n' + "\n".join(rows) + "\n</table>\n</html>\n"
    )


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _text(x: float, y: float, said: str, size: int, bold: bool = False, middle: bool = False) -> str:
    how = (' font-weight="bold"' if bold else "") + (' text-anchor="middle"' if middle else "")
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{INK}"{how}>{escape(said)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="{width}"/>'
