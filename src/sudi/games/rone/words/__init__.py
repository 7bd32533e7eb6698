"""What the game says: names, nouns and verbs, questions, log lines, explanations, the terminal."""
