"""The degree of a polynomial kernel."""
