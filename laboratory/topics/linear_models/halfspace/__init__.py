"""Halfspace."""
