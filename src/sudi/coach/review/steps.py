"""A match step by step: who chose what in which state, and whether chance or something unseen came to light by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.alike import distinct
from sudi.kernel.dealing import Dealer
from sudi.kernel.machine import apply
from sudi.kernel.match import Match
from sudi.kernel.state import CARD_LISTS
from sudi.kernel.view import knows, may_see, zones_of
from sudi.kernel.written.replay import fresh


@dataclass(frozen=True)
class Step:
    """One choice of a match."""

    number: int  # from 0
    seat: int
    taken: int  # which of the options
    name: str
    before: Any  # the state in which it was made

    @property
    def is_real(self) -> bool:
        """Was there more than one thing to do?"""
        return len(self.before.options) > 1 and len(distinct(self.before)) > 1


def steps_of(match: Match) -> tuple[list[Step], Any]:
    """The steps of a match from its first choice, and the state it has come to."""
    begun = fresh(match.game, match.record())
    s, found = begun.state, []
    for number, name in enumerate(match.choices):
        names = begun.pending.names
        taken = names.index(name)
        found.append(Step(number, s.seat, taken, name, s.copy()))
        begun.choose(taken)
        s = begun.state
    return found, s


def cards_seen(s: Any, viewer: int) -> int:
    """The cards that a viewer knows the place of, as a bit mask."""
    seen = knows(s, viewer)
    bit = s.t.bit
    for spec in s.fields.values():
        if spec.shape in CARD_LISTS:
            for owner, cards in zones_of(s, spec):
                if cards and may_see(s, spec, owner, viewer):
                    for card in cards:
                        seen |= bit[card]
    return int(seen)


def brings_news(before: Any, after: Any, seat: int, actor: int) -> bool:
    """Did chance speak in view of a seat: was the generator asked, or did a card come to light that neither the seat
    nor whoever acted had known?"""
    if before.rng != after.rng:
        return True
    new = cards_seen(after, seat) & ~cards_seen(before, seat)
    return bool(new & ~cards_seen(before, actor))


def again(step: Step, seat: int, seed: int) -> Any:
    """The state after the same choice with other luck: whatever neither the seat nor the actor knew dealt anew.

    What the actor knew stays as it was, for it is what the choice was made by."""
    s = step.before
    base = s.copy()
    base.known[seat] |= cards_seen(s, step.seat)
    world = Dealer(base, seat).deal(seed)
    world.known = list(s.known)
    world.options = list(s.options)
    apply(world, step.taken)
    return world
