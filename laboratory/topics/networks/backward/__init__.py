"""Backpropagation."""
