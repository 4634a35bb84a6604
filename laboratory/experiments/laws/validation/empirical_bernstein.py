"""The variance seen on the sample."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk exceeds the share of mistakes by more than the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": k * (n - k) / (n * (n - 1))},
    exact=counted(above),
    least=2,
)
