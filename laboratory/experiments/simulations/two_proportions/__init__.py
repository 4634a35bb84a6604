"""Simulations of the theorems in `bounds.theorems.two_proportions`."""
