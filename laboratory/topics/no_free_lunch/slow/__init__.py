"""Arbitrarily slow rates."""
