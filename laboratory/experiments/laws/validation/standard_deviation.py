"""The spread of losses of 0 or 1."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the standard deviation of the losses exceeds the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "variance": k * (n - k) / (n * (n - 1))},
    exact=counted(
        lambda k, n, p: (p * (1 - p)) ** 0.5,
    ),
    least=2,
)
