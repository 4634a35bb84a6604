"""Simulations of the theorems in `bounds.theorems.pac_bayes`."""
