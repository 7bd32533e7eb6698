"""Telling a recorded match again, choice by choice."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

import sudi
from sudi.kernel.chance import commitment
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadRecord
from sudi.kernel.log import entry
from sudi.kernel.match import Match
from sudi.kernel.view import SPECTATOR
from sudi.kernel.written.record import NOTE_CHARACTERS, Mark, Note, read_record
from sudi.server.guard.plain import plain

from ..output import console, print_json
from ..words import Voice
from .answers import result_lines
from .play import read_file

LONGEST_NAME = 64


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
    kept = record.notes if read.notes and isinstance(record.notes, list) else []
    notes = sorted((note for note in kept if note.at <= len(match)), key=lambda note: note.at)
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
                **({"notes": msgspec.to_builtins(notes)} if read.notes else {}),
            }
        )
        return 0
    out = console()
    _tell_notes(match, notes, 0, say)
    for one in told:
        seat = match.game.seat_label(match.state.t, int(one["seat"][1:]) - 1, say.lang)
        out.print(say("choice_n", n=one["n"], seat=seat, choice=one["choice"]), style="bold")
        for line in one["log"]:
            out.print(f"   {line[say.lang]}")
        _tell_notes(match, notes, one["n"], say)
    if read.notes and not notes:
        out.print(say("no_notes"))
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


def _tell_notes(match: Match, notes: list[Note], at: int, say: Voice) -> None:
    """What somebody wrote and drew about this place."""
    for note in (one for one in notes if one.at == at):
        drawn = "; ".join(_drawn(match, mark, say) for mark in note.marks)
        by, text = plain(note.by, LONGEST_NAME), plain(note.text, NOTE_CHARACTERS)  # a file may come from a stranger
        who = say("note_by", by=by) if by else say("note")
        whole = " ".join(part for part in (text, f"[{drawn}]" if drawn else "") if part)
        console().print(f"   ✎ {who}: {whole}", style="italic")


def _drawn(match: Match, mark: Mark, say: Voice) -> str:
    of, to = (_called(match, thing, say.lang) for thing in (mark.of, mark.to or ""))
    return say(f"drawn_{mark.kind}", of=of, to=to)


def _called(match: Match, thing: str, lang: str) -> str:
    """A card by its name, a seat by its label; a place or a zone as the record has it."""
    card = match.cards.get(thing.partition("#")[0])
    if card is not None:
        return str(getattr(card.name, lang))
    seats = [seat_name(seat) for seat in range(match.state.t.players)]
    return match.game.seat_label(match.state.t, seats.index(thing), lang) if thing in seats else thing
