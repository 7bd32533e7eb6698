"""How play goes: the turn and its phases, decks, dice, resources, damage, who wins."""
