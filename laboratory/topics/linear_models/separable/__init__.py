"""Separable or not."""
