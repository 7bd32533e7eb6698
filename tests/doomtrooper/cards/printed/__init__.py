"""Numbers copied from the printed cards, a table for each set."""
