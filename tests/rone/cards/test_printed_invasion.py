"""What is printed on the cards of the Invasion and on its board (RON-137 to RON-142), compared with the set."""

from __future__ import annotations

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.cards.boards import ZONE_ORDERS

from .printed import does, kinds, short

# id: combat (ranged, melee, armour, life), support, reward, training cost, what it does
STARTING = {
    "watch_drone": ((0, 1, 0, 2), (0, 1, 0, 0), "B", 3, ""),
    "enthralled_miner": ((0, 2, 0, 2), (0, 0, 0, 1), "K", 3, ""),
    "plasma_gunner": ((1, 1, 0, 1), (0, 1, 0, 0), "R", 4, ""),
    "shield_bearer": ((0, 1, 2, 1), (0, 0, 1, 0), "B", 3, ""),
    "medi_drone": ((0, 1, 0, 2), (0, 0, 0, 1), "G", 3, ""),
    "cargo_module": ((0, 1, 1, 2), (0, 0, 0, 0), "YW", 3, ""),
    "cynex_courier": ((0, 2, 0, 1), (0, 0, 0, 0), "GY", 3, ""),
    "jamming_probe": ((0, 1, 0, 2), (0, 0, 1, 0), "Y", 4, "deployed: stored -1"),
    "mining_drill": ((0, 3, 1, 1), (0, 0, 0, 0), "K", 4, ""),
    "hunter_drone": ((1, 1, 0, 2), (0, 0, 0, 0), "R", 4, ""),
    "control_orb": ((0, 1, 0, 1), (0, 1, 0, 0), "W", 4, "deployed: dump 1"),
}
SUPPLY = {
    "marching_host": ((0, 3, 0, 3), (0, 1, 0, 0), "K", 4, ""),
    "armoured_patrol": ((0, 2, 3, 2), (0, 0, 1, 0), "B", 4, ""),
    "plasma_cannon": ((2, 1, 1, 2), (0, 1, 0, 0), "R", 5, ""),
    "medical_unit": ((0, 1, 1, 3), (0, 0, 0, 1), "G", 4, ""),
    "collector_ship": ((0, 1, 2, 2), (0, 0, 0, 0), "YWW", 4, ""),
    "wall_crusher": ((0, 4, 1, 2), (0, 0, 0, 0), "K", 4, "deployed: armour -1"),
    "gun_turret": ((2, 0, 0, 2), (0, 0, 1, 0), "R", 4, ""),
    "breaker": ((0, 3, 1, 3), (0, 0, 0, 0), "KB", 4, ""),
    "cynex_field_officer": ((0, 2, 1, 2), (0, 1, 1, 0), "W", 5, ""),
    "replicator": ((0, 1, 0, 3), (0, 0, 0, 0), "GG", 4, "deployed: W 1"),
    "swarm_carrier": ((0, 1, 1, 2), (0, 1, 0, 0), "G", 5, "deployed: deploy 1"),
    "energy_drainer": ((0, 2, 0, 3), (0, 0, 0, 0), "Y", 4, "deployed: stored -2"),
    "data_hunter": ((1, 1, 0, 3), (0, 0, 0, 0), "Y", 4, "deployed: discard 2"),
    "brain_parasite": ((0, 1, 0, 2), (0, 0, 0, 1), "G", 4, "deployed: dump 2"),
    "dampener": ((0, 2, 1, 2), (0, 0, 0, 0), "Y", 4, "deployed: block 1"),
    "dismantler": ((0, 2, 1, 2), (0, 0, 0, 0), "B", 4, "deployed: screw -2"),
    "shield_hunter": ((0, 2, 0, 3), (0, 0, 0, 0), "R", 4, "deployed: armour -2"),
    "stinger_drone": ((2, 0, 0, 3), (0, 0, 0, 0), "R", 4, ""),
    "martian_giant": ((0, 5, 2, 3), (0, 0, 0, 0), "K", 6, ""),
    "core_guardian": ((0, 2, 4, 2), (0, 0, 1, 0), "B", 5, ""),
    "elite_guard": ((1, 3, 2, 3), (0, 1, 0, 0), "RK", 6, ""),
    "celestas_herald": ((1, 2, 1, 2), (0, 1, 0, 1), "W", 6, ""),
    "seeker": ((1, 2, 0, 2), (0, 0, 0, 0), "RY", 4, ""),
    "scrap_eater": ((0, 3, 1, 2), (0, 0, 0, 0), "YB", 4, ""),
    "machine_healer": ((0, 1, 0, 3), (0, 0, 0, 1), "GB", 4, ""),
    "fortified_platform": ((0, 1, 4, 1), (0, 0, 1, 0), "BW", 5, ""),
    "signal_jammer": ((0, 1, 1, 3), (0, 0, 0, 0), "Y", 5, "no_reroll"),
    "system_lock": ((0, 2, 1, 2), (0, 0, 0, 0), "B", 5, "no_pairs"),
    "corrosive_cloud": ((0, 1, 0, 4), (0, 0, 0, 0), "G", 5, "gain_armor_minus"),
    "overseer": ((0, 2, 1, 2), (0, 0, 0, 0), "W", 5, "no_convert"),
    "reflex_plating": ((0, 2, 2, 2), (0, 0, 0, 0), "B", 5, "first_hit"),
    "data_packet": ((0, 1, 0, 1), (0, 0, 0, 0), "WW", 5, "trained: protocol 1, destroy this"),
    "factory_seed": ((0, 1, 1, 2), (0, 0, 0, 0), "YG", 4, "trained: W 2"),
    "dormant_tank": ((0, 4, 3, 2), (0, 0, 0, 0), "K", 5, "trained: melee 2"),
    "orbital_beacon": ((1, 1, 0, 2), (0, 0, 0, 0), "R", 5, "trained: ranged 1"),
    "spare_mind": ((0, 1, 0, 2), (0, 0, 0, 0), "G", 4, "deployed: recycle 1"),
    "retaliator": ((0, 3, 0, 2), (0, 0, 0, 0), "K", 4, "defeated: melee 1"),
    "explosive_drone": ((0, 2, 0, 1), (0, 0, 0, 0), "R", 3, "defeated: armour -2"),
    "worn_out_miner": ((0, 2, 0, 1), (0, 0, 0, 0), "KG", 3, "defeated: destroy this"),
    "captured_transport": ((0, 1, 1, 2), (0, 0, 0, 0), "BY", 3, "defeated: parts 1"),
    "paralyser": ((0, 2, 0, 3), (0, 0, 0, 0), "Y", 4, "deployed: exhaust 1"),
    "cipher_node": ((0, 1, 1, 3), (0, 0, 0, 0), "W", 4, "deployed: research 1"),
    "accelerator": ((0, 2, 0, 2), (0, 1, 0, 0), "RG", 5, "deployed: tokens -1"),
    "world_breaker": ((2, 4, 2, 4), (0, 1, 0, 0), "KR", 7, ""),
}
PROTOCOLS = {
    "storm_protocol": "ranged 1",
    "crusher_protocol": "melee 3",
    "corrosion_protocol": "armour -2",
    "blackout_protocol": "block 1",
    "overload_protocol": "dump 2",
    "decay_protocol": "discard 3",
    "drain_protocol": "stored -2",
    "dismantling_protocol": "screw -2",
    "silence_protocol": "exhaust 1",
    "replication_protocol": "W 2",
    "reinforcement_protocol": "deploy 1",
    "recovery_protocol": "recycle 2",
    "surveillance_protocol": "research 1",
    "fortification_protocol": "armour of the last +1",
}
ZONES = ["armour -1", "ranged 1", "melee 2", "recycle 1", "dump 1"]


