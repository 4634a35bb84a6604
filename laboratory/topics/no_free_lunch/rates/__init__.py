"""Rates."""
