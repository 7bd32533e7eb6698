"""Dice and what is done to them: what they show, upgrading them screw by screw, turning them."""
