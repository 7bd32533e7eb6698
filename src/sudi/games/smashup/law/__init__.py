"""What may be done in Smash Up, and why not."""
