"""What happens at a table without a person: bots choose; the table does for seats that have lost or want to pass."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sudi import Match
from sudi.bots import Forfeit
from sudi.table import Refused, Step, asking

from ..daytime import now
from ..watching import metrics
from ..watching.logs import told
from ..wire.messages import Error, Text, write

if TYPE_CHECKING:
    from .keeper import Keeper, Running

log = logging.getLogger("sudi.server")
THINKING_SECONDS = 30.0
WINDOW_SECONDS = 0.08  # a bot passes in a window after so long, whatever it holds
RETRY_SECONDS, LONGEST_RETRY_SECONDS = 1.0, 60.0


async def alone(keeper: Keeper, running: Running) -> None:
    """Answer for bots, for seats that have lost and for seats that pass by their wish, until a person is asked."""
    table = running.table
    try:
        while not running.dropped and table.goes_on_alone:
            await _one(keeper, running)
            running.failures = 0
    except Exception as problem:
        await back_off(running, problem)
    finally:
        running.thinking = None
        if not running.dropped:
            keeper.carry_on(running)


async def back_off(running: Running, problem: Exception) -> None:
    """What had to happen by itself did not: say so once, and wait longer each time before it is tried again."""
    if running.dropped:
        return
    wait = min(RETRY_SECONDS * 2**running.failures, LONGEST_RETRY_SECONDS)
    running.failures += 1
    unexpected = None if isinstance(problem, Refused) else problem
    log.error(
        "table %s cannot go on by itself (%s); once more in %.0f s",
        running.table.plan.id, problem if unexpected is None else told(problem), wait, exc_info=unexpected,
    )  # fmt: skip
    seconds = f"{max(1, round(wait))} s"
    cs, en = "Stůl teď sám nemůže dál; zkusí to znovu za", "The table cannot go on by itself; it tries again in"
    said = write(Error(None, "stuck", Text(f"{cs} {seconds}.", f"{en} {seconds}.")))
    for client in running.clients.values():
        client.send(said)
    await asyncio.sleep(wait)


def _tell_replaced(running: Running, who: str, instead: str, failed: Forfeit) -> None:
    """One sentence for the table. What exactly went wrong is for whoever runs the server."""
    log.error("table %s: %s; %s plays on", running.table.plan.id, failed, instead)
    cs, en = f"Program {who} selhal; hraje za něj {instead}.", f"The program {who} failed; {instead} plays for it."
    said = write(Error(None, "bot", Text(cs, en)))
    for client in running.clients.values():
        client.send(said)


async def _one(keeper: Keeper, running: Running) -> None:
    table = running.table
    version, match, asked = table.version, table.match, table.asks
    assert match is not None
    assert asked is not None
    bot, option = None if asking.passes(table) else table.seats.bot_at(asked), ""
    in_window = asking.moment(table) is not None
    if bot is not None:
        pause = WINDOW_SECONDS if in_window else keeper.bot_pause
        # The pause runs while the bot thinks: it takes as long if there was nothing to think about.
        if pause and (in_window or asking.single(match)):
            pause = max(pause, (keeper.own_bots if bot in keeper.own_bots else keeper.thinkers).usual(match, bot))
        option, _ = await asyncio.gather(_choice(keeper, running, match, asked, bot), asyncio.sleep(pause))
    elif keeper.bot_pause and not in_window:
        await asyncio.sleep(keeper.bot_pause)
    async with running.lock:
        if table.version != version or running.dropped or not table.goes_on_alone:
            return  # somebody took a choice back meanwhile, or wants to be asked after all
        step: Step
        if bot is not None:
            step = table.choose([asked], option, now(), by="bot")
        else:
            step = table.least(now()) if table.seats.lost(asked) else asking.pass_on(table, now())
        passed = in_window and step.move.option == asking.passing(match)
        await keeper.settle(running, step)
        # A pass that nobody was waited for changes nothing that anybody sees.
        if not (passed and table.goes_on_alone):
            keeper.tell(running)


async def _choice(keeper: Keeper, running: Running, match: Match, seat: int, who: str) -> str:
    """What the bot chooses; a bot that fails or thinks without end plays at random rather than stop the table."""
    thinkers, own = keeper.thinkers, keeper.own_bots
    table = running.table.plan.id
    if own.plays(table, seat, who):
        try:
            with metrics.THINKING.labels(who).time():
                return await own.decide(table, match, seat, who, thinkers.chance.getrandbits(62))
        except Forfeit as failed:
            _tell_replaced(running, who, own.terms.replace or "random", failed)
    if who in own:
        who = own.terms.replace or "random"
    try:
        with metrics.THINKING.labels(who).time():
            return await asyncio.wait_for(thinkers.decide(match, seat, who), THINKING_SECONDS)
    except Exception:
        log.exception("the bot %s failed; it plays this choice at random", who)
        return await thinkers.decide(match, seat, "random")
