"""Dealing as it is meant, step by step from a sight: what the quick way of `kernel.dealing` is held against."""

from __future__ import annotations

from array import array
from typing import Any

from sudi.kernel.chance import draws, scramble, seeded, shuffle_by
from sudi.kernel.dealing import ATTEMPTS
from sudi.kernel.law import pending
from sudi.kernel.state import GRID, SEAT_ZONES, SLOT_ZONES, ZONE, ZONES, Field, State
from sudi.kernel.view import SPECTATOR, Sight, pool_of, sight


def slowly(s: State, viewer: int, seed: int) -> State:
    """A complete state that agrees with everything the viewer knows. Only `sight` is read."""
    seen = sight(s, viewer)
    world = complete(seen, s.t, type(s), seed)
    asked = pending(world)
    if "options" in seen.values or asked is None:
        return world
    least = 1 if s.t.ask_everyone or s.t.puts is not None else 2
    seeds = [seed, *(seed ^ scramble(attempt) for attempt in range(1, ATTEMPTS))]
    best = -1
    for one in seeds:  # whoever is asked has a choice: the first world in which that is so, else the one with most
        other = complete(seen, s.t, type(s), one)
        other.options = asked[0].options(other, other.stack[-1])
        if len(other.options) > best:
            world, best = other, len(other.options)
        if len(other.options) >= least:
            break
    return world


def complete(seen: Sight, tables: Any, state: type[State], seed: int) -> State:
    """Fill the gaps of a sight from its pools, at random."""
    new = state(tables)
    new.rng = seeded(seed)
    pools = {name: cards[:] for name, cards in sorted(seen.pools.items())}
    numbers = iter(draws(seed, sum(map(len, pools.values()))))
    for cards in pools.values():
        shuffle_by([next(numbers) for _ in cards], cards)

    def fill(spec: Field, owner: int, cards: list[int | None]) -> list[int]:
        pool = pools.get(pool_of(spec, owner), [])
        return [pool.pop(0) if c is None else c for c in cards]

    visible = 0
    for name, spec in state.fields.items():
        if name not in seen.values:
            continue
        value = seen.values[name]
        if spec.shape == SEAT_ZONES:
            setattr(new, name, [fill(spec, owner, cards) for owner, cards in enumerate(value)])
        elif spec.shape == SLOT_ZONES:
            setattr(new, name, [fill(spec, -1, cards) for cards in value])
        elif spec.shape == ZONE:
            setattr(new, name, fill(spec, -1, value))
        elif name == "stack":
            new.stack = [frame[:] for frame in value]
        else:
            setattr(new, name, value[:] if isinstance(value, (list, array)) else value)
        if spec.shape in ZONES:
            for cards in [value] if spec.shape in (ZONE, GRID) else value:
                for card in cards:
                    visible |= 0 if card is None or card < 0 else 1 << card
    # What a spectator sees, every seat knows.
    informed = range(tables.seats) if seen.viewer == SPECTATOR else [seen.viewer] if seen.viewer >= 0 else []
    for seat in informed:
        new.known[seat] = visible
    tables.derive(new)
    return new
