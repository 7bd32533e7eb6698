"""The base set, Unlimited, beyond the starter decks and the cards that the rules name: one file for each kind."""
