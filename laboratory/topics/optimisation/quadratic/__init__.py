"""Quadratics."""
