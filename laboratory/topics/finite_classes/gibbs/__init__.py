"""A posterior over thresholds in place of one hypothesis."""
