"""Whom a table asks about a shield or a Special: whoever could have one by what everybody sees, whatever it holds."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.table import Table, asking, looking
from tests.shards.table import table as shards
from tests.smashup.table import table as smashup

from .people import choose, options, sit_down
from .reading import log
from .test_asking import settle

SINGLE = {"single": "asked"}
SCORED = {"jungle_oasis": ["dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_laseratops"]}


def attack(held: str, under: str = "command_seer", setup: dict[str, Any] | None = None) -> sudi.Match:
    """Player 1 is about to attack player 2, who holds one card and has one more in the draw pile."""
    other = {"hand": [held], "deck": [under], "discard": []}
    return shards({"hand": ["crystal"]}, other, power=7, setup=SINGLE if setup is None else setup)


def scoring(held: str, faction: str = "ninjas", setup: dict[str, Any] | None = None) -> sudi.Match:
    """Player 1 is about to end a turn in which the Oasis is scored; player 2 holds one card."""
    return smashup(
        {"hand": ["dinosaurs_war_raptor", "dinosaurs_howl"]},
        {"hand": [held]},
        minions=SCORED,
        factions=["dinosaurs+tricksters", f"{faction}+robots"],
        setup=SINGLE if setup is None else setup,
    )


WITH = [attack("command_seer", "crystal"), scoring("ninjas_shinobi")]
WITHOUT = [attack("crystal"), scoring("ninjas_ninja_master")]
NEVER = [attack("crystal", "crystal"), scoring("aliens_collector", "aliens")]  # and everybody knows
GAMES = ["shards", "smashup"]


def ended(match: sudi.Match, **wish: Any) -> Table:
    """A table of two people after player 1 has ended the turn; `wish` is that of player 2."""
    table = sit_down(match)
    if wish:
        asking.take(table, asking.wish(table, [1], **{"when": "affected", "until": None, "hold": False, **wish}))
    choose(table, "end")
    settle(table)
    return table


def seen(table: Table) -> list[Any]:
    return [(table.version, looking.view(table, who), log(table, who, 0)) for who in (None, 0)]


@pytest.mark.parametrize(("one", "two"), [*zip(WITH, WITHOUT, strict=True)], ids=GAMES)
def test_nobody_can_tell_from_the_question_whether_the_seat_has_something(one: sudi.Match, two: sudi.Match) -> None:
    tables = ended(one), ended(two)
    for table, count in zip(tables, (2, 1), strict=True):
        assert table.asks == 1
        assert len(options(table)) == count
        assert looking.view(table, None)["decision"] == {"seat": "p2", "window": "reaction"}  # type: ignore[index]
    assert seen(tables[0]) == seen(tables[1])
    for table in tables:
        choose(table, -1)
        settle(table)
    assert seen(tables[0]) == seen(tables[1])


@pytest.mark.parametrize("match", NEVER, ids=GAMES)
def test_who_cannot_have_anything_as_everybody_knows_is_not_asked(match: sudi.Match) -> None:
    table = ended(match)
    assert asking.moment(table) is None
    assert table.match is not None
    assert table.match.state.turn == 1


@pytest.mark.parametrize(("one", "two"), [*zip(WITH, WITHOUT, strict=True)], ids=GAMES)
def test_never_passes_with_and_without_and_quick_asks_only_with(one: sudi.Match, two: sudi.Match) -> None:
    tables = ended(one, when="never"), ended(two, when="never")
    assert [asking.moment(table) for table in tables] == [None, None]
    assert seen(tables[0]) == seen(tables[1])
    quick = ended(one, quick=True), ended(two, quick=True)
    assert [asking.moment(table) is not None for table in quick] == [True, False]


@pytest.mark.parametrize("build", [attack, scoring], ids=GAMES)
def test_a_match_that_does_not_say_so_asks_only_who_can(build: Any) -> None:
    held = "crystal" if build is attack else "ninjas_ninja_master"
    match = build(held, setup={})
    match.choose("end")
    assert match.decision is not None
    assert match.game.window(match.state) is None


def test_after_one_shield_the_next_is_asked_for_as_long_as_there_could_be_one() -> None:
    other = {"hand": ["command_seer", "crystal"], "deck": ["cryptofist_monk"], "discard": []}
    match = shards({"hand": ["crystal"]}, other, power=7, setup=SINGLE)
    table = ended(match)
    choose(table, "shield command_seer")
    settle(table)
    assert (table.asks, options(table)) == (1, ["done"])


@pytest.mark.parametrize("held", ["command_seer", "crystal"])
def test_a_bot_is_asked_like_a_person(held: str) -> None:
    table = sit_down(attack(held, "crystal" if held == "command_seer" else "command_seer"), bots=(1,))
    choose(table, "end")
    assert settle(table) == []
    assert table.asks == 1
    assert looking.view(table, None)["decision"] == {"seat": "p2", "window": "reaction"}  # type: ignore[index]


# ---- phases ----
def minions_gone(held: str, **rest: Any) -> Table:
    """Player 1 of Smash Up has played the action of the turn; only a minion could still be played."""
    match = smashup(
        {"hand": [held]},
        {"hand": ["robots_zapbot"]},
        factions=["dinosaurs+tricksters", "ninjas+robots"],
        setup={**SINGLE, "ends": "asked"},
        free_action=False,
        **rest,
    )
    return sit_down(match)


def test_a_phase_that_only_its_player_sees_at_its_end_asks() -> None:
    table = minions_gone("dinosaurs_howl")
    assert options(table) == ["end"]
    assert not asking.passes(table), "there could be a minion"
    asking.take(table, asking.wish(table, [0], "affected", None, False, quick=True))
    assert asking.passes(table)


def test_against_bots_alone_it_ends_by_itself() -> None:
    table = minions_gone("dinosaurs_howl")
    table.seats[1].kind, table.seats[1].bot, table.seats[1].user = "bot", "random", None
    assert asking.passes(table)
    asking.take(table, asking.wish(table, [0], "affected", None, False, ends=True))
    assert not asking.passes(table)


def test_two_at_one_screen_are_two() -> None:
    table = minions_gone("dinosaurs_howl")
    table.seats[1].user = table.seats[0].user
    assert not asking.passes(table)
