"""Hints and reviews."""
