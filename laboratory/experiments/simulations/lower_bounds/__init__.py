"""Simulations of the theorems in `bounds.theorems.lower_bounds`."""
