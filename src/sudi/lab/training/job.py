"""What a training run is asked for, and where it stands: enough to go on in another process, or another day."""

from __future__ import annotations

import pickle
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.errors import SudiError
from sudi.kernel.game import Game
from sudi.mind.policy import Policy

from .fit import Fitted
from .gradient import Adam


@dataclass(frozen=True)
class Job:
    """A run of `sudi train`; the same job gives the same file."""

    game: str
    mode: str
    players: int
    setup: dict[str, Any] = field(default_factory=dict)
    matches: int = 8000  # of self-play for the policy
    samples: int = 2000  # more of them for the value
    per_round: int = 100
    rate: float = 0.04
    seed: int = 0
    begun_from: str = ""  # a mind that was there before
    cycles: int = 2  # of policy and value; from the second on the value tells the policy what a turn was worth
    teacher: str = ""  # a bot whose choices are learned first
    lessons: int = 0  # in so many matches
    ladder: int = 0  # matches for each step of finding how warm the levels play
    against: tuple[str, ...] = ()  # bots that it plays instead of itself, in turns
    against_every: int = 2  # in one match of so many
    varied: bool = True  # play the set-ups that the game names for practice, not only this one

    def deal(self, number: int) -> int:
        """The seed of a match of this run."""
        return scramble(self.seed * GOLDEN + number + 1) >> 16

    def new_state(self, game: Game, seed: int) -> Any:
        """The match of a seed, set up as asked for, or in one of the ways to be practised."""
        ways = game.practice(self.mode, self.players) if self.varied else ({},)
        return game.new_state(self.mode, self.players, seed, **{**ways[seed % len(ways)], **self.setup})

    def rival(self, number: int) -> str | None:
        """Whom the learner meets in a match of this number, if not itself."""
        if not self.against or number % self.against_every:
            return None
        return self.against[number // self.against_every % len(self.against)]

    def learner(self, number: int) -> int:
        """The seat that learns where the others are played by a rival: every one in turn."""
        return number // (self.against_every * len(self.against)) % self.players

    def data(self) -> dict[str, Any]:
        """What the file tells of the run; of the file it began from the name is enough."""
        rivals = [f"{kind}{at}{Path(file).name}" for kind, at, file in (name.partition("@") for name in self.against)]
        return {**asdict(self), "begun_from": Path(self.begun_from).name, "against": rivals}


@dataclass
class Progress:
    """How far a run has come."""

    job: Job
    policy: Policy
    adam: Adam
    baseline: dict[str, float]
    squares: dict[str, float]
    fitted: Fitted | None = None  # the value of the last cycle
    taught: float = 0.0  # how often it chooses as its teacher does, once it was taught
    cycle: int = 0
    rounds: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)  # measured on the way

    def save(self, path: Path) -> None:
        """Written beside and moved, so that a run that is killed leaves the last whole one."""
        beside = path.with_suffix(".part")
        beside.write_bytes(pickle.dumps(self))
        beside.replace(path)

    @classmethod
    def load(cls, path: Path, job: Job) -> Progress:
        try:
            found = pickle.loads(path.read_bytes())  # our own file: it never comes from somebody else
        except (OSError, pickle.UnpicklingError, EOFError, AttributeError) as error:
            raise SudiError(f"{path.name} cannot be resumed ({error}); delete it to begin anew.") from None
        if not isinstance(found, cls) or found.job != job:
            raise SudiError(f"{path.name} belongs to another training run; delete it or name another file.")
        return found
