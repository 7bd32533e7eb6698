"""The cards of the set Mortificator."""
