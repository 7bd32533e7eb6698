"""Every card of the Invasion with a text, and every protocol: what it changes for each player and for the Invasion."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.rules.bags import ZONES

from ..table import end_turn, hurry, lines, options, play, standing, table, zone

# id, answers, changes of p1 (p2 changes alike)
DEPLOYED: list[tuple[str, dict[str, int]]] = [
    ("jamming_probe", {"stored red": -1}),
    ("control_orb", {"deck": -1, "dump": 1}),
    ("wall_crusher", {"armor": -1}),
    ("energy_drainer", {"stored red": -2}),
    ("data_hunter", {"deck": -2, "discard": 2}),
    ("brain_parasite", {"deck": -2, "dump": 2}),
    ("dismantler", {"screws": -2}),
    ("shield_hunter", {"armor": -2}),
    ("paralyser", {"exhausted": 1}),
    ("cipher_node", {"research": 1}),
]
PROTOCOLS: list[tuple[str, dict[str, int]]] = [
    ("storm_protocol", {"life": -1}),
    ("crusher_protocol", {"armor": -3}),
    ("corrosion_protocol", {"armor": -2}),
    ("overload_protocol", {"deck": -2, "dump": 2}),
    ("decay_protocol", {"deck": -3, "discard": 3}),
    ("drain_protocol", {"stored red": -2}),
    ("dismantling_protocol", {"screws": -2}),
    ("silence_protocol", {"exhausted": 1}),
    ("surveillance_protocol", {"research": 1}),
]


def laid_out(**common: Any) -> Any:
    players = [
        {"deck": deck, "stored": {"red": 2}, "ground": [ground], "base": [base], "armor": 10, "life": 10}
        for deck, ground, base in (
            (["brawler", "scout", "vision", "jugura"], "veteran", "catapult"),
            (["areja", "jalak", "order", "hovercraft"], "behemoth", "shield_dome"),
        )
    ]
    return table(
        *players, mode="campaign", screws={"p1.ground.0": 2, "p2.ground.0": 2}, setup={"scenarios": QUIET}, **common
    )


QUIET = "{id: quiet, name: {cs: Klid, en: Quiet}, rounds: 9, protocols: 0}"


def changes(match: Any) -> list[dict[str, int]]:
    """What the Invasion's turn has changed for each player."""
    before = standing(match)
    end_turn(match, zone_store="zone green")
    after = standing(match)
    found: list[dict[str, int]] = [{}, {}]
    for name in before.keys() | after.keys():
        change = after.get(name, 0) - before.get(name, 0)
        if change:
            found[name.startswith("p2.")][name.removeprefix("p2.")] = change
    return found


@pytest.mark.parametrize(("card", "expected"), DEPLOYED, ids=[row[0] for row in DEPLOYED])
def test_what_a_card_does_when_deployed(card: str, expected: dict[str, int]) -> None:
    match = laid_out(inv_deck=["enthralled_miner", card], protocols=[])
    assert changes(match) == [expected, expected]
    assert zone(match, "deployed") == [card, "enthralled_miner"]


@pytest.mark.parametrize(("card", "expected"), PROTOCOLS, ids=[row[0] for row in PROTOCOLS])
def test_what_a_protocol_does_to_each_player(card: str, expected: dict[str, int]) -> None:
    match = laid_out(inv_deck=["enthralled_miner", "watch_drone", "watch_drone"], protocols=[card])
    assert changes(match) == [expected, expected]
    resting = laid_out(
        inv_deck=["enthralled_miner", "watch_drone", "watch_drone"], protocols=[card], exhausted=["protocols.0"]
    )
    assert changes(resting) == [{}, {}]


def test_dampener_and_blackout_block_a_die_of_each_player() -> None:
    for common in (
        {"inv_deck": ["enthralled_miner", "dampener"], "protocols": []},
        {"inv_deck": ["enthralled_miner", "watch_drone", "watch_drone"], "protocols": ["blackout_protocol"]},
    ):
        match = laid_out(**common)
        end_turn(match)
        assert match.state.blocked == [1, 1]
        hurry(match, to="main")
        end_turn(match)
        assert match.state.blocked == [0, 0]  # until the end of the round


