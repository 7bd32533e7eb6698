"""Nouns, verbs, questions and log lines, and how the table is told."""
