"""What lies on warriors and at areas: equipment, places, powers, poisons, gifts."""
