"""Structural risk minimisation."""
