"""A learner without bias."""
