"""What bots know: how good a state is, and which moves are worth a look."""
