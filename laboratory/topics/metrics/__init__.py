"""Metrics: one threshold, costs, and the Bayes risk."""
