"""What a client's message does at its table. Every wish is answered, by what it asked for or by an error."""

from __future__ import annotations

import logging
import time
from functools import cache

import msgspec
from prometheus_client import Histogram

from sudi.kernel.decision import seat_name
from sudi.kernel.errors import SudiError, Unclear
from sudi.table import Refused, Step, absence, advice, agreeing, asking, looking, takeback
from sudi.table.thinking import DEFAULT

from ..daytime import now
from ..guard.plain import plain
from ..keeping.advising import Advising
from ..keeping.keeper import Keeper, Running, no_table
from ..watching.metrics import ANSWERS
from .clients import Client
from .messages import (
    Accepted,
    Answer,
    Back,
    Choose,
    Claim,
    DerivationLines,
    Draw,
    Error,
    Explain,
    FromClient,
    Hello,
    Hint,
    Leave,
    Ping,
    Pong,
    PutIn,
    Ready,
    RefusalText,
    Rematch,
    Resign,
    Say,
    Text,
    Undo,
    WhenToAsk,
    Why,
    write,
)
from .showing import seats_of

log = logging.getLogger("sudi.server")


@cache
def _answers(kind: type[FromClient]) -> Histogram:
    return ANSWERS.labels(str(kind.__struct_config__.tag))


def error(code: str, cs: str, en: str, id: str | None = None, rule: str | None = None) -> bytes:
    return write(Error(id, code, Text(cs, en), rule))


