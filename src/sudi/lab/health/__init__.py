"""Is the game healthy: length, choices, first seat, lead changes, drama, comebacks, skill and luck."""

from .measuring import Health, health

__all__ = ["Health", "health"]
