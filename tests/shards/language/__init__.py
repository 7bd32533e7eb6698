"""What cards can say."""
