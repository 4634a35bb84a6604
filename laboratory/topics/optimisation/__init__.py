"""Optimisation: paths downhill, how large a step may be, and what convexity promises."""
