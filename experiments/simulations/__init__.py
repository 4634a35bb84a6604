"""Theorems held against worlds of a few lines: one simulation a file."""
