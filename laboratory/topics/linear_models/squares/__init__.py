"""Squares for mistakes."""
