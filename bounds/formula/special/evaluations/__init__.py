"""Exact laws of tests and estimates that compare models, enumerated."""
