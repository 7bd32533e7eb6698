"""Sudí as an app: it can be installed, takes up an upgrade with the next visit, and says so when there is no server."""

from __future__ import annotations

import json
import struct
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from . import builds
from .people import People, against_bot
from .serving import Server, build_pages

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    found[name] = (await kept.keys()).map((one) => new URL(one.url).pathname);
  }
  return found;
}"""


@pytest.fixture
def changing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Callable[[], None]]]:
    """A server, and what upgrades it: it comes back at the same address with another build."""
    build_pages()
    monkeypatch.setenv(builds.VARIABLE, str(builds.FOLDER))
    one = Server(tmp_path, app="tests.browser.builds:app")
    one.start()

    def upgrade() -> None:
        one.stop()
        builds.upgraded(tmp_path / "pages")
        monkeypatch.setenv(builds.VARIABLE, str(tmp_path / "pages"))
        one.start()

    yield one, upgrade
    one.stop()


def installed(people: People, path: str = "/") -> Any:
    page = people.window(path, service_workers="allow")
    page.wait_for_function(CONTROLLED)
    return page


def fetched(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address) as answer:
        return answer.headers["content-type"], answer.read()


def test_the_manifest_has_what_an_installation_needs(people: People) -> None:
    page = people.window("/")
    link = page.get_attribute("link[rel=manifest]", "href")
    kind, data = fetched(people.address + link)
    assert kind.startswith("application/manifest+json")
    manifest = json.loads(data)
    assert {manifest["start_url"], manifest["scope"]} == {"/"}
    assert manifest["display"] == "standalone"
    assert manifest["name"].startswith("Sudí")
    drawn = set()
    for icon in manifest["icons"]:
        kind, data = fetched(people.address + icon["src"])
        assert kind == icon["type"]
        if kind == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            drawn.add((width, icon["purpose"]))
    assert drawn == {(192, "any"), (512, "any"), (512, "maskable")}
    wire = page.context.new_cdp_session(page)
    told = wire.send("Page.getAppManifest")
    assert told["url"].endswith(link)
    assert told["errors"] == []
    assert page.locator("meta[name=theme-color]").count() == 2


def test_the_worker_keeps_files_and_no_answers(changing: Any, guests: Callable[[str], People]) -> None:
    server, _ = changing
    people = guests(server.address)
    page = installed(people)
    page.reload()
    page.fill("#name", "Karel")
    page.press("#name", "Enter")
    page.wait_for_selector("#me")
    against_bot(page)
    page.wait_for_selector(".frame")
    (files,) = page.evaluate(KEPT).values()
    assert any(file.startswith("/assets/Lobby-") for file in files)
    kept = {file for file in files if not file.startswith("/assets/")}
    assert kept == {"/offline.html", "/offline.css", "/icon.svg"}
    assert people.complaints == []


def test_an_upgrade_is_there_with_the_next_visit(changing: Any, guests: Callable[[str], People]) -> None:
    server, upgrade = changing
    people = guests(server.address)
    page = installed(people)
    page.reload()
    page.wait_for_selector("#open-table")
    (before,) = page.evaluate(KEPT)
    assert not page.evaluate("() => document.scripts[0].src").endswith("index-upgraded.js")
    upgrade()
    page.reload()
    page.wait_for_selector("#open-table")
    assert page.evaluate("() => document.scripts[0].src").endswith("index-upgraded.js"), "never the page of yesterday"
    page.wait_for_function(
        "async () => { const names = await caches.keys(); return names.join() === 'sudi-upgraded'; }"
    )
    assert before != "sudi-upgraded"


def test_without_a_server_the_app_says_what_is_wrong(changing: Any, guests: Callable[[str], People]) -> None:
    server, _ = changing
    people = guests(server.address)
    page = installed(people, "/rules")
    server.stop()
    page.reload()
    page.wait_for_selector("text=Server neodpovídá")
    assert "The server does not answer" in page.inner_text("main")
    assert page.evaluate("getComputedStyle(document.querySelector('.again')).display") == "inline-block"
    server.start()
    page.get_by_role("link", name="Zkusit znovu").click()
    page.wait_for_selector("main h1:has-text('Pravidla')")
    assert page.url.endswith("/rules")
