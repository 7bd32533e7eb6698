"""Who may attack whom, with what, and what has to be: the law of combat and sabotage."""
