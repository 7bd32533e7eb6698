"""Actions by number: the same number for the same thing in every state, seed and world of one set-up.

An option of the machine is a verb with up to two arguments, and cards are numbers that differ from deal to deal. Here a
card is its kind, whose it is as seen from the seat that is asked, and which of several equal ones (in the order in
which they are offered); on a battlefield it is the place it stands in. Seats and places are counted from the one who
is asked. A choice with two arguments takes two actions, first the verb with the first argument, then the second one,
so that there are thousands of actions and not millions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.decision import BITS, CARD, MASK, NONE, NUMBER, PLACE, SEAT, VERB_SHIFT, WORD, Verb
from sudi.kernel.keys import NOBODYS, OTHER, OWN, PARTNER
from sudi.kernel.state import GRID

NUMBERS = 256  # an argument that is a number is itself up to here; greater ones are counted as they are offered
GREATER = 16
THEN = "then"  # the second argument of a choice, whatever its verb


@dataclass(frozen=True)
class Deck:
    """The kinds of cards that a set-up can bring, each with the most copies of it that there can be."""

    kinds: tuple[str, ...]
    copies: tuple[int, ...]


class Board:
    """The battlefield of a game, if it has one, and its places as each seat counts them."""

    def __init__(self, game: Any, tables: Any) -> None:
        self.field = next((name for name, field in game.state.fields.items() if field.shape == GRID), "")
        self.names: list[str] = tables.slot_names if self.field else []
        self._seen: dict[int, list[int]] = {}

    def places(self, s: Any, seat: int) -> list[int]:
        """By its number, what each place is to this seat; that never changes."""
        if seat not in self._seen:
            numbers = {name: n for n, name in enumerate(self.names)}
            self._seen[seat] = [numbers.get(s.t.place_seen(s, n, seat), n) for n in range(len(self.names))]
        return self._seen[seat]


class Actions:
    """All actions of a set-up: their number, their names, and which of them are open now."""

    def __init__(self, tables: Any, deck: Deck, board: Board) -> None:
        self.verbs: list[Verb] = list(tables.verbs.all)
        self.seats: int = tables.seats
        self.slots: int = tables.slots
        self.names: list[str] = []
        whose = [OWN, OTHER, NOBODYS]
        if len(set(tables.sides)) < tables.seats:
            whose.insert(1, PARTNER)
        self._whose = {name: n for n, name in enumerate(whose)}
        self._first_card: dict[str, int] = {}
        self._card_names: list[str] = []
        for kind, copies in zip(deck.kinds, deck.copies, strict=True):
            self._first_card[kind] = len(self._card_names)
            for owner in whose:
                self._card_names += [_nth(f"{kind} {owner}", n) for n in range(copies)]
        self._copies = dict(zip(deck.kinds, deck.copies, strict=True))
        self._board = board
        self._cards_from = len(board.names)  # cards on the battlefield come first, by their places
        self._card_names = [f"at {name}" for name in board.names] + self._card_names
        called = _apart([verb.name for verb in self.verbs])
        self._starts = [self._add(name, verb.a, verb) for name, verb in zip(called, self.verbs, strict=True)]
        self._then = {kind: self._add(THEN, kind, None) for kind in (CARD, SEAT, NUMBER, PLACE)}
        self._then_word = {
            verb.id: self._add(f"{THEN} {name}", WORD, verb)
            for name, verb in zip(called, self.verbs, strict=True)
            if verb.b == WORD
        }

    def __len__(self) -> int:
        return len(self.names)

    def _add(self, name: str, kind: str, verb: Verb | None) -> int:
        """Room for a verb (or a second argument) with everything that its argument can be."""
        first = len(self.names)
        self.names += [f"{name} {said}".strip() for said in self._domain(kind, verb)]
        return first

    def _domain(self, kind: str, verb: Verb | None) -> list[str]:
        if kind == CARD:
            return self._card_names
        if kind == SEAT:
            return [f"seat +{n}" for n in range(self.seats)]
        if kind == NUMBER:
            return [*map(str, range(NUMBERS)), *(f"greater {n + 1}" for n in range(GREATER))]
        if kind == PLACE:
            return [f"place {n + 1}" for n in range(self.slots)]
        if kind == WORD:
            assert verb is not None
            return _apart([word.id for word in verb.words])
        return [""]

    # ---- what is open now ----
    def offered(self, s: Any, half: int = -1) -> dict[int, list[int]]:
        """The actions that are open, each with the numbers of the options that are still possible after it.

        `half` is the action that was chosen first, where a choice takes two.
        """
        ids = _Numbering(self, s)
        verbs, options = self.verbs, s.options
        found: dict[int, list[int]] = {}
        for i, option in enumerate(options):
            verb = verbs[option >> VERB_SHIFT]
            action = self._starts[verb.id] + ids.argument(verb.a, option & MASK)
            found.setdefault(action, []).append(i)
        if half < 0:
            return found
        second: dict[int, list[int]] = {}
        for i in found[half]:
            verb = verbs[options[i] >> VERB_SHIFT]
            start = self._then_word[verb.id] if verb.b == WORD else self._then[verb.b]
            second.setdefault(start + ids.argument(verb.b, options[i] >> BITS & MASK), []).append(i)
        return second

    def card(self, s: Any, value: int, seen: dict[tuple[str, str], list[int]]) -> int:
        """The number of a card as an argument; `seen` are the equal ones that were met before it."""
        t = s.t
        if self._board.field:
            place = t.lies_at(s, value)
            if place >= 0 and value in getattr(s, self._board.field):
                return self.place(s, place)
        kind, owner = t.card_ids[value], t.key_parts.whose[s.seat][t.holder_of(s, value)]
        equal = seen.setdefault((kind, owner), [])
        if value not in equal:
            equal.append(value)
        copies = self._copies[kind]
        nth: int = self._whose[owner] * copies + equal.index(value)
        return self._cards_from + self._first_card[kind] + nth

    def place(self, s: Any, place: int) -> int:
        """A place as the seat that is asked counts them, where both sides of the table are alike."""
        return self._board.places(s, s.seat)[place] if self._board.field else place


class _Numbering:
    """The arguments of one decision, numbered."""

    def __init__(self, actions: Actions, s: Any) -> None:
        self.actions, self.s = actions, s
        self.cards: dict[int, int] = {}
        self.equal: dict[tuple[str, str], list[int]] = {}
        self.greater: list[int] = []

    def argument(self, kind: str, value: int) -> int:
        if kind == CARD:
            number = self.cards.get(value)
            if number is None:
                number = self.cards[value] = self.actions.card(self.s, value, self.equal)
            return number
        if kind == SEAT:
            away: int = (value - self.s.seat) % self.actions.seats
            return away
        if kind == PLACE:
            return self.actions.place(self.s, value)
        if kind == NUMBER and value >= NUMBERS:
            if value not in self.greater:
                self.greater.append(value)
            return NUMBERS + self.greater.index(value)
        return 0 if kind == NONE else value


def _nth(name: str, n: int) -> str:
    return name if n == 0 else f"{name} {n + 1}"


def _apart(names: list[str]) -> list[str]:
    """Names that several have (a verb of two questions, a face of two dice) get a number."""
    return [_nth(name, names[:n].count(name)) for n, name in enumerate(names)]
