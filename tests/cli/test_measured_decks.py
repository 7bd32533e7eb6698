"""`sudi deck GAME --measure`: each ready-made deck against decks by chance of its kind."""

from __future__ import annotations

import json

import pytest

import sudi
from sudi.cli import main
from sudi.games import game
from sudi.lab import decks as measured
from sudi.lab.decks import measure_decks


def test_a_deck_plays_half_of_its_matches_from_each_seat(monkeypatch: pytest.MonkeyPatch):
    asked = []
    real = measured.simulate

    def heard(name: str, **values):
        asked.append((values["setup"]["decks"].index("tribes_army"), values["matches"]))
        return real(name, **values)

    monkeypatch.setattr("sudi.lab.decks.simulate", heard)
    found = measure_decks("doomtrooper", ["tribes_army"], "random", 3, processes=1)
    assert asked == [(0, 2), (1, 1)]
    assert found["tribes_army"].played == 3
    assert 0 <= found["tribes_army"].wins <= 3


def test_the_terminal_tells_it_as_data(capsys: pytest.CaptureFixture[str]):
    words = ["deck", "doomtrooper", "legion", "--measure", "2", "--bot", "random", "--processes", "1", "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["decks"]) == ["legion"]
    assert told["decks"]["legion"]["played"] == 2
    assert told["bot"] == "random"


def test_every_ready_made_deck_has_rivals_of_its_kind():
    one = game("doomtrooper")
    for name in one.ready_decks():
        trials = one.deck_trials(name)
        assert trials is not None
        for seat, setup in enumerate(trials):
            assert setup["decks"][seat] == name
            assert setup["decks"][1 - seat].startswith("drawn:")
            one.setup("duel", 2, setup)  # refuses an army that there is none of


def test_who_cannot_be_measured_is_told_so():
    with pytest.raises(sudi.BadSetup, match="seat"):
        measure_decks("doomtrooper", ["legion"], "random", 1)
    with pytest.raises(sudi.UnknownName):
        measure_decks("doomtrooper", ["nobody"], "random", 2)
