"""Deck advice: what a deck wins against the field, and what to exchange."""

from .advising import Advice, advise

__all__ = ["Advice", "advise"]
