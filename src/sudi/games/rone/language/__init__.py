"""What cards can say: effects, conditions, occasions, orders of the Invasion, and how modes read them."""
