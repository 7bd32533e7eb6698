"""What is printed on leaders, technologies and the players' board, compared with the set card by card."""

from __future__ import annotations

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.cards.boards import PAIRS
from sudi.games.rone.law.extra_actions import ARMOUR_PRICE, PARTS_PRICE, SYMBOLS
from sudi.games.rone.rules.workshop.upgrading import PER_UPGRADE
from sudi.games.rone.state import CAP, COLOUR_PLACES, LAST_ROUND, LOOK, START_ARMOUR, START_LIFE, WILD_PLACES
from sudi.games.rone.words.names import MELEE, RANGED
from sudi.games.rone.words.vocabulary import INTERDICTION, SABOTAGE

from ..table import options, play, table
from .printed import does, short

# id: the active ability, then what is passive. Mistr Kovan and Starosta Ilja are as the laboratory balanced them
# (docs/laboratory.md), all others as the set was drawn up.
LEADERS = {
    "slim_erart": "ranged 1, their discard 1; their shuffle: armour 1",
    "vesna_horakova": "melee 2, screw 1; soldier once: rerolls 1",
    "master_kovan": "parts 1, armour 1; machine: armour 1",
    "mother_ruda": "life 1, recycle 1; mutant once: melee 1",
    "grey_fennec": "their dump 1, their stored 1; hybrid once: parts 1",
    "doctor_zenova": "turn 2, armour 1; technologies +1",
    "steward_bolek": "store 2; wild places +1",
    "mayor_ilya": "screw 2, melee 2; end: if dump 1: undump 1",
}
TECHNOLOGIES = {
    "hydro_plant": "C 1",
    "jammer": "their stored 2 different",
    "field_workshop": "parts 2",
    "drill_yard": "screw 4",
    "shield_dome": "armour 3",
    "field_hospital": "life 1, rerolls 1",
    "sniper_tower": "ranged 1",
    "catapult": "melee 2",
    "recycling_line": "recycle 2",
    "data_centre": "keep +1; shuffle: armour 2",
    "underground_store": "wild places +2",
    "nano_workshop": "upgrade -1",
    "recruiting_office": "recruit 1, screw 2",
    "gyroscope": "start: rerolls 1",
    "calibrator": "turn 2, rerolls 1",
    "waste_press": "technologies +1",
    "shredder": "sacrifice 1, parts 2",
    "radio_network": "draw 2",
    "armoury": "card: if card 3: melee 1",
    "warning_system": "their shuffle: armour 2",
    "bio_lab": "shuffle: armour 3",
    "smelter": "for a hand card: parts 2, draw 1",
    "recon_drone": "their dump 1, their discard 1",
    "emp_charge": "their exhaust 1, their screw 2",
    "assembly_line": "start: screw 1",
    "dice_forge": "upgrade 1",
}
BOARD = {
    "blue": "armour 2",
    "red": "ranged 1",
    "black": "melee 1, armor_break 1",
    "green": "life 1",
    "yellow": "screw 1, rerolls 1",
    "wild": "parts 2 / recruit 1",
}


@pytest.mark.rule("RON-028", "RON-004")
@pytest.mark.parametrize(
    ("printed", "table"),
    [(cards.LEADERS, LEADERS), (cards.TECHNOLOGIES, TECHNOLOGIES)],
    ids=["leaders", "technologies"],
)
def test_permanents_are_as_the_set_prints_them(printed: tuple, table: dict) -> None:
    assert {card.id: does(card) for card in printed} == table
    assert {card.copies for card in printed} == {1}


@pytest.mark.rule("RON-014", "RON-122")
def test_pairs_do_what_the_board_prints() -> None:
    assert {kind: short(effect) for kind, effect in PAIRS.items()} == BOARD


@pytest.mark.rule("RON-005", "RON-006", "RON-007", "RON-057", "RON-058", "RON-D01", "RON-D21", "RON-246")
def test_numbers_of_the_boards() -> None:
    assert (START_ARMOUR, START_LIFE, CAP) == (16, 14, 18)
    assert (COLOUR_PLACES, WILD_PLACES) == (2, 4)
    assert (PER_UPGRADE, LOOK, LAST_ROUND) == (2, 3, 16)
    assert (ARMOUR_PRICE, PARTS_PRICE) == (3, 4)
    assert SYMBOLS == {SABOTAGE: (MELEE, 2), INTERDICTION: (RANGED, 2)}


@pytest.mark.rule("RON-015", "RON-018", "RON-D34")
@pytest.mark.parametrize(
    ("parts", "bought"),
    [
        (1, {"drill", "reroll", "recycle", "starter"}),
        (2, {"recruit", "sacrifice", "refresh"}),
        (3, {"upgrade"}),
        (4, {"discover"}),
    ],
)
def test_each_action_has_its_price(parts: int, bought: set[str]) -> None:
    """With two research tokens an upgrade costs 3, with two technologies a discovery 4."""
    player = {"research": 2, "base": ["catapult", "jammer"], "ground": ["behemoth"], "discard": ["brawler"]}
    here = set(options(play(table({**player, "parts": parts}, exhausted=["p1.base.0"]), "end")))
    one_less = play(table({**player, "parts": parts - 1}, exhausted=["p1.base.0"]), "end")
    before = set(options(one_less)) if parts > 1 else set()
    assert {name.removeprefix("buy ") for name in here - before if name.startswith("buy ")} == bought
