"""Theorems tested on small distributions: one simulation a file, in the family of its theorem.

What several families share lies beside the families.
"""
