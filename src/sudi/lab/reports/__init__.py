"""Reports: what the laboratory found, as tables for the terminal and as one HTML file with plots and JSON beside it."""

from .page import Report, write

__all__ = ["Report", "write"]
