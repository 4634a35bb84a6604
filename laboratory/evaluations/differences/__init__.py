"""Intervals for a difference of two accuracies: of independent samples, and of the same items."""
