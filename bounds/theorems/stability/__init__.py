"""Algorithmic stability."""
