"""The machine and the shared effects: what asks stops, what does not runs through, and stopping is data."""

from __future__ import annotations

import json

import pytest

import sudi
from sudi.kernel.chance import roll, seeded
from sudi.kernel.effects import Nothing, compile_effect
from sudi.kernel.machine import PC, Frame, Program, Programs, Step, apply
from sudi.kernel.match import Match
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.written.position import from_position
from sudi.kernel.written.replay import replay

from .table import options, play, table
from .toy import GAME, LAST_TURN, ToyState, library


def test_effects_that_never_ask_are_one_function() -> None:
    for id in ("point", "pair", "die", "crown", "guard"):
        assert library.program(id, "play").instant is not None, id
    for id in ("jab", "flurry", "maybe", "ladder", "call", "oath"):
        assert library.program(id, "play").instant is None, id


def test_a_sequence_runs_through() -> None:
    match = play(table({"hand": ["pair"]}, {}), "play pair")
    assert match.state.score == [2, 0]
    assert "play pair" not in options(match)


def test_what_leaves_no_choice_is_done_without_asking() -> None:
    match = play(table({"hand": ["jab"]}, {"score": 2}), "play jab")
    assert match.state.score == [0, 1]
    assert match.decision.name == "turn"


def test_what_leaves_a_choice_asks() -> None:
    match = play(table({"hand": ["jab"]}, {"score": 2}, {"score": 1}), "play jab")
    assert (match.decision.name, match.decision.seat, match.decision.card) == ("hit", 0, "jab")
    assert match.decision.prompt("en") == "jab: whom for 1?"
    assert options(match) == ["hit p2", "hit p3"]
    assert play(match, "hit p3").state.score == [0, 2, 0]


def test_what_cannot_be_done_is_skipped() -> None:
    match = play(table({"hand": ["jab"]}, {}, {}), "play jab")
    assert match.decision.name == "turn"
    assert match.state.score == [0, 0, 0]


@pytest.mark.parametrize(
    ("choices", "scores"),
    [
        (["stop"], [1, 3, 3]),
        (["hit p2", "stop"], [1, 2, 3]),
        (["hit p2", "hit p3"], [1, 2, 2]),
    ],
)
def test_up_to_two_stops_after_two_or_earlier(choices: list[str], scores: list[int]) -> None:
    match = play(table({"hand": ["maybe"]}, {"score": 3}, {"score": 3}), "play maybe", *choices)
    assert match.state.score == scores
    assert match.decision.name == "turn"


def test_repeat_does_it_so_many_times_and_asks_each_time() -> None:
    match = play(table({"hand": ["flurry"]}, {"score": 3}, {"score": 3}), "play flurry", "hit p2", "hit p2")
    assert match.decision.name == "hit"
    assert play(match, "hit p3").state.score == [0, 1, 2]
    assert match.decision.name == "turn"


def test_a_condition_is_read_when_its_turn_comes() -> None:
    assert play(table({"hand": ["crown"], "score": 2}, {"score": 2}), "play crown").state.score == [6, 2]
    assert play(table({"hand": ["crown"], "score": 1}, {"score": 2}), "play crown").state.score == [1, 2]


def test_an_alternative_takes_the_place_of_the_base() -> None:
    behind = play(table({"hand": ["ladder"]}, {"score": 2}, {"score": 1}), "play ladder")
    assert behind.state.score == [1, 2, 1]
    ahead = play(table({"hand": ["ladder"], "score": 3}, {"score": 2}, {"score": 1}), "play ladder", "hit p3")
    assert ahead.state.score == [8, 2, 0]


def test_a_die_is_the_matchs_own_chance() -> None:
    match = table({"hand": ["die"]}, {})
    match.state.rng = seeded(11)
    expected = roll(type("S", (), {"rng": seeded(11)})(), 6) + 1
    play(match, "play die")
    assert match.state.rolled == match.state.score[0] == expected
    faces = set()
    for seed in range(60):
        one = table({"hand": ["die"]}, {})
        one.state.rng = seeded(seed)
        faces.add(play(one, "play die").state.rolled)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_pawn_moves_to_neighbouring_squares_by_name() -> None:
    corner = table({}, {})
    assert options(corner) == ["move b1", "move a2", "end"]
    match = play(table({"square": 5}, {}), "move b1")
    assert match.state.square == [1, 0]
    assert options(match) == ["move a1", "move c1", "move b2", "end"]
    assert match.why_not("move d4").rule == "TOY-11"  # a square that exists
    with pytest.raises(sudi.IllegalChoice, match="needs a number"):
        match.why_not("move e9")


