"""A posterior over thresholds instead of one hypothesis."""
