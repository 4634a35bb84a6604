"""Conformal prediction and cross-validation."""
