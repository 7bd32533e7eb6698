"""What a program is sent is what its seat may know, and nothing else: to the byte, in every game and mode."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import sudi
from sudi.bots import decide
from sudi.bots.outside import Outside, player
from sudi.games import game
from tests.generic.cases import CASES, Case, stages
from tests.generic.test_no_leak import disturbed

SENT: list[bytes] = []


class Wire:
    """Instead of a program: keeps every byte that it would get, and answers."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        SENT.clear()

    def ask(self, line: bytes, seconds: float) -> bytes:
        SENT.append(line)
        return b'{"type":"ready"}' if b'"hello"' in line[:20] else b'{"index":0}'

    def close(self, seconds: float | None = None) -> None: ...


def sent(match: sudi.Match, seed: int) -> list[bytes]:
    """All that a program gets which is asked here."""
    decide(Outside("exec:python"), match.game, match.state, match.state.seat, Random(seed))
    return list(SENT)


@pytest.fixture(autouse=True)
def _wire(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "Program", Wire)
    monkeypatch.setattr(player.shutil, "which", lambda name: name)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_worlds_that_differ_in_what_is_hidden_sound_the_same(case: Case) -> None:
    moved = asked = 0
    for match in stages(case, 8):
        if match.decision is None or len(match.decision.options) == 1:
            continue
        other, changed = disturbed(match, match.decision.seat, 1)
        # Another world, and other chance: whatever is dealt to keep the secrets is not told either.
        before, after = sent(match, 1), sent(other, 2)
        assert before == after
        assert len(before) == 2
        assert match.state.rng != other.state.rng
        told = msgspec.json.decode(before[1])
        assert told["view"] == msgspec.json.decode(msgspec.json.encode(match.view(match.decision.seat)))
        moved, asked = moved + changed, asked + 1
    assert asked > 3
    assert moved > 20


@pytest.mark.parametrize("name", ["summonerwars", "doomtrooper"])
def test_hello_does_not_tell_what_the_others_brought(name: str) -> None:
    one, two, three = list(game(name).ready_decks())[:3]
    pairs = [(one, two), (one, three)]
    said = [sent(sudi.new(name, seed=5, decks=[mine, theirs]), 1)[0] for mine, theirs in pairs]
    assert said[0] == said[1]
    hello = msgspec.json.decode(said[0])
    assert "decks" not in hello["setup"]
    assert (hello["type"], hello["protocol"], hello["game"], hello["players"]) == ("hello", 1, name, 2)


def test_the_page_for_authors_shows_what_is_sent() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "own-bot.md").read_text("utf-8")
    shown = [msgspec.json.decode(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    hello, choose = map(msgspec.json.decode, sent(sudi.new("shards", seed=5), 1))
    assert [one["type"] for one in shown] == ["hello", "choose"]
    assert shown[0].keys() == hello.keys()
    assert shown[0]["setup"].keys() <= hello["setup"].keys()
    assert shown[1].keys() == choose.keys()
    assert shown[1]["view"].keys() <= choose["view"].keys()
    assert shown[1]["view"]["decision"].keys() <= choose["view"]["decision"].keys()
    for option in shown[1]["view"]["decision"]["options"]:
        assert option.keys() <= choose["view"]["decision"]["options"][0].keys()


def test_hello_tells_what_everybody_knows() -> None:
    hello = msgspec.json.decode(sent(sudi.new("shards", "melee", 3, 5, expansion=True), 1)[0])
    assert (hello["mode"], hello["players"]) == ("melee", 3)
    assert hello["setup"]["expansion"] is True
    assert hello["seat"] in ("p1", "p2", "p3")
    assert hello["rules"] == game("shards").version
