"""The cards of the set Golgotha beside their printed texts."""
