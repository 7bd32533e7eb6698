"""Stable names: the options, cards and places that a name stands for, whether they are legal now or not.

What people type in the words of the screen is another matter, see `hearing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..decision import CARD, MASK, NONE, PLACE, SEAT, WORD, first, seat_name, second
from ..errors import IllegalChoice, NotInMatch, SudiError, Unclear, unknown
from ..reasons.wanted import ZONE, Thing, Wanted
from ..reasons.whereabouts import in_sight
from ..state import SEAT_ZONES, places
from ..view import REFEREE, may_see
from ..wording.plain import nearness, spoken, typed_number

if TYPE_CHECKING:
    from ..cards import Card
    from ..match import Match


def codes_named(match: Match, name: str) -> list[int]:
    """All options, legal or not, that a stable name could stand for."""
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


def wanted_named(match: Match, name: str, viewer: int = REFEREE) -> list[Wanted]:
    """The same as verbs with what was named of their arguments; of copies of a card, those that the viewer can see."""
    words = name.split("#")[0].split()
    named = len(words) - 1
    found = []
    for code in codes_named(match, name):
        verb = match.game.verbs.of(code)
        found.append(Wanted(verb, first(code) if named > 0 else None, second(code) if named > 1 else None))
    return _in_sight(match, viewer, list(dict.fromkeys(found)))


def _in_sight(match: Match, viewer: int, wanted: list[Wanted]) -> list[Wanted]:
    """Of copies of a card those that the viewer can see, or one of those that the viewer cannot."""
    verb = wanted[0].verb
    if len(wanted) > 1 and verb.a == CARD:
        wanted = [one for one in wanted if one.a is None or in_sight(match.state, one.a, viewer)] or wanted[:1]
    if len(wanted) > 1 and verb.b == CARD:
        wanted = [one for one in wanted if one.b is None or in_sight(match.state, one.b, viewer)] or wanted[:1]
    return wanted


def things_named(match: Match, name: str, viewer: int) -> list[Thing]:
    """What lies on the table under this name: a card (by its number, `#12`, too), a seat, a place, a word, a zone
    (`p2.deck`, `row`) with what the viewer sees in it.

    `axia@p1.hand` or `axia@row` means the copies there, if the viewer may look there.
    """
    s = match.state
    tables = s.t
    by_number = typed_number(name[1:]) if name.startswith("#") else None
    if by_number is not None and by_number < len(tables.defs):
        return _with_place(s, [by_number])
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
    for field, number, cards in places(s):
        whole = f"{seat_name(number)}.{field}" if s.fields[field].shape == SEAT_ZONES else field
        if name == whole and name not in tables.library.cards:
            seen = [card for card in cards if in_sight(s, card, viewer)]
            return [Thing(ZONE, number, field), *(Thing(CARD, card) for card in seen)]
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
    """The id of a card by its id, the beginning of it, or its name in either language as people type it."""
    cards: dict[str, Card] = tables.library.cards  # the game's, and what players brought along
    if word in cards:
        return word
    said, near = spoken(word), dict[str, int]()
    for id, card in cards.items():
        costs = [nearness(said, name) for name in map(spoken, (id, card.name.cs, card.name.en))]
        near.update({id: min(cost for cost in costs if cost is not None)} if costs != [None] * 3 else {})
    hits = [id for id, cost in near.items() if cost == min(near.values())]
    hits = hits or [id for id in cards if id.startswith(word.casefold())]
    if len(hits) == 1:
        return hits[0]
    if near:
        raise Unclear(word, [cards[id].name for id in hits])
    raise unknown("card", word, hits or [name for c in cards.values() for name in (c.id, c.name.cs, c.name.en)])


def _cards(match: Match, word: str) -> list[int]:
    """The copies of a card; behind an @ whose or where."""
    tables = match.state.t
    id, _, where = word.partition("@")
    found: list[int] = tables.instances(card_named(tables, id))
    if not found:
        raise NotInMatch(card_named(tables, id))
    if not where:
        return found
    s = match.state
    place, _, holder = where.rpartition("@")
    labels = {n: tables.card_label(s, n).partition("@")[2] for n in found}
    held = [n for n in found if labels[n] == place and seat_name(tables.holder_of(s, n)) == holder]
    return [n for n in found if labels[n] == where] or held or found


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
    if word.isascii() and word.isdecimal():
        number = typed_number(word)
        if number is None or number > MASK:
            raise IllegalChoice(f"{verb.name!r} does not go up to {word}.")
        return [number]
    named = [n for n in range(MASK + 1) if tables.number_name(n) == word]  # "infinity", a square's name
    if not named:
        raise IllegalChoice(f"{verb.name!r} needs a number, not {word!r}.")
    return named


def no_card(match: Match, typed: str) -> SudiError:
    """There is no such card, or it is not part of this match; with the name that comes nearest."""
    cards = match.cards.values()
    for card in cards:
        if spoken(typed) in map(spoken, (card.id, card.name.cs, card.name.en)):
            return NotInMatch(card.id)
    return unknown("card", typed, [name for card in cards for name in (card.id, card.name.cs, card.name.en)])
