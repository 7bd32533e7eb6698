"""Looking after a server from the terminal."""
