"""Making puzzles: positions of matches that the policy plays against itself, of which exactly one line can be proved.

How far the turn can get for certain is the goal; where that much of it wins a match, the number is set so that it does.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from hashlib import blake2b
from itertools import pairwise
from random import Random
from typing import Any

import sudi
from sudi.bots.learned import Learned
from sudi.games import game as game_by_name
from sudi.kernel.dealing import Dealer
from sudi.kernel.ends import ASKED, ENDS
from sudi.kernel.game import Game
from sudi.kernel.keys import NOBODYS, OTHER, OWN, PARTNER
from sudi.kernel.machine import apply
from sudi.kernel.match import Match
from sudi.kernel.state import SEAT_ZONES
from sudi.kernel.wording.text import Bilingual

from ..kinds import ONLY, SURVIVE
from .asked import Asked, kinds_of, set_to
from .goals import Goal, Hold, Number, Win
from .grading import Grade, grade, is_worth_trying, threatened
from .positions import alone, opened, read
from .proving import Choices, Prover, prompts_named
from .puzzle import QUICK, Puzzle
from .threat import ALL, TooWide

HEAT = 0.5  # of those who play the matches: near their best, and not always the same
WHOSE = (OWN, PARTNER, OTHER, NOBODYS)
LEAST, LONGEST = 2, 14  # choices of a solution
EACH = 4  # puzzles of one match
WORLDS = (1,)  # seeds of other worlds in which the proof is made again
SHARE = 3  # of the wanted puzzles no more than one in so many may be of one difficulty
FULL = 10  # times as many states as a quick look are worth trying for a proof
STATES = 2_000  # that are looked at for one position: many positions are better than wide ones


class Maker:
    """Looks for puzzles of one game."""

    def __init__(
        self, name: str, states: int = STATES, room: Counter[int] | None = None, wanted: Collection[str] = QUICK
    ) -> None:
        self.wanted = frozenset(wanted)  # kinds of puzzles
        self.game: Game = game_by_name(name)
        self.kinds = kinds_of(name)
        self.states = states
        self.until = prompts_named(self.game, self.kinds.until)
        self.later = prompts_named(self.game, self.kinds.later)
        self.begin = prompts_named(self.game, self.kinds.begin)
        self.room = room  # how many puzzles of a difficulty are still wanted; nothing said: any number
        self.seen: set[tuple[str, frozenset[str]]] = set()
        self.asked: set[Asked] = set()  # kinds of goals that this match has given a puzzle of
        self.looked = 0

    def of_match(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one match. The same seed gives the same puzzles."""
        match = sudi.new(self.game.name, seed=seed, **{ENDS: ASKED, **self.kinds.setup})
        s, player, rng = match.state, Learned("warm", HEAT), Random(seed)
        look = Random(~seed)  # what is looked at has no say in how the match goes
        done, made = -1, 0
        self.asked = set()
        while s.seat >= 0 and made < EACH:
            begins = s.prompt in self.begin and s.seat == s.turn and len(s.options) <= self.kinds.widest
            if begins and s.turns != done:
                puzzle = next(self.of_moment(match, seed, look), None)
                if puzzle is not None:
                    yield puzzle
                    made += 1
                if puzzle is not None or not self.kinds.inside:
                    done = s.turns
            apply(s, player.choose(self.game, s, s.seat, rng))

    def of_moment(self, match: Match, seed: int, rng: Random) -> Iterator[Puzzle]:
        seat = match.state.seat
        if self.kinds.survive and SURVIVE in self.wanted:
            with suppress(TooWide):
                puzzle = self._surviving(match, seat, seed, rng)
                if puzzle is not None:
                    yield puzzle
        if not self.wanted - {SURVIVE}:
            return
        table = alone(match, seat, self.kinds.aside)
        if table is None:
            return
        try:
            for asked, goal in self._aims(table.state, seat):
                lines = self.states * self.kinds.seems
                if asked not in self.asked and is_worth_trying(self.game, table, goal, self.until, lines, rng):
                    self.looked += 1
                    puzzle = self._tried(table, seat, asked, goal, seed)
                    if puzzle is not None:
                        self.asked |= {asked} if puzzle.kind == ONLY else set()
                        yield puzzle
        except TooWide:
            return  # for one goal as for the others

    def _surviving(self, match: Match, seat: int, seed: int, rng: Random) -> Puzzle | None:
        """A turn after which the rival could win, and one line that does not let it: what the rival has of that which
        wins is set so that it wins after what comes to mind first, and then so that only the best line stops it."""
        table = opened(match)
        for asked in self.kinds.goals:
            goal = None if table is None else asked.hold(table.state, seat)
            if table is None or goal is None:
                continue
            threat, toward = goal.threat, -1 if goal.threat.most else 1
            far = self._with(table, seat, threat, threat.farthest(table.state))
            gain = 0 if far is None else threatened(self.game, far, goal, rng)
            near = None if gain < self.kinds.survive else self._with(table, seat, threat, threat.n - toward * gain)
            if near is None:
                continue
            self.looked += 1
            best, ways = self._prover(near.state, seat, goal).aspire()
            length = len(next(iter(ways)))
            if abs(best) >= ALL or len(ways) != 1 or not LEAST <= length <= LONGEST:
                continue
            spare = -best * toward - threat.n
            nearest = self._with(table, seat, threat, threat.value(near.state) - spare - toward)
            if nearest is not None:
                return self.puzzle(nearest, seat, goal, length, seed)
        return None

    def _aims(self, s: Any, seat: int) -> Iterator[tuple[Asked, Goal]]:
        for asked in self.kinds.goals:
            yield from ((asked, goal) for goal in asked.goals(s, seat))

    # ---- one position, one goal ----
    def _tried(self, table: Match, seat: int, asked: Asked, aim: Goal, seed: int) -> Puzzle | None:
        if table.state.seat != seat:
            return None
        best, ways = self._prover(table.state, seat, aim, quick=True).aspire()
        if best - aim.measure(table.state) < asked.least or len(ways) != 1:
            return None
        won = self._winning(table, seat, asked, aim, best)
        length = len(next(iter(ways)))
        if not LEAST <= length <= LONGEST:
            return None
        puzzle = None if won is None else self.puzzle(won, seat, Win(seat), length, seed)
        return puzzle or self.puzzle(table, seat, set_to(aim, best), length, seed)

    def _prover(self, s: Any, seat: int, goal: Goal, quick: bool = False) -> Prover:
        """Whoever looks quickly leaves out what hardly matters; the proof that follows may look at much more."""
        most = self.states * (FULL if isinstance(goal, Hold) or (self.later and not quick) else 1)
        return Prover(s, seat, goal, self._until(goal), most, self.kinds.free, self.later if quick else ())

    def _until(self, goal: Goal) -> frozenset[int]:
        """The questions at which a line is over before the turn is. Who wants to survive plays it to the end."""
        return frozenset() if isinstance(goal, Hold) else self.until

    def _winning(self, table: Match, seat: int, asked: Asked, aim: Goal, best: int) -> Match | None:
        """The same position with a number set so that the best line should win."""
        if asked.wins_at is None or not isinstance(aim, Number):
            return None
        gain = best - aim.measure(table.state)
        return self._with(table, seat, aim, asked.wins_at + gain if aim.most else asked.wins_at - gain)

    def _with(self, table: Match, seat: int, number: Number, n: int) -> Match | None:
        """The same position with this number set."""
        position = deepcopy(table.position())
        position["players"][number.seat][number.field] = n
        match = read(position)
        return match if match is not None and match.state.seat == seat else None

    def puzzle(self, table: Match, seat: int, goal: Goal, length: int, seed: int) -> Puzzle | None:
        given: Grade = grade(self.game, table, seat, goal, self._until(goal), length, seed)
        if self.room is not None and self.room[given.difficulty] <= 0:
            return None
        if self.later and self._prover(table.state, seat, goal, quick=True).prove().only is None:
            return None
        prover = self._prover(table.state, seat, goal)
        proof = prover.prove()
        only = proof.only
        if only is None or not LEAST <= len(only) <= LONGEST:
            return None
        if alike(goal, only) in self.seen or not self._holds_elsewhere(table, seat, goal, only):
            return None
        solution = self._solution(table, prover, only)
        if not solution:
            return None
        self.seen.add(alike(goal, only))
        if self.room is not None:
            self.room[given.difficulty] -= 1
        position = table.position()
        return Puzzle(
            self.game.name,
            blake2b(repr((position, goal.data())).encode(), digest_size=4).hexdigest(),
            0,
            title(table, seat),
            position,
            seat,
            goal,
            () if isinstance(goal, Hold) else self.kinds.until,
            solution,
            only,
            given.difficulty,
            given.wrong,
            proof.states,
            proof.choices,
            {"command": self._command(goal, seed), "seed": seed},
            self.kinds.free,
        )

    def _command(self, goal: Goal, seed: int) -> str:
        kind = f" --kind {SURVIVE}" if isinstance(goal, Hold) else ""
        return f"sudi puzzle {self.game.name} --make 1 --seed {seed} --states {self.states}{kind}"

    def _holds_elsewhere(self, table: Match, seat: int, goal: Goal, only: Choices) -> bool:
        """Is it the same in other worlds that the seat cannot tell from this one?"""
        if isinstance(goal, Hold):
            return True  # all cards lie open: there is no other world
        dealer = Dealer(table.state, seat)
        return all(self._prover(dealer.deal(world), seat, goal).prove().only == only for world in WORLDS)

    def _solution(self, table: Match, prover: Prover, only: Choices) -> tuple[str, ...]:
        play = table.copy()
        for _, i in prover.line(only):
            play.choose(i)
        return tuple(play.choices[len(table) :]) if prover.goal.holds(play.state) else ()


