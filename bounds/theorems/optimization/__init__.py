"""Gradient descent."""
