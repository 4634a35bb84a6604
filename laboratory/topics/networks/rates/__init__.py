"""Learning rates."""
