"""Simulations of the theorems in `bounds.theorems.hoeffding`."""
