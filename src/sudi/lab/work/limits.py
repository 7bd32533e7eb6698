"""What a player may never do: a card, a verb, or anything in a phase. The player chooses among what is left.

Both sides of such a comparison have the same weaknesses of a bot, so that what is lost tells about the game even if
nobody plays it perfectly (Jaffe et al. 2012).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from sudi.bots import Bot
from sudi.kernel.decision import CARD, first, second
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Game

CARD_KIND, VERB, PHASE_KIND = "card", "verb", "phase"
# (state, seat, option) -> is it forbidden?
Limit: TypeAlias = Callable[[Any, int, int], bool]


def limits_of(game: Game, written: tuple[str, ...]) -> tuple[Limit, ...]:
    """`card:x`, `verb:x` and `phase:x` as what they forbid."""
    found: list[Limit] = []
    for one in written:
        kind, colon, name = one.partition(":")
        if not colon or kind not in _READ:
            raise BadSetup(f"Write card:NAME, verb:NAME or phase:NAME, not {one!r}.")
        found.append(_READ[kind](game, name))
    return tuple(found)


def _card(game: Game, name: str) -> Limit:
    if name not in game.library.cards:
        raise unknown(f"card of {game.name}", name, game.library.cards)
    verbs = game.verbs

    def forbidden(s: Any, seat: int, option: int) -> bool:
        verb = verbs.of(option)
        cards = [n for kind, n in ((verb.a, first(option)), (verb.b, second(option))) if kind == CARD]
        # Only what is one's own or nobody's is used: a card of the opponent is merely aimed at.
        return any(s.t.card_ids[c] == name and s.t.holder_of(s, c) in (-1, seat) for c in cards if c < len(s.t.defs))

    return forbidden


def _verb(game: Game, name: str) -> Limit:
    if name not in game.verbs.by_name:
        raise unknown(f"verb of {game.name}", name, [verb.name for verb in game.verbs.all])
    verb = game.verbs.by_name[name]
    return lambda s, seat, option: game.verbs.of(option) is verb


def _phase(game: Game, name: str) -> Limit:
    prompts = {prompt.name: prompt.id for prompt in game.prompts.all}
    if name not in prompts:
        raise unknown(f"phase of {game.name}", name, prompts)
    return lambda s, seat, option: s.prompt == prompts[name] and game.verbs.of(option).stops is None


_READ: dict[str, Callable[[Game, str], Limit]] = {CARD_KIND: _card, VERB: _verb, PHASE_KIND: _phase}


class Limited:
    """A bot that is shown only what its limits allow; where nothing else is left, it may do what it must."""

    def __init__(self, inner: Bot, limits: tuple[Limit, ...]) -> None:
        self.inner, self.limits, self.name = inner, limits, f"limited {inner.name}"

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        options = state.options
        kept = [n for n, option in enumerate(options) if not any(limit(state, seat, option) for limit in self.limits)]
        if len(kept) == len(options) or not kept:
            return self.inner.choose(game, state, seat, rng)
        if len(kept) == 1:
            return kept[0]
        state.options = [options[n] for n in kept]
        return kept[self.inner.choose(game, state, seat, rng)]
