"""Cards kept under other cards: stored, displayed, buried, held."""
