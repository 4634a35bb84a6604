"""Four lines."""
