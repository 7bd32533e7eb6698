"""Experiments with the games: bulk simulation, speed, and what of the rules is tested."""

from .bench import Bench, bench
from .rulebook import RuleEntry, rulebook
from .simulate import Simulation, simulate
from .sweep import Cell, sweep

__all__ = ["Bench", "Cell", "RuleEntry", "Simulation", "bench", "rulebook", "simulate", "sweep"]
