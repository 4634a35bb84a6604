"""Regularization: fitting against stability, one example replaced, and paths of weights."""
