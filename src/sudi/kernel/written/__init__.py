"""A match on paper: positions that can be read and set up, records that can be played again."""
