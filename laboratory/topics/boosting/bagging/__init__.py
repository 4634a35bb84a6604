"""Bagging and forests: trees on samples of the sample."""
