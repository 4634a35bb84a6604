"""Finite classes: how samples mislead, and how seldom."""
