"""What may be done and why not: gates, offers and reasons."""
