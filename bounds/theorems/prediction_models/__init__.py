"""Sample sizes of clinical prediction models."""
