"""Promises asked where their assumptions do not hold: how often they still are kept."""

from experiments.broken.coverage import Coverage, coverage_of_a_test_set

__all__ = ["Coverage", "coverage_of_a_test_set"]
