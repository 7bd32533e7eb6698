"""The Invasion, an opponent without a seat: its turn, its cards, and fighting them."""
