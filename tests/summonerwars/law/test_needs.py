"""What an effect needs is what its short way asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from sudi.games.summonerwars.cards.catalogue import CARDS
from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.effects.needs import needs_of, possible
from sudi.games.summonerwars.language.effects.placing import FromDiscard
from sudi.kernel.effects import Effect, walk
from sudi.kernel.machine import apply


def effects() -> list[Effect]:
    """Every effect of a card that needs something to be there and is handed a card at most."""
    found: dict[int, Effect] = {}
    for card in CARDS:
        texts = [*card.effects().values(), *(getattr(rule, "do", None) for rule in card.standing)]
        for text in texts:
            for node in walk(text):
                packed = isinstance(node, FromDiscard) and node.there
                if isinstance(node, Effect) and hasattr(node, "needs") and not packed:
                    found[id(node)] = node
    return list(found.values())


def states() -> Iterator[Any]:
    for seed, decks in enumerate(list(product(READY, READY))[::5]):
        s, rng = GAME.new_state(seed=seed, decks=list(decks)), Random(seed)
        for step in range(400):
            if s.seat < 0:
                break
            if step % 19 == 0:
                yield s
            apply(s, rng.randrange(len(s.options)))


def test_needs_and_short_ways_agree() -> None:
    every, answers = effects(), Counter[tuple[str, bool]]()
    assert len(every) > 25
    rng = Random(3)
    for s in states():
        lying = [card for card in s.board if card >= 0]
        for effect in every:
            src, x = rng.choice(lying), rng.choice(lying)
            quick = possible(effect, s, s.turn, src, x)
            assert quick == all(need.holds(s, s.turn, src, x) for need in needs_of(effect)), (effect, src, x)
            answers[type(effect).__name__, quick] += 1
    for kind in {name for name, _ in answers}:
        assert min(answers[kind, True], answers[kind, False]) > 0, kind
