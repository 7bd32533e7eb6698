"""The cards of the set Paradise Lost."""
