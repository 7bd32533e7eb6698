"""How play goes: the turn, playing cards, affecting minions, scoring."""
