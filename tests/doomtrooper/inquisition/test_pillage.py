"""A search made easy, and one of three things: from the printed texts."""

from __future__ import annotations

from ..table import card, destiny, ids, options, play, table


def test_essential_summons_searches_the_discard_pile_for_nothing():
    def summon(pile: str, *hand: str) -> int:
        m = table(
            {"squad": ["mystic"], "hand": ["summon_item", *hand], pile: ["combat_armor"], "destiny": 9},
            {"squad": ["hussar"]},
        )
        play(m, "meditate", "cast summon_item mystic")
        while m.decision.name != "action":
            wanted = ("play_on essential_summons summon_item", "target combat_armor", "target mystic", "pass")
            play(m, next(o for o in wanted if o in options(m)))
        assert "combat_armor" in ids(m, "attached", 0)
        return 10 - destiny(m)[0]

    assert summon("grave") == 4
    assert summon("grave", "essential_summons") == 0
    assert summon("library") == 7
    assert summon("library", "essential_summons") == 4


def test_essential_summons_is_for_ones_own_summonings():
    m = table({"squad": ["mystic"], "hand": ["item_vision", "essential_summons"], "destiny": 9}, {"hand": ["hussar"]})
    play(m, "meditate", "cast item_vision mystic")
    while m.decision.name == "units":
        play(m, "units 1")
    assert not any("essential_summons" in o for o in options(m) if o.startswith("play_on"))


def test_loot_and_pillage_brings_one_of_three():
    side = {
        "squad": ["clansman"],
        "hand": ["loot_and_pillage"],
        "library": ["capitol_sword", "punisher_blade", "hussar", "valerie_duval"],
        "destiny": 1,
    }
    m = table(side, {"squad": ["infantry"]})
    play(m, "play loot_and_pillage")
    assert set(options(m)) == {"points", "warrior", "equipment"}
    assert destiny(play(m.copy(), "points"))[0] >= 21
    bring = play(m.copy(), "warrior")
    assert "target valerie_duval" not in options(bring)  # a personality
    if "target hussar" in options(bring):
        play(bring, "target hussar")
    assert "hussar" in ids(bring, "squad", 0)
    play(m, "equipment")
    assert "target capitol_sword" not in options(m)  # nobody there is permitted to have it
    while m.decision.name in ("gear", "equip"):
        play(m, options(m)[0])
    assert m.state.bearer[card(m, "punisher_blade")] == card(m, "clansman")
    m = table(side, {"squad": ["infantry"]}, actions=2)
    assert "play loot_and_pillage" not in options(m)