def alike(goal: Goal, only: Choices) -> tuple[str, frozenset[str]]:
    """The same for puzzles that are the same again: the same is done with the same cards, if perhaps with another copy
    or in another place."""
    return type(goal).__name__, frozenset(_deed(choice) for choice in only)


def _deed(choice: str) -> str:
    """What is done and with which cards, by the key of a choice: a card stands before whose it is."""
    words = choice.split()
    cards = [card for card, whose in pairwise(words) if whose in WHOSE]
    return " ".join((words[0], *cards)) if cards else choice


def title(table: Match, seat: int) -> Bilingual:
    """A name for a puzzle: the two rarest cards that the seat holds or has on the table. It gives nothing away."""
    s = table.state
    t = s.t
    lying: list[int] = []
    for spec in s.fields.values():
        if spec.shape == SEAT_ZONES and spec.name in ("hand", "champions", "ground", "squad", "kohort", "base"):
            lying += getattr(s, spec.name)[seat]
    if not lying:
        lying = [card for card in range(len(t.defs)) if t.holder_of(s, card) == seat and t.lies_at(s, card) >= 0]
    copies: dict[str, int] = {}
    for card in t.defs:
        copies[card.id] = copies.get(card.id, 0) + 1
    ids = sorted({t.defs[card].id for card in lying}, key=lambda id: (copies[id], id))[:2]
    names = [t.library.cards[id].name for id in ids]
    if not names:
        return Bilingual("Prázdná ruka", "An empty hand")
    return Bilingual(" a ".join(name.cs for name in names), " and ".join(name.en for name in names))


