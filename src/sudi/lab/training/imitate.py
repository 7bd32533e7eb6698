"""The first steps of a policy in a long game: choosing as another player does, before it plays by itself."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sudi.bots import bot, decide
from sudi.games import kept
from sudi.kernel.chance import scramble
from sudi.kernel.machine import apply
from sudi.mind.aspects import Aspect, Aspects, option_aspects
from sudi.mind.policy import STAGES, WEIGHTS, Policy, merged, softmax

from .gradient import Adam
from .job import Job

EPOCHS, BATCH, RATE = 6, 512, 0.05


@dataclass(slots=True)
class Seen:
    """What a teacher could choose, and chose."""

    stage: int
    keyed: list[Aspects]
    taken: int


def watch_piece(job: Job, numbers: range) -> list[Seen]:
    """The choices of the teacher in some matches."""
    game, teacher = kept(job.game), bot(job.teacher)
    found: list[Seen] = []
    for number in numbers:
        seed = job.deal(number)
        s = job.new_state(game, seed)
        rng = Random(scramble(seed ^ 0x5EED))
        made = 0
        while s.seat >= 0 and made < game.max_choices:
            at = decide(teacher, game, s, s.seat, rng)
            which = list(game.promising(s))
            if len(which) > 1 and at in which:
                found.append(Seen(game.stage(s), option_aspects(game, s, which), which.index(at)))
            apply(s, at)
            made += 1
    return found


def imitate(policy: Policy, lessons: list[Seen], seed: int) -> float:
    """Make what the teacher chose likelier; returns how often the policy would have chosen the same."""
    adam, rng = Adam(RATE), Random(seed)
    same = 0
    for _ in range(EPOCHS):
        order = list(range(len(lessons)))
        rng.shuffle(order)
        same = 0
        for at in range(0, len(order), BATCH):
            gradient: dict[Aspect, list[float]] = {}
            for place in order[at : at + BATCH]:
                lesson = lessons[place]
                scores = policy.scores(lesson.keyed, lesson.stage)
                taken = lesson.keyed[lesson.taken]
                same += scores[lesson.taken] >= max(scores)
                shares = softmax(merged(scores, lesson.keyed))
                for keys, share in zip(lesson.keyed, shares, strict=True):
                    slope = -share
                    for key in keys:
                        row = gradient.setdefault(key, [0.0] * WEIGHTS)
                        row[lesson.stage] += slope
                        row[STAGES] += slope
                for key in taken:
                    row = gradient.setdefault(key, [0.0] * WEIGHTS)
                    row[lesson.stage] += 1.0
                    row[STAGES] += 1.0
            adam.step(policy, gradient)
    return same / max(1, len(lessons))
