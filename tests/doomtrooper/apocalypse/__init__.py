"""The cards of the set Apocalypse beside their printed texts."""
