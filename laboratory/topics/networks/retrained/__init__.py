"""Stopping rules compared, and retraining on all examples after early stopping."""
