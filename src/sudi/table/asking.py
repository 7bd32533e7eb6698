"""When a seat wants to be asked in windows, the rounds in which anyone may act.

That is the seat's own wish and no rule of the game: the match asks everyone, and the table passes at once for a seat
that does not want to be asked, as a recorded choice. What decides it is the wish and open facts (`Moment`), never what
the seat could play. So nobody can tell from outside whether a seat that passed had anything, and a seat that wants to
be asked is asked whether it has something or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sudi.kernel.windows import REACTION, Moment

from .refused import not_yours

if TYPE_CHECKING:
    from .moves import Step
    from .table import Table

When = Literal["always", "combat", "affected", "reactions"]
Until = Literal["combat", "turn"]


class Asking(msgspec.Struct, frozen=True):
    """A seat's wish. `since` is the number of the stretch of play that `until` means; it ends by itself."""

    when: When = "affected"
    until: Until | None = None  # pass everything until this is over
    hold: bool = False  # ask me next time, whatever else I said
    own_turn: bool = False  # also at the start and the end of my own turn, for cards that are tied to them
    since: int = 0


DEFAULT = Asking()


class AskingFace(msgspec.Struct):
    """As its own seat sees it, and nobody else."""

    when: When
    until: Until | None
    hold: bool
    own_turn: bool
    spans: list[str]  # what is going on now, so that it could be waited for


def wants(wish: Asking, moment: Moment) -> bool:
    """Does a seat with this wish want to be asked at this moment?"""
    if wish.hold:
        return True
    if wish.until is not None:
        return False
    if wish.when == "always":
        return True
    if moment.own_turn:
        return wish.own_turn
    if wish.when == "combat":
        return moment.fights or (moment.kind == REACTION and moment.affects)
    if wish.when == "affected":
        return moment.affects
    return moment.kind == REACTION


def wish(table: Table, seats: list[int], when: When, until: Until | None, hold: bool, own_turn: bool = False) -> None:
    """Say when these seats want to be asked from now on."""
    if not seats:
        raise not_yours()
    going = spans(table)
    since = going.get(until, 0) if until else 0
    lasting = until if until in going else None  # what is not going on is over already
    for seat in seats:
        table.seats[seat].asking = Asking(when, lasting, hold, own_turn, since if lasting else 0)


def spans(table: Table) -> dict[str, int]:
    return {} if table.match is None else table.match.game.spans(table.match.state)


def moment(table: Table) -> Moment | None:
    """The window that is open now."""
    return moment_of(table.match) if table.asks is not None else None


def moment_of(match: Any) -> Moment | None:
    found: Moment | None = match.game.window(match.state)
    return found


def passes(table: Table) -> bool:
    """Does the table pass for the seat that is asked, by its wish? Bots have none: they are always asked."""
    asked = table.asks
    if asked is None or table.seats.bot_at(asked) is not None:
        return False
    now = moment(table)
    return now is not None and not wants(table.seats[asked].asking, now)


def passing(match: Any) -> str:
    """The name of passing in the window that is open: always the last option."""
    return str(match.decision.options[-1].name)


def pass_on(table: Table, now: float) -> Step:
    """The pass of the seat that is asked."""
    assert table.asks is not None
    return table.choose([table.asks], passing(table.match), now, by="table")


def after(table: Table, was_window: bool, chooser: int | None) -> list[int]:
    """What a step has used up: a hold that was honoured, a stretch of play that is over. The seats that changed."""
    going = spans(table)
    changed = []
    for seat in table.seats.all:
        wish = seat.asking
        if wish.hold and was_window and chooser == seat.number:
            wish = msgspec.structs.replace(wish, hold=False)
        if wish.until is not None and going.get(wish.until) != wish.since:
            wish = msgspec.structs.replace(wish, until=None, since=0)
        if wish != seat.asking:
            seat.asking = wish
            changed.append(seat.number)
    return changed


def face(table: Table, seat: int | None) -> AskingFace | None:
    """The wish of one's own seat, in games that have windows."""
    if seat is None or table.match is None or not any(p.window for p in table.match.game.prompts.all):
        return None
    wish = table.seats[seat].asking
    return AskingFace(wish.when, wish.until, wish.hold, wish.own_turn, [*spans(table)])
