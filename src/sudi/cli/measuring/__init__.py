"""Measuring at the terminal: arena, laboratory, training, data sets."""
