"""`sudi puzzle`: puzzles at the terminal, and the tool that makes them."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sudi.coach.puzzles import Puzzle, daily, puzzles_of
from sudi.coach.puzzles.making import made, numbered
from sudi.coach.puzzles.puzzle import QUICK, named_of, packed, read_file, written
from sudi.coach.puzzles.sitting import MISSED, REFUSED, SOLVED, Sitting
from sudi.coach.puzzles.telling import proof_of
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, SudiError
from sudi.kernel.wording.plain import plain

from ..czech import in_czech
from ..match.asking import find_option
from ..match.commands import COMMANDS
from ..match.table import Drawing
from ..output import console, grid, print_json
from ..words import Voice
from .puzzle_proofs import check, prove, tell, told_data

BACK = ("back", "zpet", "undo")
GIVE_UP = ("give up", "vzdavam", "vzdat", "solution", "reseni")


def puzzle(read: argparse.Namespace, say: Voice) -> int:
    game_by_name(read.game)
    if read.make is not None:
        return make(read, say)
    found = read_file(read.game, Path(read.file)) if read.file else puzzles_of(read.game)
    if read.check:
        return check(found, read, say)
    if read.which is None:
        _list(read, found, say)
        return 0
    one = _wanted(read, found)
    if one is None:
        console().print(say("puzzle_all" if found else "puzzle_none", game=read.game))
        return 0
    if read.prove:
        return prove(one, read, say)
    if read.proof:
        told = proof_of(one)
        if read.json:
            print_json({**one.shown(), "proof": told_data(told)})
        else:
            tell(told, say)
        return 0
    if read.json:
        print_json({**one.shown(), **one.data()})
        return 0
    return Desk(one, say).run()


def _wanted(read: argparse.Namespace, found: tuple[Puzzle, ...]) -> Puzzle | None:
    if read.which == "daily" and not read.file:
        return daily(read.game, datetime.now(UTC).date())
    if read.which in ("next", "daily"):
        done = solved(read.game)
        return next((one for one in found if one.id not in done), None)
    return named_of(read.game, found, read.which)


def _list(read: argparse.Namespace, found: tuple[Puzzle, ...], say: Voice) -> None:
    if read.json:
        done = solved(read.game)
        print_json({"game": read.game, "puzzles": [{**one.shown(), "solved": one.id in done} for one in found]})
        return
    out = console()
    if not found:
        out.print(say("puzzle_none", game=read.game), soft_wrap=True)
        return
    done = solved(read.game)
    table = grid("", "", say("puzzle_name"), say("puzzle_goal"), say("puzzle_hard"), right=(0, 4))
    for one in found:
        mark = "✓" if one.id in done else ""
        table.add_row(str(one.number), mark, one.title[say.lang], one.say[say.lang], str(one.difficulty))
    out.print(say("puzzle_list", title=game_by_name(read.game).title[say.lang]), style="bold")
    out.print(table)
    out.print(say("puzzle_begin", game=read.game), soft_wrap=True)


# ---- what is solved on this machine ----
def _kept() -> Path:
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder) / "sudi" / "puzzles.json"


def solved(game: str) -> set[str]:
    try:
        return set(json.loads(_kept().read_text("utf-8")).get(game, ()))
    except (OSError, ValueError, AttributeError, TypeError):
        return set()  # nothing was solved yet, or somebody else wrote there


def remember(one: Puzzle) -> None:
    path = _kept()
    with suppress(OSError):  # a home that cannot be written to forgets
        known: dict[str, Any] = {}
        with suppress(OSError, ValueError):
            known = json.loads(path.read_text("utf-8"))
        known[one.game] = sorted({*solved(one.game), one.id})
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(known), "utf-8")


class Desk:
    """One puzzle, until it is solved or left."""

    def __init__(self, one: Puzzle, say: Voice) -> None:
        self.puzzle, self.say, self.out = one, say, console()
        self.sitting = Sitting(one)
        self.helped = 0

    def run(self) -> int:
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is what gives `input` arrows and history
        one, say, match = self.puzzle, self.say, self.sitting.match
        title = say("puzzle_title", n=one.number, title=one.title[say.lang], hard=one.difficulty)
        self.out.print(title, style="bold")
        self.out.print(say("puzzle_who", seat=match.game.seat_label(match.state.t, one.seat, say.lang)))
        self.out.print(one.say[say.lang], style="bold")
        self.out.print(say("puzzle_how"), soft_wrap=True)
        Drawing(match, one.seat, say, self.out).draw()
        while not self.sitting.solved:
            self._offer()
            try:
                typed = input(f"{say('choose')}> ").strip()
            except EOFError:
                typed = "quit"
            if COMMANDS.get(plain(typed)) == "quit":
                self.out.print(say("bye"))
                return 0
            if plain(typed) in GIVE_UP:
                tell(proof_of(one), say)
                return 0
            if typed:
                self._heard(typed)
        remember(one)
        self.out.print(say("puzzle_solved", game=one.game, n=one.number), style="green", soft_wrap=True)
        self.out.print(say("puzzle_next", game=one.game))
        return 0

    def _heard(self, typed: str) -> None:
        if COMMANDS.get(plain(typed)) == "hint":
            self.helped += 1
            self.out.print(self.sitting.hint(self.helped).text[self.say.lang])
        elif plain(typed) in BACK:
            self.sitting.take_back()
        else:
            self._choose(typed)

    def _offer(self) -> None:
        decision = self.sitting.match.decision
        for option in decision.options if decision is not None else ():
            self.out.print(f" {option.index + 1}  {option.text(self.say.lang)}  [{option.name}]")

    def _choose(self, typed: str) -> None:
        lang, before = self.say.lang, self.sitting.match
        seen = before.log_length()
        try:
            assert before.decision is not None
            answer = self.sitting.choose(find_option(before, before.decision, typed, self.say).name)
        except SudiError as error:
            self.out.print(in_czech(str(error)) if lang == "cs" else str(error))
            return
        played = self.sitting.failed if answer.kind not in (REFUSED, SOLVED, "on") else self.sitting.match
        for entry in (played or before).log(self.puzzle.seat)[seen:]:
            self.out.print(f"  {entry.cs if lang == 'cs' else entry.en}", style="dim")
        if answer.text is not None and answer.kind != SOLVED:
            rule = f" [{answer.rule}]" if answer.rule else ""
            self.out.print(answer.text[lang] + rule, style="bold" if answer.kind == MISSED else "")


# ---- making ----
def make(read: argparse.Namespace, say: Voice) -> int:
    """Look for puzzles; every one is written as soon as it is found, so that nothing is lost."""
    if not read.out:
        raise BadSetup("Say with --out where the puzzles go: sudi puzzle GAME --make 10 --out puzzles.jsonl")
    out, stderr = Path(read.out), console(stderr=True)
    had = list(read_file(read.game, out)) if out.exists() else []
    last = max((one.made["seed"] for one in had), default=-1)
    seed = read.seed if read.seed is not None else last + 1
    lines = out.with_suffix("") if out.suffix == ".gz" else out
    if lines != out:
        lines.write_text("".join(written(one) + "\n" for one in had), "utf-8")
    found, wanted, at = list(had), read.make - len(had), seed
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TextColumn("{task.fields[more]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(say("puzzle_making"), total=max(wanted, 0), more="")
        for at, looked, one in made(read.game, wanted, seed, read.states, read.seconds, found, read.kind or QUICK):
            if one is not None:
                found.append(one)
                with lines.open("a", encoding="utf-8") as file:
                    file.write(written(one) + "\n")
            progress.update(task, completed=len(found) - len(had), more=f"{looked} · {at}")
    if lines != out:
        out.write_bytes(packed(numbered(found)))
        lines.unlink()
    new = len(found) - len(had)
    if read.json:
        print_json({"file": out.name, "puzzles": len(found), "new": new, "seed": at})
    else:
        console().print(say("puzzle_made", file=out.name, n=len(found), new=new, seed=at))
    return 0
