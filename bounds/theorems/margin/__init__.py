"""Margins and support vector machines."""
