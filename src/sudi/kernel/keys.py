"""Keys of options that hold across worlds, copies and matches: by names, not by numbers.

The option "play the third copy of Crystal" has another number in every world that is dealt, and the numbers of kinds
shift whenever a card is added. A key says what a player would say: the verb, which card (its id) and whose it is as
seen from the seat that is asked (own, a partner's, another's, nobody's), where it lies on the table, a number, a word.
`key_name` writes it out; `option_key` is the same as one number of 64 bits, quick enough to be asked for every option
of every decision. Both follow from names alone, so what was learned by key yesterday still fits tomorrow.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from .decision import BITS, CARD, MASK, NONE, NUMBER, PLACE, SEAT, VERB_SHIFT, WORD

if TYPE_CHECKING:
    from .cards import Tables

OWN, PARTNER, OTHER, NOBODYS = "own", "partner", "other", "nobody"
WORD_BITS = (1 << 64) - 1
SPREAD = 0x9E3779B97F4A7C15


@cache
def number_of_name(name: str) -> int:
    """A number of 64 bits for a name: the same in every process and on every machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")


class KeyParts:
    """What keys are put together from, looked up once for the tables of a match."""

    def __init__(self, tables: Tables) -> None:
        self.verbs = [
            (number_of_name(verb.name), verb.a, verb.b, [number_of_name(word.id) for word in verb.words])
            for verb in tables.verbs.all
        ]
        self.cards = [number_of_name(card.id) for card in tables.defs]
        sides = tables.sides
        # By the seat that is asked and the seat that has it; the last one, -1, is nobody.
        self.whose = [
            [*(OWN if h == me else PARTNER if sides[h] == sides[me] else OTHER for h in range(tables.seats)), NOBODYS]
            for me in range(tables.seats)
        ]
        self.whose_numbers = [list(map(number_of_name, row)) for row in self.whose]


def option_key(s: Any, i: int) -> int:
    """The key of option number i of the pending decision."""
    option, t = s.options[i], s.t
    parts: KeyParts = t.key_parts
    verb: int = option >> VERB_SHIFT
    key, a, b, words = parts.verbs[verb]
    if a != NONE:
        key = (key * SPREAD + _argument(s, t, parts, words, a, option & MASK)) & WORD_BITS
        if b != NONE:
            key = (key * SPREAD + _argument(s, t, parts, words, b, option >> BITS & MASK)) & WORD_BITS
    return key ^ key >> 32


def _argument(s: Any, t: Any, parts: KeyParts, words: list[int], kind: str, value: int) -> int:
    if kind == CARD:
        number: int = parts.cards[value] ^ parts.whose_numbers[s.seat][t.holder_of(s, value)]
        place = t.lies_at(s, value)
        return number if place < 0 else number * 3 + number_of_name(t.place_seen(s, place, s.seat))
    if kind == NUMBER:
        return value + 1
    if kind == PLACE:
        return number_of_name(t.place_seen(s, value, s.seat))
    return parts.whose_numbers[s.seat][value] if kind == SEAT else words[value]


def option_keys(s: Any) -> list[int]:
    """The keys of all options of the pending decision. Equal ones (two warriors of one kind in one place, two rivals)
    are counted through in the order in which they are offered, so that no two are the same."""
    keys = [option_key(s, i) for i in range(len(s.options))]
    if len(set(keys)) == len(keys):
        return keys
    seen: Counter[int] = Counter()
    for i, key in enumerate(keys):
        keys[i] = (key + seen[key] * SPREAD) & WORD_BITS
        seen[key] += 1
    return keys


def key_name(s: Any, i: int) -> str:
    """What the key of an option stands for: `attack berserker own C3 wall other C4`."""
    option, t = s.options[i], s.t
    verb = t.verbs.all[option >> VERB_SHIFT]
    whose: list[str] = t.key_parts.whose[s.seat]
    said: list[str] = [verb.name]
    for kind, value in ((verb.a, option & MASK), (verb.b, option >> BITS & MASK)):
        if kind == CARD:
            place = t.lies_at(s, value)
            said += [t.defs[value].id, whose[t.holder_of(s, value)]]
            said += [t.place_seen(s, place, s.seat)] if place >= 0 else []
        elif kind == SEAT:
            said.append(whose[value])
        elif kind == NUMBER:
            said.append(str(value))
        elif kind == WORD:
            said.append(verb.words[value].id)
        elif kind == PLACE:
            said.append(t.place_seen(s, value, s.seat))
    return " ".join(said)
