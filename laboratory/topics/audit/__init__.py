"""Audit: theorems held against the truth."""
