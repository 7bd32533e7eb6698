"""Learning at the terminal: lessons, puzzles, reviews."""
