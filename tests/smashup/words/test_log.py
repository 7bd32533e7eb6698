"""What the log says: where an action was played and on whom, which faction was named, where something was destroyed."""

from __future__ import annotations

import pytest

from ..table import busy, play


def told(match, *choices):
    """The last lines that the choices wrote, in both languages."""
    before = len(list(match.log()))
    play(match, *choices)
    return [(entry.cs, entry.en) for entry in list(match.log())[before:]]


def test_an_action_is_told_with_its_base_or_its_minion():
    match = busy(
        {"hand": ["dinosaurs_upgrade"]},
        minions={"jungle_oasis": ["ninjas_shinobi"]},
    )
    (on, *_) = told(match, "act_on dinosaurs_upgrade ninjas_shinobi@base_jungle_oasis")
    assert on == ("Hráč 1 hraje akci Vylepšení na bojovníka Šinobi.", "Player 1 plays the action Upgrade on Shinobi.")


def test_the_faction_named_is_told():
    match = busy({"hand": ["tricksters_block_the_path"]})
    lines = told(match, "act_at tricksters_block_the_path base_jungle_oasis", "faction pirates")
    assert lines[0] == (
        "Hráč 1 hraje akci Zatarasit cestu (základna Oáza).",
        "Player 1 plays the action Block the Path at Jungle Oasis.",
    )
    assert lines[1] == ("Hráč 1 jmenuje frakci Piráti (Zatarasit cestu).", "Player 1 names Pirates (Block the Path).")


@pytest.mark.rule("SMU-097")
def test_what_is_destroyed_is_told_with_its_base():
    match = busy(
        {"hand": ["robots_microbot_guard"]},
        minions={"jungle_oasis": ["zombies_walker@p2", "robots_warbot", "robots_hoverbot"]},
    )
    lines = told(match, "play robots_microbot_guard base_jungle_oasis", "target zombies_walker@base_jungle_oasis")
    assert (
        "Karta Mrtvák je zničena (základna Oáza).",
        "Walker is destroyed at Jungle Oasis.",
    ) in lines
