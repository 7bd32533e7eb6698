"""The cards of the set Golgotha."""
