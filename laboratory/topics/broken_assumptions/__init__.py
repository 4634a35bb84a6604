"""Promises asked where their assumptions do not hold: how often they still are kept."""

from laboratory.topics.broken_assumptions.coverage import Coverage, coverage_of_a_test_set
from laboratory.topics.broken_assumptions.noise.run import noisy_run
from laboratory.topics.broken_assumptions.run import BrokenRun, Repair
from laboratory.topics.broken_assumptions.tested import drifting_run, looked_run, repeating_run

__all__ = [
    "BrokenRun",
    "Coverage",
    "Repair",
    "coverage_of_a_test_set",
    "drifting_run",
    "looked_run",
    "noisy_run",
    "repeating_run",
]
