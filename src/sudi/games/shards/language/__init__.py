"""What cards can say: effects, conditions, amounts, occasions, standing rules, numbers."""
