"""`sudi puzzle --proof`, `--prove` and `--check`: proofs in words, and proofs made again."""

from __future__ import annotations

import argparse
import time
from typing import Any

from sudi.coach.puzzles import Puzzle
from sudi.coach.puzzles.telling import Played, Told
from sudi.coach.puzzles.threat import TooWide
from sudi.kernel.errors import BadSetup

from ..output import console, print_json
from ..words import Voice


def played_data(played: Played) -> dict[str, Any]:
    return {
        "options": list(played.names),
        "choices": [{"cs": text.cs, "en": text.en} for text in played.choices],
        "log": [{"cs": entry.cs, "en": entry.en} for entry in played.log],
        "stands": {"cs": played.stands.cs, "en": played.stands.en},
        "lacks": None if played.lacks is None else {"cs": played.lacks.cs, "en": played.lacks.en},
    }


def told_data(told: Told) -> dict[str, Any]:
    return {
        "says": {"cs": told.says.cs, "en": told.says.en},
        "states": told.states,
        "tried": told.tried,
        "solution": played_data(told.solution),
        "wrong": [played_data(line) for line in told.wrong],
    }


def tell(told: Told, say: Voice) -> None:
    out = console()

    def line(played: Played) -> None:
        for number, text in enumerate(played.choices, 1):
            out.print(f" {number}  {text[say.lang]}")
        out.print("  " + say("puzzle_ends", stands=played.stands[say.lang]), style="dim")

    out.print(say("puzzle_solution"), style="bold")
    line(told.solution)
    out.print(told.says[say.lang], soft_wrap=True)
    for played in told.wrong:
        out.print(say("puzzle_wrong"), style="bold")
        line(played)
        if played.lacks is not None:
            out.print("  " + say("puzzle_lacks", what=played.lacks[say.lang]), style="dim")


def prove(one: Puzzle, read: argparse.Namespace, say: Voice) -> int:
    """The proof once more, by the rules as they are now."""
    begun = time.monotonic()
    try:
        proof = one.prover(one.table().state, max(read.states, 2 * one.states)).prove()
    except TooWide:
        raise BadSetup("The proof looks at more states than --states allows; give it more.") from None
    holds, seconds = proof.only == one.choices, round(time.monotonic() - begun, 2)
    found = {"holds": holds, "states": proof.states, "tried": proof.choices, "seconds": seconds}
    if read.json:
        print_json({**one.shown(), **found, "choices": list(proof.only or ())})
    elif holds:
        words = {"states": proof.states, "tried": proof.choices, "seconds": seconds}
        console().print(say("puzzle_proved", choices=", ".join(one.choices), **words), soft_wrap=True)
    else:
        console().print(say("puzzle_unproved"))
    return 0 if holds else 1


def check(puzzles: tuple[Puzzle, ...], read: argparse.Namespace, say: Voice) -> int:
    """All proofs once more; tells which fail."""
    begun, states, failed = time.process_time(), 0, []
    for one in puzzles:
        try:
            proof = one.prover(one.table().state, max(read.states, 2 * one.states)).prove()
        except TooWide:
            failed.append(one)
            continue
        states += proof.states
        if proof.only != one.choices:
            failed.append(one)
    seconds = round(time.process_time() - begun, 1)
    numbers = [one.number for one in failed]
    if read.json:
        print_json({"puzzles": len(puzzles), "failed": numbers, "states": states, "seconds": seconds})
    elif failed:
        console().print(say("puzzle_failed", n=len(puzzles), which=", ".join(map(str, numbers))), soft_wrap=True)
    else:
        console().print(say("puzzle_checked", n=len(puzzles), states=states, seconds=seconds), soft_wrap=True)
    return 1 if failed else 0
