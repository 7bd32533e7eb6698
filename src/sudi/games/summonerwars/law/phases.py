"""The free choices of a turn: what may be done in each of its six phases (SUW-021)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.law import Choice, Question, active_seat, stop
from sudi.kernel.machine import Frame
from sudi.kernel.wording import Bilingual

from ..cards.catalogue import CARDS
from ..language.using import Act
from ..words import vocabulary as v
from ..words.phases import PHASE_NAMES, PHASES
from .attacks import ATTACKING, ATTACKING_OWN
from .hand import BUILDING, DISCARDING, PLAYING, SUMMONING
from .moves import MOVING
from .using import using

ACTS = {
    rule.act: rule for card in CARDS for ability in card.abilities for rule in ability.rules if isinstance(rule, Act)
}
USING_ABILITIES = tuple(using(act) for _, act in sorted(ACTS.items()))
DEEDS = (SUMMONING, MOVING, BUILDING, ATTACKING, ATTACKING_OWN, PLAYING, DISCARDING, *USING_ABILITIES, stop(v.END))
PROMPTS = (*v.ASK_PHASE, v.ASK_DRAW)


def _in_hand(s: Any, f: Frame) -> int:
    return len(s.hand[s.turn])


# Each phase asks about every deed; what belongs to another phase is refused with the phase it belongs to.
# Any number of cards is discarded for magic; every other deed is a choice of its own.
PHASE_QUESTIONS = tuple(
    Question(prompt, DEEDS, "SUW-021", active_seat, count=_in_hand if phase == "magic" else None)
    for phase, prompt in zip(PHASES, PROMPTS, strict=True)
)


def _when(choices: tuple[Choice, ...], phase: int, cs: str, en: str) -> Question:
    name = PHASE_NAMES[phase]
    when = Bilingual(f"{cs} {name.cs}", f"{en} {name.en} phase")
    return Question(PROMPTS[phase], choices, "SUW-074", active_seat, when)


# When each deed may be done, for whoever asks about it in the middle of something else.
FREE_CHOICES = (
    *(
        _when(choices, PHASES.index(phase), "ve tvé fázi", "in your")
        for choices, phase in (
            ((SUMMONING,), "summon"),
            ((MOVING,), "move"),
            ((BUILDING,), "build"),
            ((ATTACKING, ATTACKING_OWN), "attack"),
            ((DISCARDING,), "magic"),
        )
    ),
    Question(
        PROMPTS[0],
        (PLAYING,),
        "SUW-074",
        active_seat,
        Bilingual("ve fázi, která na ní stojí", "in the phase printed on it"),
    ),
    Question(PROMPTS[0], USING_ABILITIES, "SUW-194", active_seat, Bilingual("v její fázi", "in its phase")),
    Question(PROMPTS[0], (stop(v.END),), "SUW-074", active_seat, Bilingual("ve tvém tahu", "in your turn")),
)
