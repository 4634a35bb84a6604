"""Margin or dimension."""
