"""`sudi arena`: every bot against every other, as a table, as JSON and as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from sudi.games import kept
from sudi.kernel.errors import BadSetup
from sudi.lab.arena import Arena, Pair, Verdict, html, svg
from sudi.lab.arena import arena as run
from sudi.lab.arena.drawing import heading
from sudi.lab.statistics import Mean

from ..arguments import bot_names, read_settings, read_terms
from ..output import console, grid, print_json
from ..words import Voice
from .laboratory import forfeit_lines, shown_progress

DRAWN = {".svg": svg, ".html": html}


def arena(read: argparse.Namespace, say: Voice) -> int:
    plot = None if read.plot is None else Path(read.plot)
    if plot is not None and plot.suffix not in DRAWN:
        raise BadSetup(say("arena_plot", file=read.plot))
    kept(read.game)
    with shown_progress(say) as report:
        found = run(
            read.game,
            bot_names(read.bots),
            read.mode,
            read.players,
            read_settings(read.settings, say),
            read.matches,
            read.seed,
            read.processes,
            read.sprt,
            read.one_way,
            read.out,
            read_terms(read),
            report,
        )
    if plot is not None:
        try:
            plot.write_text(DRAWN[plot.suffix](found, say.lang), encoding="utf-8")
        except OSError:
            raise BadSetup(say("no_plot", file=read.plot)) from None
    if read.json:
        print_json(found.data())
    else:
        _show(found, say)
        if plot is not None:
            console().print(say("arena_drawn_to", file=read.plot))
    return 0


def _show(found: Arena, say: Voice) -> None:
    out = console()
    out.print(heading(found, say.lang))
    tested = any(pair.verdict is not None for pair in found.pairs)
    heads = [say("arena_pair"), say("arena_score"), say("interval"), say("arena_fair"), say("arena_matches")]
    heads += [say("arena_drawn"), say("arena_cut"), *([say("arena_test")] if tested else [])]
    table = grid(*heads, right=(1, 3, 4, 5, 6))
    for pair in found.pairs:
        verdict = [] if pair.verdict is None else [_verdict(pair.verdict, say)]
        numbers = (str(pair.matches), str(pair.draws), str(pair.unfinished))
        table.add_row(f"{pair.first} – {pair.second}", *_mean(pair.score), f"{pair.fair:.0%}", *numbers, *verdict)
    out.print(table)
    if any(pair.alone for pair in found.pairs):
        out.print(_alone(found.pairs, found.event.players, say))
    out.print(_bots(found, say))
    for line in forfeit_lines(found.forfeits, say):
        out.print(line)


def _alone(pairs: list[Pair], players: int, say: Voice) -> object:
    table = grid(say("arena_alone_head"), say("share"), say("interval"), right=(1,))
    for pair in pairs:
        for name, mean in pair.alone.items():
            other = pair.second if name == pair.first else pair.first
            table.add_row(say("arena_alone", name=name, other=other), *_mean(mean))
    return table


def _bots(found: Arena, say: Voice) -> object:
    """Ratings and thinking times, the best first."""
    heads = [say("arena_bot"), "Elo", say("interval"), *([say("arena_wins")] if found.together else [])]
    times = [say("arena_ms"), say("arena_cpu"), say("arena_95"), say("arena_99")]
    table = grid(*heads, *times, right=(1, *range(3, len(heads) + 4)))
    for name in sorted(found.bots, key=lambda name: -found.ratings[name].elo):
        rating, thought = found.ratings[name], found.thinking[name].data()
        wins = [f"{found.wins[name].share:.1%}"] if found.together else []
        keys = ("mean", "processor", "percentile_95", "percentile_99")
        table.add_row(
            name,
            f"{rating.elo:+.0f}",
            f"{rating.low:+.0f} – {rating.high:+.0f}",
            *wins,
            *(f"{thought[key]:.2f}" for key in keys),
        )
    return table


def _mean(mean: Mean) -> tuple[str, str]:
    return f"{mean.mean:.1%}", f"{mean.low:.1%} – {mean.high:.1%}"


def _verdict(verdict: Verdict, say: Voice) -> str:
    claims = {"low": f"{verdict.claims.low:.1%}", "high": f"{verdict.claims.high:.1%}"}
    return say(f"arena_{verdict.believed or 'open'}", **claims)
