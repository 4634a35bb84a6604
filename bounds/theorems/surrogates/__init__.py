"""Surrogate losses."""
