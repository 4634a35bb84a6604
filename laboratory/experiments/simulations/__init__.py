"""Theorems held against worlds of a few lines: one simulation a file, in the family of its theorem.

What several families share stands beside the families.
"""
