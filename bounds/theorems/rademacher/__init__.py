"""Rademacher complexity."""
