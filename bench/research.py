"""Steps a second of the research face, beside card games of PettingZoo and OpenSpiel, all in one run.

    python bench/research.py --seconds 3

Random play, one process. Ours: the batch face with and without observations, and the PettingZoo face as it is. Theirs
are measured where they are installed (`pip install 'pettingzoo[classic]' open_spiel`). A
step is one action; how much of a match that is differs from game to game, so matches a second stand beside it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random

from sudi.games import NAMES
from sudi.research import aec_env, batch

Play = Callable[[float], tuple[int, int, float]]  # seconds -> steps, matches, seconds on the processor


def in_a_batch(name: str, size: int, observed: bool) -> Play:
    many = batch(name, size)

    def play(seconds: float) -> tuple[int, int, float]:
        luck, told, steps, matches = Random(1), many.begin(), 0, 0
        begun = time.process_time()
        while (took := time.process_time() - begun) < seconds:
            if observed:
                many.observe()
            starts = told.starts.tolist()
            told = many.step(told.open[[luck.randrange(a, b) for a, b in pairwise(starts)]])
            steps, matches = steps + size, matches + int(told.over.sum())
        return steps, matches, took

    return play


def agents_in_turn(env: object, legal: Callable[[object], list[int]]) -> Play:
    """PettingZoo's loop; observations and masks are made at every step."""

    def play(seconds: float) -> tuple[int, int, float]:
        luck, steps, matches = Random(1), 0, 0
        begun = time.process_time()
        while (took := time.process_time() - begun) < seconds:
            env.reset(seed=luck.getrandbits(30))  # type: ignore[attr-defined]
            for _ in env.agent_iter():  # type: ignore[attr-defined]
                seen, _, over, cut, _ = env.last()  # type: ignore[attr-defined]
                env.step(None if over or cut else luck.choice(legal(seen)))  # type: ignore[attr-defined]
                steps += 1
                if time.process_time() - begun > seconds:
                    break
            else:
                matches += 1
        return steps, matches, took

    return play


def masked(seen: object) -> list[int]:
    mask = seen["action_mask"]  # type: ignore[index]
    return list(mask.nonzero()[0])


def by_openspiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seconds: float) -> tuple[int, int, float]:
        luck, steps, matches = Random(1), 0, 0
        begun = time.process_time()
        while (took := time.process_time() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(luck.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
                    continue
                state.apply_action(luck.choice(state.legal_actions()))
                steps += 1
            matches += 1
        return steps, matches, took

    return play


def theirs() -> dict[str, Play]:
    found: dict[str, Play] = {}
    try:
        import importlib

        for name in ("gin_rummy_v4", "texas_holdem_v4", "leduc_holdem_v4"):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found[f"PettingZoo {name}"] = agents_in_turn(module.env(), masked)
    except ImportError:
        print("PettingZoo's card games are not installed (pip install 'pettingzoo[classic]'); they are left out.")
    try:
        for name in ("gin_rummy", "hearts", "leduc_poker"):
            found[f"OpenSpiel {name} (C++)"] = by_openspiel(name)
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel); its games are left out.")
    return found


def main() -> None:
    read = argparse.ArgumentParser(description="Steps a second of research interfaces.")
    read.add_argument("--seconds", type=float, default=3.0, help="on the processor, for each line")
    read.add_argument("--size", type=int, default=1024, help="matches in a batch")
    asked = read.parse_args()
    lines: dict[str, Play] = {}
    for name in NAMES:
        lines[f"{name}, batch of {asked.size}"] = in_a_batch(name, asked.size, False)
        lines[f"{name}, batch of {min(asked.size, 128)}, observed"] = in_a_batch(name, min(asked.size, 128), True)
        lines[f"{name}, PettingZoo"] = agents_in_turn(aec_env(name), masked)
    print(f"{'':44} steps/s  matches/s")
    for what, play in (lines | theirs()).items():
        steps, matches, took = play(asked.seconds)
        print(f"{what:44} {steps / took:8,.0f} {matches / took:9,.2f}", flush=True)


if __name__ == "__main__":
    main()
