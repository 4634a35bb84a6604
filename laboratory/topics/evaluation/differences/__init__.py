"""Intervals for the difference of two accuracies, and how often each covers it: exactly."""
