"""One match between bots, whoever asks for it: who won, how long it took, how long they thought, who gave up."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter, thread_time
from typing import Any

from sudi.bots import Bot, Forfeit, Outside, Rack, bot, decide
from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.decision import seat_name
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.kernel.wording.text import Bilingual

from .times import Times


@dataclass(frozen=True)
class Played:
    """One match: who won (None: not finished), how long it took, and what each seat played with."""

    winners: tuple[int, ...] | None
    choices: int
    turns: int
    traits: tuple[dict[str, tuple[str, ...]], ...] = ()
    rounds: int = 0
    outcomes: tuple[tuple[str, bool], ...] = ()
    forfeits: tuple[tuple[str, Bilingual], ...] = ()  # bots that failed, and how


def mixed(seed: int, number: int) -> int:
    """What the seeds of match number so-and-so of an experiment are made from."""
    return scramble(seed * GOLDEN + number + 1)


def sides_of(game: Game, mode: str, players: int, setup: dict[str, Any]) -> list[int]:
    """The side of each seat of the table; a game without teams has one side a seat."""
    chosen, count, values = game.setup(mode, players, setup)
    tables = game.tables_for(chosen, count, values)
    return list(getattr(tables, "team", range(tables.seats)))


def play(
    game: Game,
    s: Any,
    sides: list[int],
    names: list[str],
    luck: list[Random],
    rack: Rack,
    thought: dict[int, Times] | None = None,
) -> Played:
    """Play to the end, with a bot and its own luck at each seat; `thought` is kept by seat.

    A bot that fails is replaced as the terms say. Without a replacement its side has lost: the match ends if no two
    sides are left, otherwise its seat chooses at random from then on and cannot win.
    """
    seated, made = rack.seat(names), 0
    gone: list[tuple[str, Bilingual]] = []
    lost: set[int] = set()
    while s.seat >= 0 and made < game.max_choices:
        seat, since, busy = s.seat, perf_counter(), thread_time()
        alone = len(s.options) == 1
        try:
            choice = decide(seated[seat], game, s, seat, luck[seat])
        except Forfeit as forfeit:
            gone.append((names[seat], forfeit.text))
            if rack.terms.replace is None:
                lost.add(sides[seat])
                if len({*sides} - lost) < 2:
                    break
            seated[seat] = bot(rack.terms.replace or "random")
            continue
        if thought is not None and not alone:
            thought[seat].add(perf_counter() - since, thread_time() - busy)
        apply(s, choice)
        made += 1
    winners = _winners(s, sides, lost)
    _say_goodbye(seated, s, winners)
    return Played(
        winners, made, s.turns, tuple(game.traits(s)), game.rounds(s), tuple(game.outcomes(s).items()), tuple(gone)
    )


def _winners(s: Any, sides: list[int], lost: set[int]) -> tuple[int, ...] | None:
    left = {*sides} - lost
    if lost and len(left) < 2:
        return tuple(seat for seat, side in enumerate(sides) if side in left)
    return None if s.result is None else tuple(seat for seat in s.result[0] if sides[seat] not in lost)


def _say_goodbye(seated: list[Bot], s: Any, winners: tuple[int, ...] | None) -> None:
    """Programs are told how it ended."""
    told = None
    if winners is not None:
        _, scores, rule = s.result or ((), (), "")
        told = {"winners": [seat_name(seat) for seat in winners], "scores": list(scores), "rule": rule}
    for one in seated:
        if isinstance(one, Outside):
            one.over(told)
