"""Why something cannot be chosen: what was meant, how far it gets through the declared checks, and how that is said."""

from .furthest import Reasons

__all__ = ["Reasons"]
