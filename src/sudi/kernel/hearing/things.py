"""Things by what people call them: of all names those are meant that the typed words come nearest to.

Cards with what tells their copies apart ("Svara at D1", "Pěchota (Hráč 2, zraněná)"), places, seats, words, numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ..apart import card_states
from ..decision import CARD, MASK, NUMBER, PLACE, SEAT, WORD, Verb, seat_name
from ..reasons.whereabouts import whereabouts
from ..state import GRID, SEAT_ZONES, SLOT_ZONES, Field, places
from ..view import knows, may_see
from ..wording.plain import BEGINNING, EXACT, Spoken, nearness, spoken, typed_number
from ..wording.text import LANGUAGES, Bilingual

if TYPE_CHECKING:
    from ..cards import Card
    from ..match import Match

# Little words that people put between names; they may be left out and put in.
_ENGLISH = "a an at by card cards for from in of on player s space the to with"
_CZECH = "do hrac hrace hraci hracem k karta kartu karte karty kartou na pole poli pro proti s se u v ve z za ze"
LITTLE = frozenset(("@", *_ENGLISH.split(), *_CZECH.split()))
LOOSE = 5  # what a name costs that is told in a looser way than names are


class Found(NamedTuple):
    """What words could stand for: how near they come to it, the values, and what those are called."""

    cost: int
    values: tuple[int, ...]
    names: tuple[Bilingual, ...]
    told: bool = False  # more was said than a name: whose or where it is
    absent: tuple[str, ...] = ()  # cards that are meant, but not in the match, or it is a secret whether they are

    @property
    def unclear(self) -> bool:
        """Several things, and none of them is called exactly that."""
        return self.cost >= BEGINNING and len({name.cs for name in self.names}) > 1


class Things:
    """One viewer's ears in one state: only what the viewer may know helps to tell things apart."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match, self.game, self.s, self.viewer = match, match.game, match.state, viewer
        self.t: Any = self.s.t
        self.cards: list[Card] = list(self.t.library.cards.values())
        self.secret = bool(match.game.ready_decks())  # nobody is told what is in the others' decks
        self.at: dict[int, tuple[Field, int]] = {}  # where the cards are that the viewer can see
        mask = knows(self.s, viewer)
        for name, number, cards in places(self.s):
            field = self.s.fields[name]
            open_to_all = may_see(self.s, field, number if field.shape == SEAT_ZONES else -1, viewer)
            self.at.update({c: (field, number) for c in cards if open_to_all or mask >> c & 1})
        self._names: dict[Any, dict[str, list[tuple[Spoken, int]]]] = {}  # by the first letter of any of their words
        self._near: dict[Any, tuple[int, set[int]]] = {}
        self._heard: dict[Any, Found | None] = {}

    # ---- names of things ----
    def find(self, kind: str, said: Spoken, verb: Verb | None = None) -> Found | None:
        """The things of a kind that the words could stand for: of all names, those that they come nearest to."""
        key = (kind, said, id(verb.words) if verb is not None and kind == WORD else -1)  # verbs share their words
        if key not in self._heard:
            look: dict[str, Callable[[Spoken], Found | None]] = {
                CARD: self._cards,
                PLACE: self._places,
                SEAT: self._seats,
                NUMBER: self._numbers,
            }
            self._heard[key] = look[kind](said) if kind in look else self._words(said, verb)
        return self._heard[key]

    def _nearest(self, kind: Any, said: Spoken, names: Callable[[], Iterable[tuple[str, int]]]) -> tuple[int, set[int]]:
        """How near the nearest names come (-1: none does), and what they are the names of."""
        if (kind, said) in self._near:
            return self._near[kind, said]
        if kind not in self._names:
            initials = self._names[kind] = defaultdict[str, list[tuple[Spoken, int]]](list)
            for words, value in ((spoken(name), value) for name, value in names()):
                for letter in {word[0] for word in words}:
                    initials[letter].append((words, value))
        best, values = -1, set[int]()
        for name, value in self._names[kind].get(said[0][0], ()) if said else ():
            near = nearness(said, name)
            if near is None or 0 <= best < near:
                continue
            if near != best:
                best, values = near, set()
            values.add(value)
        self._near[kind, said] = best, values
        return best, values

    def _cards(self, said: Spoken) -> Found | None:
        """Copies of a card: those in sight, if there are any; behind the name may stand what tells them apart."""
        best: Found | None = None
        for many in range(len(said), 0, -1):
            if "@" in said[:many]:
                continue
            cost, kinds = self._nearest(CARD, said[:many], self._card_names)
            if cost < 0:
                continue
            copies = sorted(card for card in self.at if self.t.kind[card] in kinds)
            if not copies and not self.secret:
                copies = list({kind: card for card, kind in enumerate(self.t.kind) if kind in kinds}.values())
            rest = said[many:]
            told = {card: n for card in copies if (n := self.told(card, rest)) is not None} if rest else {}
            if told:
                copies = [card for card, n in told.items() if n == min(told.values())]
                cost += 1 + min(told.values())
            elif rest and (rest[0] != "@" or not self._somewhere(rest[1:])):
                continue
            elif rest:
                cost += LOOSE  # wherever it is said to be: it is somewhere else
            if best is None or cost < best.cost:
                here = {self.t.kind[card] for card in copies}
                meant = [self.cards[kind] for kind in sorted(here or kinds)]
                absent = () if here else tuple(card.id for card in meant)
                best = Found(cost, tuple(copies), tuple(card.name for card in meant), bool(told), absent)
        return best

    def _somewhere(self, said: Spoken) -> bool:
        """Do the words say a place, a player or a zone, and nothing else?"""
        seats = {spoken(seat_name(seat)) for seat in range(self.t.seats)}
        zone = said[1:] if said[:1] in seats else said
        return (
            self._places(said) is not None
            or self._seats(said) is not None
            or any(zone == spoken(name) for name in self.s.fields)
        )

    def _card_names(self) -> Iterator[tuple[str, int]]:
        for kind, card in enumerate(self.cards):
            yield from ((name, kind) for name in (card.id, card.name.cs, card.name.en))

    def told(self, card: int, said: Spoken) -> int | None:
        """How well the words tell what is true of a card in sight: whose it is, where, how it is; None: not at all."""
        return _told(said, self._marks(card)) if card in self.at else None

    def _marks(self, card: int) -> list[Spoken]:
        """What can be said of a card in sight beside its name: whose, where, how it is."""
        s, t, game = self.s, self.t, self.game
        field, number = self.at[card]
        said = [field.name, t.card_label(s, card).partition("@")[2]]
        where = whereabouts(game, s, card, self.viewer)
        seats = {t.holder_of(s, card), number if field.shape == SEAT_ZONES else -1} - {-1}
        said += [seat_name(seat) for seat in seats]
        for lang in LANGUAGES:
            said += [where[lang] if where is not None else "", *card_states(game, s, card, lang)]
            said += [game.seat_label(t, seat, lang) for seat in seats]
            if field.shape in (SLOT_ZONES, GRID):
                said.append(t.place_text(s, number)[lang])
        if field.shape in (SLOT_ZONES, GRID):
            said += [t.place_name(s, number), t.slot_names[number]]
        return [words for words in map(spoken, said) if words]

    def _places(self, said: Spoken) -> Found | None:
        s, t = self.s, self.t

        def names() -> Iterator[tuple[str, int]]:
            for n in range(t.slots):
                text = t.place_text(s, n)
                yield from ((name, n) for name in (t.place_name(s, n), t.slot_names[n], text.cs, text.en))

        return self._found(said, *self._nearest(PLACE, said, names), lambda n: t.place_text(s, n))

    def _seats(self, said: Spoken) -> Found | None:
        game, t = self.game, self.t

        def label(seat: int) -> Bilingual:
            return Bilingual(*(game.seat_label(t, seat, lang) for lang in LANGUAGES))

        def names() -> Iterator[tuple[str, int]]:
            for seat in range(t.seats):
                yield from ((name, seat) for name in (seat_name(seat), label(seat).cs, label(seat).en))

        number = typed_number(said[0]) if len(said) == 1 else None
        if number is not None and 1 <= number <= t.seats:
            return Found(LOOSE, (number - 1,), (label(number - 1),))
        return self._found(said, *self._nearest(SEAT, said, names), label)

    def _words(self, said: Spoken, verb: Verb | None) -> Found | None:
        assert verb is not None
        words = verb.words

        def names() -> Iterator[tuple[str, int]]:
            for n, word in enumerate(words):
                yield from ((name, n) for name in (word.id, word.text.cs, word.text.en))

        return self._found(said, *self._nearest((WORD, id(words)), said, names), lambda n: words[n].text)

    def _numbers(self, said: Spoken) -> Found | None:
        if len(said) == 1 and said[0].isascii() and said[0].isdecimal():
            n = typed_number(said[0])
            return Found(EXACT, (n,), (Bilingual(said[0], said[0]),)) if n is not None and n <= MASK else None

        named, text = self.t.named_numbers, self.t.number_name
        return self._found(said, *self._nearest(NUMBER, said, named.items), lambda n: Bilingual(text(n), text(n)))

    @staticmethod
    def _found(said: Spoken, cost: int, values: set[int], name: Callable[[int], Bilingual]) -> Found | None:
        return Found(cost, tuple(sorted(values)), tuple(map(name, sorted(values)))) if values else None


def _told(rest: Spoken, marks: list[Spoken]) -> int | None:
    """How near the words come to saying nothing but these marks, one after another; None: they say something else."""
    reached = {0: 0}
    for at in range(len(rest)):
        if at not in reached:
            continue
        steps = [(1, 0)] if rest[at] in LITTLE else []
        for mark in marks:
            for many in range(1, min(len(mark), len(rest) - at) + 1):
                near = nearness(rest[at : at + many], mark)
                steps += [(many, near)] if near is not None else []
        for many, near in steps:
            reached[at + many] = min(reached[at] + near, reached.get(at + many, reached[at] + near))
    return reached.get(len(rest))
