"""A phase that ends because nothing else can be done: it says so, and asks first whoever wants to be asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sudi
from sudi.kernel.ends import only_ends
from sudi.table import Refused, Table, asking, looking, takeback
from tests.shards.table import table as shards

from .people import ClockPlan, choose, options, sit_down
from .reading import log
from .test_asking import settle

ASKED = {"ends": "asked"}
# What each game says of a phase in which nothing could be done.
SENTENCES = {
    "shards": ("The play phase is over: nothing else could be done in it.",),
    "smashup": ("Playing cards is over: nothing else could be played or used.",),
    "summonerwars": tuple(
        f"The {phase} phase is over: nothing else could be done in it."
        for phase in ("Summon", "Move", "Build", "Attack", "Magic")
    ),
    "rone": tuple(
        f"The {phase} phase is over (Player {seat}): nothing else could be done in it."
        for phase in ("draw", "main", "damage", "spare-parts")
        for seat in (1, 2)
    ),
    "doomtrooper": (
        "The action step is over: nothing else could be done in it.",
        "The discard step is over: there was no card in hand.",
    ),
}
ALONE = "The play phase is over: nothing else could be done in it."
CHOSEN = "Player 1 ends the play phase."


def play_phase(*hand: str, **rest: Any) -> Table:
    """Player 1 of Shards with these cards and nothing else to do; a Blaster gives power and no gems."""
    return sit_down(shards({"hand": [*hand]}, {"hand": ["crystal"]}, setup=ASKED), **rest)


def ends(table: Table, wanted: bool = True, seat: int = 0) -> None:
    asking.take(table, asking.wish(table, [seat], "affected", None, False, ends=wanted))


def over(table: Table, reader: int | None) -> list[str]:
    return [entry.en for entry in log(table, reader, 0) if entry.line == "phase over"]


@pytest.mark.parametrize("game", SENTENCES)
def test_in_every_game_it_is_told_and_whoever_wants_to_is_asked(game: str) -> None:
    """Both seats do the same; the first wants to be asked, the second does not."""
    match = sudi.new(game, seed=11, **ASKED)
    table, dice = sit_down(match), random.Random(4)
    ends(table)
    asked_alone, ended = 0, 0
    for _ in range(300):
        if table.match is None or table.match.decision is None or (asked_alone > 2 and ended > 2):
            break
        seat, alone = table.asks, only_ends(table.match.state, table.match.game.verbs)
        window = asking.moment(table) is not None
        if window:
            choose(table, asking.passing(table.match))
            continue
        assert asking.passes(table) is (alone and seat == 1), "with one more thing to do one is always asked"
        before = len(over(table, seat))
        if alone and seat == 1:
            table.take(asking.pass_on(table, 0.0), 0.0)
            ended += 1
            for reader in (0, 1, None):
                assert over(table, reader)[before] in SENTENCES[game], "everybody saw it end at once"
        else:
            number = 0 if alone else dice.randrange(len(options(table)))
            choose(table, number)
            if alone:
                asked_alone += 1
                assert over(table, 0)[before] in SENTENCES[game]
                assert over(table, 1)[before] not in SENTENCES[game], "that nothing else was left is my own business"
    assert asked_alone
    assert ended


def test_it_ends_at_once_and_the_record_has_it() -> None:
    table = play_phase("blaster")
    choose(table, "play blaster")
    assert table.goes_on_alone
    assert looking.view(table, 0)["decision"] == {"seat": "p1"}  # type: ignore[index]
    settle(table)
    assert table.choices[:2] == ["play blaster", "end"]
    assert over(table, 0) == over(table, 1) == over(table, None) == [ALONE]
    cs = [entry.cs for entry in log(table, 0, 0) if entry.line == "phase over"]
    assert cs == ["Fáze hraní skončila: nic dalšího v ní nešlo udělat."]


def test_the_switch_works_at_once_in_both_directions() -> None:
    table = play_phase("blaster")
    ends(table)
    choose(table, "play blaster")
    assert not table.goes_on_alone
    assert options(table) == ["end"]
    assert settle(table) == []
    ends(table, False)
    assert settle(table)
    assert over(table, 1) == [ALONE]


@pytest.mark.parametrize("hand", [["blaster"], ["blaster", "crystal"]], ids=["nothing left", "a card left"])
def test_the_others_cannot_tell_whether_who_is_asked_had_a_choice(hand: list[str]) -> None:
    table = play_phase(*hand)
    ends(table)
    choose(table, "play blaster")
    assert table.asks == 0
    choose(table, "end")
    assert over(table, 1) == over(table, None) == [CHOSEN]
    assert over(table, 0) == [ALONE if hand == ["blaster"] else CHOSEN]


def test_a_bot_is_not_waited_for() -> None:
    table = sit_down(shards({"hand": ["blaster"]}, {"hand": ["crystal"]}, setup=ASKED), bots=(0,))
    choose(table, "play blaster", by="bot")
    assert asking.passes(table)
    settle(table)
    assert over(table, 1) == [ALONE]


def test_taking_back_goes_past_the_end_that_came_by_itself() -> None:
    table = play_phase("blaster", undo="free", bots=(1,))
    choose(table, "play blaster")
    settle(table)
    step = takeback.ask(table, [0], 0.0)
    assert step is not None
    table.take(step, 0.0)
    assert table.choices == []
    assert options(table) == ["play blaster", "end"]
    assert over(table, 0) == []


def test_taking_back_goes_past_what_the_table_would_choose_again() -> None:
    table = play_phase("blaster", undo="free", bots=(1,))
    ends(table)
    choose(table, "play blaster")
    choose(table, "end")
    ends(table, False)
    step = takeback.ask(table, [0], 0.0)
    assert step is not None
    assert step.move.option == "0"
    again = play_phase(undo="free", bots=(1,))
    ends(again)
    choose(again, "end")
    ends(again, False)
    with pytest.raises(Refused):
        takeback.ask(again, [0], 0.0)


def test_a_journal_tells_the_same_again() -> None:
    table, moves = play_phase("blaster"), []
    moves.append(choose(table, "play blaster").move)
    moves.append(asking.pass_on(table, 0.0).move)
    table.take(asking.pass_on(table, 0.0), 0.0)
    again = sit_down(shards({"hand": ["blaster"]}, {"hand": ["crystal"]}, setup=ASKED))
    again.match = None
    again.restore(moves, 0.0)
    assert log(again, 1, 0) == log(table, 1, 0)


def test_the_clock_of_the_next_player_runs_and_the_move_earns_its_increment() -> None:
    table = play_phase("blaster", clock=ClockPlan("chess", 60, 5, "default"))
    choose(table, "play blaster", 10.0)
    assert table.clock.running is None
    settle(table, 10.0)
    while table.asks == 0:  # who is hit by the attack, perhaps
        choose(table, 0, 10.0)
        settle(table, 10.0)
    assert table.clock.running == 1
    assert table.clock.left == {0: 55.0, 1: 60.0}


def test_the_wish_is_told_where_the_match_asks() -> None:
    table = play_phase("blaster")
    ends(table)
    told = asking.face(table, 0)
    assert told is not None
    assert (told.windows, told.ends, told.quick) == (False, True, None)
    assert asking.face(table, 1).ends is False  # type: ignore[union-attr]
    silent = sit_down(shards({"hand": ["blaster"]}))
    assert asking.face(silent, 0) is None
    choose(silent, "play blaster")
    assert silent.choices == ["play blaster"]
    assert over(silent, 0) == []
