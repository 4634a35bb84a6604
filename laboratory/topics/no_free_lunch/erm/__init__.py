"""Consistency of empirical risk minimization."""
