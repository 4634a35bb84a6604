"""Strong convexity."""
