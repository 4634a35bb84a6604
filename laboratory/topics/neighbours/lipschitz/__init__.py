"""Slowly changing labels."""
