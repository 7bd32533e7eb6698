"""What things are called: nouns, verbs, questions, log lines, traits, numbers explained, the terminal's table."""
