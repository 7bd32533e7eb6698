"""Computer players. They are run by `decide` and never see more than their seat may know."""

from .bot import NAMES, Bot, bot, decide

__all__ = ["NAMES", "Bot", "bot", "decide"]
