"""RONE: Invaze."""
