"""The cards of the set Inquisition."""
