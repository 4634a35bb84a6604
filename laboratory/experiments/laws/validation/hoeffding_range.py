"""Losses of 0 or 3."""

from laboratory.experiments.enumeration import apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the mean loss differs from its expectation by more than the bound",
    world="Each of n independent losses is 3 with probability p, else 0.",
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "loss_range": 3},
    exact=counted(lambda k, n, p: 3 * apart(k, n, p)),
)
