"""How far the mind plays a turn on before it judges."""

from __future__ import annotations

from random import Random

from sudi.games import game
from sudi.kernel.machine import apply
from sudi.mind.store import mind_of


def test_the_turn_of_the_nemesis_is_played_before_a_state_is_judged() -> None:
    """Nobody decides between the end of one's turn and the nemesis's: what it does is part of what an option brings."""
    shards, seen = game("shards"), 0
    for seed in range(6):
        s = shards.new_state("solo", 1, seed)
        mind, luck = mind_of("shards", "solo"), Random(seed)
        for _ in range(40):
            if s.seat < 0:
                break
            trial, turns = s.copy(), s.turns
            mind.finish_turn(trial, Random(1), 0.5)
            if trial.seat >= 0 and turns:
                assert trial.turn == 0, "it is the player's turn again"
                seen += trial.turns - turns == 2
            apply(s, luck.randrange(len(s.options)))
    assert seen > 20


def test_in_a_duel_a_turn_ends_where_the_rivals_begins() -> None:
    s = game("shards").new_state("duel", 2, 3, characters=["decima", "volos"])
    turns, began = s.turns, s.turn
    mind_of("shards", "duel").finish_turn(s, Random(1), 0.5)
    assert (s.turns, s.turn) == (turns + 1, 1 - began)
