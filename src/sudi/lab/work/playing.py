"""One match of an arm, from its deal to its row."""

from __future__ import annotations

from random import Random
from typing import Any

from sudi.bots import Forfeit, Rack, bot, decide
from sudi.games import game as game_by_name
from sudi.kernel.chance import GOLDEN, scramble, seeded
from sudi.kernel.game import Game
from sudi.kernel.machine import apply

from ..playing import mixed
from .arm import Arm
from .following import Followed
from .giving import arranged
from .limits import Limited, limits_of
from .row import Row
from .watching import Watcher, asking

FIRST = "first"


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same for every arm."""
    return mixed(seed, deal) >> 16


def luck(seed: int, deal: int, salt: int, seat: int) -> Random:
    """A pilot's own chance: the same in every arm, unless the arm asks for another."""
    return Random(scramble(mixed(seed, deal) ^ scramble(GOLDEN * (64 * salt + seat + 1))))


def play_match(arm: Arm, seed: int, deal: int, rack: Rack) -> Row:
    """Deal so-and-so as this arm plays it."""
    game = game_by_name(arm.game)
    setup = arm.setups[deal % len(arm.setups)]
    s = dealt(game, arm, setup, deal_seed(seed, deal), deal)
    sides = list(s.t.sides)
    pilots = rack.seat([arm.pilot(seat) for seat in range(len(sides))])
    for seat, banned in enumerate(arm.limits):
        if banned:
            pilots[seat] = Limited(pilots[seat], limits_of(game, banned))
    chances = [luck(seed, deal, arm.luck, seat) for seat in range(len(sides))]
    watcher = Watcher(game, s) if arm.watched else None
    followed = Followed(game, s) if arm.cards else None
    made, began = 0, -1
    while s.seat >= 0 and made < game.max_choices:
        seat = s.seat
        if began < 0 and s.turns:
            began = s.turn
        if watcher is not None:
            watcher.look(s)
        if followed is not None:
            followed.look(s)
        try:
            choice = decide(pilots[seat], game, s, seat, chances[seat])
        except Forfeit:
            pilots[seat] = bot("random")  # a program that fails is played on for by chance, in every arm alike
            continue
        if followed is not None:
            followed.chosen(s, seat, s.options[choice])
        apply(s, choice)
        made += 1
    winners = None if s.result is None else [*s.result[0]]
    return Row(
        winners,
        sides,
        made if watcher is None else watcher.choices,
        s.turns,
        game.rounds(s),
        beginner(game, s, began),
        [{name: list(values) for name, values in one.items()} for one in game.traits(s)],
        dict(game.outcomes(s)),
        watcher.found(s) if watcher is not None else {},
        followed.found(s) if followed is not None else [],
    )


def dealt(game: Game, arm: Arm, setup: dict[str, Any], seed: int, deal: int) -> Any:
    """A state at its first decision, with what the arm does about cards done."""
    chosen, count, values = game.setup(arm.mode, arm.players, setup)
    tables = game.tables_for(chosen, count, game.settle(values, seed))
    if arm.watched:
        tables = asking(tables)
    s = tables.copier(tables.blank)
    s.t = tables
    s.rng, s.log = seeded(seed), None
    arranged(game, s, arm.gifts, deal)
    return s


def beginner(game: Game, s: Any, began: int) -> int:
    """Who began: as the game tells it, or else whose turn the first one was."""
    if s.t.one_side:
        return -1
    told = [seat for seat, traits in enumerate(game.traits(s)) if FIRST in traits.get("order", ())]
    return told[0] if told else began
