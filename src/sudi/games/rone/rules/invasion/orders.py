"""What cards of the Invasion do: lists of orders, carried out one at a time by one procedure.

Orders are not compiled into programs of their own. A frame names the card and the place in its list, so that cards
which players bring along (cards/own_scenario.py) run without a program that nobody else has.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import PC, SRC, Frame, slots
from sudi.kernel.wording import Words

from ...state import RoneState
from ...words.vocabulary import programs
from .deck import discard_invasion
from .stack import scenario

# Which orders are carried out: those in a field of the card.
WHEN = ("deploy", "when_trained", "defeated", "active", "round_start", "round_end")
WHEN_DEPLOYED, WHEN_TRAINED, WHEN_DEFEATED, WHEN_ACTIVE, AT_START, AT_END = range(len(WHEN))
EVENT, ZONE_EFFECT = 10, 100  # from here on those of events and of training zones, by number
RULES = (149, 266, 196, 188, 176, 189)  # by which they are carried out
OF_EVENTS, OF_ZONES = 178, 183


class Order:
    """One thing an Invasion card does: to a player, or for the Invasion (`seat` is then -1)."""

    to_players = True

    def do(self, s: RoneState, seat: int, source: int) -> None:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        """As the end of "each player ..." or of "the Invasion ..."."""
        raise NotImplementedError


@dataclass(frozen=True)
class Orders:
    """So many orders in a row; those to players are carried out player by player (RON-D32)."""

    parts: tuple[Order, ...]

    @property
    def each(self) -> bool:
        return self.parts[0].to_players

    def say(self, w: Words) -> str:
        who = w.pick("každý hráč", "each player") if self.each else w.pick("Invaze", "the Invasion")
        return f"{who} {w.pick(' a ', ' and ').join(part.say(w) for part in self.parts)}"


def orders(*parts: Order) -> Orders:
    return Orders(parts)


# ---- carrying them out ----
WHICH, AT, SEAT = slots(3)  # which orders of the card; the next one; for whom


def orders_of(s: RoneState, card: int, which: int) -> Orders | None:
    """The list that a frame is about."""
    if which >= ZONE_EFFECT:
        return s.t.zone_orders[which - ZONE_EFFECT]
    if which >= EVENT:
        return scenario(s).events[which - EVENT].orders
    found = getattr(s.t.cards[card], WHEN[which], None)
    assert found is None or isinstance(found, Orders)
    return found


def next_order(s: RoneState, f: Frame) -> None:
    """One order at a time; everything for one player before the next (RON-D32)."""
    found = orders_of(s, f[SRC], f[WHICH])
    if found is None or s.ended or f[SEAT] >= (s.t.seats if found.each else 1):
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return
    part, seat = found.parts[f[AT]], f[SEAT]
    f[AT] += 1
    if f[AT] == len(found.parts):
        f[AT], f[SEAT] = 0, seat + 1
    f[PC] = 0
    part.do(s, seat if found.each else -1, f[SRC])


ORDERS = programs.procedure("orders", next_order, slots=3)


def rule_in_force(s: RoneState) -> int:
    """The number of the rule by which orders are being carried out now."""
    which = s.stack[-1][WHICH]
    return RULES[which] if which < EVENT else OF_EVENTS if which < ZONE_EFFECT else OF_ZONES


def _put_away(s: RoneState, f: Frame) -> None:
    """A defeated or trained card goes on the discard pile, unless it was destroyed."""
    if f[SRC] in s.arriving:
        s.arriving.remove(f[SRC])
        discard_invasion(s, f[SRC])


PUT_AWAY = programs.procedure("put away", _put_away)
