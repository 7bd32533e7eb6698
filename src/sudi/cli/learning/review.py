"""`sudi review`: a finished match looked at again, in words, as JSON and as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sudi.coach.review import Review, SeatReview, review
from sudi.coach.review.drawing import svg
from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game
from sudi.kernel.written.record import read_record

from ..chances import decimal, points, share
from ..match.play import read_file
from ..measuring.laboratory import shown_progress
from ..output import console, print_json
from ..words import Voice

MOST = 1000
LEVELS = " ▁▂▃▄▅▆▇█"


def run(read: argparse.Namespace, say: Voice) -> int:
    record = read_record(read_file(read.file, say))
    game = game_by_name(record.game)
    kept(record.game)
    if read.worlds is not None and not 2 <= read.worlds <= MOST:
        raise BadSetup(say("review_worlds"))
    seats = _seats(read, record.players, say)
    with shown_progress(say, "reviewing") as report:
        found = review(record, seats, read.worlds, None, read.seed, read.processes, report)
    if read.plot is not None:
        try:
            Path(read.plot).write_text(svg(found, say.lang), encoding="utf-8")
        except OSError:
            raise BadSetup(say("no_plot", file=read.plot)) from None
    if read.json:
        print_json(found.data())
    else:
        _show(found, game, read.file, say)
        if read.plot is not None:
            console().print(say("arena_drawn_to", file=read.plot))
    return 0


def _seats(read: argparse.Namespace, players: int, say: Voice) -> list[int] | None:
    if read.seat is None:
        return None
    names = [f"p{number + 1}" for number in range(players)]
    if read.seat not in names:
        raise BadSetup(say("review_no_seat", seat=read.seat, seats=", ".join(names)))
    return [names.index(read.seat)]


def _show(found: Review, game: Game, file: str, say: Voice) -> None:
    out = console()
    mode = game.modes[found.mode].title[say.lang]
    out.print(say("review_head", title=game.title[say.lang], mode=mode, n=found.choices))
    tables = _tables(game, found)
    for one in found.seats:
        out.print()
        for line in _seat_lines(one, game, tables, say):
            out.print(line)
    worst = max((error for one in found.seats for error in one.errors), key=lambda e: e["cost"], default=None)
    if worst is not None:
        out.print()
        again = say("review_what_if", n=worst["n"] - 1, game=game.name, file=file)
        out.print(again, soft_wrap=True)  # a command is copied whole


def _tables(game: Game, found: Review) -> Any:
    """Any tables of this mode: they know what seats are called."""
    mode, players, setup = game.setup(found.mode, found.players, {})
    return game.tables_for(mode, players, setup)


def _seat_lines(one: SeatReview, game: Game, tables: Any, say: Voice) -> list[str]:
    seat = game.seat_label(tables, one.seat, say.lang)
    lines = [say("review_seat", seat=seat, start=share(one.start), result=share(one.result))]
    lines += [f"  {points(total, say):>6}  {say(f'review_{column}')}" for column, total in one.columns.items()]
    if one.mean_cost is None:
        lines.append("  " + say("review_few", n=one.decisions))
    else:
        lines.append("  " + say("review_mean", n=one.decisions, cost=decimal(100 * one.mean_cost, ".2f", say)))
    lines.append("  " + say("review_curve") + ":")
    width = max(len(say("review_known")), len(say("review_open")))
    for kind in ("known", "open"):
        bars = "".join(LEVELS[round(8 * point[kind])] for point in one.curve)
        lines.append(f"    {say(f'review_{kind}'):<{width}}  {bars}")
    lines.append("  " + say("review_errors" if one.errors else "review_no_errors") + (":" if one.errors else ""))
    for error in sorted(one.errors, key=lambda e: -e["cost"]):
        values = {"n": error["n"], "turn": error["turn"], "grade": say(error["grade"])}
        doubt = decimal(200 * error["error"], ".1f", say)  # two standard errors: about 95 %
        values |= {"cost": decimal(100 * error["cost"], ".1f", say), "error": doubt}
        lines.append("    " + say("review_error", **values, taken=error["taken"][say.lang]))
        lines.append("      " + say("review_better", best=error["best"][say.lang]))
    lines.append("  " + say("review_turning") + ":")
    for turn in one.turning_points:
        of = game.seat_label(tables, int(turn["of"][1:]) - 1, say.lang)
        changes = {column: points(turn[column], say) for column in one.columns}
        span = {"turn": turn["turn"], "seat": of, "first": turn["from"], "last": turn["to"]}
        ends = {"before": share(turn["before"]), "after": share(turn["after"])}
        lines.append("    " + say("review_turn", **span, **ends, **changes))
    return lines
