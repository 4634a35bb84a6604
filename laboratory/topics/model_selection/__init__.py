"""Choosing a model: which degree, where the error comes from, how to hold out, and what the choice itself costs."""
