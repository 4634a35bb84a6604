"""Halfspaces through the origin: which one separates, which one makes the fewest mistakes."""
