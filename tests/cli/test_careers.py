"""How often each card is played, at the terminal."""

from __future__ import annotations

from tests.cli.terminal import Terminal


def test_the_report_at_the_terminal(sudi_: Terminal) -> None:
    said = sudi_("simulate doomtrooper --cards --matches 2 --processes 1 --json")
    assert said.code == 0
    assert said.json["matches"] == 2
    assert set(said.json["cards"]["terror"]) == {"dealt", "played", "used", "fired"}
    shown = sudi_("simulate doomtrooper --cards --matches 2 --processes 1")
    assert "Matches: 2" in shown.out
