"""What people type: the options, cards and places that a name could stand for, whether they are legal now or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decision import CARD, MASK, NONE, PLACE, SEAT, WORD, first, seat_name, second
from .errors import IllegalChoice, unknown
from .reasons import Thing, Wanted
from .state import SEAT_ZONES, places
from .view import may_see
from .whereabouts import in_sight

if TYPE_CHECKING:
    from .cards import Card
    from .match import Match


def codes_named(match: Match, name: str) -> list[int]:
    """All options, legal or not, that a name could stand for."""
    words = name.split("#")[0].split()
    if not words:
        raise unknown("option", name, [o.name for o in match.decision.options] if match.decision else [])
    verbs = match.game.verbs
    if words[0] not in verbs.by_name:
        raise unknown("verb", words[0], verbs.by_name)
    verb = verbs.by_name[words[0]]
    kinds = [k for k in (verb.a, verb.b) if k != NONE]
    if len(words) - 1 > len(kinds):
        raise IllegalChoice(f"{words[0]!r} takes {len(kinds)} names after it, not {len(words) - 1}.")
    values = [_values(match, verb, kind, word) for kind, word in zip(kinds, words[1:], strict=False)]
    values += [[0]] * (2 - len(values))
    return [verb(a, b) for a in values[0] for b in values[1]]


def wanted_named(match: Match, name: str) -> list[Wanted]:
    """The same as verbs with what was named of their arguments."""
    words = name.split("#")[0].split()
    named = len(words) - 1
    found = []
    for code in codes_named(match, name):
        verb = match.game.verbs.of(code)
        found.append(Wanted(verb, first(code) if named > 0 else None, second(code) if named > 1 else None))
    return list(dict.fromkeys(found))


def things_named(match: Match, name: str, viewer: int) -> list[Thing]:
    """What lies on the table under this name: a card (by its number, `#12`, too), a seat, a place, a word.

    `axia@p1.hand` or `axia@row` means the copies there, if the viewer may look there.
    """
    s = match.state
    tables = s.t
    if name.startswith("#") and name[1:].isdigit() and int(name[1:]) < len(tables.defs):
        return _with_place(s, [int(name[1:])])
    seats = {seat_name(seat): seat for seat in range(tables.seats)}
    if name in seats:
        return [Thing(SEAT, seats[name])]
    for number in range(tables.slots):
        if name in (tables.place_name(s, number), tables.slot_names[number]):
            return [Thing(PLACE, number)]
    if (
        any(word.id == name for verb in match.game.verbs.all for word in verb.words)
        and name not in tables.library.cards
    ):
        return [Thing(WORD, 0, name)]
    id, _, where = name.partition("@")
    meant = set(_cards(match, name))
    for field, number, cards in places(s):
        owner = number if s.fields[field].shape == SEAT_ZONES else -1
        if where in (field, f"p{number + 1}.{field}") and may_see(s, s.fields[field], owner, viewer):
            meant = set(cards) & set(tables.instances(card_named(tables, id))) or meant
    seen = [card for card in sorted(meant) if in_sight(s, card, viewer)]
    return _with_place(s, seen or sorted(meant)[:1])


def _with_place(s: Any, cards: list[int]) -> list[Thing]:
    """The cards, and of a card that is a place on the table the place: whoever points at it means both."""
    found = [Thing(CARD, card) for card in cards]
    return found + [Thing(PLACE, place) for card in cards if (place := s.t.place_of(s, card)) >= 0]


def card_named(tables: Any, word: str) -> str:
    """The id of a card by its id, the beginning of it, or its name in either language."""
    cards: dict[str, Card] = tables.library.cards  # the game's, and what players brought along
    if word in cards:
        return word
    plain = word.casefold().replace(" ", "_")
    hits = [c.id for c in cards.values() if plain in (c.name.cs.casefold(), c.name.en.casefold())]
    hits = hits or [c for c in cards if c.startswith(plain)]
    hits = hits or [c.id for c in cards.values() if word.casefold() in (c.name.cs.casefold(), c.name.en.casefold())]
    if len(hits) == 1:
        return hits[0]
    raise unknown("card", word, hits or cards)


def _cards(match: Match, word: str) -> list[int]:
    """The copies of a card; behind an @ whose or where."""
    tables = match.state.t
    id, _, where = word.partition("@")
    found: list[int] = tables.instances(card_named(tables, id))
    if not found:
        raise IllegalChoice(f"The card {card_named(tables, id)!r} is not part of this match.")
    labelled = [n for n in found if where and tables.card_label(match.state, n).partition("@")[2] == where]
    return labelled or found


def _values(match: Match, verb: Any, kind: str, word: str) -> list[int]:
    """What one word of an option's name could stand for."""
    tables = match.state.t
    if kind == CARD:
        return _cards(match, word)
    word = word.partition("@")[0]  # the holder of the card before it, where two options share a name
    if kind == PLACE:
        named_places = {tables.place_name(match.state, n): n for n in range(tables.slots)}
        if word not in named_places:
            raise unknown("place", word, [p for p in named_places if p])
        return [named_places[word]]
    if kind == SEAT:
        return [match.game.seat_by_name(tables, word)]
    if kind == WORD:
        ids = [w.id for w in verb.words]
        if word not in ids:
            raise unknown(f"choice for {verb.name!r}", word, ids)
        return [n for n, id in enumerate(ids) if id == word]  # several values may share a name
    if word.isascii() and word.isdigit():
        if int(word) > MASK:
            raise IllegalChoice(f"{verb.name!r} does not go up to {word}.")
        return [int(word)]
    named = [n for n in range(MASK + 1) if tables.number_name(n) == word]  # "infinity", a square's name
    if not named:
        raise IllegalChoice(f"{verb.name!r} needs a number, not {word!r}.")
    return named
