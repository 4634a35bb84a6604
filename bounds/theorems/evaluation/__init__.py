"""Planning evaluations."""
