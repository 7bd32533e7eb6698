"""Every leader and technology: what its ability changes and nothing else, and what holds while it lies in the base."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.cards.card import Permanent

from ..table import damage, end_turn, gained, options, play, table, zone

# id, answers, changes
ACTIVE: list[tuple[str, str, dict[str, int]]] = [
    ("slim_erart", "", {"ranged": 1, "p2.deck": -1, "p2.discard": 1}),
    ("vesna_horakova", "screw veteran", {"melee": 2, "screws": 1}),
    ("master_kovan", "", {"parts": 1, "armor": 1}),
    ("mother_ruda", "recycle vision dump", {"life": 1, "dump": -1, "deck": 1}),
    ("grey_fennec", "lose red", {"p2.deck": -1, "p2.dump": 1, "p2.stored red": -1}),
    ("doctor_zenova", "done", {"armor": 1}),
    ("steward_bolek", "store red red, store blue blue", {"stored red": 1, "stored blue": 1}),
    ("mayor_ilya", "screw veteran, screw conscript", {"screws": 2, "melee": 2}),
    ("hydro_plant", "gain green", {"gained green": 1}),
    ("jammer", "lose red, lose blue", {"p2.stored red": -1, "p2.stored blue": -1}),
    ("field_workshop", "", {"parts": 2}),
    ("drill_yard", "screw veteran, screw veteran, screw veteran, screw veteran", {"screws": 4}),
    ("shield_dome", "", {"armor": 3}),
    ("field_hospital", "", {"life": 1, "rerolls": 1}),
    ("sniper_tower", "", {"ranged": 1}),
    ("catapult", "", {"melee": 2}),
    ("recycling_line", "recycle vision dump, recycle jugura discard", {"dump": -1, "discard": -1, "deck": 2}),
    ("recruiting_office", "recruit 0, screw veteran, screw veteran", {"ground": 1, "destroyed": 2, "screws": 2}),
    ("calibrator", "done", {"rerolls": 1}),
    ("shredder", "destroy scout, top destroyer", {"deck": -1, "parts": 2}),
    ("radio_network", "", {"hand": 2, "deck": -2}),
    ("smelter", "destroy areja", {"parts": 2, "deck": -1}),
    ("recon_drone", "", {"p2.deck": -2, "p2.dump": 1, "p2.discard": 1}),
    ("emp_charge", "", {"p2.exhausted": 1, "p2.screws": -2}),
    ("dice_forge", "take blue neutral, in red, done", {"colours": 1}),
]
PASSIVE = {
    *("data_centre", "underground_store", "nano_workshop", "gyroscope", "waste_press"),
    *("armoury", "warning_system", "bio_lab", "assembly_line"),
}


def laid_out(card: str) -> Any:
    rest = "hovercraft"
    return table(
        {
            "hand": ["areja"],
            "deck": ["brawler", "destroyer", rest, "scout"],
            "dump": ["vision"],
            "discard": ["jugura"],
            "ground": ["veteran", "conscript"],
            "base": [card],
            "life": 10,
            "armor": 10,
        },
        {
            "deck": ["order", "vision", "brawler"],
            "stored": {"red": 1, "blue": 1, "wild": 1},
            "ground": ["grenadier"],
            "base": ["shield_dome" if card != "shield_dome" else "catapult"],
        },
        screws={"p2.ground.0": 2},
    )


def test_the_lists_are_complete() -> None:
    with_active = {c.id for c in (*cards.LEADERS, *cards.TECHNOLOGIES) if c.active is not None}
    assert with_active == {row[0] for row in ACTIVE}
    assert {c.id for c in cards.TECHNOLOGIES} == ({row[0] for row in ACTIVE} | PASSIVE) - {c.id for c in cards.LEADERS}


@pytest.mark.parametrize(("card", "answers", "expected"), ACTIVE, ids=[row[0] for row in ACTIVE])
def test_what_using_it_changes(card: str, answers: str, expected: dict[str, int]) -> None:
    match = laid_out(card)
    found = gained(match, f"activate {card}")
    for answer in filter(None, answers.split(", ")):
        for name, n in gained(match, options(match)[0] if answer == "recruit 0" else answer).items():
            found[name] = found.get(name, 0) + n
    assert found.pop("exhausted") == 1
    assert {name: n for name, n in found.items() if n} == expected


def test_the_smelter_may_be_declined() -> None:
    match = laid_out("smelter")
    assert gained(match, "activate smelter", "decline") == {"exhausted": 1}


@pytest.mark.parametrize(
    ("leader", "faction", "other", "expected"),
    [
        ("vesna_horakova", "scout", "hovercraft", {"rerolls": 1}),
        ("master_kovan", "hovercraft", "scout", {"armor": 1}),
        ("mother_ruda", "mutant_sprinter", "scout", {"melee": 1}),
        ("grey_fennec", "lynx_scout", "scout", {"parts": 1}),
    ],
)
def test_leaders_reward_their_faction(leader: str, faction: str, other: str, expected: dict[str, int]) -> None:
    def alone(base: list[str], card: str) -> dict[str, Any]:
        match = table(
            {"hand": [card, "vision"], "resources": {"red": 1, "blue": 1}, "base": base, "armor": 5, "deck": ["order"]}
        )
        changed = gained(match, f"play {card}", *(["pay red"] if card == "scout" else []))
        return {name: n for name, n in changed.items() if not name.startswith("gained")}

    with_leader, without = alone([leader], faction), alone([], faction)
    difference = {n: with_leader.get(n, 0) - without.get(n, 0) for n in with_leader.keys() | without.keys()}
    assert {name: n for name, n in difference.items() if n} == expected
    assert alone([leader], other) == alone([], other)


def test_a_data_centre_keeps_a_card_and_arms_its_owner_at_a_shuffle() -> None:
    match = table({"base": ["data_centre"], "hand": ["quartermaster"], "deck": [], "discard": ["scout"], "armor": 5})
    play(match, "play quartermaster")
    assert match.state.armor[0] == 7


def test_the_gyroscope_and_the_assembly_line_work_at_the_start_of_ones_own_turn_only() -> None:
    match = table({"base": ["gyroscope"]}, {"base": ["assembly_line"], "ground": ["crawler"]})
    end_turn(match)
    assert match.state.rerolls == [0, 0]
    assert sum(match.state.screws) == 1
    end_turn(match)
    assert match.state.rerolls == [1, 0]


def test_permanents_are_never_played_or_dumped() -> None:
    match = laid_out("catapult")
    end_turn(match)
    assert zone(match, "base", 0) == ["catapult"]
    assert damage(match) == {}
    assert all(isinstance(match.state.t.cards[c], Permanent) for c in match.state.base[0])
