"""What texts do when they are carried out."""
