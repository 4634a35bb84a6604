"""A point that is in no sample."""
