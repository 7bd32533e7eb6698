"""The proof of a puzzle in words: the line and what it does, what was tried, and why the tempting lines fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sudi.kernel.log import Entry
from sudi.kernel.wording.text import Bilingual

from ..kinds import SURVIVE
from .asked import standing
from .puzzle import Puzzle
from .sitting import Sitting

SHOWN = 12  # lines of the log for one line of play


@dataclass(frozen=True)
class Played:
    """A line of play in words: the choices, what the log said, where it led, and what of the solution it lacks."""

    names: tuple[str, ...]
    choices: tuple[Bilingual, ...]
    log: tuple[Entry, ...]
    stands: Bilingual
    lacks: Bilingual | None


@dataclass(frozen=True)
class Told:
    """The proof of a puzzle."""

    solution: Played
    wrong: tuple[Played, ...]
    states: int
    tried: int
    says: Bilingual


SAYS = Bilingual(
    "Vyzkoušeno bylo všechno, co se v tahu dá udělat (stavů: {states}, voleb: {tried}). Cíl s jistotou splní jen řady, "
    "které obsahují všechny tyto volby, v kterémkoli možném pořadí; nezáleží na skrytých kartách, na kostkách ani na "
    "odpovědi soupeře.",
    "Everything that can be done in the turn was tried (states: {states}, choices: {tried}). Only lines that contain "
    "all of these choices, in any order that is possible, reach the goal for certain: hidden cards, dice and the "
    "opponent's answers do not matter.",
)


OPEN_PLACES = Bilingual(
    " Kam přesně se jde, je ponecháno otevřené: správné je každé místo, ze kterého to vyjde.",
    " Where exactly something goes is left open: any place from which it works is right.",
)
SURVIVED = Bilingual(
    "Vyzkoušeno bylo všechno, co se dá udělat v tomto tahu, a po každém jeho konci všechno, co může soupeř udělat ve "
    "svém (stavů: {states}, voleb: {tried}). Všechny karty jsou odkryté a o ničem nerozhoduje náhoda. Soupeř nevyhraje "
    "jen po řadách, které obsahují všechny tyto volby, v kterémkoli možném pořadí.",
    "Everything that can be done in this turn was tried, and after each end of it everything that the opponent can do "
    "in the next one (states: {states}, choices: {tried}). All cards are open, and nothing is left to chance. Only "
    "after lines that contain all of these choices, in any order that is possible, can the opponent not win.",
)


def proof_of(puzzle: Puzzle) -> Told:
    text = SURVIVED if puzzle.kind == SURVIVE else SAYS
    more, found = OPEN_PLACES if puzzle.free else Bilingual("", ""), {"states": puzzle.states, "tried": puzzle.tried}
    says = Bilingual((text.cs + more.cs).format(**found), (text.en + more.en).format(**found))
    needed = _texts(puzzle)
    return Told(
        _played(puzzle, puzzle.solution, needed),
        tuple(_played(puzzle, line, needed) for line in puzzle.wrong),
        puzzle.states,
        puzzle.tried,
        says,
    )


def _texts(puzzle: Puzzle) -> dict[str, Bilingual]:
    """The choices of the solution by their keys, in the words of the table."""
    sitting, found = Sitting(puzzle), {}
    for name in puzzle.solution:
        match = sitting.match
        i = match.pending.names.index(name)
        if match.state.seat == puzzle.seat:
            found[puzzle.deed(match.state, i)] = match.pending.decision.options[i].texts
        match.choose(name)
    return found


def _played(puzzle: Puzzle, names: Sequence[str], needed: dict[str, Bilingual]) -> Played:
    match = puzzle.table()
    before, chosen, texts, done = match.log_length(), [], [], []
    for name in names:
        if match.decision is None or name not in match.pending.names:
            break
        i = match.pending.names.index(name)
        if match.state.seat == puzzle.seat:
            chosen.append(puzzle.deed(match.state, i))
        texts.append(match.pending.decision.options[i].texts)
        done.append(name)
        match.choose(name)
    missing = next(iter(Counter(puzzle.choices) - Counter(chosen)), "")
    log = match.log(puzzle.seat)[before:]
    return Played(
        tuple(done),
        tuple(texts),
        tuple(log[-SHOWN:]),
        standing(puzzle.game, puzzle.goal, puzzle.seat, match.state),
        needed.get(missing),
    )
