"""The questions and answers of the expansion's rulebook, each as a position with its numbers."""

from __future__ import annotations

import pytest

from ..table import options, play, relic_table, zone


@pytest.mark.rule("SOI-211")
@pytest.mark.parametrize(("health", "after"), [(50, 50), (48, 50), (30, 34)])
def test_entropic_talons_at_maximum_health_still_give_power(health: int, after: int) -> None:
    match = relic_table({"health": health, "hand": ["entropic_talons", "spore_cleric", "crystal"]})
    play(match, "play entropic_talons", "play spore_cleric")
    assert match.state.health[0] == after
    assert match.state.power == 4  # for every health that would have been added


@pytest.mark.rule("SOI-211")
def test_entropic_talons_heal_10_at_20_mastery_for_10_power_at_full_health() -> None:
    match = relic_table({"mastery": 20, "hand": ["entropic_talons", "crystal"], "relic_taken": True})
    play(match, "play entropic_talons")
    assert (match.state.health[0], match.state.power) == (50, 10)


@pytest.mark.rule("SOI-211")
@pytest.mark.parametrize("reading", ["forward", "whole_turn"])
def test_health_that_would_have_been_added_counts_under_both_readings(reading: str) -> None:
    match = relic_table({"hand": ["entropic_talons", "spore_cleric", "crystal"]}, setup={"talons": reading})
    play(match, "play entropic_talons", "play spore_cleric")
    assert match.state.power == 4
    if reading == "whole_turn":
        match = relic_table({"hand": ["entropic_talons", "spore_cleric", "crystal"]}, setup={"talons": reading})
        assert play(match, "play spore_cleric", "play entropic_talons").state.power == 4


@pytest.mark.rule("SOI-212")
def test_exhausting_a_champion_does_not_return_praetorian_01() -> None:
    match = relic_table({"champions": ["optio_crusher"], "discard": ["praetorian_01"]})
    play(match, "exhaust optio_crusher")
    assert zone(match, "discard", 0) == ["praetorian_01"]
    assert zone(match, "hand", 0) == ["crystal"]


@pytest.mark.rule("SOI-212", "SOI-220")
def test_a_champion_put_directly_into_play_was_not_played() -> None:
    match = relic_table({"champions": ["numeri_drones"], "discard": ["praetorian_01"]}, row=["optio_crusher"], gems=4)
    play(match, "exhaust numeri_drones", "recruit optio_crusher")
    assert "optio_crusher" in zone(match, "champions", 0)
    assert zone(match, "discard", 0) == ["praetorian_01"]


@pytest.mark.rule("SOI-213")
def test_praetorian_01_does_not_return_from_the_play_zone() -> None:
    match = relic_table({"hand": ["praetorian_01", "optio_crusher", "crystal"]})
    play(match, "play praetorian_01", "play optio_crusher")
    assert zone(match, "played") == ["praetorian_01"]
    assert "praetorian_01" not in zone(match, "hand", 0)
    play(match, "end")
    assert "praetorian_01" not in zone(match, "played")


@pytest.mark.rule("SOI-214")
def test_praetorian_01_returns_from_the_discard_pile_when_a_champion_is_played_from_hand() -> None:
    match = relic_table({"hand": ["optio_crusher", "kiln_drone"], "discard": ["praetorian_01", "blaster"]})
    play(match, "play kiln_drone")
    assert "praetorian_01" in zone(match, "discard", 0)  # an ally does not call it
    play(match, "play optio_crusher")
    assert zone(match, "hand", 0) == ["praetorian_01"]
    assert zone(match, "discard", 0) == ["blaster"]
    play(match, "play praetorian_01")
    assert match.state.power == 8


@pytest.mark.rule("SOI-214")
@pytest.mark.parametrize("faction", ["li_hin", "zetta_encryptor", "additri_gaiamancer"])
def test_any_champion_calls_praetorian_01(faction: str) -> None:
    match = relic_table({"hand": [faction, "crystal"], "discard": ["praetorian_01"]})
    play(match, f"play {faction}")
    assert "praetorian_01" in zone(match, "hand", 0)


@pytest.mark.rule("SOI-214")
def test_praetorian_01_does_not_come_from_the_deck_or_to_an_enemys_call() -> None:
    match = relic_table({"hand": ["optio_crusher", "crystal"], "deck": ["praetorian_01"]})
    play(match, "play optio_crusher")
    assert zone(match, "deck", 0) == ["praetorian_01"]
    enemy = relic_table({"hand": ["optio_crusher", "crystal"]}, {"discard": ["praetorian_01"]})
    play(enemy, "play optio_crusher")
    assert zone(enemy, "discard", 1) == ["praetorian_01"]


@pytest.mark.rule("SOI-214")
def test_praetorian_01_and_a_champions_own_effect_come_in_the_order_the_player_likes() -> None:
    """Evokatus draws when played; drawing first can shuffle Praetorian-01 into the deck, so the order matters."""
    match = relic_table({"hand": ["evokatus", "crystal"], "discard": ["praetorian_01", "blaster"], "deck": []})
    play(match, "play evokatus")
    assert match.decision.name == "order"
    return_first, draw_first = match.copy(), match.copy()
    names = {o.card: o.name for o in match.decision.options}
    play(return_first, names["praetorian_01"])
    assert sorted(zone(return_first, "hand", 0)) == ["blaster", "crystal", "praetorian_01"]
    play(draw_first, names["evokatus"])
    total = zone(draw_first, "hand", 0) + zone(draw_first, "deck", 0)
    assert sorted(total) == ["blaster", "crystal", "praetorian_01"]
    assert len(zone(draw_first, "hand", 0)) == 2  # one card drawn; the other is in the new deck, out of reach


@pytest.mark.rule("SOI-215")
def test_praetorian_02_gives_no_shield_from_hand() -> None:
    match = relic_table({}, {"health": 30, "mastery": 20, "hand": ["praetorian_02"], "relic_taken": True}, power=7)
    play(match, "end")
    assert match.decision.name == "play"  # nobody asked for a shield
    assert match.decision.seat == 1
    assert match.state.health[1] == 23
    assert match.explain("shield of praetorian_02").total == 0


@pytest.mark.rule("SOI-215")
def test_praetorian_02_gives_its_shield_in_play_and_loses_it_when_destroyed() -> None:
    defender = {"health": 30, "champions": ["praetorian_02"], "character": "volos"}
    match = relic_table({}, defender, power=16)
    assert play(match.copy(), "end").state.health[1] == 30 - 13
    play(match, "attack praetorian_02", "end")
    assert match.state.health[1] == 30 - 7


@pytest.mark.rule("SOI-215")
def test_praetorian_02_shields_its_owner_only() -> None:
    match = relic_table({"champions": ["praetorian_02"]}, {"health": 30}, power=7)
    play(match, "end")
    assert match.state.health[1] == 23


@pytest.mark.rule("SOI-216")
def test_limiter_drones_and_pall_shades_draw_without_their_keyword() -> None:
    match = relic_table({"hand": ["limiter_drones", "pall_shades"], "deck": ["blaster", "shard_reactor"]})
    play(match, "play limiter_drones")
    assert sorted(zone(match, "hand", 0)) == ["pall_shades", "shard_reactor"]
    play(match, "play pall_shades")
    assert sorted(zone(match, "hand", 0)) == ["blaster", "shard_reactor"]
    assert match.state.power == 0
    assert not [o for o in options(match) if o.startswith("banish")]
