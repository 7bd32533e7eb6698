"""What the server keeps on disk: people, tables, seats and the journal of moves."""
