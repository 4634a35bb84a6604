"""Boosting."""
