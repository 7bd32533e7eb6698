"""Running the terminal inside a test: type lines, look at what is printed."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from typing import Any

import pytest

import sudi
from sudi.cli import main
from sudi.cli.match.play import Session
from sudi.cli.words import Voice


@dataclass
class Said:
    """What a command printed, and its exit code."""

    out: str
    err: str
    code: int

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def __call__(self, command: str, *typed: str) -> Said:
        """Run `sudi COMMAND` with these lines typed, then end of input."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capsys.readouterr()
        code = main(command.split())
        said = self.capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(said.out, said.err, code)

    def at(self, match: sudi.Match, lang: str, *typed: str) -> list[str]:
        """Sit down at a match in progress as its first seat and type; what is answered to each line."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capsys.readouterr()
        Session(match, "random", Voice(lang)).run()
        prompt = f"{Voice(lang)('choose')}> "
        return self.capsys.readouterr().out.split(prompt)[1:-1]
