"""What spells do to ratings, to drawing and to themselves."""
