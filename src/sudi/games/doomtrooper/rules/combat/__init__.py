"""How a combat goes, from the attack to what it leaves behind."""
