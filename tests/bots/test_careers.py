"""What becomes of every card in many matches: counted by deeds, the same for every number of processes."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sudi
from sudi.games import game
from sudi.lab.careers import Careers, careers, follow


def test_cards_are_dealt_played_used_and_fire() -> None:
    found = careers("doomtrooper", matches=4, seed=3, processes=1)
    assert (found.matches, found.faults) == (4, [])
    assert sum(found.ended.values()) == 4
    assert found.choices > 100
    for column, least in (("dealt", 200), ("played", 40), ("used", 5), ("fired", 20)):
        assert sum(found.counts[column].values()) >= least
    for id in found.counts["played"]:
        assert found.counts["dealt"][id]
    json.dumps(found.data())


def test_a_match_is_the_same_in_any_process() -> None:
    alone = careers("doomtrooper", matches=9, seed=1, processes=1)
    assert careers("doomtrooper", matches=9, seed=1, processes=2).data() == alone.data()


def test_a_fault_is_kept_with_what_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one = game("doomtrooper")
    played: list[Any] = []

    def broken(s: Any, choice: int) -> None:
        played.append(choice)
        raise KeyError("a broken card")

    monkeypatch.setattr("sudi.lab.careers.apply", broken)
    found = Careers("doomtrooper", "duel", 5)
    follow(one, "duel", 5, 2, found)
    (fault,) = found.faults
    assert fault.number == 2
    assert len(played) == 1
    assert "a broken card" in fault.error
    again = sudi.new("doomtrooper", "duel", seed=fault.seed, **fault.setup)
    assert again.decision is not None


def test_what_is_seldom_played_comes_first() -> None:
    found = Careers("doomtrooper", "duel", 0)
    found.counts["played"].update({"fly": 30, "terror": 2})
    assert found.seldom(["fly", "terror", "speed"], 20) == ["speed", "terror"]


def test_a_game_that_does_not_tell_is_refused() -> None:
    with pytest.raises(sudi.BadSetup, match="does not tell"):
        careers("shards")
