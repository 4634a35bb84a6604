"""Feature maps."""
