"""Who and what may come in: hosts, names, limits, plain text."""
