"""Promises asked where their assumptions do not hold: how often they still are kept."""

from experiments.broken.coverage import Coverage, coverage_of_a_test_set
from experiments.broken.noisy import noisy_run
from experiments.broken.run import BrokenRun, Repair
from experiments.broken.tested import drifting_run, looked_run, repeating_run

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
