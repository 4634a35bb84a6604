"""Step conditions."""
