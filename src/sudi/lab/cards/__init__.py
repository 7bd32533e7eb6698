"""What a card is worth: its effect on winning, apart from the deck, the pilot and the seat it comes with."""
