"""Comparing two independent proportions."""
