"""A rule chosen on the sample."""
