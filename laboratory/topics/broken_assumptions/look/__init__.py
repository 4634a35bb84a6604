"""Choosing on the test set."""
