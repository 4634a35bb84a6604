"""Validation and test sets."""
