"""Simulations of the theorems in `bounds.theorems.exact_laws`."""
