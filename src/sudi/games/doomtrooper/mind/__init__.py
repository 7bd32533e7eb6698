"""What bots know: how good a position is, what a card is worth."""
