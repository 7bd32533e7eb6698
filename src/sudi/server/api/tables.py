"""Tables: the lobby, making one, sitting down, the record afterwards."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, get, post

from sudi.games import game
from sudi.kernel.errors import BadSetup
from sudi.kernel.written.record import Record
from sudi.kernel.written.replay import new_match
from sudi.table import ClockPlan, Plan, Refused, Seat, SeatPlan
from sudi.table.face import Outcome, SeatFace
from sudi.table.knowing import apart
from sudi.table.plan import checked_clock, deciding_seats
from sudi.table.thinking import DEFAULT

from ..daytime import now
from ..guard.ids import may_be_id, new_id, new_seed
from ..guard.plain import plain
from ..keeping.keeper import no_table
from ..services import Services
from ..store.people import User
from ..store.shelf import Stored
from .common import heavy, services, some_user, user
from .games import Cards, listed


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    mode: str | None = None
    players: int | None = None
    setup: dict[str, Any] = {}
    title: str = ""
    seats: list[SeatPlan] | None = None
    public: bool = True
    hotseat: bool = False
    undo: Literal["off", "consent", "free"] = "consent"
    hints: Literal["nobody", "alone", "everybody"] = "alone"
    clock: ClockPlan = ClockPlan()


class Made(msgspec.Struct):
    id: str
    link: str


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    seat: str | None = None


class Sitting(msgspec.Struct):
    seat: str


class Summary(msgspec.Struct):
    id: str
    link: str
    game: str
    mode: str
    players: int
    title: str
    status: Literal["waiting", "playing", "over"]
    public: bool
    hotseat: bool
    owner: str
    seats: list[SeatFace]
    mine: list[str]
    created: float
    choices: int
    outcome: Outcome | None
    rematch: str | None
    asked: str | None = None  # the seat whose turn it is, in the list of one's own matches


class Lobby(msgspec.Struct):
    tables: list[Summary]


def summary(known: Services, stored: Stored, who: User | None) -> Summary:
    """A table for a list; who is there right now is known if the table is in this process."""
    plan = stored.plan
    running = known.keeper.tables.get(plan.id)
    if running is not None:
        stored.seats = running.table.seats.all
    owner = next((s.name for s in stored.seats if s.user is not None and s.user == plan.owner), "")
    return Summary(
        id=plan.id,
        link=f"/t/{plan.id}",
        game=plan.game,
        mode=plan.mode,
        players=plan.players,
        title=plan.title,
        status=stored.status,  # type: ignore[arg-type]
        public=plan.public,
        hotseat=plan.hotseat,
        owner=owner,
        seats=stored.seat_faces(),
        mine=[s.label for s in stored.seats if who is not None and s.user == who.id],
        created=plan.created,
        choices=stored.choices,
        outcome=stored.outcome,
        rematch=stored.rematch,
    )


def chairs(known: Services, numbers: list[int], wanted: list[SeatPlan] | None, hotseat: bool, who: User) -> list[Seat]:
    """Who sits where at a new table. A bot is one of those that the server offers, whatever is asked for."""
    if wanted is None:
        wanted = [SeatPlan("me" if hotseat or place == 0 else "open") for place in range(len(numbers))]
    if len(wanted) != len(numbers):
        raise Refused(
            "setup", f"Tahle partie má {len(numbers)} míst k obsazení.", f"This match has {len(numbers)} seats to fill."
        )
    found = []
    for number, seat in zip(numbers, wanted, strict=True):
        if seat.kind == "bot":
            name = seat.bot or DEFAULT
            if not known.knows_bot(name):
                raise Refused("unknown", f"Bota {name[:40]!r} neznám.", f"There is no bot {name[:40]!r}.")
            found.append(Seat(number, "bot", None, name.capitalize(), name))
        elif seat.kind == "me" or hotseat:
            found.append(Seat(number, "human", who.id, who.name, guest=not who.account))
        else:
            found.append(Seat(number))
    mine = sum(1 for seat in found if seat.user == who.id)
    if mine > 1 and not hotseat:
        raise Refused("setup", "Víc míst máš jen u jedné obrazovky (hotseat).", "Several seats need a hot-seat table.")
    return found


async def may_make(known: Services, who: User) -> None:
    """The limits on tables."""
    if not known.new_tables.take(who.id):
        raise Refused("rate", "Moc nových stolů; chvilku počkej.", "Too many new tables; wait a moment.")
    if await known.shelf.count_open(who.id) >= known.limits.tables_of_user:
        raise Refused(
            "tables", "Máš moc rozehraných stolů; dohraj některý.", "You have too many open tables; finish one."
        )
    if await known.shelf.count_open() >= known.limits.tables:
        raise Refused("tables", "Server je plný; zkus to později.", "The server is full; try again later.")


async def lay_out(known: Services, plan: Plan, seats: list[Seat]) -> None:
    """A new table, if nobody at it plays people whose cards they may know."""
    apart(plan, seats)
    await known.keeper.add(plan, seats)


@get("/tables")
async def lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Public tables, those that wait for somebody first; not those that their people have left."""
    known, who = services(request), await user(request)
    found = await known.shelf.lobby(known.limits.listed, now() - known.settings.abandoned)
    return Lobby([summary(known, one, who) for one in found])


