"""Neighbours in the plane."""
