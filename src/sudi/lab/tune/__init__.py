"""Searching for numbers that reach a stated aim, with the path shown."""

from .tuning import Tuning, tune

__all__ = ["Tuning", "tune"]
