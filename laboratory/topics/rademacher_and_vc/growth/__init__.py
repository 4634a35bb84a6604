"""Growth functions."""
