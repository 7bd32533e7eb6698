"""Puzzles: what the prover may call proved, and that every puzzle that ships is what it says.

A sample is proved at each run, another one every day; `SUDI_ALL_PUZZLES=1` proves them all.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import sudi
from sudi.cli import main
from sudi.coach.puzzles import Puzzle, daily, puzzles_of
from sudi.coach.puzzles.goals import Hold, Number, Reach, Win, goal_of
from sudi.coach.puzzles.making import Maker, alike, room_for
from sudi.coach.puzzles.positions import opened
from sudi.coach.puzzles.proving import Proof, Prover, prompts_named
from sudi.coach.puzzles.puzzle import packed, read_file, read_lines, written
from sudi.coach.puzzles.sitting import LUCKY, MISSED, ON, REFUSED, SOLVED, Sitting
from sudi.coach.puzzles.telling import proof_of
from sudi.coach.puzzles.threat import Unsure
from sudi.kernel.errors import SudiError
from tests.summonerwars.table import table as war

GAMES = sorted(sudi.games())
EVERY = [one for game in GAMES for one in puzzles_of(game)]
MOST = 2_500  # states of a proof that a quick run can afford


def sample(game: str) -> list[Puzzle]:
    found = puzzles_of(game)
    if os.environ.get("SUDI_ALL_PUZZLES"):
        return list(found)
    small = [one for one in found if one.states <= MOST]
    return [small[(date.today().toordinal() * 7 + n) % len(small)] for n in range(2)] if small else []


def shards(health: int, hand: list[str], **more: Any) -> Any:
    """Player 1 holds these cards and nothing else; the other has so much health left."""
    me = {"hand": hand, "deck": more.pop("deck", ["crystal"] * 3), "health": 20}
    rival = {"health": health, "hand": more.pop("held", []), "champions": more.pop("champions", [])}
    position = {"game": "shards", "setup": {"ends": "asked"}, "players": [me, rival], "turn": "p1", **more}
    return sudi.from_position(position)


def proved(match: Any) -> Proof:
    return Prover(match.state, 0, Win(0)).prove()


# ---- the prover ----
def test_the_only_line_is_found_and_what_is_needless_is_no_other_one() -> None:
    """A Blaster and an Infinity Shard make three power. The Crystal is of no use, and to end is no choice at last."""
    proof = proved(shards(3, ["blaster", "infinity_shard", "crystal"]))
    assert proof.only == ("play blaster own", "play infinity_shard own")


def test_two_ways_are_no_puzzle() -> None:
    proof = proved(shards(1, ["blaster", "infinity_shard"]))
    assert len(proof.ways) == 2
    assert proof.only is None


def test_what_cannot_be_done_has_no_way() -> None:
    assert proved(shards(9, ["blaster", "infinity_shard"])).ways == {}


def test_a_draw_is_no_way_even_if_it_would_come_out_right() -> None:
    """The deck has the card that is missing, but nobody can know that it lies on top."""
    match = shards(3, ["infinity_shard", "portal_monk"], deck=["blaster", "crystal", "crystal", "crystal", "crystal"])
    assert proved(match).only is None


def test_a_hand_that_could_answer_makes_nothing_sure() -> None:
    """The other one holds a card that may be a shield: what it stops cannot be known."""
    assert proved(shards(3, ["blaster", "infinity_shard"], held=["command_seer"])).only is None


def test_an_aim_is_as_much_as_can_be_had() -> None:
    match = shards(20, ["blaster", "infinity_shard", "crystal"])
    best, ways = Prover(match.state, 0, Number("health", 1, True, 0)).aspire()
    assert best == -17
    assert list(ways) == [("play blaster own", "play infinity_shard own")]


def test_goals_are_read_as_they_are_written() -> None:
    for goal in (Win(1), Number("health", 0, True, 3), Number("vp", 1, False, 15)):
        assert goal_of(goal.data()) == goal
    with pytest.raises(SudiError, match="no goal"):
        goal_of({"lose": "p1"})


# ---- what ships ----
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_again(game: str) -> None:
    for one in sample(game):
        proof = one.prover(one.table().state, 2 * one.states + 100).prove()
        assert proof.only == one.choices, f"{game} {one.number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_solves_and_every_tempting_line_fails(game: str) -> None:
    for one in puzzles_of(game):
        sitting = Sitting(one)
        assert sitting.match.decision is not None
        assert sitting.match.decision.seat == one.seat, f"{game} {one.number}: somebody else is asked"
        for name in one.solution:
            if sitting.match.state.seat == one.seat and not sitting.is_over:
                answer = sitting.choose(name)
        assert answer.kind == SOLVED, f"{game} {one.number}: {answer}"
        for line in one.wrong:
            match, chosen = one.table(), Counter[str]()
            for name in line:
                if match.state.seat == one.seat:
                    chosen[one.deed(match.state, match.pending.names.index(name))] += 1
                match.choose(name)
            assert not one.goal.holds(match.state), f"{game} {one.number}: {line}"
            assert one.free or Counter(one.choices) - chosen or match.state.seat != one.seat


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_say_in_both_languages_what_is_asked(game: str) -> None:
    found = puzzles_of(game)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert len({one.id for one in found}) == len(found)
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    for one in found:
        for text in (one.title, one.say):
            assert text.cs
            assert text.en
            assert "{" not in text.cs + text.en
        assert one.say.cs != one.say.en
        assert 1 <= one.difficulty <= 5
        assert one.made["command"].startswith(f"sudi puzzle {game} --make")


@pytest.mark.parametrize("game", GAMES)
def test_at_least_fifty_ship_of_several_difficulties_and_none_twice(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= 50
    hard = Counter(one.difficulty for one in found)
    assert len(hard) >= 3
    assert max(hard.values()) <= len(found) // 2
    assert len({alike(one.goal, one.choices) for one in found}) == len(found)
    for one in found:
        assert one.states > 0
        assert one.tried >= len(one.choices), "a proof has tried the choices of its own line"


def test_some_are_about_surviving() -> None:
    assert any(one.kind == "survive" for one in EVERY)
    for one in EVERY:
        if one.kind == "survive":
            known = one.table().state.known[one.seat]
            assert known == (1 << len(one.table().state.t.defs)) - 1, "all cards lie open"


def test_everybody_has_the_same_puzzle_of_a_day_and_each_comes_before_one_comes_again() -> None:
    found = puzzles_of("shards")
    first = date(2026, 11, 18)
    days = [daily("shards", first + timedelta(days=n)) for n in range(len(found))]
    assert {one.id for one in days if one is not None} == {one.id for one in found}


# ---- sitting at one ----
def simple() -> Puzzle:
    match = shards(3, ["blaster", "infinity_shard", "crystal"])
    data = {
        "format": 1, "id": "simple", "title": {"cs": "Zkouška", "en": "A try"}, "seat": "p1", "goal": {"win": "p1"},
        "until": [], "difficulty": 1, "solution": ["play blaster", "play infinity_shard", "end"],
        "choices": ["play blaster own", "play infinity_shard own"], "wrong": [["play blaster", "end"]],
        "states": 20, "tried": 30, "made": {"seed": 0, "command": "by hand"}, "position": match.position(),
    }  # fmt: skip
    return read_lines("shards", json.dumps(data))[0]


def test_any_order_solves_and_a_miss_begins_again() -> None:
    sitting = Sitting(simple())
    assert sitting.choose("play infinity_shard").kind == ON
    missed = sitting.choose("end")
    assert missed.kind == MISSED
    assert missed.text is not None
    assert "1" in missed.text.en, "one health is left, and that is told"
    assert sitting.past == []
    assert sitting.choose("play crystal").kind == ON
    assert sitting.choose("recruit omnius").kind == REFUSED
    sitting.take_back()
    assert sitting.past == []
    for name in ("play infinity_shard", "play blaster"):
        assert sitting.choose(name).kind == ON
    assert sitting.choose("end").kind == SOLVED
    again = Sitting.resumed(simple(), sitting.past)
    assert again.solved


def test_luck_is_told_from_a_solution() -> None:
    """The goal is reached without what is needed: here a needed choice is made up, so that every line lacks it."""
    data = json.loads(written(simple()))
    data["choices"].append("focus")
    sitting = Sitting(read_lines("shards", json.dumps(data))[0])
    for name in ("play infinity_shard", "play blaster"):
        sitting.choose(name)
    answer = sitting.choose("end")
    assert answer.kind == LUCKY
    assert not sitting.solved


def test_help_comes_in_steps_and_follows_what_was_done() -> None:
    sitting = Sitting(simple())
    assert "2" in sitting.hint(1).text.en
    assert sitting.hint(2).text.en == "Look at Blaster."
    assert sitting.hint(3).choice == "play blaster"
    sitting.choose("play infinity_shard")
    assert sitting.hint(3).choice == "play blaster", "another order than the line that is kept"
    sitting.take_back()
    sitting.choose("play blaster")
    sitting.choose("play infinity_shard")
    assert sitting.hint(3).choice == "end", "back on the line that is kept"


def test_the_proof_tells_what_a_tempting_line_lacks() -> None:
    told = proof_of(simple())
    assert [text.en for text in told.solution.choices] == ["Play Blaster", "Play Infinity Shard", "End the play phase"]
    (wrong,) = told.wrong
    assert wrong.lacks is not None
    assert wrong.lacks.en == "Play Infinity Shard"
    assert "2" in wrong.stands.en


# ---- the terminal and the tool ----
def test_a_puzzle_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(written(simple()) + "\n", "utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = iter(["rada", "end", "play infinity_shard", "zpět", "play blaster", "play infinity_shard", "end"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["puzzle", "shards", "next", "--file", str(file), "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "Vyhraj v tomto tahu." in told
    assert "soupeřovy životy: 3" in told
    assert "Vyřešeno." in told
    assert main(["puzzle", "shards", "--file", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["puzzles"][0]["solved"] is True
    assert main(["puzzle", "shards", "1", "--file", str(file), "--prove", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["holds"] is True
    assert main(["puzzle", "shards", "--file", str(file), "--check", "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert (checked["puzzles"], checked["failed"]) == (1, [])
    data = json.loads(written(simple())) | {"choices": ["play blaster own"]}
    file.write_text(json.dumps(data) + "\n", "utf-8")
    assert main(["puzzle", "shards", "--file", str(file), "--check", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["failed"] == [1]
    file.write_text(written(simple()) + "\n", "utf-8")
    assert main(["puzzle", "shards", "1", "--file", str(file), "--proof", "--lang", "en"]) == 0
    assert "tempting" in capsys.readouterr().out


def test_refusals_say_what_to_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["puzzle", "shards", "9999"]) == 2
    assert main(["puzzle", "shards", "--make", "2"]) == 2
    assert "--out" in capsys.readouterr().err
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{", "utf-8")
    assert main(["puzzle", "shards", "--file", str(broken)]) == 2


def test_a_match_gives_the_same_puzzles_again_and_they_are_kept_as_they_are(tmp_path: Path) -> None:
    """The first puzzle of a match: made twice, written, packed and read again."""

    def first() -> Puzzle:
        maker = Maker("shards", 400)
        return next(one for seed in range(1, 9) for one in maker.of_match(seed))

    one = first()
    assert written(one) == written(first())
    file = tmp_path / "kept.jsonl.gz"
    file.write_bytes(packed((one,)))
    (read,) = read_file("shards", file)
    assert written(read) == written(one)
    assert Sitting(read).match.decision is not None


def test_the_same_again_in_another_place_is_no_new_puzzle() -> None:
    some = alike(Win(0), ("attack", "play scout own base_tar_pits", "to base_tar_pits"))
    assert some == alike(Win(0), ("attack", "play scout own base_tortuga", "to base_tar_pits"))
    assert some != alike(Win(0), ("attack", "play ranger own base_tar_pits", "to base_tar_pits"))
    assert some != alike(Number("vp", 0, False, 3), ("attack", "play scout own base_tar_pits", "to base_tar_pits"))


def test_of_one_difficulty_no_more_are_made_than_there_is_room_for() -> None:
    """A third of the wanted six may be of one difficulty; two easy ones are there."""
    had = [simple(), simple()]
    room = room_for(6, had)
    assert room == {1: 0, 2: 2, 3: 2, 4: 2, 5: 2}
    match = had[0].table()
    assert Maker("shards", 400).puzzle(match, 0, Win(0), 2, 0) is not None
    assert Maker("shards", 400, room).puzzle(match, 0, Win(0), 2, 0) is None
    roomy = Counter({1: 1})
    assert Maker("shards", 400, roomy).puzzle(match, 0, Win(0), 2, 0) is not None
    assert roomy[1] == 0


def test_where_a_unit_goes_may_be_left_open() -> None:
    """SUW-031: one unit moves two spaces at most. It can reach its prey from two spaces: two lines, or one deed."""
    table = war(board={"C3": "to_smasher", "D5": "cg_sneeks@p2"}, phase="move", setup={"ends": "asked"})
    goal, until = Reach("attack", "cg_sneeks", 0, 1), prompts_named(table.game, ("attack",))
    exact = Prover(table.state, 0, goal, until).prove()
    assert sorted(exact.ways) == [("move to_smasher own C3 C5",), ("move to_smasher own C3 D4",)]
    free = Prover(table.state, 0, goal, until, free=True).prove()
    assert free.only == ("move to_smasher own C3",)


# ---- to survive ----
PLAIN = ["crystal"] * 6


def besieged(health: int, hand: tuple[str, ...] = ("spore_cleric", "crystal"), deck: list[str] = PLAIN) -> Any:
    """Player 1 has so much health left and may hold a Spore Cleric, which heals four. The other one has three power."""
    me = {"hand": list(hand), "deck": deck, "health": health}
    rival = {"hand": ["blaster", "infinity_shard"], "deck": PLAIN, "health": 50}
    players = {"game": "shards", "setup": {"ends": "asked"}, "players": [me, rival], "turn": "p1", "row": []}
    table = opened(sudi.from_position(players))
    assert table is not None
    return table


def hold() -> Hold:
    return Hold(0, Number("health", 0, True, 0), 1)


def survived(match: Any) -> Proof:
    return Prover(match.state, 0, hold()).prove()


def test_who_is_about_to_lose_has_one_line_that_survives() -> None:
    assert survived(besieged(3)).only == ("play spore_cleric own",)


def test_who_is_not_threatened_has_no_puzzle_and_who_is_lost_has_no_line() -> None:
    assert survived(besieged(4)).only is None
    assert survived(besieged(3, hand=("crystal",))).ways == {}


def test_who_would_have_to_shuffle_can_prove_nothing() -> None:
    with pytest.raises(Unsure):
        survived(besieged(3, deck=["crystal"] * 2))


def test_a_shield_that_will_be_drawn_counts_because_all_cards_are_open() -> None:
    """Five cards are drawn at the end of the turn, the last of a deck first; a Command Seer stops five damage."""
    assert survived(besieged(3, deck=["crystal"] * 5 + ["command_seer"])).only is None
    assert survived(besieged(3, deck=["command_seer"] + ["crystal"] * 5)).only == ("play spore_cleric own",)


def test_the_other_one_wins_if_it_is_let() -> None:
    data = json.loads(written(simple()))
    data |= {
        "goal": hold().data(), "solution": ["play spore_cleric", "end"], "choices": ["play spore_cleric own"],
        "wrong": [["end"]], "position": besieged(3).position(),
    }  # fmt: skip
    one = read_lines("shards", json.dumps(data))[0]
    assert one.kind == "survive"
    assert "Your opponent holds: Blaster, Infinity Shard." in one.say.en
    sitting = Sitting(one)
    missed = sitting.choose("end")
    assert missed.kind == MISSED
    assert missed.text is not None
    assert "your opponent wins in its next turn" in missed.text.en
    assert sitting.choose("play spore_cleric").kind == ON
    assert sitting.choose("end").kind == SOLVED
    assert "All cards are open" in proof_of(one).says.en
    assert goal_of(one.goal.data()) == one.goal
