"""What the game is called and says: nouns, verbs, questions, log lines, names, explanations."""
