"""Draws a battlefield: one box for each place, the own side at the bottom."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from sudi.kernel.match import Match

from ..words import Voice
from .layout import Layout

OWN, ENEMY = "bold green", "bold red"


def battlefield(match: Match, view: dict[str, Any], seat: int, shown: Layout, say: Voice) -> Table:
    """The grid as the seat sees it. Cards of the own side are marked ▲, the others ▼."""
    columns = shown.grid_columns
    rows = [view["slots"][at : at + columns] for at in range(0, len(view["slots"]), columns)]
    if seat != 1:  # the first place is the own left corner: the far rows come first
        rows.reverse()
    else:
        rows = [row[::-1] for row in rows]
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 0), pad_edge=False)
    for _ in range(columns):
        table.add_column(width=15, overflow="ellipsis", no_wrap=True)
    for row in rows:
        table.add_row(*(_cell(match, place, seat, shown, say) for place in row))
    return table


def _cell(match: Match, place: dict[str, Any], seat: int, shown: Layout, say: Voice) -> Text:
    cards = place.get(shown.grid, [])
    text = Text(f"{place['name']} ", style="dim")
    if not cards:
        return text.append("\n\n")
    card = cards[0]
    printed = match.cards[card["card"]]
    name = printed.name[say.lang]
    now = card.get("now", {})
    own = now.get("side") == seat
    text.append("▲" if own else "▼", style=OWN if own else ENEMY)
    text.append(f"\n{name}\n", style="bold" if own else "")
    fact, signs = shown.grid_signs
    first, own_sign = shown.grid_numbers[:1], signs.get(str(getattr(printed, fact, "")))
    facts = [
        f"{own_sign if own_sign and (number, sign) in first else sign}{now[number]}"
        for number, sign in shown.grid_numbers
        if number in now
    ]
    facts += [f"{sign}{card[fact]}" for fact, sign in shown.grid_facts if card.get(fact)]
    return text.append(" ".join(facts), style="dim")
