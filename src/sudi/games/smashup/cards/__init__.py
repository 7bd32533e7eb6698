"""The cards: what is printed on one, the eight factions, the bases."""
