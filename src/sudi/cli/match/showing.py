"""Looking at what lies open: zones by what they are called, places, players, cards; and who holds how many cards.

Everything is read off the declared zones of the state and comes from `Match.view`, so nothing hidden can get here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from sudi.kernel.decision import CARD, PLACE, SEAT, seat_name
from sudi.kernel.errors import BadSetup, Unclear
from sudi.kernel.hearing.things import LITTLE, Found, Things
from sudi.kernel.reasons.whereabouts import whereabouts
from sudi.kernel.state import GRID, SEAT_ZONES, SLOT_ZONES, ZONES
from sudi.kernel.wording import LANGUAGES, NOM, Bilingual, Words, upper
from sudi.kernel.wording.lexicon import CARD as CARD_NOUN
from sudi.kernel.wording.plain import BEGINNING, Spoken, nearness, spoken

from ..output import grid
from .answers import card_lines
from .table import Drawing

OWN = frozenset(["my", "mine", "own", "moje", "muj", "mou", "moji", "me", "svoje", "svuj", "svou"])


class Pile(NamedTuple):
    """Cards in one zone: of a seat, at a place, or (-1) of nobody; a card that is hidden is None."""

    zone: str
    of: int
    cards: list[dict[str, Any] | None]


class Wish(NamedTuple):
    """What somebody wants to see, and how surely: zones (of one seat or place, or -1), or another thing."""

    cost: int
    words: int
    zones: tuple[str, ...] = ()
    of: int = -1
    kind: str = ""
    found: Found | None = None


class Showing:
    """One look at what lies where."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing, self.say, self.out = drawing, drawing.say, drawing.out
        self.match, self.lang = drawing.match, drawing.say.lang
        self.fields = {name: field for name, field in self.match.state.fields.items() if field.shape in ZONES}
        self.things = Things(self.match, drawing.seat)

    # ---- what is wanted ----
    def show(self, typed: str) -> None:
        """Print what somebody wants to see; without a name, who holds how many cards."""
        said = spoken(typed)
        if not said:
            self.overview()
            return
        wish = self._wish(said)
        if wish is None:
            names = ", ".join(dict.fromkeys(self.title(pile.zone) for pile in self.piles() if pile.cards))
            raise BadSetup(self.say("no_such_place", what=typed, names=names))
        if wish.zones:
            self._print_zones(wish)
        elif wish.found is not None and wish.found.unclear:
            raise Unclear(typed, list(wish.found.names))
        elif wish.found is not None:
            {SEAT: self._print_seat, PLACE: self._print_place, CARD: self._print_card}[wish.kind](wish.found.values[0])

    def pile_named(self, typed: str) -> str | None:
        """The stable name of the pile that the words on the screen say (`p2.deck`); one's own where none is named."""
        wish = self._wish(spoken(typed))
        if wish is None or len(wish.zones) != 1:
            return None
        zone, of = wish.zones[0], wish.of
        shape = self.fields[zone].shape
        if shape == SEAT_ZONES:
            return f"{seat_name(self.drawing.seat if of < 0 else of)}.{zone}"
        return None if shape in (SLOT_ZONES, GRID) else zone

    def _wish(self, said: Spoken) -> Wish | None:
        return min([*self._zones(said), *self._others(said)], key=lambda w: (w.cost, -w.words), default=None)

    def _zones(self, said: Spoken) -> Iterator[Wish]:
        """A zone by its name anywhere among the words; the others say whose it is, or where."""
        best: list[tuple[int, int, str, int]] = []
        for start in range(len(said)):
            for end in range(len(said), start, -1):
                called = _without_little(said[start:end])
                if not called or (len(called) < 2 and said[start] in LITTLE):
                    continue
                of = self._whose(said[:start] + said[end:])
                if of is None:
                    continue
                for name in self.fields:
                    costs = [nearness(called, other) for other in self._names(name)]
                    near = [cost for cost in costs if cost is not None]
                    if near and self._fits(name, of):
                        best.append((min(near), end - start, name, of[1]))
        for cost, words, _, of_one in best:
            zones = [one[2] for one in best if one[:2] == (cost, words) and one[3] == of_one]
            yield Wish(cost, words, tuple(dict.fromkeys(zones)), of_one)

    def _whose(self, rest: Spoken) -> tuple[str, int] | None:
        """Whose zone is meant, or at which place; None if the words say nothing of the kind."""
        while rest and rest[0] in LITTLE and self.things.find(PLACE, rest) is None:
            rest = rest[1:]
        while rest and rest[-1] in LITTLE:
            rest = rest[:-1]
        if not rest:
            return "", -1
        if set(rest) <= OWN:
            return SEAT, self.drawing.seat
        for kind in (SEAT, PLACE):
            found = self.things.find(kind, rest)
            if found is not None and len(found.values) == 1:
                return kind, found.values[0]
        return None

    def _fits(self, name: str, of: tuple[str, int]) -> bool:
        shape = self.fields[name].shape
        return of[0] == "" or shape == SEAT_ZONES if of[0] != PLACE else shape in (SLOT_ZONES, GRID)

    def _names(self, zone: str) -> list[Spoken]:
        """What a zone is called: its name, its label, and where a card of it is."""
        where = self.fields[zone].where or ("", "")
        label = self.drawing.shown.labels.get(zone, Bilingual("", ""))
        said = (zone, label.cs, label.en, *(text.replace("{place}", "") for text in where))
        return [words for words in map(_without_little, map(spoken, said)) if words]

    def _others(self, said: Spoken) -> Iterator[Wish]:
        for kind in (SEAT, PLACE, CARD):
            found = self.things.find(kind, said)
            if found is not None and found.values:
                yield Wish(found.cost, len(said), kind=kind, found=found)

    # ---- what there is ----
    def piles(self) -> Iterator[Pile]:
        view = self.drawing.view
        for name, field in self.fields.items():
            if field.shape == SEAT_ZONES:
                yield from (Pile(name, seat, player[name]) for seat, player in enumerate(view["players"]))
            elif field.shape in (SLOT_ZONES, GRID):
                yield from (Pile(name, place, slot[name]) for place, slot in enumerate(view.get("slots", ())))
            else:
                yield Pile(name, -1, view[name])

    def title(self, zone: str) -> str:
        """A zone by its label, or by where its cards are."""
        shown, where = self.drawing.shown, self.fields[zone].where
        if zone not in shown.labels and where is not None and "{" not in where[0]:
            return upper(where[LANGUAGES.index(self.lang)])
        return upper(shown.label(zone, self.lang))

    def head(self, pile: Pile) -> str:
        """The zone with whose it is or where: "Odložené (Hráč 2)"."""
        shape = self.fields[pile.zone].shape
        if shape == SEAT_ZONES:
            return f"{self.title(pile.zone)} ({self._seat(pile.of)})"
        if shape in (SLOT_ZONES, GRID):
            return f"{self.title(pile.zone)} ({self.match.state.t.place_text(self.match.state, pile.of)[self.lang]})"
        return self.title(pile.zone)

    def _seat(self, seat: int) -> str:
        return self.match.game.seat_label(self.match.state.t, seat, self.lang)

    def _count(self, n: int) -> str:
        return Words(self.lang).count(n, CARD_NOUN, NOM)

    # ---- printing ----
    def overview(self) -> None:
        """Who holds how many cards, and how many lie in the zones that belong to nobody."""
        held = {(pile.zone, pile.of): len(pile.cards) for pile in self.piles()}
        zones = [name for name, field in self.fields.items() if field.shape == SEAT_ZONES]
        zones = [name for name in zones if any(n for (zone, _), n in held.items() if zone == name)]
        table = grid(self.say("player"), *map(self.title, zones), right=tuple(range(1, len(zones) + 1)))
        for seat in range(self.match.state.t.seats):
            table.add_row(Text(self._seat(seat)), *(str(held[zone, seat]) for zone in zones))
        self.out.print(table)
        self.out.print()
        for (zone, of), n in held.items():
            if of < 0 and n:
                self.out.print(Text(f"{self.title(zone)}: {self._count(n)}"))

    def _print_zones(self, wish: Wish) -> None:
        piles = [pile for pile in self.piles() if pile.zone in wish.zones and wish.of in (-1, pile.of)]
        if wish.cost >= BEGINNING and len(wish.zones) > 1:
            titles = [self.drawing.shown.labels.get(zone, Bilingual(zone, zone)) for zone in wish.zones]
            raise Unclear(" ".join(wish.zones), titles)
        at_places = self.fields[wish.zones[0]].shape in (SLOT_ZONES, GRID)
        for pile in piles:
            if at_places and wish.of < 0:  # a line for each place is enough
                if pile.cards:
                    self.out.print(Text(f"{self.head(pile)}: {self._whose_cards(pile)}"))
            else:
                self._print_pile(pile)

    def _print_pile(self, pile: Pile) -> None:
        """All its cards with their texts."""
        count = self._count(len(pile.cards))
        if not pile.cards:
            self.out.print(Text(f"{self.head(pile)}: {self.say('empty')}"))
        elif any(pile.cards):
            at_place = self.fields[pile.zone].shape != SEAT_ZONES and pile.of >= 0  # whose they are is not in the head
            self.drawing.zone(pile.cards, f"{self.head(pile)}: {self._whose_cards(pile) if at_place else count}")
        else:
            self.out.print(Text(self.say("hidden", zone=self.head(pile), cards=count)))

    def _whose_cards(self, pile: Pile) -> str:
        return self.drawing.names(pile.cards, whose=True)

    def _print_seat(self, seat: int) -> None:
        """Everything of one player: values, and what lies in the player's zones."""
        shown, player = self.drawing.shown, self.drawing.view["players"][seat]
        values = [
            f"{shown.label(n, self.lang)} {shown.value(n, player.get(n), self.lang)}" for n in shown.player_values
        ]
        self.out.print(Text.assemble((f"{self._seat(seat)}: ", "bold"), ", ".join(values)))
        for pile in self.piles():
            if self.fields[pile.zone].shape == SEAT_ZONES and pile.of == seat and pile.cards:
                names = self.drawing.names([card for card in pile.cards if card is not None])
                self.out.print(Text(f"  {self.title(pile.zone)} ({self._count(len(pile.cards))}): {names or '?'}"))

    def _print_place(self, place: int) -> None:
        here = [p for p in self.piles() if self.fields[p.zone].shape in (SLOT_ZONES, GRID) and p.of == place]
        for pile in here:
            if pile.cards:
                self._print_pile(pile)
        if not any(pile.cards for pile in here):
            text = self.match.state.t.place_text(self.match.state, place)[self.lang]
            self.out.print(Text(f"{upper(text)}: {self.say('empty')}"))

    def _print_card(self, card: int) -> None:
        """What the card says, and where its copies are, as far as they are in sight."""
        id, s = self.match.state.t.defs[card].id, self.match.state
        for line in card_lines(self.match, id, self.say):
            self.out.print(line)
        copies = [copy for copy in s.t.instances(id) if copy in self.things.at]
        found = [whereabouts(self.match.game, s, copy, self.drawing.seat) for copy in copies]
        many = Counter(where[self.lang] for where in found if where is not None)
        for where, n in many.items():
            self.out.print(f"  {n}× {where}")


def _without_little(said: Spoken) -> Spoken:
    return tuple(word for word in said if word not in LITTLE)
