"""The printed facts of cards, and the cards: a file a faction or set."""
