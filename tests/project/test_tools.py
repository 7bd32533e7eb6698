"""The tools of the house run with the tests, so that they cannot rot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str) -> None:
    """A tool, in the project's folder and with the package found; what it complains about is the failure message."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run([*command], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command[1:])}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", "--no-cache", "src", "tests")


def test_ruff_would_format_nothing() -> None:
    run(sys.executable, "-m", "ruff", "format", "--no-cache", "--check", "src", "tests")


def test_types_are_strict(tmp_path: Path) -> None:
    run(sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "-p", "sudi")


def test_imports_point_downwards() -> None:
    program = (
        "import sys; from importlinter.cli import lint_imports_command as lint; sys.argv[0] = 'lint-imports'; lint()"
    )
    run(sys.executable, "-c", program, "--no-cache")
