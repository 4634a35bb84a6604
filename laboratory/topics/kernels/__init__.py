"""Kernels: inner products in a space of features that nobody computes."""
