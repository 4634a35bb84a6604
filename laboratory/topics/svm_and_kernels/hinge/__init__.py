"""Hinge loss."""