@pytest.mark.rule("RON-138", "RON-139", "RON-140", "RON-141", "RON-152", "RON-157")
@pytest.mark.parametrize(
    ("starting", "table", "copies"), [(True, STARTING, 2), (False, SUPPLY, 1)], ids=["starting", "supply"]
)
def test_invasion_cards_are_as_the_set_prints_them(starting: bool, table: dict, copies: int) -> None:
    printed = [card for card in cards.INVASION if card.starting == starting]
    found = {
        card.id: (tuple(card.combat), tuple(card.support), kinds(card.rewards), card.training_cost, does(card))
        for card in printed
    }
    assert found == table
    assert {card.copies for card in printed} == {copies}


@pytest.mark.rule("RON-137")
def test_protocols_are_as_the_set_prints_them() -> None:
    assert {card.id: does(card) for card in cards.PROTOCOLS} == PROTOCOLS
    assert {card.copies for card in cards.PROTOCOLS} == {1}


@pytest.mark.rule("RON-183")
def test_zones_do_what_the_board_prints() -> None:
    assert [", ".join(map(short, orders.parts)) for orders in ZONE_ORDERS] == ZONES


@pytest.mark.rule("RON-142", "RON-153", "RON-164", "RON-165", "RON-173")
def test_scenarios_are_as_the_set_prints_them() -> None:
    defence, strike = cards.SCENARIOS
    assert (does(defence), does(strike)) == ("start: W 1", "start: restore the base")
    rows = [[tuple(row) for row in scenario.rows] for scenario in cards.SCENARIOS]
    melee, armour, life = (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
    assert rows == [[melee, armour, life], [melee, life, armour]]
    events = [
        [(e.ends, ", ".join(map(short, e.orders.parts))) for e in scenario.events] for scenario in cards.SCENARIOS
    ]
    assert events == [
        [(4, "protocol 1"), (7, "protocol 1")],
        [(3, "ranged 1"), (6, "protocol 1"), (9, "ranged 1"), (13, "win")],
    ]
    assert [scenario.protocols for scenario in cards.SCENARIOS] == [2, 2]
    assert (defence.last_round, strike.last_round) == (9, 0)
    bases = [(strike.base_life.of(players), strike.base_armor.of(players)) for players in (1, 2, 3, 4)]
    assert bases == [(16, 2), (28, 3), (40, 4), (52, 5)]
