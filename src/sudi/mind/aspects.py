"""What an option is called so that experience with one can serve another: names, never numbers of kinds or copies.

An option has a few keys: what is done to what ("recruit", "zetta_encryptor"), in answer to which question of which
card, with what second argument, and what the game itself marks about it ("kills"). Two copies of one card have equal
keys; so have the same options in another match, another world, or after a new card was added to the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from sudi.kernel.decision import CARD, MASK, NONE, NUMBER, PLACE, SEAT, VERB_SHIFT, WORD, Verb, second
from sudi.kernel.game import Game
from sudi.kernel.keys import NOBODYS

Aspect: TypeAlias = tuple[str, ...]
Aspects: TypeAlias = tuple[Aspect, ...]

MOST = 20  # larger numbers are one


@lru_cache(maxsize=512)
def _number(n: int) -> str:
    return str(n) if n <= MOST else "many"


class Namer:
    """Names the arguments of the options of one decision as its seat sees them, with the words of `kernel.keys`."""

    __slots__ = ("ids", "s", "t", "whose")

    def __init__(self, s: Any) -> None:
        self.s, self.t = s, s.t
        self.ids: list[str] = s.t.card_ids
        self.whose: list[str] = s.t.key_parts.whose[s.seat]

    def argument(self, verb: Verb, kind: str, value: int) -> str:
        if kind == CARD:
            whose = self.whose[self.t.holder_of(self.s, value)]
            return self.ids[value] if whose == NOBODYS else f"{self.ids[value]} {whose}"
        if kind == WORD:
            return verb.words[value].id
        if kind == PLACE:
            return str(self.t.place_kind(self.s, value, self.s.seat))
        if kind == SEAT:
            return self.whose[value]
        return _number(value) if kind == NUMBER else ""


def option_aspects(game: Game, s: Any, which: Sequence[int] | None = None) -> list[Aspects]:
    """The keys of these options of the pending decision, in order; of every one if none are named."""
    namer = Namer(s)
    verbs = game.verbs.all
    asked = game.prompts.all[s.prompt].name
    about = namer.ids[s.about] if s.about >= 0 else ""
    marks = game.option_marks(s)
    beside = " ".join(sorted({verbs[option >> VERB_SHIFT].name for option in s.options}))
    named: dict[Aspects, Aspects] = {}  # equal options share one tuple
    found: list[Aspects] = []
    argument = namer.argument
    for option in s.options if which is None else [s.options[i] for i in which]:
        verb = verbs[option >> VERB_SHIFT]
        name = verb.name
        occasion = (name, "?", asked, about)
        if verb.a == NONE:
            keys: Aspects = (occasion, (name, "beside", beside))
        else:
            first = argument(verb, verb.a, option & MASK)
            keys = ((name, first), occasion)
            if about:
                keys += ((name, first, "?", about),)
            if verb.b != NONE:
                other = argument(verb, verb.b, second(option))
                keys += ((name, "+", other), (name, first, other))
        if marks is not None:
            keys += tuple((name, "!", mark) for mark in marks(option))
        found.append(named.setdefault(keys, keys))
    return found
