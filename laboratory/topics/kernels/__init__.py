"""Kernels: inner products in a space of features that are never computed."""
