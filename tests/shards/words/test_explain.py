"""How numbers of the core game came about: every derivation adds up, and starts where things really stood."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.shards.state import INFINITE

from ..table import play, table


def terms(match: sudi.Match, what: str) -> list[tuple[str, str | None, int, int]]:
    """A derivation as (operation, card, amount, total); checks that the last total is the number itself."""
    found = match.explain(what)
    cards = match.state.t.defs
    assert found.terms[-1].total == found.total
    return [(t.operation, cards[t.source].id if t.source >= 0 else None, t.amount, t.total) for t in found.terms]


@pytest.mark.rule("SOI-055", "SOI-218", "SOI-098")
def test_printed_numbers_of_cards() -> None:
    match = table({"hand": ["crystal"]}, row=["optio_crusher"])
    assert terms(match, "cost of optio_crusher") == [("printed", "optio_crusher", 5, 5)]
    assert terms(match, "health of optio_crusher") == [("printed", "optio_crusher", 4, 4)]
    assert terms(match, "shield of optio_crusher") == [("printed", "optio_crusher", 0, 0)]
    assert terms(match, "shield of command_seer") == [("printed", "command_seer", 5, 5)]
    assert terms(match, "cost of crystal") == [("printed", "crystal", 0, 0)]
    assert match.explain("cost of crystal").terms[0].rule == "SOI-004"


@pytest.mark.rule("SOI-032", "SOI-055")
def test_gems() -> None:
    match = table({"hand": ["reactor_drone", "crystal", "crystal"]}, row=["kiln_drone", "nil_assassin"], gems=1)
    play(match, "play reactor_drone", "recruit kiln_drone", "focus", "hire nil_assassin", "play crystal")
    assert terms(match, "gems of p1") == [
        ("start", None, 1, 1),
        ("add", "reactor_drone", 3, 4),
        ("subtract", "kiln_drone", 1, 3),
        ("subtract", None, 1, 2),
        ("subtract", "nil_assassin", 2, 0),
        ("add", "crystal", 1, 1),
    ]
    assert match.explain("gems of p1").terms[3].rule == "SOI-032"
    assert match.explain("gems").total == 1  # without a subject: the active player's
    assert terms(match, "gems of p2") == [("start", None, 0, 0)]


@pytest.mark.rule("SOI-034", "SOI-073")
def test_power() -> None:
    match = table(
        {"hand": ["nil_assassin", "crystal"], "champions": ["fao_cutul"], "mastery": 20},
        {"champions": ["optio_crusher"], "hand": ["command_seer"]},
    )
    play(match, "play nil_assassin", "attack optio_crusher", "exhaust fao_cutul")
    expected = [
        ("start", None, 0, 0),
        ("add", "nil_assassin", 5, 5),
        ("subtract", "optio_crusher", 4, 1),
        ("add", "fao_cutul", 2, 3),
        ("multiply", "fao_cutul", 2, 6),
    ]
    assert terms(match, "power of p1") == expected
    play(match, "end")  # the defender thinks about a shield; the power is spent
    assert terms(match, "power of p1") == [*expected, ("subtract", None, 6, 0)]


@pytest.mark.rule("SOI-035")
def test_power_while_it_is_being_divided() -> None:
    match = table({"hand": ["nil_assassin", "crystal"]}, {}, {}, mode="free_for_all", power=2)
    play(match, "play nil_assassin", "end", "assign p2 3")
    expected = [("start", None, 2, 2), ("add", "nil_assassin", 5, 7), ("subtract", None, 3, 4)]
    assert terms(match, "power of p1") == expected


@pytest.mark.rule("SOI-089")
def test_infinite_power() -> None:
    match = table({"hand": ["blaster", "infinity_shard", "crystal"], "mastery": 30}, {"champions": ["optio_crusher"]})
    play(match, "play blaster", "play infinity_shard", "attack optio_crusher")
    assert terms(match, "power") == [
        ("start", None, 0, 0),
        ("add", "blaster", 1, 1),
        ("add", "infinity_shard", INFINITE, INFINITE + 1),
        ("at most", None, INFINITE, INFINITE),
    ]


@pytest.mark.rule("SOI-046", "SOI-105")
@pytest.mark.parametrize("health", [45, 46, 48, 50])
def test_health_starts_where_it_really_stood(health: int) -> None:
    match = table({"hand": ["spore_cleric", "crystal"], "health": health})
    play(match, "play spore_cleric")
    expected = [("start", None, health, health), ("add", "spore_cleric", 4, health + 4)]
    assert terms(match, "health of p1") == expected + ([("at most", None, 50, 50)] if health > 46 else [])


@pytest.mark.rule("SOI-038", "SOI-046")
def test_health_over_several_turns() -> None:
    match = table({"hand": ["nil_assassin", "crystal"]}, {"hand": ["root_of_the_forest", "crystal"]})
    play(match, "play nil_assassin", "end", "play root_of_the_forest")
    assert terms(match, "health of p2") == [
        ("start", None, 50, 50),
        ("subtract", None, 5, 45),
        ("add", "root_of_the_forest", 10, 55),
        ("at most", None, 50, 50),
    ]
    assert match.explain("health of p2").terms[-1].rule == "SOI-046"
    assert terms(match, "health of p1") == [("start", None, 50, 50)]


@pytest.mark.rule("SOI-038", "SOI-034", "SOI-035")
def test_attacks_name_the_players_on_both_sides() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["crystal"]}, {"hand": ["crystal"]}, mode="free_for_all", power=7)
    play(match, "end", "assign p2 4")
    share = match.explain("power of p1").terms[-1]
    assert (share.seat, share.amount, share.rule) == (1, 4, "SOI-035")
    play(match, "assign p3 3")
    for seat, lost in ((1, 4), (2, 3)):
        damage = match.explain(f"health of p{seat + 1}").terms[-1]
        assert (damage.seat, damage.amount, damage.rule, damage.source) == (0, lost, "SOI-038", -1)
    again = table({"hand": ["crystal"]}, {"hand": ["command_seer"]}, power=7)
    play(again, "end")
    spent = again.explain("power of p1").terms[-1]
    assert (spent.seat, spent.amount, spent.rule) == (1, 7, "SOI-034")


@pytest.mark.rule("SOI-199")
def test_what_was_paid_in_an_auction() -> None:
    match = sudi.new("shards", seed=3, characters="auction")
    winner = match.decision.seat
    play(match, "bid 6", "decline", "choose volos", "choose tetra")
    paid = match.explain(f"health of p{winner + 1}").terms
    assert [(t.operation, t.amount, t.total, t.rule, t.seat) for t in paid] == [
        ("start", 50, 50, "", -1),
        ("subtract", 6, 44, "SOI-199", -1),
    ]


@pytest.mark.rule("SOI-218")
def test_of_two_copies_the_one_that_is_meant() -> None:
    seats = {"hand": ["optio_crusher"], "champions": ["ferrata_guard"], "character": "decima"}, {"character": "volos"}
    seats[1]["champions"] = ["optio_crusher"]
    match = table(*seats, setup={"expansion": True}, row=["axia"])
    own = {**seats[0], "champions": ["ferrata_guard", "optio_crusher"], "hand": ["optio_crusher"]}
    both = table(own, {"character": "volos", "hand": ["crystal"]}, setup={"expansion": True}, row=["evokatus"])
    assert match.explain("health of optio_crusher@p2").total == 4
    assert match.explain("health of optio_crusher@hand").total == 4
    assert both.explain("health of optio_crusher").total == 6
    assert both.explain("health of optio_crusher@p1").total == 6
    assert both.explain("health of optio_crusher@hand").total == 4
    assert both.explain("cost of evokatus@row").total == 4
    assert match.explain("cost of axia@row").total == 6
    assert match.explain("cost of axia@p2").total == 6  # nobody has it in play: the copy that there is


@pytest.mark.rule("SOI-050", "SOI-085")
def test_mastery_of_both_players() -> None:
    match = table(
        {"hand": ["venator_of_the_wastes", "grand_architect", "crystal"], "champions": ["li_hin"], "mastery": 29},
        {"mastery": 1},
        gems=1,
    )
    play(match, "focus", "play grand_architect", "play venator_of_the_wastes")
    assert terms(match, "mastery of p1") == [
        ("start", None, 29, 29),
        ("add", None, 1, 30),
        ("add", "grand_architect", 5, 35),
        ("at most", None, 30, 30),
    ]
    assert match.explain("mastery of p1").terms[-1].rule == "SOI-050"
    assert terms(match, "mastery of p2") == [("start", None, 1, 1), ("subtract", "venator_of_the_wastes", 1, 0)]


@pytest.mark.rule("SOI-011", "SOI-109")
def test_in_a_real_match_everything_adds_up_after_every_choice() -> None:
    match = sudi.new("shards", mode="free_for_all", players=3, seed=21, characters="random")
    first, step = match.state.first, 0
    while match.decision is not None and step < 250:
        names = [o.name for o in match.decision.options]
        busy = [n for n in names if n not in ("end", "decline")] or names
        match.choose(busy[step * 7 % len(busy)])
        step += 1
        for seat in range(3):
            for value in ("gems", "power", "mastery", "health"):
                terms(match, f"{value} of p{seat + 1}")
            assert match.explain(f"health of p{seat + 1}").terms[0].total == 50
            assert match.explain(f"mastery of p{seat + 1}").terms[0].total == (seat - first) % 3
            assert match.explain(f"gems of p{seat + 1}").terms[0].total == 0
            assert match.explain(f"power of p{seat + 1}").terms[0].total == 0


def test_what_cannot_be_explained() -> None:
    match = table({"hand": ["crystal"]})
    with pytest.raises(sudi.UnknownName, match="cost"):
        match.explain("colour of crystal")
    with pytest.raises(sudi.BadSetup, match="p1 to p2"):
        match.explain("power of p3")
    with pytest.raises(sudi.BadSetup, match="gems, power, mastery or health"):
        match.explain("cost of p1")
    with pytest.raises(sudi.BadSetup, match="cost, health or shield"):
        match.explain("gems of crystal")
    with pytest.raises(sudi.BadSetup, match="not part of this match"):
        match.explain("cost of axia")
