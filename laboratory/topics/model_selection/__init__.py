"""Choosing a model: which degree, where the error comes from, how to hold out, and the cost of the choice itself."""
