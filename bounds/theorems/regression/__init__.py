"""Regression and double descent."""
