"""The class of printed facts, and the cards."""
