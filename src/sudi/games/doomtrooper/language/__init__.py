"""What cards can say: selectors, scopes, situations, occasions, numbers, standing rules, effects."""
