"""The cards of the set Paradise Lost beside their printed texts."""
