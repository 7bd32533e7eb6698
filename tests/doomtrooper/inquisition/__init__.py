"""The cards of the set Inquisition beside their printed texts."""
