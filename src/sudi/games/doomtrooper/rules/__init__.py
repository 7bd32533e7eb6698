"""How play goes, by the chapters of the rulebook."""
