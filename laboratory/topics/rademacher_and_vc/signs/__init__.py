"""Random signs."""
