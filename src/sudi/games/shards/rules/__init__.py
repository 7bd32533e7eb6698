"""How play goes, one file a chapter of the rulebook."""
