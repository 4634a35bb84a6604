"""Polynomial features: the powers of x are nearly dependent."""