@post("/tables")
async def make_table(request: Request[Any, Any, Any], data: NewTable) -> Made:
    """A new table. The match begins when no seat is open."""
    known, who = services(request), await some_user(request)
    await may_make(known, who)
    seed = new_seed(known.chance)
    try:
        rules = game(data.game)
        setup = rules.for_table(data.setup)  # decks and scenarios of strangers are read beside the loop
        match = await asyncio.to_thread(new_match, rules, data.mode, data.players, seed, setup)
    except TypeError:
        raise BadSetup("The set-up values have to be plain values or lists of them.") from None
    record = match.record()
    plan = Plan(
        id=new_id(),
        game=record.game,
        mode=record.mode,
        players=record.players,
        seed=seed,
        rules=record.rules,
        setup=record.setup,
        title=plain(data.title, known.limits.title_characters),
        public=data.public,
        hotseat=data.hotseat,
        undo=data.undo,
        hints=data.hints,
        clock=checked_clock(data.clock),
        owner=who.id,
        created=now(),
    )
    await lay_out(known, plan, chairs(known, deciding_seats(match), data.seats, data.hotseat, who))
    return Made(plan.id, f"/t/{plan.id}")


@get("/tables/{table:str}")
async def one_table(request: Request[Any, Any, Any], table: str) -> Summary:
    known = services(request)
    return summary(known, await stored_table(known, table), await user(request))


@get("/tables/{table:str}/cards")
async def cards_of(request: Request[Any, Any, Any], table: str) -> Cards:
    """The cards that this table brings along, which are not among those of the game: of a scenario somebody wrote."""
    heavy(request)
    plan = (await stored_table(services(request), table)).plan
    match = await asyncio.to_thread(new_match, game(plan.game), plan.mode, plan.players, plan.seed, plan.setup)
    return listed(plan.game, match.own_cards)


@post("/tables/{table:str}/sit")
async def sit(request: Request[Any, Any, Any], table: str, data: SitDown) -> Sitting:
    """Take a free seat, or come back to one's own."""
    known, who = services(request), await some_user(request)
    stored = await stored_table(known, table)
    apart(stored.plan, stored.seats, who.id)
    return Sitting(await known.sit(table, who, data.seat))


@get("/tables/{table:str}/record")
async def record_of(request: Request[Any, Any, Any], table: str) -> Record:
    """The whole match with its seed, once it is over."""
    return await finished(request, table)


async def finished(request: Request[Any, Any, Any], table: str) -> Record:
    known = services(request)
    stored = await stored_table(known, table)
    if stored.status != "over":
        raise Refused(
            "running", "Záznam bude k mání, až partie skončí.", "The record can be had when the match is over."
        )
    heavy(request)
    whole = await known.keeper.read(table)
    if whole is None or whole.match is None:
        raise no_table()
    found: Record = whole.match.record()
    if not whole.plan.hotseat:  # whose seats have one name
        found.names = [seat.name for seat in whole.seats.all]
    return found


async def stored_table(known: Services, table: str) -> Stored:
    stored = await known.shelf.load(table) if may_be_id(table) else None
    if stored is None:
        raise no_table()
    return stored


HANDLERS = [lobby, make_table, one_table, cards_of, sit, record_of]
