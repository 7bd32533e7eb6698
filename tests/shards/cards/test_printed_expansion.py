"""What is printed on starters, on the cards of Relics of the Future and on the relics themselves."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi
from sudi.games.shards.words.names import CHARACTERS, FACTIONS

from ..table import options, play, relic_table, table, zone

# id: faction, kind, cost, copies, champion health, shield
EXPANSION = {
    "limiter_drones": ("homodeus", "ally", 2, 3, 0, 0),
    "ferrata_guard": ("homodeus", "champion", 4, 2, 4, 0),
    "axia": ("homodeus", "champion", 7, 1, 7, 0),
    "cloud_oracles": ("order", "ally", 2, 3, 0, 0),
    "mainframe_abbot": ("order", "ally", 3, 2, 0, 3),
    "raidian": ("order", "champion", 5, 1, 3, 0),
    "arach_devotees": ("undergrowth", "ally", 2, 3, 0, 0),
    "hounds_of_volos": ("undergrowth", "mercenary", 3, 2, 0, 0),
    "taur_arachpriest": ("undergrowth", "champion", 5, 1, 4, 0),
    "pall_shades": ("wraethe", "ally", 2, 3, 0, 0),
    "the_lost": ("wraethe", "mercenary", 4, 2, 0, 0),
    "ru_bo_vai": ("wraethe", "champion", 5, 1, 4, 0),
}
# id: faction, whose, what it is once it is played, champion health
RELICS = {
    "praetorian_01": ("homodeus", "decima", "ally", 0),
    "praetorian_02": ("homodeus", "decima", "champion", 9),
    "datic_robes": ("order", "tetra", "ally", 0),
    "terminal_crescents": ("order", "tetra", "ally", 0),
    "entropic_talons": ("undergrowth", "volos", "ally", 0),
    "panconscious_crown": ("undergrowth", "volos", "ally", 0),
    "heart_of_nothing": ("wraethe", "ko_syn_wu", "ally", 0),
    "world_piercer": ("wraethe", "ko_syn_wu", "ally", 0),
}
STARTERS = {"crystal": 7, "blaster": 1, "shard_reactor": 1, "infinity_shard": 1}
ELEVENTH = {"decima": "limiter_drones", "tetra": "cloud_oracles", "volos": "arach_devotees", "ko_syn_wu": "pall_shades"}


@pytest.mark.rule("SOI-131", "SOI-055", "SOI-056", "SOI-098", "SOI-218")
@pytest.mark.parametrize("id", EXPANSION)
def test_the_cards_of_the_expansion(id: str) -> None:
    card = relic_table().cards[id]
    printed = (FACTIONS[card.faction].id, card.kind, card.cost, card.copies, card.health, card.shield)
    assert printed == EXPANSION[id]


@pytest.mark.rule("SOI-131", "SOI-132")
def test_how_many_there_are() -> None:
    match = sudi.new("shards", seed=4, expansion=True, characters="random")
    dealt = Counter(zone(match, "row") + zone(match, "centre"))
    assert sum(dealt.values()) == 112
    assert {id: n for id, n in dealt.items() if id in EXPANSION} == {id: facts[3] for id, facts in EXPANSION.items()}
    assert sum(facts[3] for facts in EXPANSION.values()) == 24
    assert all(match.cards[id].box == "relics" for id in EXPANSION)


@pytest.mark.rule("SOI-055", "SOI-065")
@pytest.mark.parametrize("id", EXPANSION)
def test_the_cost_is_what_recruiting_takes(id: str) -> None:
    cost = EXPANSION[id][2]
    assert f"recruit {id}" not in options(relic_table(row=[id], gems=cost - 1))
    match = play(relic_table(row=[id], gems=cost), f"recruit {id}")
    assert (match.state.gems, zone(match, "discard", 0)) == (0, [id])


@pytest.mark.rule("SOI-139", "SOI-140", "SOI-141", "SOI-142", "SOI-223")
@pytest.mark.parametrize("id", RELICS)
def test_the_relics(id: str) -> None:
    card = relic_table().cards[id]
    faction, whose, kind, health = RELICS[id]
    assert (FACTIONS[card.faction].id, CHARACTERS[card.character]) == (faction, whose)
    assert (card.kind, card.subtype, card.cost, card.copies, card.health) == ("relic", kind, None, 1, health)
    assert card.is_champion == (kind == "champion")
    match = relic_table({"hand": [id, "crystal"], "deck": ["crystal"] * 6, "relic_taken": True})
    play(match, f"play {id}")
    assert (id in zone(match, "champions", 0)) == (kind == "champion")


@pytest.mark.rule("SOI-004", "SOI-005", "SOI-013")
def test_the_starters() -> None:
    match = sudi.new("shards", mode="free_for_all", players=4, seed=2, characters="random")
    for seat in range(4):
        assert Counter(zone(match, "hand", seat) + zone(match, "deck", seat)) == STARTERS
    for id, copies in STARTERS.items():
        card = match.cards[id]
        assert (card.kind, card.faction, card.cost, card.copies) == ("starter", -1, None, copies)
        assert (card.shield, card.health, card.is_champion) == (0, 0, False)


@pytest.mark.rule("SOI-165", "SOI-166", "SOI-167", "SOI-168")
@pytest.mark.parametrize("who", ELEVENTH)
def test_the_eleventh_cards(who: str) -> None:
    foe = "volos" if who != "volos" else "tetra"
    match = sudi.new("shards", mode="solo", characters=(who,), nemesis=foe)
    assert options(match) == [f"add {ELEVENTH[who]}", "decline"]


def test_cards_without_a_cost_are_neither_bought_nor_cheap() -> None:
    """What has no cost is never offered for gems, and counts as 0 where the nemesis compares (SOI-183)."""
    match = table({"hand": ["crystal"]})
    assert match.explain("cost of crystal").total == 0
    with pytest.raises(sudi.BadPosition, match="no card of the centre deck"):
        table({"hand": []}, row=["crystal"])
