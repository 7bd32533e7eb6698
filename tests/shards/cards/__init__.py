"""The cards, one by one."""
