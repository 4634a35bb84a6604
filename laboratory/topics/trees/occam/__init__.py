"""Occam's choice."""
