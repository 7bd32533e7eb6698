"""How play goes, a chapter of the rulebook a file."""
