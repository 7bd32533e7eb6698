"""What the server keeps on disk: people, tables, seats, the journal of moves and the chat."""
