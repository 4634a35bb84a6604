"""Guarantees asked where their assumptions do not hold: how often they still are kept."""
