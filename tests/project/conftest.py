"""Running the tools of the browser client."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable

import pytest

from tests.browser.serving import build_step

IN_CI = os.environ.get("CI", "").lower() == "true"
Tool = Callable[..., str]


@pytest.fixture(scope="session")
def tool() -> Tool:
    """A script of web/package.json, with Node as the pages are built with; what it complains about is the message."""
    step = build_step()
    try:
        step.find_npm()
    except SystemExit as missing:
        if IN_CI:
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    with step.alone():
        npm, environment = step.packages()

    def run(script: str, *arguments: str) -> str:
        command = [*npm, "run", "--silent", script, "--", *arguments]
        done = subprocess.run(
            command, cwd=step.WEB, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, f"npm run {script}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
        return done.stdout

    return run
