"""Optimization: paths downhill, how large a step may be, and what convexity guarantees."""
