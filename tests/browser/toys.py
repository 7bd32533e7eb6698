"""A server that also serves the kernel's toy game, which has no layout of its own: places, dice, seats as targets.

`uvicorn --factory tests.browser.toys:app` is the real server; only the list of games is longer.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


def add_toy() -> None:
    """Put the toy where the games are looked up by name."""
    import sudi
    from tests.kernel import toy

    games = sys.modules["sudi.games"]  # the package; `sudi.games` itself is the public function

    package, words = ModuleType("sudi.games.toy"), ModuleType("sudi.games.toy.words")
    package.__path__ = []
    sys.modules.update({"sudi.games.toy": package, "sudi.games.toy.game": toy, "sudi.games.toy.words": words})
    listed = (*games.NAMES, "toy")
    for module in (games, sudi):
        module.NAMES = listed  # type: ignore[attr-defined]


def app() -> Any:
    add_toy()
    from sudi.server.app import from_environment

    return from_environment()
