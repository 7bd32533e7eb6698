"""Learning by self-play: a policy by its gradient, a value by regression."""