def test_the_invasion_gains_by_its_own_cards() -> None:
    replicator = laid_out(inv_deck=["enthralled_miner", "replicator"], protocols=[])
    end_turn(replicator, zone_store="zone yellow")
    assert ZONES.show(replicator.state.inv_stored) == {"green": 2, "black": 1, "yellow": 1}
    accelerator = laid_out(inv_deck=["enthralled_miner", "accelerator"], protocols=[], inv_research=2)
    end_turn(accelerator)
    assert accelerator.state.inv_research == 1
    mind = laid_out(inv_deck=["enthralled_miner", "spare_mind"], protocols=[], inv_discard=["breaker", "seeker"])
    end_turn(mind)
    assert zone(mind, "deployed") == ["spare_mind", "seeker"]
    assert zone(mind, "inv_discard") == ["breaker"]


@pytest.mark.parametrize(
    ("card", "expected"),
    [("dormant_tank", {"armor": -2}), ("orbital_beacon", {"life": -1})],
)
def test_what_cards_do_when_trained(card: str, expected: dict[str, int]) -> None:
    slots = [{"training": []}, {"training": []}, {"training": []}, {"training": [card]}, {"training": []}]
    match = laid_out(inv_deck=["enthralled_miner", "watch_drone"], protocols=[], slots=slots, inv_stored={"green": 5})
    assert changes(match) == [expected, expected]
    seed = [{"training": []}, {"training": []}, {"training": []}, {"training": ["factory_seed"]}, {"training": []}]
    match = laid_out(inv_deck=["enthralled_miner", "watch_drone"], protocols=[], slots=seed, inv_stored={"green": 5})
    end_turn(match, zone_store="zone red")
    assert ZONES.show(match.state.inv_stored)["red"] == 2


@pytest.mark.parametrize(
    ("card", "expected"),
    [("retaliator", {"armor": -1}), ("explosive_drone", {"armor": -2}), ("captured_transport", {"parts": 1})],
)
def test_what_cards_do_when_defeated(card: str, expected: dict[str, int]) -> None:
    match = table(
        {"damage": {"ranged": 9}}, {}, mode="campaign", setup={"difficulty": "none"}, deployed=["breaker", card]
    )
    play(match, "end", "end")
    before = standing(match)
    play(match, f"deal ranged {match.game.library.cards[card].combat.life}")
    after = standing(match)
    for who in ("", "p2."):
        for name in ("armor", "life", "parts"):
            assert after[who + name] - before[who + name] == expected.get(name, 0), (who, name)
    assert zone(match, "inv_discard")[-1] == card


def test_replication_reinforcement_and_recovery_help_the_invasion() -> None:
    deck = ["plasma_gunner", "enthralled_miner", "watch_drone", "watch_drone"]
    replication = laid_out(inv_deck=deck, protocols=["replication_protocol"])
    end_turn(replication, zone_store="zone yellow")
    assert ZONES.show(replication.state.inv_stored)["yellow"] == 2
    reinforcement = laid_out(inv_deck=deck, protocols=["reinforcement_protocol"])
    end_turn(reinforcement)
    assert len(reinforcement.state.deployed) == 4
    recovery = laid_out(inv_deck=deck, protocols=["recovery_protocol"], inv_dump=["breaker"], inv_discard=["seeker"])
    end_turn(recovery)
    assert zone(recovery, "inv_deck") == ["plasma_gunner", "breaker", "seeker"]


def test_every_card_with_a_text_has_been_looked_at() -> None:
    tested = {row[0] for row in DEPLOYED} | {
        *("swarm_carrier", "dampener", "replicator", "accelerator", "spare_mind", "data_packet", "factory_seed"),
        *("dormant_tank", "orbital_beacon", "retaliator", "explosive_drone", "worn_out_miner", "captured_transport"),
        *("signal_jammer", "system_lock", "corrosive_cloud", "overseer", "reflex_plating"),
    }
    with_text = {
        card.id for card in cards.INVASION if card.deploy or card.when_trained or card.defeated or card.hindrance
    }
    assert with_text == tested
    protocols = {row[0] for row in PROTOCOLS} | {
        *("blackout_protocol", "replication_protocol", "reinforcement_protocol"),
        *("recovery_protocol", "fortification_protocol"),
    }
    assert protocols == {card.id for card in cards.PROTOCOLS}


def test_each_player_is_dealt_with_in_seat_order() -> None:
    match = laid_out(inv_deck=["enthralled_miner", "wall_crusher"], protocols=[])
    end_turn(match)
    assert [seat for seat, _, _ in lines(match, "loses armour")] == [0, 1]
    assert options(match)[0] == "draw"