def suspended() -> Match:
    """In the middle of a trigger of an effect: point was played, spike of p1 asks whom to hit; bell still waits."""
    match = table(
        {"hand": ["point"], "field": ["spike", "bell"], "score": 1}, {"score": 3, "field": ["bell"]}, {"score": 3}
    )
    return play(match, "play point", "next spike c1")


def test_a_suspended_match_can_be_copied_packed_positioned_and_resumed() -> None:
    match = suspended()
    assert match.decision.name == "hit"
    assert len(match.state.stack) >= 3
    s = match.state
    unpacked = Match(GAME, ToyState.unpack(json.loads(json.dumps(s.pack())), s.t), 0)
    placed = from_position(GAME, json.loads(json.dumps(match.position())))
    twins = [match.copy(), unpacked, placed]
    play(match, "hit p3", "next bell a1")
    for twin in twins:
        assert twin.state == suspended().state
        twin.choose("hit p3")
        twin.choose("next bell a1")
        assert twin.state == match.state
    assert match.state.score == [4, 4, 2]
    assert match.decision.name == "turn"


def test_the_stack_is_written_by_program_names_in_a_position() -> None:
    names = [frame[0] for frame in suspended().position()["machine"]["stack"]]
    assert names[0] == "turn"
    assert "order of effects" in names


def test_a_match_of_the_toy_is_recorded_and_replayed() -> None:
    match = Match(GAME, GAME.new_state("plain", 2, 3), 3)
    for n in range(40):
        if match.decision is None:
            break
        match.choose(n % len(match.decision.options))
    again = replay(GAME, match.record())
    assert again.state == match.state


def test_a_match_ends_once_and_for_all() -> None:
    match = table({"score": 2}, {"score": 2}, {})
    for _ in range(LAST_TURN):
        assert match.result is None
        match.choose("end")
    assert match.decision is None
    assert (match.result.winners, match.result.scores, match.result.rule) == ((0, 1), (2, 2, 0), "TOY-3")
    assert match.state.stack == []
    with pytest.raises(sudi.IllegalChoice, match="over"):
        match.choose("end")
    assert match.why_not("end").text.cs == "Partie už skončila: vítězí Hráč 1, Hráč 2."


def test_the_fast_face_takes_the_option_by_number() -> None:
    match = table({"hand": ["point", "die"]}, {})
    apply(match.state, 0)
    assert match.state.score == [1, 0]


def test_two_programs_cannot_share_a_name() -> None:
    programs = Programs()
    programs.procedure("one")
    with pytest.raises(ValueError, match="two programs"):
        programs.add(Program("one", (), 0))


def test_two_cards_cannot_share_an_id() -> None:
    with pytest.raises(ValueError, match="two cards"):
        library.add(library.cards["point"])


class Countdown(Script):
    """Counts down, leaves out what it jumps over, and ends early."""

    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def start(s: list[str], f: Frame) -> None:
            f[slot[0]] = 2

        def count(s: list[str], f: Frame) -> None:
            f[slot[0]] -= 1
            s.append(f"count {f[slot[0]]}")
            f[PC] = go(count if f[slot[0]] else last)

        def never(s: list[str], f: Frame) -> None:
            raise AssertionError

        def last(s: list[str], f: Frame) -> None:
            s.append("last")
            f[PC] = go(OVER)

        return [start, count, never, last, never]


def test_a_script_goes_to_its_steps_by_name() -> None:
    program = compile_effect("twice", Countdown() >> Nothing() >> Countdown())
    said: list[str] = []
    frame: Frame = [0, 0, 0, -1, 0, *program.blank]
    while frame[PC] < len(program.steps) - 1:
        frame[PC] += 1
        program.steps[frame[PC] - 1](said, frame)
    assert said == ["count 1", "count 0", "last"] * 2
