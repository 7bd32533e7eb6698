"""A few deals of one contest, played by one process: what is reported, kept in a file and added up."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from sudi.bots import Rack
from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.wording.text import Bilingual

from ..playing import mixed, play, sides_of
from ..simulate import Job, at_work
from ..times import Times
from .pairing import Seating, points, seatings

DEALS = 2  # in a chunk: few, so that little is lost when somebody stops a slow tournament


@dataclass(frozen=True)
class Event(Job):
    """What every process has to know to play any part of a tournament."""

    one_way: bool = False  # with three sides and more only the first bot of a pair sits alone

    def sides(self) -> list[int]:
        return sides_of(game_by_name(self.game), self.mode, self.players, self.setup)

    @property
    def together(self) -> bool:
        """Do all people of the table stand on one side?"""
        return len({*self.sides()[: self.players]}) == 1

    def seatings(self) -> list[Seating]:
        return [Seating((0,))] if self.together else seatings(len({*self.sides()}), self.one_way)

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal, the same for every contest and every seating."""
        return mixed(self.seed, deal) >> 16

    def luck(self, deal: int, seating: int, seat: int) -> Random:
        """Chance of a bot's own. Each match of a deal has other luck, or two equal bots would play it twice alike."""
        return Random(scramble(mixed(self.seed, deal) ^ scramble(GOLDEN * (64 * seating + seat + 1))))


@dataclass
class Chunk:
    """What came out: for each deal the points of the first bot in each seating; and how it was reached."""

    contest: tuple[int, ...]
    first: int  # deal
    seeds: list[int] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)
    draws: int = 0
    unfinished: int = 0
    choices: int = 0
    times: dict[int, Times] = field(default_factory=dict)  # by bot
    forfeits: list[tuple[str, Bilingual]] = field(default_factory=list)

    def written(self) -> dict[str, Any]:
        """To keep in a file; `Chunk.read` makes it again."""
        return {
            "contest": list(self.contest),
            "first": self.first,
            "seeds": self.seeds,
            "points": self.points,
            "draws": self.draws,
            "unfinished": self.unfinished,
            "choices": self.choices,
            "times": {str(bot): times.written() for bot, times in self.times.items()},
            "forfeits": [[name, said.cs, said.en] for name, said in self.forfeits],
        }

    @staticmethod
    def read(written: dict[str, Any]) -> Chunk:
        times = {int(bot): Times.read(one) for bot, one in written["times"].items()}
        forfeits = [(name, Bilingual(cs, en)) for name, cs, en in written["forfeits"]]
        rest = {key: written[key] for key in ("first", "seeds", "points", "draws", "unfinished", "choices")}
        return Chunk(tuple(written["contest"]), times=times, forfeits=forfeits, **rest)


def play_kept(event: Event, contest: tuple[int, ...], first: int, last: int) -> Chunk:
    """The same in a process that does nothing else."""
    kept(event.game)
    return play_chunk(event, contest, first, last)


def play_chunk(event: Event, contest: tuple[int, ...], first: int, last: int) -> Chunk:
    """The deals from the first to before the last, each in all its seatings."""
    game, sides, together = game_by_name(event.game), event.sides(), event.together
    order = sorted({*sides})
    places = [order.index(side) for side in sides]
    seated = event.seatings()
    chunk = Chunk(contest, first, times={bot: Times() for bot in contest})
    with at_work(), Rack(event.terms) as rack:
        for deal in range(first, last):
            chunk.seeds.append(event.deal_seed(deal))
            found = []
            for number, seating in enumerate(seated):
                s = game.new_state(event.mode, event.players, chunk.seeds[-1], **event.setup)
                seat_bots = [contest[0 if together else seating.bots[places[n]]] for n in range(event.players)]
                luck = [event.luck(deal, number, seat) for seat in range(len(sides))]
                thought = {seat: chunk.times[bot] for seat, bot in enumerate(seat_bots)}
                names = [event.bots[bot] for bot in seat_bots]
                played = play(game, s, sides, names, luck, rack, thought)
                if together:
                    found.append(float(0 in (played.winners or ())))
                else:
                    found.append(points(seating, places, played.winners))
                    chunk.draws += played.winners == ()
                chunk.unfinished += played.winners is None
                chunk.choices += played.choices
                chunk.forfeits += played.forfeits
            chunk.points.append(found)
    return chunk
