"""The cards of the set Warzone."""
