"""Tournaments: the same deals for everybody, the same results for every number of processes, going on after a stop."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sudi
from sudi.lab import arena
from sudi.lab.arena import chunks, html, running, svg
from sudi.lab.arena.chunks import DEALS, Event
from sudi.lab.arena.pairing import FIRST, SECOND, contests, points, seatings
from sudi.lab.arena.results import labels
from sudi.lab.times import Times
from tests.cli.conftest import sudi_ as sudi_
from tests.cli.terminal import Terminal


def without_times(found: sudi.lab.Arena) -> dict[str, Any]:  # type: ignore[name-defined]
    data: dict[str, Any] = json.loads(json.dumps(found.data()))
    for times in data.pop("thinking").values():
        assert times["mean"] > 0
        assert 0 < times["percentile_95"] <= times["percentile_99"] <= times["longest"]
    return data


# ---- what comes out ----
def test_equal_bots_share_the_points() -> None:
    found = arena("shards", ["random", "random"], matches=60, seed=3, processes=1)
    (pair,) = found.pairs
    assert (pair.first, pair.second, pair.matches, pair.deals) == ("random", "random#2", 60, 30)
    assert pair.score.low < 0.5 < pair.score.high
    assert 0.15 < pair.score.high - pair.score.low < 0.35
    assert len(pair.scores) > 2  # equal bots do not play a deal twice alike
    one, other = found.ratings.values()
    assert one.low < 0 < one.high
    assert one.elo == pytest.approx(-other.elo)


def test_the_stronger_is_found_and_the_test_stops_early() -> None:
    found = arena("shards", ["random", "greedy"], matches=400, processes=1, sprt="40%,50%")
    (pair,) = found.pairs
    assert pair.verdict is not None
    assert pair.verdict.believed == "low"
    assert 10 < pair.matches < 100
    assert pair.score.high < 0.4
    assert found.ratings["greedy"].low > found.ratings["random"].high
    assert found.thinking["greedy"].data()["mean"] > found.thinking["random"].data()["mean"]


def test_the_number_of_processes_changes_nothing_but_times() -> None:
    how: dict[str, Any] = {"matches": 16, "seed": 8, "sprt": "elo:0,150"}
    alone = arena("shards", ["random", "greedy", "random"], processes=1, **how)
    together = arena("shards", ["random", "greedy", "random"], processes=2, **how)
    assert without_times(alone) == without_times(together)
    assert [pair.matches for pair in alone.pairs] == [12, 16, 16]  # the test ended one pair before the others


def test_progress_goes_up_to_all_that_is_played() -> None:
    seen: list[tuple[int, int]] = []
    arena("shards", ["random"] * 3, "solo", matches=4, processes=1, progress=lambda *done: seen.append(done))
    assert seen == [(2, 12), (4, 12), (6, 12), (8, 12), (10, 12), (12, 12)]


# ---- the same deals ----
def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, list[str]]]:
    """What every match begins with: its state, and who sits where."""
    seen: list[tuple[Any, list[str]]] = []
    play = chunks.play

    def look(game: Any, s: Any, sides: list[int], names: list[str], *rest: Any) -> Any:
        seen.append((s.copy(), list(names)))
        return play(game, s, sides, names, *rest)

    monkeypatch.setattr(chunks, "play", look)
    return seen


def test_both_matches_of_a_deal_begin_alike_with_the_seats_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    arena("summonerwars", ["random", "greedy"], matches=1, processes=1)
    (one, seats), (other, exchanged), (next_deal, _), _ = seen
    assert one == other
    assert (seats, exchanged) == (["random", "greedy"], ["greedy", "random"])
    assert one != next_deal


def test_every_pair_gets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    arena("shards", ["random"] * 3, matches=4, processes=1)
    first, second, third = (seen[at : at + 4] for at in (0, 4, 8))
    assert [s for s, _ in first] == [s for s, _ in second] == [s for s, _ in third]


def test_with_three_players_each_sits_alone_at_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    found = arena("shards", ["greedy", "random"], "free_for_all", 3, matches=1, processes=1)
    g, r = "greedy", "random"
    deal = [[g, r, r], [r, g, r], [r, r, g], [r, g, g], [g, r, g], [g, g, r]]
    assert [names for _, names in seen] == deal * DEALS
    assert all(s == seen[0][0] for s, _ in seen[:6])
    assert set(found.pairs[0].alone) == {g, r}
    assert found.pairs[0].fair == 0.5


def test_one_way_only_the_first_sits_alone() -> None:
    found = arena("shards", ["greedy", "random"], "free_for_all", 3, matches=6, processes=1, one_way=True)
    (pair,) = found.pairs
    assert (pair.matches, set(pair.alone)) == (6, {"greedy"})
    assert pair.alone["greedy"] == pair.score
    assert pair.fair == pytest.approx(1 / 3)
    assert pair.elo() is None
    assert pair.score.mean > 0.5
    assert found.ratings["greedy"].elo > 100


def test_partners_are_one_side(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    arena("shards", ["greedy", "random"], "teams", matches=1, processes=1)
    assert [names for _, names in seen[:2]] == [["greedy"] * 2 + ["random"] * 2, ["random"] * 2 + ["greedy"] * 2]


def test_those_who_play_together_are_compared_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    found = arena("rone", ["greedy", "random"], "campaign", 1, matches=2, processes=1)
    assert found.together
    by_bot = {name: [s for s, names in seen if names == [name]] for name in ("greedy", "random")}
    assert by_bot["greedy"] == by_bot["random"]
    assert len(by_bot["greedy"]) == 2
    assert {share.played for share in found.wins.values()} == {2}
    (pair,) = found.pairs
    ahead = (found.wins["greedy"].wins - found.wins["random"].wins) / 2
    assert pair.score.mean == pytest.approx((1 + ahead) / 2)


def test_points_are_parts_of_the_victory() -> None:
    duel = seatings(2)
    assert [one.bots for one in duel] == [(FIRST, SECOND), (SECOND, FIRST)]
    assert [points(one, [0, 1], (0,)) for one in duel] == [1, 0]
    assert [points(one, [0, 1], ()) for one in duel] == [0.5, 0.5]
    assert points(duel[0], [0, 1], None) == 0.5
    assert points(duel[1], [0, 0, 1, 1], (2, 3)) == 1
    alone = seatings(3, one_way=True)
    assert [points(one, [0, 1, 2], (0,)) for one in alone] == [1, 0, 0]
    assert points(alone[0], [0, 1, 2], ()) == pytest.approx(1 / 3)
    assert [one.alone for one in seatings(3)] == [FIRST] * 3 + [SECOND] * 3
    assert contests(3, together=False) == [(0, 1), (0, 2), (1, 2)]
    assert contests(3, together=True) == [(0,), (1,), (2,)]
    assert labels(("a", "b", "a", "a")) == ("a", "b", "a#2", "a#3")


# ---- going on ----
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    played: list[int] = []
    real = running.play_chunk

    def count(event: Event, contest: tuple[int, ...], first: int, last: int) -> Any:
        played.append(first)
        return real(event, contest, first, last)

    monkeypatch.setattr(running, "play_chunk", count)
    return played


def test_the_same_command_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, played = tmp_path / "kept.jsonl", counted(monkeypatch)
    bots = ["random", "random"]

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done >= 8:
            raise Enough

    with pytest.raises(Enough):
        arena("shards", bots, matches=16, processes=1, out=file, progress=stop)
    assert played == [0, 2]
    with file.open("a") as half:
        half.write('{"contest":[0,1],"fir')  # somebody pulled the plug
    found = arena("shards", bots, matches=16, processes=1, out=file)
    assert played == [0, 2, 4, 6]
    assert without_times(found) == without_times(arena("shards", bots, matches=16, processes=1))
    played.clear()
    assert arena("shards", bots, matches=20, processes=1, out=file).matches == 20
    assert arena("shards", bots, matches=12, processes=2, out=file).matches == 12
    assert played == [8]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["first"] for line in lines[1:]] == [0, 2, 4, 6, 8]
    event = Event("shards", "duel", 2, {}, ("random", "random"), 0)
    assert lines[1]["seeds"] == [event.deal_seed(0), event.deal_seed(1)]


@pytest.mark.parametrize("change", [{"seed": 1}, {"bots": ["random", "greedy"]}, {"setup": {"expansion": True}}])
def test_another_tournament_is_not_mixed_in(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "kept.jsonl"
    how: dict[str, Any] = {"game": "shards", "bots": ["random", "random"], "matches": 1, "processes": 1, "out": file}
    arena(**how)
    before = file.read_bytes()
    with pytest.raises(sudi.BadSetup, match="another tournament"):
        arena(**{**how, **change})
    assert file.read_bytes() == before
    file.write_text("My diary\n")
    with pytest.raises(sudi.BadSetup, match="something else than results"):
        arena(**how)
    assert file.read_text() == "My diary\n"


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ({"bots": ["random"]}, "at least 2 bots"),
        ({"bots": ["random", "gready"]}, "did you mean 'greedy'"),
        ({"matches": 0}, "matches must be"),
        ({"processes": 0}, "processes must be"),
        ({"sprt": "0.5"}, "two shares"),
        ({"sprt": "0.6,0.5"}, "the lower first"),
        ({"sprt": "0,10"}, "as in 0.5,0.55 or elo:0,30"),
        ({"mode": "dual"}, "did you mean 'duel'"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(bad: dict[str, Any], says: str) -> None:
    with pytest.raises(sudi.SudiError, match=says):
        arena(**{"game": "shards", "bots": ["random", "random"], "matches": 2, **bad})


# ---- as people see it ----
def test_pictures_hold_every_bot_and_score() -> None:
    found = arena("shards", ["random", "greedy"], matches=4, processes=1)
    for lang, title in (("cs", "Hodnocení"), ("en", "Ratings")):
        picture = svg(found, lang)
        said = [one.text or "" for one in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
        assert {"random", "greedy", f"{found.pairs[0].score.mean:.1%}"} <= set(said)
        assert any(title in one for one in said)
        page = html(found, lang)
        assert picture in page
        assert f'<html lang="{lang}">' in page


def test_in_the_terminal(sudi_: Terminal, tmp_path: Path) -> None:
    command = f"arena shards --bots greedy,random --matches 4 --processes 1 --plot {tmp_path / 'a.html'}"
    found = sudi_(command + " --json --sprt elo:0,400").json
    assert found["pairs"][0]["first"] == "greedy"
    assert found["pairs"][0]["sprt"]["high"] == pytest.approx(10 / 11, abs=1e-5)
    assert set(found["ratings"]) == {"greedy", "random"}
    assert "<svg" in (tmp_path / "a.html").read_text()
    czech, english = sudi_(command + " --lang cs").out, sudi_(command).out
    assert "Úlomky nekonečna" in czech
    assert "ms na volbu" in czech
    assert "ms a decision" in english
    assert sudi_("arena shards --bots greedy,random --plot a.png").err == (
        "A picture is written as .svg or .html, not as a.png.\n"
    )
    assert sudi_("arena shards --bots greedy --lang cs").err.startswith("Aréna potřebuje aspoň 2 boty")
    assert sudi_("arena shards --bots greedy,random --sprt x --lang cs").err.startswith("Průběžný test potřebuje")


def test_times_add_up() -> None:
    one, other = Times(), Times()
    for at in range(1, 91):
        one.add(at / 1000, 0.001)
    for at in range(91, 101):
        other.add(at / 1000, 0.001)
    one.add_all(Times.read(json.loads(json.dumps(other.written()))))
    data = one.data()
    assert (data["decisions"], data["mean"], data["longest"]) == (100, 50.5, 100.0)
    assert data["processor"] == 1.0
    assert data["percentile_95"] == pytest.approx(95, rel=0.02)
    assert data["percentile_99"] == pytest.approx(99, rel=0.02)
