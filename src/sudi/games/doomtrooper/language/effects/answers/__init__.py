"""What is played in answer to something that has just happened."""
