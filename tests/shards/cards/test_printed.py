"""What is printed on the core cards: kind, faction, cost, copies, health and shield (SOI-055, SOI-056, SOI-218)."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi
from sudi.games.shards.words.names import FACTIONS

from ..table import options, table, zone

# id: kind, cost, copies, champion health, shield
HOMODEUS = {
    "kiln_drone": ("ally", 1, 3, 0, 0),
    "mining_drones": ("ally", 2, 3, 0, 0),
    "korvus_legionnaire": ("ally", 3, 3, 0, 2),
    "reactor_drone": ("ally", 3, 3, 0, 0),
    "venator_of_the_wastes": ("mercenary", 4, 1, 0, 0),
    "primus_pilus": ("champion", 2, 1, 6, 0),
    "numeri_drones": ("champion", 3, 2, 5, 0),
    "evokatus": ("champion", 4, 2, 2, 0),
    "optio_crusher": ("champion", 5, 2, 4, 0),
    "drakonarius": ("champion", 6, 1, 2, 0),
    "general_decurion": ("champion", 7, 1, 7, 0),
}
ORDER = {
    "order_initiate": ("ally", 1, 3, 0, 0),
    "cache_warden": ("mercenary", 2, 2, 0, 0),
    "shard_abstractor": ("mercenary", 3, 3, 0, 0),
    "data_heretic": ("mercenary", 3, 3, 0, 0),
    "portal_monk": ("ally", 3, 2, 0, 0),
    "command_seer": ("ally", 4, 2, 0, 5),
    "cryptofist_monk": ("ally", 5, 2, 0, 8),
    "omnius": ("mercenary", 6, 1, 0, 0),
    "grand_architect": ("mercenary", 7, 1, 0, 0),
    "systema_ai": ("champion", 3, 1, 4, 0),
    "giga_source_adept": ("champion", 2, 1, 4, 0),
    "zetta_encryptor": ("champion", 5, 1, 5, 5),
}
UNDERGROWTH = {
    "undergrowth_aspirant": ("ally", 1, 3, 0, 0),
    "spore_cleric": ("mercenary", 2, 3, 0, 0),
    "fungal_hermit": ("mercenary", 3, 2, 0, 0),
    "thorn_zealot": ("ally", 3, 2, 0, 3),
    "leshai_knight": ("mercenary", 3, 3, 0, 0),
    "shardwood_guardian": ("ally", 4, 3, 0, 0),
    "ghostwillow_avenger": ("mercenary", 4, 1, 0, 0),
    "ojas_genesis_druid": ("ally", 4, 1, 0, 0),
    "furrowing_elemental": ("ally", 5, 2, 0, 0),
    "root_of_the_forest": ("mercenary", 7, 1, 0, 0),
    "additri_gaiamancer": ("champion", 5, 1, 5, 0),
}
WRAETHE = {
    "wraethe_skirmisher": ("ally", 1, 3, 0, 0),
    "nil_assassin": ("mercenary", 2, 3, 0, 0),
    "shadow_apostle": ("mercenary", 2, 3, 0, 0),
    "umbral_scourge": ("mercenary", 3, 3, 0, 0),
    "shadebound_sentry": ("ally", 3, 2, 0, 0),
    "aetherbreaker": ("mercenary", 4, 2, 0, 0),
    "scion_of_nothingness": ("mercenary", 5, 2, 0, 0),
    "zara_ra": ("mercenary", 5, 1, 0, 0),
    "li_hin": ("champion", 3, 1, 1, 0),
    "fao_cutul": ("champion", 4, 1, 4, 0),
    "zen_chi_set": ("champion", 7, 1, 5, 0),
}
BY_FACTION = {"homodeus": HOMODEUS, "order": ORDER, "undergrowth": UNDERGROWTH, "wraethe": WRAETHE}
CENTRE = [(card, faction, *facts) for faction, cards in BY_FACTION.items() for card, facts in cards.items()]


@pytest.mark.rule("SOI-055", "SOI-056", "SOI-098", "SOI-218")
@pytest.mark.parametrize(("card", "faction", "kind", "cost", "copies", "health", "shield"), CENTRE)
def test_printed(card: str, faction: str, kind: str, cost: int, copies: int, health: int, shield: int) -> None:
    printed = table().game.library.cards[card]
    assert FACTIONS[printed.faction].id == faction
    assert (printed.kind, printed.cost, printed.copies) == (kind, cost, copies)
    assert (printed.health, printed.shield) == (health, shield)


@pytest.mark.rule("SOI-056", "SOI-003", "SOI-005")
def test_a_real_deal_holds_exactly_these_cards() -> None:
    match = sudi.new("shards", seed=4, characters="random")
    dealt = Counter(zone(match, "row") + zone(match, "centre"))
    assert dealt == Counter({card: copies for card, _, _, _, copies, _, _ in CENTRE})
    assert sum(dealt.values()) == 88
    for cards in BY_FACTION.values():
        assert sum(facts[2] for facts in cards.values()) == 22


@pytest.mark.rule("SOI-055", "SOI-051", "SOI-065")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, _, _, cost, *_ in CENTRE])
def test_the_cost_is_what_recruiting_takes(card: str, cost: int) -> None:
    assert f"recruit {card}" not in options(table({"hand": ["crystal"]}, row=[card], gems=cost - 1))
    match = table({"hand": ["crystal"]}, row=[card], gems=cost)
    match.choose(f"recruit {card}")
    assert match.state.gems == 0
    assert zone(match, "discard", 0) == [card]
    assert match.explain(f"cost of {card}").total == cost


@pytest.mark.rule("SOI-218", "SOI-073")
@pytest.mark.parametrize(("card", "health"), [(c[0], c[5]) for c in CENTRE if c[2] == "champion" and c[0] != "li_hin"])
def test_a_champions_health_is_the_power_that_destroys_it(card: str, health: int) -> None:
    short = table({"hand": ["crystal"]}, {"champions": [card]}, power=health - 1)
    assert f"attack {card}" not in options(short)
    match = table({"hand": ["crystal"]}, {"champions": [card]}, power=health)
    match.choose(f"attack {card}")
    assert (match.state.power, zone(match, "discard", 1)) == (0, [card])
    assert match.explain(f"health of {card}").total == health


@pytest.mark.rule("SOI-042", "SOI-041")
@pytest.mark.parametrize(("card", "kind"), [(card, kind) for card, _, kind, *_ in CENTRE])
def test_champions_stay_in_play_and_everything_else_is_discarded(card: str, kind: str) -> None:
    """Every core card played from hand in a bare duel: nobody gets stuck, and it lies where its kind says."""
    deck = ["blaster", "shard_reactor", *["crystal"] * 6]  # enough for two cards and a new hand
    match = table({"hand": [card, "crystal"], "deck": deck}, {"hand": ["crystal"]}, row=["kiln_drone"])
    match.choose(f"play {card}")
    assert (card in zone(match, "champions", 0)) == (kind == "champion")
    while match.decision is not None and match.state.turn == 0:
        names = options(match)
        match.choose(next((n for n in ("decline", "end") if n in names), names[0]))
    assert (card in zone(match, "champions", 0)) == (kind == "champion")
    assert (card in zone(match, "discard", 0)) == (kind != "champion")
    assert match.state.turn == 1
