"""Cascade correlation."""
