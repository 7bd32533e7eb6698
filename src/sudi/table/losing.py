"""Ends outside the rules: by resigning, by time at a table that was made so, by agreement, by absence, by the operator.

A match between two sides ends at once. With more of them the others play on (ADR 0009): the seat that has lost stays
in the match, because no game's rules say what becomes of its cards, but it does only what it has to, and it cannot win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from sudi.kernel.decision import seat_name

from .face import Outcome
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


def side_of(match: sudi.Match) -> list[int]:
    """The side of every seat: its team where the game has teams, else the seat itself."""
    tables = match.state.t
    return list(getattr(tables, "team", range(tables.seats)))


def ended_by(table: Table, move: Move, match: sudi.Match) -> Outcome | None:
    """How the table has ended once this seat has lost; None if the others play on.

    They do as long as two sides are left and a person among them: nobody waits for bots to finish.
    """
    left = [seat for seat in table.seats.all if seat.lost is None and seat.number != move.seat]
    side = side_of(match)
    people = any(seat.kind == HUMAN and seat.stand_in is None for seat in left)
    if len({side[seat.number] for seat in left}) > 1 and people:
        return None
    winners = [seat.label for seat in left]
    return Outcome(winners, _others(table, winners), cast(Way, move.kind), who=[seat_name(move.seat)])


def ended_by_agreement(table: Table) -> Outcome:
    """A draw that all people agreed to; who lost before it has lost all the same."""
    who = [seat_name(seat) for seat in table.seats.playing()]
    return Outcome([], [seat.label for seat in table.seats.all if seat.lost is not None], "agreement", who=who)


def ended_by_claim(table: Table, move: Move, match: sudi.Match) -> Outcome:
    """The side of whoever claims the match has won it."""
    side = side_of(match)
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


def ended_by_rules(table: Table, result: sudi.Result) -> Outcome:
    """The end that the rules give, without the seats that lost before it.

    If the rules name only such seats, the best score among the others wins.
    """
    lost_before = {seat.number for seat in table.seats.all if seat.lost is not None}
    winners = [seat for seat in result.winners if seat not in lost_before]
    if result.winners and not winners:
        left = [seat.number for seat in table.seats.all if seat.number not in lost_before]
        best = max(result.scores[seat] for seat in left)
        winners = [seat for seat in left if result.scores[seat] == best]
    labels = [seat_name(seat) for seat in winners]
    return Outcome(labels, _others(table, labels), "rules", result.rule or None)


def _others(table: Table, winners: list[str]) -> list[str]:
    return [seat.label for seat in table.seats.all if seat.label not in winners]
