"""Audit: bounds compared with known true values."""