class Wishes:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.advising = Advising(keeper.thinkers)

    async def message(self, client: Client, message: FromClient) -> None:
        """Handle one message to its end, even if the client goes away meanwhile."""
        began = time.perf_counter()
        await self.keeper.to_its_end(self._message(client, message))
        _answers(type(message)).observe(time.perf_counter() - began)

    async def _message(self, client: Client, message: FromClient) -> None:
        id = getattr(message, "id", None)
        try:
            running = await self.keeper.find(client.table)
            if running is None:
                raise no_table()
            async with self.keeper.turn(running, writes=not isinstance(message, Hello | Ping | Why | Explain | Hint)):
                if not client.greeted and not isinstance(message, Hello | Ping):
                    raise Refused("hello", "Nejdřív se pozdrav zprávou hello.", "Say hello first.")
                await self._do(running, client, message)
        except Refused as no:
            client.send(error(no.code, no.text.cs, no.text.en, id, no.rule))
            if no.code == "stale" and client.table in self.keeper.tables:
                client.known = None
                self.keeper.tables[client.table].showing.show([client], now())
        except Unclear as no:
            client.send(error("unknown", no.text.cs, no.text.en, id))
        except SudiError as no:
            client.send(error("unknown", f"Tomu nerozumím: {no}", str(no), id))
        except Exception:
            log.exception("a message at table %s failed", client.table)
            client.send(error("internal", "Něco se pokazilo; zkus to znovu.", "Something went wrong; try again.", id))

    async def goodbye(self, client: Client) -> None:
        """The connection is gone; the seat stays."""
        await self.keeper.to_its_end(self._goodbye(client))

    async def _goodbye(self, client: Client) -> None:
        running = self.keeper.tables.get(client.table)
        if running is None or client.id not in running.clients:
            return
        async with running.lock:
            running.clients.pop(client.id, None)
            self.keeper.count(running)
            self.keeper.tell(running)
            self.keeper.carry_on(running)

    async def _do(self, running: Running, client: Client, message: FromClient) -> None:
        table, keeper = running.table, self.keeper
        seats = seats_of(table, client)
        if isinstance(message, Choose):
            await self._choose(running, client, seats, message)
        elif isinstance(message, Hello):
            self._hello(running, client, message)
            keeper.spawn(keeper.be_seen(running))
        elif isinstance(message, Ping):
            client.send(write(Pong(message.t)))
        elif isinstance(message, Say):
            await self._say(running, client, seats, message)
        elif isinstance(message, Undo):
            await self._undo(running, seats, message)
        elif isinstance(message, Rematch):
            await keeper.want_rematch(running, seats)
        elif isinstance(message, Resign):
            await self._step(running, table.resign(seats, now()))
        elif isinstance(message, Leave):
            await keeper.leave(running, client)
        elif isinstance(message, Ready):
            await keeper.ready(running, seats)
        elif isinstance(message, Draw):
            await self._draw(running, seats, message)
        elif isinstance(message, Claim):
            await self._step(running, absence.claim(table, seats, now()))
        elif isinstance(message, PutIn):
            await self._step(running, absence.put_in(table, seats, message.seat, DEFAULT, now()))
        elif isinstance(message, Back):
            await self._step(running, absence.come_back(table, seats, now()))
        elif isinstance(message, WhenToAsk):
            await self._asking(running, seats, message)
        elif isinstance(message, Why):
            refusal = looking.why(table, seats, message.option)
            told = None if refusal is None else msgspec.convert(refusal, RefusalText)
            client.send(write(Answer(message.id, refusal=told)))
        elif isinstance(message, Hint):
            self._hint(running, client, seats, message)
        elif isinstance(message, Explain):
            found = looking.explain(table, looking.viewer_of(table, seats), message.what)
            client.send(write(Answer(message.id, derivation=msgspec.convert(found, DerivationLines))))

    def _hint(self, running: Running, client: Client, seats: list[int], message: Hint) -> None:
        """The table does not wait for it: what was asked about stays as it was, whatever happens meanwhile."""
        seat, match = advice.asked(running.table, seats), running.table.match
        assert match is not None
        self.advising.take(client)
        self.keeper.spawn(self.advising.answer(client, message.id, match, seat))

    async def _step(self, running: Running, step: Step | None) -> None:
        """Let a step happen, if there is one, and tell everybody what has changed."""
        if step is not None:
            await self.keeper.settle(running, step)
        self.keeper.tell(running)
        self.keeper.carry_on(running)

    async def _choose(self, running: Running, client: Client, seats: list[int], message: Choose) -> None:
        table = running.table
        before = table.answered(seats, message.id)
        if before is not None:
            client.send(write(Accepted(message.id, before)))
            return
        step = table.choose(seats, message.option, now(), version=message.version, id=message.id)
        await self.keeper.settle(running, step)
        self.keeper.tell(running, (client, write(Accepted(message.id, step.move.version))))
        self.keeper.carry_on(running)

    async def _asking(self, running: Running, seats: list[int], message: WhenToAsk) -> None:
        """Only the screens of this seat hear of it: it is nobody else's business."""
        table = running.table
        wishes = asking.wish(
            table, seats, message.when, message.until, message.hold, message.own_turn, message.ends, message.quick
        )
        version = table.version
        await self.keeper.ask(running, wishes)
        everybody = list(running.clients.values())
        mine = [client for client in everybody if seats_of(table, client) == seats]
        running.showing.show(mine if table.version == version else everybody, now())
        self.keeper.carry_on(running)

    def _hello(self, running: Running, client: Client, message: Hello) -> None:
        new = client.id not in running.clients
        if new and len(running.clients) >= self.keeper.limits.clients_of_table:
            raise Refused("full", "U stolu už nikdo další nevidí.", "There is no more room to watch this table.")
        client.greeted, client.known = True, message.known
        running.clients[client.id] = client
        table = running.table
        for seat in seats_of(table, client):
            table.seats[seat].away = False
            if client.user is not None:  # a guest may have made an account meanwhile
                table.seats[seat].guest = not client.user.account
        self.keeper.count(running)
        self.keeper.carry_on(running)
        if new:
            self.keeper.tell(running)
        else:
            running.showing.show([client], now())
        for said in running.chat:
            if message.heard is None or said.n > message.heard:
                client.send(write(said))

    async def _say(self, running: Running, client: Client, seats: list[int], message: Say) -> None:
        if client.user is None:
            raise Refused("not_yours", "Nejdřív řekni své jméno.", "Say your name first.")
        text = plain(message.text, self.keeper.limits.chat_characters)
        if text:
            seat = seat_name(seats[0]) if seats else None
            await self.keeper.say(running, client.user, seat, text)

    async def _undo(self, running: Running, seats: list[int], message: Undo) -> None:
        table, step = running.table, None
        if message.action == "refuse":
            takeback.refuse(table, seats)
        else:
            answer = takeback.ask if message.action == "ask" else takeback.accept
            step = answer(table, seats, now())
        await self._step(running, step)

    async def _draw(self, running: Running, seats: list[int], message: Draw) -> None:
        table, step = running.table, None
        if message.action == "ask":
            agreeing.ask(table, seats)
        elif message.action == "refuse":
            agreeing.refuse(table, seats)
        else:
            step = agreeing.accept(table, seats, now())
        await self._step(running, step)
