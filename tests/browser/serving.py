"""Starting, killing and restarting the real server."""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def build_step() -> Any:
    """The module that makes the pages."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_pages() -> None:
    """The pages as an install would have them, if they are not there or are out of date."""
    build_step().build_pages()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    def __init__(
        self, folder: Path, bot_pause: float = 0.0, app: str = "sudi.server.app:from_environment", **rest: Any
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = {"database": str(folder / "sudi.sqlite"), "relaxed": True, "bot_pause": bot_pause, **rest}
        self._app = app
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "SUDI_SERVER": json.dumps(self._settings)}
        own = (str(ROOT / "src"), str(ROOT), environment.get("PYTHONPATH", ""))
        environment["PYTHONPATH"] = os.pathsep.join(own)
        command = [sys.executable, "-m", "uvicorn", "--factory", self._app]
        command += ["--port", str(self.port), "--log-level", "warning", "--ws", "sudi.server.wire.line:Line"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        for _ in range(3600):  # a dead process is noticed below; a busy machine takes its time
            try:
                with urllib.request.urlopen(self.address + "/api/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
            assert self._process is not None
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError("The server did not start:\n" + (self.folder / "server.log").read_text())

    def kill(self) -> None:
        """As the power cut does it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None
