"""Smash Up (Hustá mela)."""
