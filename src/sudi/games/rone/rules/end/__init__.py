"""How a match ends: somebody falls, who has won, what is kept for the next match or scenario."""
