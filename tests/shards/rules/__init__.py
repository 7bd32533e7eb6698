"""How play goes."""
