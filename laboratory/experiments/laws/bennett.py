"""Variance and range, with Bennett's exponent."""

from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import VARIANCE

LAW = Law(
    event="the risk exceeds the share of mistakes by more than the bound",
    world=VARIANCE,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": p * (1 - p), "loss_range": 1},
    exact=counted(above),
)
