"""Effects that kill, wound, poison, imprison, and those that heal."""
