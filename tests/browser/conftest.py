"""A real server on a free port and a real browser. Without a browser the tests are skipped, in CI they fail."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .people import ARGUMENTS, People
from .serving import Server, build_pages

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
IN_CI = os.environ.get("CI", "").lower() == "true"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser, a server and its bots on a busy machine with two cores: what fails once is tried once more."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def absent(what: str) -> None:
    """Skip where the tests cannot run; in CI that is an error."""
    message = f"{what}; see 'Tests in a browser' in docs/table.md."
    if IN_CI:
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = os.environ.get("SUDI_BROWSER") or next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        absent("No Chromium was found: install the package chromium or set SUDI_BROWSER to its path")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    """One browser for a file: Playwright keeps an event loop running, which must not outlive the browser tests."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        absent("Playwright is not installed: pip install '.[test]'")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield one
        one.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build_pages()
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    build_pages()
    one = Server(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[People]:
    """Windows of different people; whatever a page complains about (a blocked script, an exception) fails the test."""
    one = People(browser, server.address)
    yield one
    one.close()
    assert one.complaints == []


@pytest.fixture
def guests(browser: Any) -> Iterator[Callable[[str], People]]:
    """People at another server."""
    made: list[People] = []

    def at(address: str) -> People:
        made.append(People(browser, address))
        return made[-1]

    yield at
    for one in made:
        one.close()
