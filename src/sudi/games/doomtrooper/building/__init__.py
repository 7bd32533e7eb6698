"""Building decks: armies, what they can use, decks drawn by chance, ready-made ones."""
