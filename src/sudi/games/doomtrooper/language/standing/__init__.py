"""What cards say that holds for a while."""
