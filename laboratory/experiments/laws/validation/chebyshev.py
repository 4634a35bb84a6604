"""The variance alone."""

from laboratory.experiments.drawn_samples import VARIANCE
from laboratory.experiments.enumeration import apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the share of mistakes differs from the risk by more than the bound",
    world=VARIANCE,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": p * (1 - p)},
    exact=counted(apart),
)
