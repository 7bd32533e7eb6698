"""What the game says in Czech and English, and how the terminal lays it out."""
