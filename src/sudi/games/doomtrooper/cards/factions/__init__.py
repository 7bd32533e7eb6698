"""The warriors of each faction, with the gear that the starter decks give them."""
