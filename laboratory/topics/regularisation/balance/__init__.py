"""Fitting against stability."""
