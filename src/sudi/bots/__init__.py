"""Computer players. They are run by `decide` and never see more than their seat may know."""

from .bot import NAMES, Bot, bot, decide
from .outside import TERMS, Forfeit, Outside, Terms
from .rack import Rack

__all__ = ["NAMES", "TERMS", "Bot", "Forfeit", "Outside", "Rack", "Terms", "bot", "decide"]
