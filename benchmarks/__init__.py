"""Ratios of our speed to what a user would otherwise run, measured side by side in one go: `python -m benchmarks`."""
