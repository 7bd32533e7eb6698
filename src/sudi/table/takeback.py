"""Undo by consent: back to before one's own last choice.

Nobody has to be asked at a table that allows free undo, as long as nobody has learnt anything since. With consent the
word of one other person is enough for that; once something was revealed, everybody has to agree. Bots never mind.
"""

from __future__ import annotations

from typing import Literal

from sudi.kernel.decision import seat_name

from . import asking, losing
from .face import Told, UndoAsked, UndoFace
from .moves import Asked, Step
from .refused import Refused, over, waiting
from .revealed import revealed
from .table import Table


def ask(table: Table, seats: list[int], now: float) -> Step | None:
    """Ask for undo. Returns a step if nobody has to agree; otherwise the question stands at the table."""
    if table.plan.undo == "off":
        raise Refused("undo", "U tohoto stolu se nevrací.", "This table was made without undo.")
    if table.match is None:
        raise waiting()
    if table.outcome is not None:
        raise over()
    seats = losing.say_of(table, seats)
    if table.asked is not None:
        raise Refused(
            "undo", "O vrácení už někdo požádal; odpověz mu.", "Undo has been asked for already; answer that."
        )
    chosen = [(n, seat) for n, seat in table.chosen.own() if seat in seats]
    while chosen and asking.unasked(table, table.earlier(chosen[-1][0])):
        chosen.pop()  # by the present wish the table would choose the same once more
    if not chosen:
        raise Refused("undo", "Zatím nemáš co vzít zpět.", "You have nothing to take back yet.")
    to, by = chosen[-1]
    told = revealed(table.earlier(to), table.choices[to:], by)
    others = [seat for seat in table.seats.playing() if seat not in seats]
    if not others or (table.plan.undo == "free" and not told):
        return _step(table, by, to, now)
    enough: Literal["one", "all"] = "all" if told else "one"
    table.asked, table.told = Asked(by, to, told, enough, set()), None
    return None


def accept(table: Table, seats: list[int], now: float) -> Step | None:
    """Agree to what was asked. Returns a step if that was the last word needed."""
    asked = _asked(table, seats)
    needed = _needed(table, asked)
    agreed = asked.agreed | {seat for seat in seats if seat in needed}
    if asked.enough == "all" and not agreed >= set(needed):
        asked.agreed = agreed
        return None
    return _step(table, asked.by, asked.to, now)


def refuse(table: Table, seats: list[int]) -> None:
    """Say no (or think better of one's own request); the match goes on as it stands."""
    if table.asked is None or not seats:
        raise Refused("undo", "Nikdo o vrácení nežádá.", "Nobody is asking for undo.")
    seats = losing.say_of(table, seats)
    own = table.asked.by in seats
    table.told = Told("undo", "withdrawn" if own else "refused", seat_name(table.asked.by if own else seats[0]))
    table.asked = None


def _asked(table: Table, seats: list[int]) -> Asked:
    if table.asked is None:
        raise Refused("undo", "Nikdo o vrácení nežádá.", "Nobody is asking for undo.")
    if not set(seats) & set(_needed(table, table.asked)):
        raise Refused("undo", "Na tvém slovu teď nezáleží; čeká se na jiné.", "It is for the others to agree.")
    return table.asked


def _needed(table: Table, asked: Asked) -> list[int]:
    """The seats of everybody but the one who asks."""
    asker = table.seats[asked.by].user
    return [seat for seat in table.seats.playing() if table.seats[seat].user != asker]


def _step(table: Table, by: int, to: int, now: float) -> Step:
    match = table.earlier(to)
    asked = int(match.state.seat)
    left = table.clock.after(None, asked, now) if table.clock.ticks else None
    return Step(table.move("undo", by, now, option=str(to), left=left), match)


def face(table: Table) -> UndoFace:
    """What everybody may know about it."""
    going = table.status == "playing" and table.plan.undo != "off"
    can_ask = [seat_name(seat) for seat in table.seats.playing() if going and seat in table.chosen.last_own]
    asked = table.asked
    if asked is None:
        return UndoFace(table.plan.undo, None, can_ask)
    needs = [seat_name(seat) for seat in _needed(table, asked) if seat not in asked.agreed]
    agreed = [seat_name(seat) for seat in sorted(asked.agreed)]
    lines = table.log_length(asked.to)
    shown = UndoAsked(seat_name(asked.by), asked.to, asked.revealed, needs, agreed, asked.enough, lines)
    return UndoFace(table.plan.undo, shown, can_ask)
