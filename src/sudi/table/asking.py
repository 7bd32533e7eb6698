"""When a seat wants to be asked: in windows, the rounds in which anyone may act, and where it has a single answer.

That is the seat's own wish and no rule of the game: the match asks whoever could have a choice for all that everybody
knows, and the table answers at once for a seat that does not want to be asked, as a recorded choice. What decides it is
the wish and open facts (`Moment`, `single.hides`), never what the seat could play. So nobody can tell from outside
whether a seat that passed had anything, and a seat that wants to be asked is asked whether it has something or not.
One wish gives that up, and says so to whoever has it: `quick`, to be asked only where there is a choice. Where nobody
else at the table is a person, it holds by itself in the seat's own phases: there is nobody to hide from.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from sudi.kernel.decision import Prompts
from sudi.kernel.windows import ANYTIME, REACTION, Moment

from .refused import not_yours

if TYPE_CHECKING:
    from .moves import Step
    from .table import Table

When = Literal["always", "combat", "affected", "reactions", "never"]
Until = Literal["combat", "turn"]


class Asking(msgspec.Struct, frozen=True):
    """A seat's wish. `since` is the number of the stretch of play that `until` means; it ends by itself."""

    when: When = "affected"
    until: Until | None = None  # pass everything until this is over
    hold: bool = False  # ask me next time, whatever else I said
    own_turn: bool = False  # also at the start and the end of my own turn, for cards that are tied to them
    since: int = 0
    ends: bool = (
        False  # ask me before a phase of mine ends because nothing else can be done, even if everybody sees that
    )
    quick: bool = False  # where I have a single answer give it for me, though the others can tell


DEFAULT = Asking()


class AskingFace(msgspec.Struct):
    """As its own seat sees it, and nobody else."""

    when: When
    until: Until | None
    hold: bool
    own_turn: bool
    spans: list[str]  # what is going on now, so that it could be waited for
    windows: bool  # does the game have any?
    kinds: list[When]  # what can be said of them
    ends: bool | None  # None: phases of this match end without asking
    quick: bool | None  # None: this match never asks who has a single answer


def wants(wish: Asking, moment: Moment) -> bool:
    """Does a seat with this wish want to be asked at this moment?"""
    if wish.hold:
        return True
    if wish.until is not None or wish.when == "never":
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


def wish(
    table: Table,
    seats: list[int],
    when: When,
    until: Until | None,
    hold: bool,
    own_turn: bool = False,
    ends: bool = False,
    quick: bool = False,
) -> dict[int, Asking]:
    """When these seats want to be asked from now on, once it is taken."""
    if not seats:
        raise not_yours()
    going = spans(table)
    since = going.get(until, 0) if until else 0
    lasting = until if until in going else None  # what is not going on is over already
    return {seat: Asking(when, lasting, hold, own_turn, since if lasting else 0, ends, quick) for seat in seats}


def take(table: Table, wishes: dict[int, Asking]) -> None:
    """Let these be the wishes of the seats; they are on disk by now."""
    for seat, wish in wishes.items():
        table.seats[seat].asking = wish


def spans(table: Table) -> dict[str, int]:
    return {} if table.match is None else _spans(table.match)


def _spans(match: Any) -> dict[str, int]:
    found: dict[str, int] = match.game.spans(match.state)
    return found


def moment(table: Table) -> Moment | None:
    """The window that is open now."""
    return moment_of(table.match) if table.asks is not None else None


def moment_of(match: Any) -> Moment | None:
    found: Moment | None = match.pending.window
    return found


def passes(table: Table) -> bool:
    """Does the table answer for the seat that is asked, by its wish?"""
    return table.asks is not None and unasked(table, table.match)


def unasked(table: Table, match: Any) -> bool:
    """Is the seat whose choice it is in this match of the table not asked? In windows bots always are."""
    seat, now = int(match.state.seat), moment_of(match)
    if table.seats.bot_at(seat) is not None:
        return now is None and single(match) and not match.pending.hides
    wish = table.seats[seat].asking
    if now is not None:
        return not wants(wish, now) or (wish.quick and not wish.hold and single(match))
    return single(match) and not wish.ends and (quick(table, seat) or not match.pending.hides)


def could_pass(match: Any) -> bool:
    """Is there anything here that a table may answer for a seat, whatever its wish?"""
    return match.state.seat >= 0 and (moment_of(match) is not None or single(match))


def single(match: Any) -> bool:
    """Is there nothing to choose: one answer, or nothing but ends?"""
    found: bool = match.pending.single
    return found


def quick(table: Table, seat: int) -> bool:
    """Is a single answer in an own phase given for this seat, though the others could tell?"""
    persons = sum(map(len, table.seats.people().values()))  # by seats: at one screen there are several, too
    return table.seats[seat].asking.quick or persons < 2


def passing(match: Any) -> str:
    """The answer of a seat that is not asked: in a window passing, the last option; else the end of its phase."""
    return str(match.pending.names[-1 if moment_of(match) is not None else 0])


def pass_on(table: Table, now: float) -> Step:
    """The answer of the seat that is not asked."""
    assert table.asks is not None
    return table.choose([table.asks], passing(table.match), now, by="table")


def used_up(table: Table, step: Step) -> dict[int, Asking]:
    """What is left of wishes that a step uses up, by seat: a hold that is honoured, a stretch of play that is over."""
    if not any(seat.asking.hold or seat.asking.until is not None for seat in table.seats.all):  # as nearly always
        return {}
    going = _spans(step.match)
    in_window = moment(table) is not None
    chooser = step.move.seat if step.move.kind == "choice" else None
    changed = {}
    for seat in table.seats.all:
        wish = seat.asking
        if wish.hold and in_window and chooser == seat.number:
            wish = msgspec.structs.replace(wish, hold=False)
        if wish.until is not None and going.get(wish.until) != wish.since:
            wish = msgspec.structs.replace(wish, until=None, since=0)
        if wish != seat.asking:
            changed[seat.number] = wish
    return changed


@cache
def _windows(prompts: Prompts) -> frozenset[str]:
    """The kinds of windows that a game has."""
    return frozenset(prompt.window for prompt in prompts.all if prompt.window)


def face(table: Table, seat: int | None) -> AskingFace | None:
    """The wish of one's own seat, where there is anything to wish for."""
    if seat is None or table.match is None:
        return None
    windows, t = _windows(table.match.game.prompts), table.match.state.t
    if ANYTIME in windows:
        kinds: list[When] = [*get_args(When)]
    else:  # every window concerns whoever is asked, and nobody minds one in which only who can is asked
        kinds = ["affected", "never"] if windows and t.ask_single else []
    if not kinds and not t.ask_ends and not t.ask_single:
        return None
    wish = table.seats[seat].asking
    return AskingFace(
        wish.when,
        wish.until,
        wish.hold,
        wish.own_turn,
        [*spans(table)],
        bool(kinds),
        kinds,
        wish.ends if t.ask_ends else None,
        wish.quick if t.ask_single else None,
    )
