"""Answers taken from the nearest points of the sample."""
