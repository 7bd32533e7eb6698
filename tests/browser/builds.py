"""A server with another build of the pages than the one in the package, as after an upgrade."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from litestar import Litestar

from sudi.server.app import create_app
from sudi.server.pages import FOLDER
from sudi.server.settings import Settings

VARIABLE = "SUDI_TEST_PAGES"


def app() -> Litestar:
    return create_app(Settings.from_environment(), Path(os.environ[VARIABLE]))


def upgraded(folder: Path) -> None:
    """The pages as a later build would have them: another main file and another worker."""
    shutil.copytree(FOLDER, folder)
    index = (folder / "index.html").read_text("utf-8")
    main = re.search(r"/assets/(index-[^\"/]+)\.js", index)
    assert main is not None
    old, new = main.group(1), "index-upgraded"
    (folder / "assets" / f"{old}.js").rename(folder / "assets" / f"{new}.js")
    (folder / "index.html").write_text(index.replace(old, new).replace("<title>Sudí", "<title>Sudí 2"), "utf-8")
    for file in folder.rglob("*.js"):
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    worker = (folder / "sw.js").read_text("utf-8")
    changed = re.sub(r"sudi-[0-9a-f]{12}", "sudi-upgraded", worker)
    assert changed != worker
    (folder / "sw.js").write_text(changed, "utf-8")
