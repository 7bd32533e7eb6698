"""Attacks that a card makes, repeats, orders or puts into another combat."""
