"""The variance seen on the sample, on both sides."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the share of mistakes differs from the risk by more than the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": k * (n - k) / n**2},
    exact=counted(apart),
)
