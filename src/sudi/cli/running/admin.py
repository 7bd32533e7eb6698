"""`sudi admin`: for whoever runs a server, on its database, while it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from sudi.kernel.errors import SudiError

from ..output import console, grid, print_json
from ..usual import takes_language
from ..words import Voice

if TYPE_CHECKING:
    from sudi.server.store.office import Office, PersonLine
    from sudi.server.store.orders import Kind

LISTED = 200
DAY = 24 * 3600
ANSWER_SECONDS, HOLD_SECONDS, LOOK_SECONDS = 5.0, 30.0, 0.1
Deed = Callable[["Office", argparse.Namespace, Voice], Awaitable[int]]


def add_parser(subparsers: Any) -> None:
    top = subparsers.add_parser(
        "admin",
        help="Look after a server: tables, people, backups.",
        description="Look after a server, on its database; a running one takes notice within a second.",
        allow_abbrev=False,
    )
    deeds = top.add_subparsers(dest="deed", metavar="WHAT", required=True)

    def deed(name: str, says: str) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = deeds.add_parser(name, help=says, description=says, allow_abbrev=False)
        one.add_argument(
            "--database", default="sudi.sqlite", help="as for 'sudi serve': a file (default: sudi.sqlite) or an address"
        )
        takes_language(one)
        return one

    tables = deed("tables", "The tables, newest first.")
    tables.add_argument("--status", choices=("waiting", "playing", "over"))
    deed("table", "Everything about one table but what is hidden in it.").add_argument("table", metavar="ID")
    deed("close", "End a table: without a winner, or away with one that still waits.").add_argument(
        "table", metavar="ID"
    )
    deed("people", "People, newest first, all or those whose name holds the words.").add_argument(
        "words", metavar="WORDS", nargs="*"
    )
    who = "the name of an account, or an id from 'sudi admin people'"
    ban = deed("ban", "Ban a person; their windows close.")
    ban.add_argument("who", metavar="WHO", help=who)
    ban.add_argument("--days", type=int, metavar="N", help="how long (default: for good)")
    deed("unban", "Lift a ban.").add_argument("who", metavar="WHO", help=who)
    password = deed("password", "Draw a new password for an account and sign it out everywhere.")
    password.add_argument("who", metavar="WHO", help=who)
    password.add_argument("--stdin", action="store_true", help="take the password from standard input instead")
    deed("backup", "Copy the database while it is in use.").add_argument("file", metavar="FILE")
    restore = deed("restore", "Put a backup in place of the database, also under a running server.")
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--stopped", action="store_true", help="no server is running on this database")


def run(read: argparse.Namespace, say: Voice) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from . import admin_copies

    deeds: dict[str, Deed] = {
        "tables": _tables,
        "table": _table,
        "close": _close,
        "people": _people,
        "ban": _ban,
        "unban": _unban,
        "password": _password,
        "backup": admin_copies.backup,
        "restore": admin_copies.restore,
    }
    if read.deed in ("backup", "restore"):
        admin_copies.database_file(read, say)
    try:
        return asyncio.run(_with_office(deeds[read.deed], read, say))
    except SQLAlchemyError as problem:
        why = str(getattr(problem, "orig", None) or type(problem).__name__).splitlines()[0]
        raise SudiError(say("admin_no_reach", why=why)) from None
    except OSError as problem:
        raise SudiError(say("admin_no_reach", why=problem.strerror or type(problem).__name__)) from None


async def _with_office(work: Deed, read: argparse.Namespace, say: Voice) -> int:
    from sudi.server.store.database import open_engine, schema_of, scripts
    from sudi.server.store.office import Office, file_of

    if not (read.deed == "restore" and read.stopped):  # which is for a database that is damaged or gone, too
        file = file_of(read.database)
        if file is not None and not file.is_file():
            raise SudiError(say("admin_no_database", file=file))
        found, known = await schema_of(read.database), scripts().get_current_head()
        if found != known:
            raise SudiError(say("admin_other_schema", found=found or "0", known=known))
    engine = open_engine(read.database)
    try:
        return await work(Office(engine), read, say)
    finally:
        await engine.dispose()


async def order(office: Office, kind: Kind, target: str = "", seconds: float | None = None, above: int = 0) -> bool:
    """Ask the running server for something; has one done it?"""
    id = await office.orders.give(kind, target, above)
    late = time.monotonic() + (ANSWER_SECONDS if seconds is None else seconds)
    while not await office.orders.is_done(id):
        if time.monotonic() > late:
            return False
        await asyncio.sleep(LOOK_SECONDS)
    return True


def time_of(at: float | None) -> str:
    return "" if not at else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


# ---- tables ----
async def _tables(office: Office, read: argparse.Namespace, say: Voice) -> int:
    found = await office.tables(read.status, LISTED)
    if read.json:
        print_json({"tables": msgspec.to_builtins(found)})
        return 0
    heads = ("admin_id", "game", "admin_status", "admin_seats", "admin_choices", "admin_seen", "admin_created")
    table = grid(*(say(head) for head in heads), right=(4,))
    for one in found:
        names = ", ".join(seat.name or say("admin_open") for seat in one.seats)
        state = say(f"admin_{one.status}")
        table.add_row(one.id, one.game, state, names, str(one.choices), time_of(one.seen), time_of(one.created))
    console().print(table if found else say("admin_none"))
    return 0


async def _table(office: Office, read: argparse.Namespace, say: Voice) -> int:
    one = await office.table(read.table)
    if one is None:
        raise SudiError(say("admin_no_table", id=read.table))
    if read.json:
        print_json(msgspec.to_builtins(one))
        return 0
    yes = {True: say("admin_yes"), False: say("admin_no")}
    rows = {
        "admin_id": one.id,
        "game": f"{one.game}, {one.mode}",
        "title": one.title,
        "admin_status": say(f"admin_{one.status}"),
        "admin_public": yes[one.public],
        "admin_owner": one.owner,
        "admin_clock": say(f"admin_clock_{one.clock}"),
        "admin_rules": one.rules,
        "admin_choices": str(one.choices),
        "admin_created": time_of(one.created),
        "admin_seen": time_of(one.seen),
        "admin_last_choice": time_of(one.last_choice),
        "admin_outcome": "" if one.outcome is None else say(f"admin_end_{one.outcome['reason']}"),
        "admin_rematch": one.rematch or "",
    }
    table = grid("", "")
    for key, value in rows.items():
        if value:
            table.add_row(say(key), value)
    for seat in one.seats:
        table.add_row(seat.seat, " ".join(word for word in (seat.name or say("admin_open"), seat.user) if word))
    console().print(table)
    return 0


async def _close(office: Office, read: argparse.Namespace, say: Voice) -> int:
    one = await office.table(read.table)
    if one is None:
        raise SudiError(say("admin_no_table", id=read.table))
    if one.status == "over":
        raise SudiError(say("admin_is_over", id=one.id))
    closed = await order(office, "close", one.id)
    if read.json:
        print_json({"table": one.id, "closed": closed})
    else:
        print(say("admin_closed" if closed else "admin_close_later", id=one.id))
    return 0


# ---- people ----
async def _people(office: Office, read: argparse.Namespace, say: Voice) -> int:
    found = await office.people(" ".join(read.words), LISTED)
    if read.json:
        print_json({"people": msgspec.to_builtins(found)})
        return 0
    heads = (
        "admin_id",
        "admin_name",
        "admin_account",
        "admin_sessions",
        "admin_tables",
        "admin_banned",
        "admin_created",
    )
    table = grid(*(say(head) for head in heads), right=(3, 4))
    for one in found:
        account = say("admin_yes" if one.account else "admin_no")
        ban = _how_long(one.until, say) if one.banned else ""
        table.add_row(one.id, one.name, account, str(one.sessions), str(one.tables), ban, time_of(one.created))
    console().print(table if found else say("admin_none"))
    return 0


def _how_long(until: float | None, say: Voice) -> str:
    return say("admin_for_good") if until is None else say("admin_until", time=time_of(until))


async def _who(office: Office, read: argparse.Namespace, say: Voice) -> PersonLine:
    found = await office.person(read.who)
    if found is None:
        raise SudiError(say("admin_no_person", who=read.who))
    return found


async def _ban(office: Office, read: argparse.Namespace, say: Voice) -> int:
    if read.days is not None and not 1 <= read.days <= 36_500:
        raise SudiError(say("admin_days"))
    who = await _who(office, read, say)
    until = None if read.days is None else time.time() + read.days * DAY
    await office.bans.ban(who.id, until)
    out = await order(office, "out", who.id)
    if read.json:
        print_json({"person": who.id, "banned": True, "until": until, "windows_closed": out})
        return 0
    print(say("admin_ban_done", name=who.name, until=_how_long(until, say)))
    if not out:
        print(say("admin_no_server"))
    return 0


async def _unban(office: Office, read: argparse.Namespace, say: Voice) -> int:
    who = await _who(office, read, say)
    if not await office.bans.unban(who.id):
        raise SudiError(say("admin_not_banned", name=who.name))
    if read.json:
        print_json({"person": who.id, "banned": False})
    else:
        print(say("admin_unbanned", name=who.name))
    return 0


async def _password(office: Office, read: argparse.Namespace, say: Voice) -> int:
    from sudi.server.guard.limits import Limits

    who = await _who(office, read, say)
    if not who.account:
        raise SudiError(say("admin_no_account", name=who.name))
    given = sys.stdin.readline().rstrip("\r\n") if read.stdin else None
    least, most = Limits().password_characters
    if given is not None and not least <= len(given) <= most:
        raise SudiError(say("admin_password_length", least=least, most=most))
    password = await office.new_password(who.id, given)
    out = await order(office, "out", who.id)
    if read.json:
        shown = {} if given is not None else {"password": password}
        print_json({"person": who.id, **shown, "windows_closed": out})
    elif given is not None:
        print(say("admin_password_given", name=who.name))
    else:
        print(say("admin_password_set", name=who.name, password=password))
    return 0
