"""What is offered is what the law gives: in positions where the short ways could go wrong, and in random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sudi.kernel.decision import option_name
from sudi.kernel.law import pending

from ..table import hurry, new, options, play, table

BOARD = {
    "hand": ["brawler", "jugura", "scout", "signaller", "destroyer", "water_canister"],
    "base": ["catapult", "jammer", "bio_lab", "master_kovan", "dice_forge", "calibrator", "hydro_plant"],
    "rolled": "BRB-",
    "resources": {"black": 1, "red": 1, "wild": 1},
    "stored": {"black": 2, "wild": 3, "red": 1},
    "reductions": {"black": 1},
    "rerolls": 1,
    "ground": ["veteran", "behemoth"],
    "dump": ["vision"],
    "discard": ["order"],
    "parts": 5,
    "damage": {"melee": 3, "ranged": 2, "armor_break": 2},
}


def agree(match: Any) -> None:
    """The offered options are those of the declared question, and each passes its checks."""
    s, verbs = match.state, match.game.verbs
    asked = pending(s)
    assert asked is not None
    question, frame = asked
    offered = {question.key(s, frame, option): option_name(s, verbs, option) for option in s.options}
    lawful = {question.key(s, frame, option): option_name(s, verbs, option) for option in question.options(s, frame)}
    named = [
        sorted(name for key, name in one.items() if key not in other)
        for one, other in ((offered, lawful), (lawful, offered))
    ]
    assert named == [[], []], f"{match.decision.name}: offered against the law, and lawful but not offered"
    for option in s.options:
        case = question.case(s, frame, option)
        assert any(choice.failing(case) < 0 for choice in question.choices_of(verbs.of(option).id))


@pytest.mark.parametrize("mode", ["duel", "teams", "quick", "campaign"])
def test_a_rich_board_in_every_phase(mode: str) -> None:
    """Every question until the turn is over, by a few ways through it."""
    for seed in range(6):
        dice = random.Random(seed)
        players = [BOARD, {"base": ["shield_dome"], "stored": {"blue": 1}, "ground": ["crawler"]}]
        invasion = {"deployed": ["watch_drone", "gun_turret"], "inv_stored": {"red": 2, "blue": 1}}
        common = {"exhausted": ["p1.base.1"], **(invasion if mode == "campaign" else {})}
        match = table(*players, mode=mode, screws={"p1.ground.0": 9, "p2.ground.0": 1}, **common)
        turn = match.state.turns
        for _ in range(90):
            if match.decision is None or match.state.turns != turn:
                break
            agree(match)
            match.choose(dice.randrange(len(match.decision.options)))


@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 2), ("extended", 2), ("teams", 4), ("quick", 2), ("campaign", 1), ("campaign", 3)]
)
def test_random_play(mode: str, players: int) -> None:
    dice = random.Random(players)
    match = new(mode, players, seed=17 + players)
    for _ in range(220):
        if match.decision is None:
            break
        agree(match)
        match.choose(dice.randrange(len(match.decision.options)))


# ---- the same, said by hand ----
@pytest.mark.rule("RON-112", "RON-113", "RON-109", "RON-111")
def test_dice() -> None:
    match = table({"rolled": "BRB-", "used": [2]})
    agree(match)
    assert options(match) == ["use blue", "convert blue blue", "convert blank blue", "end"]


@pytest.mark.rule("RON-121", "RON-016", "RON-D04")
def test_pairs_and_tokens() -> None:
    match = table({"stored": {"black": 2, "wild": 3, "red": 1}, "rerolls": 1, "rolled": "B???"})
    agree(match)
    assert options(match) == ["use blue", "pair black", "pair wild", "reroll blue p1", "end"]


@pytest.mark.rule("RON-195", "RON-197", "RON-200", "RON-091")
def test_amounts_of_damage_against_the_invasion() -> None:
    setup = {"scenarios": "strike_at_the_base", "difficulty": "none"}
    one = {"damage": {"melee": 9, "ranged": 9, "armor_break": 9}}
    match = table(one, mode="campaign", setup=setup, deployed=["shield_bearer"], base_life=5, base_armor=2)
    hurry(match, to="damage")
    agree(match)
    # The Shield Bearer has 1 life, and 2 armour with 1 of its own support.
    dealt = [name for name in options(match) if name.startswith("deal")]
    assert dealt == [
        *(f"deal melee {n}" for n in (1, 2, 3, 4)),
        "deal ranged 1",
        *(f"deal armor_break {n}" for n in (1, 2, 3)),
    ]
    assert [name for name in options(match) if name.startswith("strike")] == [f"strike ranged {n}" for n in range(1, 6)]
    bare = hurry(table(one, mode="campaign", setup=setup, base_life=5, base_armor=2), to="damage")
    agree(bare)
    assert [name for name in options(bare) if name.startswith("strike")] == [
        *(f"strike melee {n}" for n in range(1, 8)),
        *(f"strike ranged {n}" for n in range(1, 6)),
        *(f"strike armor_break {n}" for n in (1, 2)),
    ]


@pytest.mark.rule("RON-178", "RON-D27")
def test_events_that_are_alike_are_one() -> None:
    setup = {"scenarios": "strike_at_the_base"}
    match = hurry(table({}, mode="campaign", setup=setup, round=8), to="event")
    agree(match)
    assert options(match) == ["event 1", "event 2"]  # the third is the first once more


@pytest.mark.rule("RON-191", "RON-D24")
def test_extra_actions_by_what_they_cost() -> None:
    for phase, has, offered in (
        ("main", {"damage": {"melee": 2, "ranged": 1}}, ["extra sabotage"]),
        ("main", {"damage": {"melee": 1, "ranged": 2}}, ["extra interdiction"]),
        ("main", {"diverted": 3, "parts": 4}, ["extra false_signal"]),
        ("main", {"diverted": 2, "parts": 4}, []),
        ("damage", {"damage": {"melee": 2}, "diverted": 3}, ["extra sabotage", "extra false_signal"]),
        ("parts", {"parts": 4, "diverted": 3}, ["extra false_signal", "extra wreck"]),
        ("parts", {"parts": 3}, []),
    ):
        match = table({"rolled": "B---", **has}, mode="campaign", inv_stored={"red": 1}, deployed=["watch_drone"])
        hurry(match, to=phase)
        agree(match)
        assert [name for name in options(match) if "extra" in name] == offered, (phase, has)


@pytest.mark.rule("RON-D08", "RON-093")
def test_amounts_of_damage_against_players() -> None:
    match = table({"damage": {"melee": 2, "armor_break": 1}}, {"armor": 2})
    play(match, "end")
    agree(match)
    assert options(match) == ["deal armor_break 1", "deal melee 1", "deal melee 2"]
    plain = table({"damage": {"melee": 2, "ranged": 1}}, {"armor": 2})
    play(plain, "end")  # one way only
    assert (plain.state.armor[1], plain.state.life[1]) == (0, 13)
