"""Draws the table as one seat may see it. Everything comes from `Match.view`, so nothing hidden can get here."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cached_property
from typing import Any

from rich.console import Console
from rich.text import Text

from sudi.kernel.decision import seat_name
from sudi.kernel.errors import SudiError
from sudi.kernel.match import Match

from ..output import grid
from ..reference import printed_fact, type_line, written
from ..words import Voice
from .battlefield import battlefield
from .layout import Layout, layout


class Drawing:
    """One look at a match."""

    def __init__(self, match: Match, seat: int, say: Voice, out: Console) -> None:
        self.match, self.seat, self.say, self.out = match, seat, say, out
        self.shown: Layout = layout(match.game)
        self.view: dict[str, Any] = match.view(seat)

    def draw(self) -> None:
        for name in self.shown.open_zones:
            self.zone(self.view.get(name, []), self.label(name))
        self._slots()
        if self.shown.grid:
            self.out.print(battlefield(self.match, self.view, self.seat, self.shown, self.say))
        self._players()
        self._field()
        self._duel()
        for name in self.shown.brief_zones:
            cards = self.view.get(name, [])
            if cards:
                self.out.print(Text.assemble((f"{self.label(name)}: ", "bold"), self.names(cards)))
        mine = self.view["players"][self.seat]
        for name in self.shown.own_zones:
            self.zone(mine.get(name, []), self.say("your", zone=self.label(name)))

    def label(self, name: str) -> str:
        text = self.shown.label(name, self.say.lang)
        return text[:1].upper() + text[1:]

    # ---- places on the table ----
    def _slots(self) -> None:
        """One row per place: a base with what lies at it, a line of a battlefield."""
        places = self.view.get("slots", [])
        zones = [name for name in self.shown.slot_zones if any(place.get(name) for place in places)]
        if not zones:
            return
        numbers = self.shown.slot_numbers
        first, *others = zones
        labels = [self.label(name) for name in (first, *numbers, *others)]
        table = grid(*labels, right=tuple(range(1, 1 + len(numbers))))
        for place in places:
            cells = {name: self._shares(place[name]) or self.names(place[name], whose=True) for name in zones}
            values = [self._derived(place.get(first, []), name) for name in numbers]
            table.add_row(*map(Text, (cells[first], *values, *(cells[name] for name in others))))
        self.out.print(table)
        if self.shown.slot_texts:
            for one in (self.match.cards[card["card"]] for place in places for card in place.get(first, ()) if card):
                self.out.print(Text.assemble((f"{one.name[self.say.lang]}: ", "bold"), one.text(self.say.lang)))
        self.out.print()

    def _derived(self, cards: list[dict[str, Any] | None], name: str) -> str:
        """A number of the card that makes the place: its breakpoint, the power gathered at it."""
        if not cards or cards[0] is None:
            return ""
        now = cards[0].get("now", {})
        return str(now[name] if name in now else self.match.explain(f"{name} of {cards[0]['card']}").total)

    def _shares(self, cards: list[dict[str, Any] | None]) -> str:
        """A line for each player with cards at a place, what they come to and each of them: p1 7: Arcimág 4, ..."""
        state, name, lang = self.match.state, self.shown.slot_shares, self.say.lang
        known = [(card, card["now"][name]) for card in cards if card is not None and name in card.get("now", {})]
        by_seat: dict[int, list[tuple[dict[str, Any], int]]] = {}
        for card, n in known:
            by_seat.setdefault(state.t.holder_of(state, card["n"]), []).append((card, n))
        lines = []
        for seat, mine in sorted(by_seat.items()):
            each = ", ".join(f"{self.match.cards[card['card']].name[lang]} {n}" for card, n in mine)
            lines.append(f"{seat_name(seat)} {sum(n for _, n in mine)}: {each}")
        return "\n".join(lines)

    # ---- players ----
    def _players(self) -> None:
        shown, say, view = self.shown, self.say, self.view
        headings = [*shown.player_values, *shown.player_sizes]
        zones = [name for name in shown.player_zones if any(p.get(name) for p in view["players"])]
        table = grid(
            say("player"),
            *(shown.label(name, say.lang) for name in (*headings, *zones)),
            right=tuple(range(2, len(headings) + 1)),
        )
        for number, player in enumerate(view["players"]):
            on_turn = view.get("turn") == player["seat"]
            row = [self._player_name(number, player, on_turn)]
            row += [Text(shown.value(name, player.get(name), say.lang)) for name in shown.player_values]
            row += [Text(str(len(player.get(name, ())))) for name in shown.player_sizes]
            row += [Text(self.names(player.get(name, []))) for name in zones]
            table.add_row(*row)
        self.out.print(table)
        self.out.print()
        self._turn()
        for line in shown.notes(view, say.lang, self.match.cards) if shown.notes is not None else ():
            self.out.print(Text(line))

    def _turn(self) -> None:
        """What belongs to whoever is on turn: gems, power."""
        turn = next((p for p in self.view["players"] if p["seat"] == self.view.get("turn")), None)
        values = [name for name in self.shown.turn_values if name in self.view]
        if turn is not None and values:
            lang = self.say.lang
            head = self.say("turn_of", seat=turn["name"][lang])
            facts = [
                f"{self.shown.label(name, lang)} {self.shown.value(name, self.view[name], lang)}" for name in values
            ]
            self.out.print(Text.assemble((f"{head}. ", "bold"), ", ".join(facts)))

    def _player_name(self, number: int, player: dict[str, Any], on_turn: bool) -> Text:
        notes = [note for note, true in (("you", number == self.seat), ("on_turn", on_turn)) if true]
        name = player["name"][self.say.lang]
        text = f"{name} ({', '.join(map(self.say, notes))})" if notes else name
        return Text(text, style="bold" if on_turn else "")

    # ---- cards before the players ----
    def _field(self) -> None:
        """A row for every card in the areas of each player: its numbers now, its marks, what lies on it."""
        shown, say, lang = self.shown, self.say, self.say.lang
        if not any(player.get(name) for player in self.view["players"] for name in shown.field_zones):
            return
        numbers = shown.card_numbers
        labels = [shown.label(name, lang) for name in numbers]
        table = grid(
            say("player"), say("place"), say("name"), *labels, say("lies_on"), right=tuple(range(3, 3 + len(numbers)))
        )
        for player in self.view["players"]:
            whose = player["name"][lang]
            for name in shown.field_zones:
                place = self.label(name)
                for card in player.get(name, ()):
                    now = card.get("now", {}) if card is not None else {}
                    values = [str(now.get(number, "")) for number in numbers]
                    table.add_row(*map(Text, (whose, place, self._name(card), *values, self._on(card))))
                    whose = place = ""
        self.out.print(table)
        self.out.print()

    def _duel(self) -> None:
        """Two cards that face each other, each with its numbers, and how far the combat has come."""
        shown, lang, s = self.shown, self.say.lang, self.match.state
        if not shown.duel:
            return
        *sides, phase = shown.duel
        cards = [self.view[side] for side in sides]
        if min(cards) < 0:
            return
        said = []
        for side, card in zip(sides, cards, strict=True):
            numbers = []
            for name in shown.duel_numbers:
                with suppress(SudiError):  # not known in every phase
                    total = self.match.explain(f"{name} of {s.t.card_label(s, card)}").total
                    numbers.append(f"{shown.label(name, lang)} {total}")
            facts = ", ".join((shown.label(side, lang), *numbers))
            said.append(f"{s.t.defs[card].name[lang]} ({facts})")
        head = shown.value(phase, self.view[phase], lang)
        self.out.print(Text.assemble((f"{self.label(phase)}: {head}. ", "bold"), " × ".join(said)))

    @cached_property
    def _laid(self) -> dict[int, list[dict[str, Any]]]:
        """By the number of a card: the cards that lie on it."""
        found: dict[int, list[dict[str, Any]]] = {}
        zones = [zone for player in self.view["players"] for zone in player.values() if isinstance(zone, list)]
        for one in (card for zone in zones for card in zone):
            if isinstance(one, dict) and self.shown.lies_on in one:
                found.setdefault(one[self.shown.lies_on], []).append(one)
        return found

    def _on(self, card: dict[str, Any] | None) -> str:
        """The names of the cards that lie on a card, and on those."""
        on = self._laid.get(card["n"], []) if card is not None else []
        return ", ".join(self._name(one) + (f" ({deeper})" if (deeper := self._on(one)) else "") for one in on)

    # ---- cards ----
    def names(self, cards: list[dict[str, Any] | None], whose: bool = False) -> str:
        """Names with how many of each, their marks and, if wanted, whose they are: 2× Krystal, Axia (vyčerpaný)."""
        many = Counter(self._name(card) + (self._holder(card) if whose else "") for card in cards)
        return ", ".join(f"{n}× {name}" if n > 1 else name for name, n in many.items())

    def _holder(self, card: dict[str, Any] | None) -> str:
        state = self.match.state
        seat = state.t.holder_of(state, card["n"]) if card is not None else -1
        return f" [{seat_name(seat)}]" if seat >= 0 else ""

    def _name(self, card: dict[str, Any] | None) -> str:
        if card is None:
            return "?"
        shown, lang, now = self.shown, self.say.lang, card.get("now", {})
        name = self.match.cards[card["card"]].name[lang]
        marks = [f"{shown.label(number, lang)} {now[number]}" for number in shown.name_numbers if number in now]
        marks += [shown.label(mark, lang) for mark in shown.card_marks if card.get(mark)]
        return f"{name} ({', '.join(marks)})" if marks else name

    def zone(self, cards: list[dict[str, Any] | None], title: str) -> None:
        if not cards:
            return
        say, shown = self.say, self.shown
        known = Counter(card["card"] for card in cards if card is not None)
        first = {card["card"]: card for card in reversed(cards) if card is not None}
        numbers = [name for name in shown.card_numbers if any(self._number(first[id], name) for id in known)]
        labels = [shown.label(name, say.lang) for name in numbers]
        table = grid(
            "", say("name"), *labels, say("type"), say("text"), title=title, right=(0, *range(2, 2 + len(numbers)))
        )
        for id, n in known.items():
            card = self.match.cards[id]
            values = [self._number(first[id], name) for name in numbers]
            count = f"{n}×" if n > 1 else ""
            table.add_row(count, card.name[say.lang], *values, type_line(card, say.lang), card.text(say.lang))
        if len(cards) > known.total():
            table.add_row(f"{len(cards) - known.total()}×", "?", *("" for _ in (*numbers, 0, 0)))
        self.out.print(table)
        self.out.print()

    def _number(self, card: dict[str, Any], name: str) -> str:
        """The number that this very card has now (a copy in play is not it), else the printed one."""
        printed = self.match.cards[card["card"]]
        return written(printed, card.get("now", {}).get(name, printed_fact(printed, name)))
