"""Core rules: banishing (SOI-106 to SOI-108, SOI-126 to SOI-128)."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone


@pytest.mark.rule("SOI-106", "SOI-128")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_banished_card_goes_to_the_box(place: str) -> None:
    match = holding("shadow_apostle", "crystal", discard=["crystal", "kiln_drone"])
    play(match, "play shadow_apostle", f"banish crystal {place}")
    assert zone(match, "banished").count("crystal") == 6  # the five that no zone of the position had, and this one
    assert zone(match, "hand", 0) == (["blaster"] if place == "hand" else ["crystal", "blaster"])
    assert zone(match, "discard", 0) == (["crystal", "kiln_drone"] if place == "hand" else ["kiln_drone"])


@pytest.mark.rule("SOI-107", "SOI-128")
def test_a_banished_card_never_comes_back() -> None:
    match = table(
        {"hand": ["shadow_apostle", "kiln_drone", "crystal"], "deck": []}, {"hand": ["crystal"]}, row=[], centre=[]
    )
    play(match, "play shadow_apostle", "banish kiln_drone hand", "end")
    for _ in range(4):  # two rounds: the whole deck goes round several times
        assert "kiln_drone" not in zone(match, "hand", 0) + zone(match, "deck", 0) + zone(match, "discard", 0)
        assert "kiln_drone" not in zone(match, "row") + zone(match, "centre")
        play(match, "end")
    assert "kiln_drone" in zone(match, "banished")


@pytest.mark.rule("SOI-108", "SOI-127")
def test_a_crystal_that_was_played_cannot_be_banished() -> None:
    match = holding("crystal", "shadow_apostle", "kiln_drone")
    play(match, "play crystal", "play shadow_apostle")
    assert options(match) == ["banish kiln_drone hand", "banish blaster hand", "decline"]
    assert zone(match, "played") == ["crystal", "shadow_apostle"]


@pytest.mark.rule("SOI-108")
def test_neither_champions_in_play_nor_the_deck_nor_other_players_lose_cards() -> None:
    match = table(
        {"hand": ["shadow_apostle", "crystal"], "champions": ["li_hin"], "deck": ["kiln_drone"]},
        {"hand": ["zara_ra"], "discard": ["nil_assassin"], "champions": ["fao_cutul"]},
        row=["spore_cleric"],
    )
    play(match, "play shadow_apostle")
    assert options(match) == ["banish crystal hand", "decline"]


@pytest.mark.rule("SOI-126")
def test_a_card_banished_from_hand_gives_no_effect() -> None:
    match = holding("shadow_apostle", "nil_assassin", "crystal", "spore_cleric", health=20)
    assert gained(match, "play shadow_apostle", "banish nil_assassin hand") == {"power": 2}
    match = holding("umbral_scourge", "crystal")
    assert gained(match, "play umbral_scourge", "banish crystal hand") == {"mastery": 1}


@pytest.mark.rule("SOI-126")
def test_a_banished_champion_draws_nothing_and_does_not_come_into_play() -> None:
    match = holding("shadow_apostle", "evokatus", deck=["crystal"])
    assert gained(match, "play shadow_apostle", "banish evokatus hand") == {"power": 2}
    assert zone(match, "champions", 0) == []


@pytest.mark.rule("SOI-106")
def test_everybody_sees_what_was_banished() -> None:
    match = holding("shadow_apostle", "nil_assassin", deck=["crystal"])
    play(match, "play shadow_apostle", "banish nil_assassin hand")
    assert "nil_assassin" in str(match.view(1)["banished"])
