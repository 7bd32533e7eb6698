"""The terminal: `sudi` and its commands. Every refusal is one sentence and exit code 2."""

from __future__ import annotations

import os
import sys

from sudi.kernel.errors import SudiError

from .arguments import language, read_arguments
from .czech import in_czech
from .words import Voice

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Czech letters still gets its output
    say = Voice(language(words))
    try:
        return _run(words, say)
    except SudiError as error:
        sentence = str(error)
        print(in_czech(sentence) if say.lang == "cs" else sentence, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\n" + say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except SystemExit as leaving:  # --help
        return leaving.code if isinstance(leaving.code, int) else OK


def _run(words: list[str], say: Voice) -> int:
    read = read_arguments(words)
    if read.command == "play":
        from .match.play import play

        return play(read, say)
    if read.command == "replay":
        from .match.replay import replay

        return replay(read, say)
    if read.command == "simulate" and read.cards:
        from .measuring.careers import cards

        return cards(read, say)
    if read.command in ("simulate", "bench"):
        from .measuring import laboratory

        return getattr(laboratory, read.command)(read, say)  # type: ignore[no-any-return]
    if read.command == "arena":
        from .measuring.arena import arena

        return arena(read, say)
    if read.command == "learn":
        from .learning.learn import learn

        return learn(read, say)
    if read.command == "puzzle":
        from .learning.puzzle import puzzle

        return puzzle(read, say)
    if read.command == "review":
        from .learning.review import run as look_again

        return look_again(read, say)
    if read.command == "lab":
        from .measuring.lab import lab

        return lab(read, say)
    if read.command == "train":
        from .measuring.training import train

        return train(read, say)
    if read.command == "export":
        from .measuring.exporting import export

        return export(read, say)
    if read.command in ("serve", "load"):
        from .running import load, serve

        return serve.run(read) if read.command == "serve" else load.run(read)
    if read.command == "admin":
        from .running.admin import run

        return run(read, say)
    if read.command == "deck":
        from .decks import deck

        return deck(read, say)
    if read.command == "rules":
        from .rules import rules

        return rules(read, say)
    from . import reference

    return getattr(reference, read.command)(read, say)  # type: ignore[no-any-return]


__all__ = ["main"]
