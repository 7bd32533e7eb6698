"""Ends outside the rules: by resigning, by time at a table that was made so, by agreement, by absence, by the operator.

A match between two sides ends at once. With more of them the others play on (ADR 0009): the seat that has lost stays
in the match, because no game's rules say what becomes of its cards, but it does only what it has to, and it cannot win.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, cast

from sudi.kernel.decision import seat_name

from .face import Outcome
from .plan import deciding_seats
from .refused import Refused, not_yours, standing_in
from .seats import HUMAN

if TYPE_CHECKING:
    import sudi

    from .moves import Move
    from .table import Table

Way = Literal["time", "resign"]
WAYS = ("time", "resign")


def lost() -> Refused:
    return Refused(
        "lost",
        "Tuhle partii už máš prohranou; ostatní ji dohrají, můžeš se dívat.",
        "You have lost this match already; the others play it out, you can watch.",
    )


def ended_by(table: Table, move: Move, match: sudi.Match) -> Outcome | None:
    """How the table has ended once this seat has lost; None if the others play on.

    They do as long as two sides are left and a person among them: nobody waits for bots to finish. Where all play
    together, one side is enough, and nobody wins because a partner gave up.
    """
    left = [seat for seat in table.seats.all if seat.lost is None and seat.number != move.seat]
    side, together = match.state.t.sides, match.state.t.one_side
    people = any(seat.kind == HUMAN and seat.stand_in is None for seat in left)
    if people and (together or len({side[seat.number] for seat in left}) > 1):
        return None
    winners = [] if together else [seat.label for seat in left]
    return Outcome(winners, _others(table, winners), cast(Way, move.kind), who=[seat_name(move.seat)])


def ended_by_agreement(table: Table) -> Outcome:
    """A draw that all people agreed to; who lost before it has lost all the same."""
    who = [seat_name(seat) for seat in table.seats.playing()]
    return Outcome([], [seat.label for seat in table.seats.all if seat.lost is not None], "agreement", who=who)


def ended_by_claim(table: Table, move: Move, match: sudi.Match) -> Outcome:
    """The side of whoever claims the match has won it."""
    side = match.state.t.sides
    winners = [s.label for s in table.seats.all if s.lost is None and side[s.number] == side[move.seat]]
    away = [s.label for s in table.seats.all if s.lost is None and s.kind == HUMAN and s.label not in winners]
    return Outcome(winners, _others(table, winners), "absence", who=away)


def closed() -> Outcome:
    """Whoever runs the server has ended it: nobody has won or lost."""
    return Outcome([], [], "closed")


def say_of(table: Table, seats: list[int]) -> list[int]:
    """Those of these seats that have a say, or a refusal that tells why none has."""
    found = [seat for seat in seats if seat in table.seats.playing()]
    if found:
        return found
    if not seats:
        raise not_yours()
    raise lost() if all(table.seats.lost(seat) for seat in seats) else standing_in()


def ended_by_rules(match: sudi.Match, lost_before: Collection[int] = ()) -> Outcome | None:
    """The end that the rules give, without the seats that lost before it; None while there is none.

    If the rules name only such seats, the best score among the others wins. Nobody loses a draw; where all play
    together, everybody loses what nobody wins.
    """
    result, tables = match.result, match.state.t
    if result is None:
        return None
    everybody = deciding_seats(match)
    winners = [seat for seat in result.winners if seat not in lost_before]
    if result.winners and not winners:
        left = [seat for seat in everybody if seat not in lost_before]
        best = max(result.scores[seat] for seat in left)
        winners = [seat for seat in left if result.scores[seat] == best]
    drawn = not winners and not tables.one_side
    losers = lost_before if drawn else [seat for seat in everybody if seat not in winners]
    return Outcome(
        [seat_name(n) for n in winners], [seat_name(n) for n in sorted(losers)], "rules", result.rule or None
    )


def _others(table: Table, winners: list[str]) -> list[str]:
    return [seat.label for seat in table.seats.all if seat.label not in winners]
