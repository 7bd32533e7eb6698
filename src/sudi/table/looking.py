"""What somebody at the table gets to see. The only place that decides whose view a screen shows."""

from __future__ import annotations

from typing import Any

from sudi import Match
from sudi.kernel.chance import Seed
from sudi.kernel.dealing import determinise
from sudi.kernel.decision import seat_name
from sudi.kernel.log import Raw
from sudi.kernel.view import SPECTATOR

from . import absence, advice, agreeing, ready, takeback
from .face import ClockFace, RematchFace, SeatFace, TableFace
from .refused import readable, waiting
from .seats import BOT, Seat
from .table import Table

Viewer = int | None  # a seat, or None for a spectator


def viewer_of(table: Table, seats: list[int]) -> Viewer:
    """The seat whose view the holder of these seats sees: the one that is asked, else the one that was asked last."""
    if not seats:
        return None
    if len(seats) == 1:
        return seats[0]
    mine = [seat for seat in seats if not table.seats.lost(seat)] or seats
    asked = table.asks
    if asked in mine:
        return asked
    return next((seat for seat in reversed(table.chosen.seats()) if seat in mine), mine[0])


def reader_of(seats: list[int]) -> Viewer:
    """Whose log it is. A screen shared by several people shows only what everybody may read."""
    return seats[0] if len(seats) == 1 else None


def offers(table: Table, viewer: Viewer) -> bool:
    """Nothing is offered to a seat that another answers for, nor before everybody is ready."""
    waits = viewer is not None and table.asks == viewer
    return not waits or (ready.all_are(table) and not table.goes_on_alone)


def view(table: Table, viewer: Viewer) -> dict[str, Any] | None:
    """As `Match.view`, with what is offered."""
    return None if table.match is None else table.match.view(viewer, offers=offers(table, viewer))


def happened(table: Table, reader: Viewer, since: int) -> list[tuple[Raw, bool]]:
    """The lines of the log from `since` on, and whether this reader may not know the card of each."""
    return [] if table.match is None else table.match.happened(reader, since, table.chosen.unasked)


def seed(table: Table) -> Seed | None:
    """The seed comes out when the match is over and not a moment sooner."""
    return table.plan.seed if table.status == "over" else None


def why(table: Table, seats: list[int], option: str) -> dict[str, Any] | None:
    """Why this cannot be chosen now. Whoever is not asked is told who is, and nothing that hangs on a hand."""
    if table.match is None:
        raise waiting()
    asked = table.asks
    return refused(table.match, asked if asked in seats else seats[0] if seats else SPECTATOR, option)


def refused(match: Match, seat: int, option: str) -> dict[str, Any] | None:
    """Why a seat cannot choose this, as data; None if nothing speaks against it."""
    refusal = match.why_not(readable(option), seat)
    if refusal is None:
        return None
    text = {"cs": refusal.text.cs, "en": refusal.text.en}
    return {"rule": refusal.rule, "text": text, "cards": list(refusal.cards)}


def explain(table: Table, viewer: Viewer, what: str) -> dict[str, Any]:
    if table.match is None:
        raise waiting()
    return explained(table.match, viewer, what)


def explained(match: Match, viewer: Viewer, what: str) -> dict[str, Any]:
    """How a number came about, worked out on a table that agrees with what the viewer knows and on nothing else."""
    who = SPECTATOR if viewer is None else viewer
    state = match.state if match.result is not None else determinise(match.state, who, 0)
    plausible = match.copy()  # with its history, which is open; explaining reads no secret lines
    plausible.state = state
    found = plausible.explain(readable(what), None if match.result is not None else who)
    defs = state.t.defs
    return {
        "value": found.value,
        "subject": found.subject,
        "total": found.total,
        "terms": [
            {
                "source": defs[t.source].id if t.source >= 0 else None,
                "operation": t.operation,
                "amount": t.amount,
                "total": t.total,
                "rule": t.rule,
                "seat": seat_name(t.seat) if t.seat >= 0 else None,
                "by": {"cs": t.by.cs, "en": t.by.en} if t.by is not None else None,
            }
            for t in found.terms
        ],
    }


def face(table: Table, now: float) -> TableFace:
    """The table itself, the same for everybody."""
    plan = table.plan
    people = [s for held in table.seats.people().values() for s in held]
    owner = next((s.name for s in table.seats.all if s.user is not None and s.user == plan.owner), "")
    return TableFace(
        id=plan.id,
        game=plan.game,
        mode=plan.mode,
        title=plan.title,
        status=table.status,
        seats=[seat_face(s) for s in table.seats.all],
        hotseat=plan.hotseat,
        public=plan.public,
        spectators=table.spectators,
        owner=owner,
        clock=_clock(table, now),
        undo=takeback.face(table),
        draw=agreeing.face(table),
        told=table.told,
        absence=absence.face(table, now),
        rematch=RematchFace([seat_name(s) for s in sorted(table.wants_rematch) if s in people], table.rematch),
        outcome=table.outcome,
        commitment=table.commitment,
        hints=advice.allowed(table),
        forked=plan.forked,
    )


def face_hangs_on(table: Table) -> Any:
    """What the face is made of, to be compared; None while it changes by itself, or people have asked each other."""
    if table.clock.ticks or table.asked or table.proposed or table.offered or absence.anybody_gone(table):
        return None
    return (
        table.match is None,
        table.outcome,
        table.spectators,
        table.told,
        table.rematch,
        {*table.wants_rematch},
        {*table.chosen.last_own},
        [
            (s.kind, s.user, s.name, s.bot, s.clients > 0, s.away, s.guest, s.lost, s.ready, s.stand_in)
            for s in table.seats.all
        ],
    )


def seat_face(seat: Seat) -> SeatFace:
    kind: Any = seat.kind
    return SeatFace(
        seat=seat.label,
        name=seat.name,
        kind=kind,
        bot=seat.bot,
        connected=seat.connected,
        away=seat.away,
        guest=seat.guest,
        lost=seat.lost,
        ready=seat.ready or seat.kind == BOT,
        stand_in=seat.stand_in,
    )


def _clock(table: Table, now: float) -> ClockFace | None:
    clock = table.clock
    if not clock.ticks:
        return None
    return ClockFace(
        "move" if clock.plan.kind == "move" else "chess",
        clock.plan.seconds,
        clock.plan.increment,
        clock.plan.at_zero,
        seat_name(clock.running) if clock.running is not None and table.status == "playing" else None,
        {s.label: round(clock.remaining(s.number, now), 3) for s in table.seats.all},
    )
