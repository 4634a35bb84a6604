"""Variance and range."""

from laboratory.experiments.drawn_samples import VARIANCE
from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk exceeds the share of mistakes by more than the bound",
    world=VARIANCE,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": p * (1 - p), "loss_range": 1},
    exact=counted(above),
)
