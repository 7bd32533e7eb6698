"""The cards of the set Apocalypse."""
