"""Neighbours among irrelevant features."""