def numbered(puzzles: list[Puzzle]) -> tuple[Puzzle, ...]:
    """In the order in which they ship: the easy ones first."""
    ordered = sorted(puzzles, key=lambda one: (one.difficulty, len(one.choices), one.id))
    return tuple(replace(one, number=number) for number, one in enumerate(ordered, 1))


def room_for(wanted: int, had: Iterable[Puzzle]) -> Counter[int]:
    """How many of each difficulty are still to be made, so that there are some of all."""
    room = Counter(dict.fromkeys(range(1, 6), -(-wanted // SHARE)))
    room.subtract(one.difficulty for one in had)
    return room


def made(
    name: str,
    wanted: int,
    seed: int,
    states: int = STATES,
    seconds: float | None = None,
    had: Iterable[Puzzle] = (),
    kinds: Collection[str] = QUICK,
) -> Iterator[tuple[int, int, Puzzle | None]]:
    """Puzzles one after the other, with the seed of the match that each is from and how many positions were proved;
    None after a match without one, so that whoever waits can tell how it goes."""
    had = list(had)
    maker, found, begun = Maker(name, states, room_for(wanted + len(had), had), kinds), 0, time.monotonic()
    maker.seen |= {alike(one.goal, one.choices) for one in had}
    while found < wanted and (seconds is None or time.monotonic() - begun < seconds):
        none = True
        for puzzle in maker.of_match(seed):
            none = False
            found += 1
            yield seed, maker.looked, puzzle
            if found >= wanted:
                return
        if none:
            yield seed, maker.looked, None
        seed += 1
