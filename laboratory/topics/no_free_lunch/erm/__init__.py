"""Consistency of empirical risk minimisation."""
