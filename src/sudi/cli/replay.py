"""Telling a recorded match again, choice by choice."""

from __future__ import annotations

import argparse
from typing import Any

import sudi
from sudi.kernel.chance import commitment
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadRecord
from sudi.kernel.log import entry
from sudi.kernel.match import Match
from sudi.kernel.view import SPECTATOR
from sudi.kernel.written.record import read_record

from .answers import result_lines
from .output import console, print_json
from .play import read_file
from .words import Voice


def replay(read: argparse.Namespace, say: Voice) -> int:
    record = read_record(read_file(read.file, say))
    promised = commitment(record.seed)
    if read.commitment is not None and read.commitment.strip().lower() != promised:
        raise BadRecord(say("other_seed" if promised else "no_promise"))
    whole = sudi.replay(record)  # a record that cannot be replayed to its end is refused, wherever it is cut
    if read.to is not None and not 0 <= read.to <= len(whole):
        raise BadRecord(say("to_range", n=len(whole)))
    match = whole if read.to is None else sudi.replay(record, read.to)
    # After the match everything is open; of a match that goes on, what any spectator may know.
    reader = None if whole.result is not None else SPECTATOR
    told = [_told(match, number, past, reader) for number, past in enumerate(match.past(), 1)]
    if read.json:
        print_json(
            {
                "game": match.game.name,
                "mode": match.state.t.mode,
                "players": match.state.t.players,
                "seed": match.seed,
                "commitment": promised,
                "choices": told,
                "of": len(whole),
                "result": match.view()["result"],
            }
        )
        return 0
    out = console()
    for one in told:
        seat = match.game.seat_label(match.state.t, int(one["seat"][1:]) - 1, say.lang)
        out.print(say("choice_n", n=one["n"], seat=seat, choice=one["choice"]), style="bold")
        for line in one["log"]:
            out.print(f"   {line[say.lang]}")
    if match.result is not None:
        for line in result_lines(match, say):
            out.print(line)
    elif match.decision is not None:
        out.print(say("goes_on", seat=match.game.seat_label(match.state.t, match.decision.seat, say.lang)))
    return 0


def _told(match: Match, number: int, past: Any, reader: int | None) -> dict[str, Any]:
    lines = [entry(match.state.t, match.game.lines, raw, reader) for raw in past.events]
    return {
        "n": number,
        "seat": seat_name(past.seat),
        "choice": past.choice,
        "log": [{"line": line.line, "cs": line.cs, "en": line.en} for line in lines],
    }
