"""Steps a second of the research face, beside card games of PettingZoo and OpenSpiel, all in one run.

    python bench/research.py --seconds 3

Random play, one process. Ours: the batch face with and without observations, and the PettingZoo face as it is. Theirs
are measured where they are installed (`pip install 'pettingzoo[classic]' open_spiel shimmy`); those of PettingZoo are
written in Python (Hanabi is OpenSpiel's), those of OpenSpiel in C++. Time is that of the processor, so that other work
on the machine counts little. A step is one action; how much of a match that is differs from game to game, so matches a
second stand beside it, where a batch has ended as many as it holds.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random

from sudi.games import NAMES
from sudi.research import aec_env, batch

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OPENSPIEL = ("leduc_poker", "gin_rummy", "hearts", "hanabi")
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
    """Card games of others, as far as they are installed."""
    found: dict[str, Play] = {}
    absent = []
    for name in PETTINGZOO:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
            found[f"PettingZoo {name}"] = agents_in_turn(made, masked)
        except ImportError:
            absent.append(f"PettingZoo {name}")
    for name in OPENSPIEL:
        try:
            found[f"OpenSpiel {name} (C++)"] = by_openspiel(name)
        except ImportError:
            absent.append(f"OpenSpiel {name}")
    if absent:
        print(f"Not installed and left out: {', '.join(absent)}.", file=sys.stderr)
    return found


def main() -> None:
    read = argparse.ArgumentParser(description="Steps a second of research interfaces.")
    read.add_argument("--seconds", type=float, default=3.0, help="on the processor, for each line")
    read.add_argument("--size", type=int, default=1024, help="matches in a batch")
    read.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    asked = read.parse_args()
    lines: dict[str, Play] = {}
    for name in NAMES:
        lines[f"{name}, batch of {asked.size}"] = in_a_batch(name, asked.size, False)
        lines[f"{name}, batch of {min(asked.size, 128)}, observed"] = in_a_batch(name, min(asked.size, 128), True)
        lines[f"{name}, PettingZoo"] = agents_in_turn(aec_env(name), masked)
    told = {}
    if not asked.json:
        print(f"{'':44} steps/s  matches/s")
    for what, play in (lines | theirs()).items():
        steps, matches, took = play(asked.seconds)
        few = "batch" in what and matches < int(what.split("batch of ")[1].split(",")[0])
        told[what] = {
            "steps_a_second": round(steps / took, 1),
            "matches_a_second": None if few else round(matches / took, 3),
        }
        if not asked.json:
            print(f"{what:44} {steps / took:8,.0f} {'' if few else f'{matches / took:,.2f}':>9}", flush=True)
    if asked.json:
        print(json.dumps({"seconds": asked.seconds, "lines": told}))


if __name__ == "__main__":
    main()
