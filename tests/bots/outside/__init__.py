"""Programs of somebody's own that play."""
