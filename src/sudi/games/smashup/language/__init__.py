"""What cards and bases can say: effects, standing rules, whom they are about."""
