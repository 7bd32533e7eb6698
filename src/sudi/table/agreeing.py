"""A draw by agreement: one player offers to end the match so, and all other people accept, or one of them refuses.

Bots have no opinion, so against bots alone nobody can agree. Whoever is asked and plays on has refused. An offer that
came to nothing is not repeated before the next choice of one's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.decision import seat_name

from . import losing
from .face import DrawAsked, DrawFace, Told
from .moves import Move, Proposal, Step
from .refused import Refused, over, waiting

if TYPE_CHECKING:
    from .table import Table


def ask(table: Table, seats: list[int]) -> None:
    """Offer a draw; the question then stands at the table."""
    if table.match is None:
        raise waiting()
    if table.outcome is not None:
        raise over()
    seats = losing.say_of(table, seats)
    if table.proposed is not None:
        raise Refused("draw", "Remízu už někdo nabízí; odpověz mu.", "A draw has been offered already; answer that.")
    if not _others(table, seats[0]):
        raise Refused("draw", "Není se s kým dohodnout; můžeš se vzdát.", "There is nobody to agree with; resign.")
    if not _both_have_played(table):
        raise Refused("draw", "Na remízu je brzy; ať nejdřív zahrají všichni.", "Too soon: let everybody play first.")
    if not _may_repeat(table, seats[0]):
        raise Refused("draw", "Remízu nabídni znovu až po své další volbě.", "Offer it again after your next choice.")
    table.proposed, table.told = Proposal(seats[0], set()), None


def accept(table: Table, seats: list[int], now: float) -> Step | None:
    """Agree. Returns the step that ends the match if that was the last word needed."""
    proposed = table.proposed
    if proposed is None:
        raise nobody()
    needed = _others(table, proposed.by)
    mine = [seat for seat in losing.say_of(table, seats) if seat in needed]
    if not mine:
        raise Refused("draw", "Rozhodují ostatní; počkej na ně.", "It is for the others to agree.")
    if any(seat not in mine and seat not in proposed.agreed for seat in needed):
        proposed.agreed.update(mine)
        return None
    return Step(table.move("draw", proposed.by, now), table.match)


def refuse(table: Table, seats: list[int]) -> None:
    """Say no, or think better of one's own offer."""
    if table.proposed is None:
        raise nobody()
    seats = losing.say_of(table, seats)
    own = table.proposed.by in seats
    _comes_to_nothing(table, "withdrawn" if own else "refused", table.proposed.by if own else seats[0])


def after(table: Table, move: Move) -> None:
    """What a move does to an offer that stands: who is asked and plays on has refused it."""
    if table.proposed is None:
        return
    if move.kind == "draw":
        table.proposed, table.told = None, Told("draw", "accepted")
    elif move.kind != "choice":
        table.proposed = None
    elif move.by == "seat" and move.seat in _others(table, table.proposed.by):
        _comes_to_nothing(table, "refused", move.seat)


def face(table: Table) -> DrawFace:
    proposed = table.proposed
    if table.status != "playing" or table.plan.hotseat:
        return DrawFace(None, [])
    if proposed is not None:
        needs = [seat_name(seat) for seat in _others(table, proposed.by) if seat not in proposed.agreed]
        agreed = [seat_name(seat) for seat in sorted(proposed.agreed)]
        return DrawFace(DrawAsked(seat_name(proposed.by), needs, agreed), [])
    if not _both_have_played(table):
        return DrawFace(None, [])
    able = [seat for seat in table.seats.playing() if _others(table, seat) and _may_repeat(table, seat)]
    return DrawFace(None, [seat_name(seat) for seat in able])


def _others(table: Table, by: int) -> list[int]:
    """The seats of the other people."""
    return [seat for seat in table.seats.playing() if table.seats[seat].user != table.seats[by].user]


def _both_have_played(table: Table) -> bool:
    """Has every side that is left made a choice, and are there two?"""
    assert table.match is not None
    side = table.match.state.t.sides
    left = {side[seat.number] for seat in table.seats.all if seat.lost is None}
    return len(left) > 1 and left <= {side[seat] for seat in table.chosen.last_own}


def _may_repeat(table: Table, seat: int) -> bool:
    before = table.offered.get(seat)
    return before is None or table.chosen.last_own.get(seat, -1) >= before


def _comes_to_nothing(table: Table, how: str, by: int) -> None:
    assert table.proposed is not None
    table.told = Told("draw", "withdrawn" if how == "withdrawn" else "refused", seat_name(by))
    table.offered[table.proposed.by] = len(table.choices)
    table.proposed = None


def nobody() -> Refused:
    return Refused("draw", "Nikdo remízu nenabízí.", "Nobody is offering a draw.")
