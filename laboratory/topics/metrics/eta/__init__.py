"""Bayes risk."""
