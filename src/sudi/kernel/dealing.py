"""Complete states that agree with everything a seat knows: the unknown dealt anew, the future their own.

A search deals many such worlds of one moment. What the seat knows is the same in all of them, so a `Dealer` gathers it
once, and a world is then a copy of it with the gaps filled from shuffled pools. The gathering is straight-line code,
generated for each viewer from the declarations by which `view.sight` shows things: it starts from nothing and takes
what is declared open, so that nothing else can find its way into a world. The tests hold it against `sight` itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from .chance import draws, scramble, seeded, shuffle_by
from .law import pending
from .state import (
    CARD_LISTS,
    ENTRIES,
    EVERYONE,
    GRID,
    MACHINE,
    PER_CARD,
    SEATS,
    SLOT_ZONES,
    ZONE,
    Field,
    State,
)
from .view import GOING_ON, REFEREE, SPECTATOR, is_open, knows, may_see, pool_of

# A zone that the viewer may not look into: its pool, its field, whose or which it is (-1: the only one), its cards.
Hidden: TypeAlias = tuple[str, str, int, list[int]]
# What is open to a viewer, as a state with gaps, and the zones that are not.
Opener: TypeAlias = Callable[[Any], tuple[Any, list[Hidden]]]
# A zone to be filled: its field, which it is, the part of the pile that goes there, and the cards known to lie there
# (None: a gap), if there are any.
Gap: TypeAlias = tuple[str, int, int, int, list[int | None] | None]


UNSEEN = ("rng", "answer", "known")  # nobody's knowledge; what one knows of hidden cards is in the gaps
ATTEMPTS = 12


class Dealer:
    """What a viewer (a seat, SPECTATOR or REFEREE) knows of a state, ready for dealing the rest of it."""

    __slots__ = ("_copy", "_least", "_others", "_pools", "_seen", "_unseen")

    def __init__(self, s: State, viewer: int) -> None:
        tables = s.t
        opener = tables.openers.get(viewer)
        if opener is None:
            opener = tables.openers[viewer] = _opener(type(s), tuple(tables.decider), viewer)
        seen, hidden = opener(s)
        self._copy: Callable[[Any], Any] = tables.copier
        self._seen = seen
        unseen = _mask([cards for *_, cards in hidden], len(tables.defs))
        known = knows(s, viewer) & unseen
        self._pools = _pools(s, hidden, known)
        self._unseen = sum(len(cards) for cards, _ in self._pools)
        informed = range(tables.seats) if viewer == SPECTATOR else [viewer] if viewer >= 0 else []
        for seat in informed:  # what a spectator sees, every seat knows
            seen.known[seat] = (1 << len(tables.defs)) - 1 & ~unseen | known
        tables.derive(seen)
        asked = pending(seen) if s.seat >= 0 and viewer not in (s.seat, REFEREE) else None
        self._others = asked[0] if asked is not None else None  # the question that another seat is asked
        self._least = 1 if tables.ask_everyone or tables.puts is not None else 2

    def deal(self, seed: int) -> Any:
        """A world: uniformly one of those that the viewer cannot tell from the real one; the same for the same seed.

        Where another seat is asked, it is asked in the world too, about what it has there. That it was asked at all
        says that it has a choice, so a world in which it has none is dealt anew, a few times.
        """
        world = self._filled(seed)
        if self._others is not None:
            question = self._others
            options = question.options(world, world.stack[-1])
            for attempt in range(1, ATTEMPTS):
                if len(options) >= self._least:
                    break
                other = self._filled(seed ^ scramble(attempt))
                found = question.options(other, other.stack[-1])
                if len(found) > len(options):
                    world, options = other, found
            world.options = options
        return world

    def _filled(self, seed: int) -> Any:
        world = self._copy(self._seen)
        world.rng = seeded(seed)
        numbers, at = draws(seed, self._unseen), 0
        for cards, gaps in self._pools:
            pile = cards[:]
            shuffle_by(numbers[at : at + len(pile)], pile)
            at += len(pile)
            for name, number, start, stop, known in gaps:
                dealt = pile[start:stop]
                if known is not None:
                    left = iter(dealt)
                    dealt = [next(left) if card is None else card for card in known]
                if number < 0:
                    setattr(world, name, dealt)
                else:
                    getattr(world, name)[number] = dealt
        return world

    def key(self) -> int:
        """A number for everything that the viewer knows: the same for what it cannot tell apart, in one process.

        The order of cards in a zone that has none does not count.
        """
        seen = self._seen
        found: list[Any] = [(tuple(cards), repr(gaps)) for cards, gaps in self._pools]
        for name, spec in seen.fields.items():
            value = getattr(seen, name)
            if spec.shape in CARD_LISTS:
                settle = tuple if spec.ordered else frozenset
                found.append(settle(value) if spec.shape == ZONE else tuple(map(settle, value)))
            elif name == "stack":
                found.append(tuple(map(tuple, value)))
            elif spec.shape in (PER_CARD, GRID, ENTRIES, SEATS) or name in ("lasting", "options"):
                found.append(tuple(value))
            elif name not in UNSEEN:
                found.append(value)
        return hash(tuple(found))


def sight_key(s: State, viewer: int) -> int:
    """What a viewer knows of a state, as one number (see `Dealer.key`)."""
    return Dealer(s, viewer).key()


def determinise(s: State, viewer: int, seed: int) -> Any:
    """One such world. Who wants several of the same moment makes a `Dealer`."""
    return Dealer(s, viewer).deal(seed)


def _pools(s: State, hidden: list[Hidden], known: int) -> list[tuple[list[int], list[Gap]]]:
    """The unseen cards of each pool in the order of their numbers, with the gaps that they go into."""
    pools: dict[str, tuple[list[int], list[Gap]]] = {}
    remembered = set()
    while known:
        lowest = known & -known
        remembered.add(lowest.bit_length() - 1)
        known ^= lowest
    for pool, name, number, lying in hidden:
        unseen, gaps = pools.setdefault(pool, ([], []))
        start = len(unseen)
        shown: list[int | None] | None = None
        if remembered.isdisjoint(lying):
            unseen += lying
        else:
            unseen += [card for card in lying if card not in remembered]
            shown = [card if card in remembered else None for card in lying]
            if not s.fields[name].ordered:
                shown.sort(key=lambda card: (card is None, card))
        gaps.append((name, number, start, len(unseen), shown))
    for unseen, _ in pools.values():
        unseen.sort()
    return [pools[pool] for pool in sorted(pools)]


def _mask(piles: list[list[int]], cards: int) -> int:
    """All these cards as a bit mask. (By digits: adding up long numbers takes twice as long.)"""
    digits = bytearray(b"0" * (cards + 1))
    for pile in piles:
        for card in pile:
            digits[~card] = 49
    return int(digits, 2)


@cache
def _opener(state: type[State], decider: tuple[int, ...], viewer: int) -> Opener:
    """The code that gathers what is open to a viewer of a match, field by field."""
    space: dict[str, Any] = {"new": object.__new__, "cls": state, "may_see": may_see}
    lines = ["def opened(s):", "    n = new(cls)", "    n.t = s.t", "    n.log = None", "    hidden = []"]
    asked = "s.seat >= 0" if viewer == REFEREE else f"s.seat == {viewer} >= 0"
    for name, spec in state.fields.items():
        if name == "options":
            lines.append(f"    n.{name} = s.{name} if {asked} else []")
        elif name in GOING_ON:
            value = "[f[:] for f in s.stack]" if name == "stack" else f"s.{name}" + "[:]" * (name == "lasting")
            lines.append(f"    n.{name} = {value}")
        elif name == "known":
            lines.append(f"    n.known = {[0] * len(decider)}")
        elif spec.shape in CARD_LISTS:
            lines += _gather(spec, decider, viewer, space)
        elif spec.shape in (PER_CARD, ENTRIES, GRID):
            lines.append(f"    n.{name} = s.{name}[:]")
        elif spec.shape == MACHINE or spec.secret:
            lines.append(f"    n.{name} = {[spec.default] * len(decider) if spec.shape == SEATS else spec.default!r}")
        else:
            lines.append(f"    n.{name} = s.{name}" + "[:]" * (spec.shape == SEATS))
    exec("\n".join([*lines, "    return n, hidden"]), space)
    opened: Opener = space["opened"]
    return opened


def _gather(spec: Field, decider: tuple[int, ...], viewer: int, space: dict[str, Any]) -> list[str]:
    """The lines for one field of zones: what is open is copied, what is not becomes a gap."""
    name = spec.name
    if spec.shape == SLOT_ZONES:
        if spec.seen_by == EVERYONE:
            return [f"    n.{name} = [z[:] for z in s.{name}]"]
        space[f"spec_{name}"] = spec
        return [
            f"    if may_see(s, spec_{name}, -1, {viewer}):",
            f"        n.{name} = [z[:] for z in s.{name}]",
            "    else:",
            f"        n.{name} = [[] for z in s.{name}]",
            f"        hidden += [({pool_of(spec, -1)!r}, {name!r}, i, z) for i, z in enumerate(s.{name}) if z]",
        ]
    if spec.shape == ZONE:
        return _one(spec, decider, viewer, space, -1, f"s.{name}", f"n.{name}")
    zones = [f"z{seat}" for seat in range(len(decider))]
    lines = [f"    {', '.join(zones)}, = s.{name}"]
    for seat, zone in enumerate(zones):
        lines += _one(spec, decider, viewer, space, seat, zone, zone.upper())
    return [*lines, f"    n.{name} = [{', '.join(zones).upper()}]"]


def _one(
    spec: Field, decider: tuple[int, ...], viewer: int, space: dict[str, Any], owner: int, zone: str, to: str
) -> list[str]:  # fmt: skip
    """The lines for one zone."""
    seen, gap = f"{to} = {zone}[:]", f"hidden.append(({pool_of(spec, owner)!r}, {spec.name!r}, {owner}, {zone}))"
    if callable(spec.seen_by) and viewer != REFEREE:  # a rule of the game that looks at the state
        space[f"spec_{spec.name}"] = spec
        test = f"may_see(s, spec_{spec.name}, {owner}, {viewer})"
        return [f"    if not {zone} or {test}:", f"        {seen}", "    else:", f"        {to} = []", f"        {gap}"]
    if is_open(spec, decider, owner, viewer):
        return [f"    {seen}"]
    return [f"    {to} = []", f"    if {zone}:", f"        {gap}"]
