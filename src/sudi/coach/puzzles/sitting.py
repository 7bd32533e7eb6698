"""Somebody sits at a puzzle: what a choice leads to, what the others answer, and when it is solved.

Any order is right. Nothing is lost: a line that fails is told what came of it, and the puzzle stands as it began. The
others answer by what refutes a line, so that a wrong one does not work because somebody defends badly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from sudi.kernel.errors import BadSetup
from sudi.kernel.match import Match
from sudi.kernel.wording.text import Bilingual

from .asked import standing
from .proving import prompts_named, within
from .puzzle import Puzzle

SOLVED, ON, MISSED, LUCKY, REFUSED = "solved", "on", "missed", "lucky", "refused"
REPLIES = 3_000  # states that are looked at for an answer of somebody else

MISS = Bilingual(
    "Tím to skončilo a cíl není splněn: {stands}. Začni znovu.",
    "That was it, and the goal was missed: {stands}. Try again.",
)
LUCK = Bilingual(
    "Tentokrát to vyšlo, ale jen se štěstím: s jinými kartami by to selhalo. Najdi řešení, které vyjde vždycky.",
    "That worked this time, but by luck: with other cards it would fail. Find the line that always works.",
)
RIGHT = Bilingual("Vyřešeno.", "Solved.")
LOOK_AT = Bilingual("Podívej se na kartu {card}.", "Look at {card}.")
FEW = Bilingual("Počet rozhodnutí, která jsou potřeba: {n}.", "The choices that are needed: {n}.")
NEXT = Bilingual("Zvol: {choice}", "Choose: {choice}")
BACK = Bilingual(
    "Odsud už to nejspíš nevede dál; vrať poslední volbu.", "It hardly goes on from here; take back the last choice."
)


@dataclass(frozen=True)
class Answer:
    """What became of a choice: on, solved, missed or lucky (it stands as it began), refused (nothing changed)."""

    kind: str
    text: Bilingual | None = None
    rule: str = ""


@dataclass(frozen=True)
class Hint:
    text: Bilingual
    choice: str = ""  # the name of the option that is meant


class Sitting:
    """A puzzle in progress."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.table()
        self.turns = self.match.state.turns
        self.until = prompts_named(self.match.game, puzzle.until)
        self.past: list[str] = []  # all choices, the others' answers too
        self.chosen: list[str] = []  # the own ones by their keys
        self.solved = False
        self.failed: Match | None = None  # the line that missed the goal last: what came of it can still be read

    @classmethod
    def resumed(cls, puzzle: Puzzle, past: Iterable[str]) -> Sitting:
        """As it stands after these choices; from the first that cannot be made they are left out."""
        sitting = cls(puzzle)
        for name in past:
            if sitting.is_over or not sitting._offered(name):
                break
            sitting._make(name)
        sitting.solved = puzzle.goal.holds(sitting.match.state)
        return sitting

    @property
    def is_over(self) -> bool:
        s = self.match.state
        return self.puzzle.goal.holds(s) or s.seat < 0 or s.turns != self.turns or s.prompt in self.until

    def _offered(self, name: str) -> bool:
        return self.match.decision is not None and name in self.match.pending.names

    def _make(self, name: str) -> None:
        s = self.match.state
        if s.seat == self.puzzle.seat:
            self.chosen.append(self.puzzle.deed(s, self.match.pending.names.index(name)))
        self.match.choose(name)
        self.past.append(name)

    def choose(self, name: str) -> Answer:
        """Answer with the choice of this name, legal or not."""
        if self.is_over:
            raise BadSetup("The puzzle is over; begin it again or take another one.")
        if not self._offered(name):
            refusal = self.match.why_not(name, self.puzzle.seat)
            if refusal is not None:
                return Answer(REFUSED, refusal.text, refusal.rule)
            raise BadSetup(f"{name!r} is not offered now; choose one of the options.")
        self._make(name)
        self._let_others_answer()
        if not self.is_over:
            return Answer(ON)
        if not self.puzzle.goal.holds(self.match.state):
            return self._again(MISSED, self._missed())
        if not within(self.puzzle.choices, self.chosen):
            return self._again(LUCKY, LUCK)
        self.solved = True
        return Answer(SOLVED, RIGHT)

    def _let_others_answer(self) -> None:
        while not self.is_over and self.match.state.seat != self.puzzle.seat:
            prover = self.puzzle.prover(self.match.state, REPLIES)
            self._make(self.match.pending.names[prover.reply(self.match.state)])

    def _missed(self) -> Bilingual:
        stands = standing(self.puzzle.game, self.puzzle.goal, self.puzzle.seat, self.match.state)
        return Bilingual(MISS.cs.format(stands=stands.cs), MISS.en.format(stands=stands.en))

    def _again(self, kind: str, text: Bilingual) -> Answer:
        self.failed = self.match
        self.match = self.puzzle.table()
        self.past, self.chosen = [], []
        return Answer(kind, text)

    def take_back(self) -> None:
        """As it stood before the last own choice."""
        earlier, stands = list(self.past), len(self.chosen)
        self.match, self.past, self.chosen, self.solved = self.puzzle.table(), [], [], False
        for name in earlier:
            if self.match.state.seat == self.puzzle.seat and len(self.chosen) == stands - 1:
                return
            self._make(name)

    # ---- help ----
    def hint(self, step: int) -> Hint:
        """Help in steps: how many choices are needed, which card the next is about, and the next choice itself."""
        if step <= 1:
            n = len(self.puzzle.choices)
            return Hint(Bilingual(FEW.cs.format(n=n), FEW.en.format(n=n)))
        name = self._next()
        option = self.match.decision.option(name) if name and self.match.decision is not None else None
        if option is None:
            return Hint(BACK)
        card = next((part for part in name.replace("@", " ").split() if part in self.match.cards), "")
        if step == 2 and card:
            title = self.match.cards[card].name
            return Hint(Bilingual(LOOK_AT.cs.format(card=title.cs), LOOK_AT.en.format(card=title.en)))
        return Hint(Bilingual(NEXT.cs.format(choice=option.texts.cs), NEXT.en.format(choice=option.texts.en)), name)

    def _next(self) -> str:
        """The next choice: of the line that is kept as long as it was followed, otherwise any that is still needed."""
        line = self.puzzle.solution
        if tuple(self.past) == line[: len(self.past)]:
            return line[len(self.past)] if len(self.past) < len(line) else ""
        left = Counter(self.puzzle.choices) - Counter(self.chosen)
        names = self.match.pending.names if self.match.decision is not None else []
        s = self.match.state
        wanted = [name for i, name in enumerate(names) if left[self.puzzle.deed(s, i)]]
        return min(wanted, key=lambda name: line.index(name) if name in line else len(line), default="")
