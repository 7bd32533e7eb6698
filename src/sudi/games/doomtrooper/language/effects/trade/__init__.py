"""Gear that changes hands by the effect of a card."""
