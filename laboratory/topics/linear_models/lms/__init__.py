"""Least mean squares."""
