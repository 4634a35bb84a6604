"""Does a bound hold, by so many runs? Exact tests, with a stated rate of false alarms."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.experiments.curves import failure_interval
from laboratory.experiments.experiment import chance_of_so_many_failures

FALSE_ALARM = 1e-6  # a bound that holds is rejected with at most this probability
# Deviation of a mean, in standard errors, that chance exceeds with probability FALSE_ALARM / 2 on either side.
STANDARD_ERRORS = 4.9


@dataclass(frozen=True)
class Verdict:
    """The verdict of runs on a bound: `low` and `high` enclose the failure rate, or the mean of what was measured."""

    runs: int
    failures: int
    rate: float
    low: float
    high: float
    holds: bool


def of_failures(failures: int, runs: int, allowed: float) -> Verdict:
    """A bound that may fail with probability `allowed`; 0: never."""
    low, high = failure_interval(failures, runs)
    holds = failures == 0 if allowed == 0 else chance_of_so_many_failures(failures, runs, allowed) > FALSE_ALARM
    return Verdict(runs, failures, failures / runs, low, high, holds)


def of_a_mean(measured: NDArray[np.float64], bound: float, relation: str) -> Verdict:
    """A bound on a mean: rejected where the mean is beyond it by more than chance explains."""
    mean, runs = float(np.mean(measured)), len(measured)
    error = float(np.std(measured, ddof=1)) / math.sqrt(runs) if runs > 1 else math.inf
    low, high = mean - STANDARD_ERRORS * error, mean + STANDARD_ERRORS * error
    slack = 1e-9 * max(1.0, abs(bound))
    holds = (low <= bound + slack or relation == ">=") and (high >= bound - slack or relation == "<=")
    return Verdict(runs, 0, mean, low, high, holds)
