"""Tournaments of bots: `arena` pairs everybody with everybody on the same deals and says who is how much better."""

from .drawing import html, svg
from .results import Arena, Pair
from .running import arena
from .sequential import Claims, Verdict

__all__ = ["Arena", "Claims", "Pair", "Verdict", "arena", "html", "svg"]
