"""What is played, cast or assigned: special cards, spells, rituals, viruses, missions."""
