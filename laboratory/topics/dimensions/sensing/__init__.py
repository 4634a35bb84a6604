"""Sparse signals, recovered from few measurements."""
