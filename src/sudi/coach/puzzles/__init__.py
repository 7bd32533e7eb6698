"""Puzzles: positions in which exactly one line of one's own turn reaches a goal, proved by trying all of them."""

from .puzzle import Puzzle, daily, puzzle_named, puzzles_of

__all__ = ["Puzzle", "daily", "puzzle_named", "puzzles_of"]
