"""Experiments with the games: bulk simulation, tournaments of bots, speed, and what of the rules is tested."""

from .arena import Arena, arena
from .bench import Bench, bench
from .rulebook import RuleEntry, rulebook
from .simulate import Simulation, simulate
from .sweep import Cell, sweep

__all__ = ["Arena", "Bench", "Cell", "RuleEntry", "Simulation", "arena", "bench", "rulebook", "simulate", "sweep"]
