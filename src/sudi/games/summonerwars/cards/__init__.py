"""What is printed on the cards, and the cards, a file a faction."""
