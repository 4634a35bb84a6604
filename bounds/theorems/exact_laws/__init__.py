"""Exact distributions."""
