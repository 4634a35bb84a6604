"""Simulations of the theorems in `bounds.theorems.high_dimension`."""
