"""Bounds that are computed from what a run gives, not by a formula: losses one by one, edges, a tree, a posterior."""
