"""A match at the terminal: the table drawn, what is typed understood, answers given."""
