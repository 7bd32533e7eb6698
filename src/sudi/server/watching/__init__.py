"""What the server tells about itself, and the orders of whoever runs it."""
