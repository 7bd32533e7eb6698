"""Players that are programs of somebody's own, in any language: `exec:./mybot`. docs/own-bot.md is their side of it."""

from .forfeit import Forfeit
from .player import EXEC, TERMS, Outside, Terms

__all__ = ["EXEC", "TERMS", "Forfeit", "Outside", "Terms"]
